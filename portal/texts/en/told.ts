/** English: what the service says of papers and files, which it does in sentences: each is known by the one that it says. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';

const balances = (number: string) => counted(Number(number), { one: 'printed balance', other: 'printed balances' });
const follow = (number: string) => (number === '1' ? 'follows' : 'follow');
const doNot = (number: string) => (number === '1' ? 'does not' : 'do not');

/** A sentence of the service, and given what it tells in its groups, the words for it. */
export type Told = readonly [sentence: RegExp, words: (...told: string[]) => string];

/** What two ways of reading a paper differ in, and what each takes it for: the service's words, and ours. */
export const ways: Readonly<Record<string, string>> = {
  'the decimal mark': 'the decimal mark',
  'the order of dates': 'the order of dates',
  'the columns': 'the columns',
  'the day of booking': 'the day of booking is in',
  'the dates in their column': 'the column of dates',
  'the dates above or below them': 'the dates above or below these',
  'the dates before them': 'the dates before these',
  'the dates behind them': 'the dates behind these',
  'the dates with which the texts begin': 'the dates with which the texts begin',
  'the dates below': 'the dates below',
  'the signs as the holder’s': 'a plus is money in',
  'the signs as the bank’s': 'a plus is money out',
  'the balances as owed': 'the balances are owed',
  'the balances as held': 'the balances are held',
  'a list with a title of its own holds bookings, or none': 'a list with a title of its own holds bookings, or none',
  'bookings are printed twice, or were made twice': 'transactions are printed twice, or were made twice',
  'lines without a date that cancel out are bookings, or none':
    'lines without a date that cancel out are transactions, or none',
  'rows of nothing are bookings, or only inform': 'rows of 0.00 are transactions, or only inform',
  'rows that something sets apart from the others, and that cancel out, are bookings, or none':
    'rows that something sets apart from the others, and that cancel out, are transactions, or none',
};
const WAY = new RegExp(Object.keys(ways).join('|'), 'g');

const FIGURES: Readonly<Record<string, string>> = {
  'opening balance and all amounts': 'opening balance and all amounts',
  'total of money in': 'total of money in',
  'total of money out': 'total of money out',
  'number of credits': 'number of credits',
  'number of debits': 'number of debits',
  'number of transactions': 'number of transactions',
};
const FIGURE = Object.keys(FIGURES).join('|');

/** Of reasons those that are a list of what does not agree, each of it told below, and the amounts that may be missing. */
export const mismatch = {
  sentence:
    /^The rows and the printed figures do not agree \(.+?\): (.+?)\.(?: Amounts on the paper that no row uses: (.+)\.)?$/,
  between: '; ',
  words: (parts: readonly string[], unused: string | undefined) =>
    `The rows and the printed figures do not agree (a row may be missing or misread, or the paper itself may not add up): ${parts.join('; ')}.` +
    (unused === undefined ? '' : ` Amounts on the paper that no row uses: ${unused}.`),
};

/** Other reasons, and the evidence of obligations, are told as the service says them. */
const reasons: readonly Told[] = [
  [
    /^[Tt]he paper can be read in two ways, and everything fits either way: (.+)\.$/,
    (told) =>
      `The paper can be read in two ways, and everything fits either way: ${told.replace(WAY, (way) => ways[way]!)}.`,
  ],
];

/** What checks are about, and what contradicts itself: parts of sentences. */
const details: readonly Told[] = [
  [
    /^(\d+) printed balances? follow from the rows before them$/,
    (number) => `${balances(number)} ${follow(number)} from the rows before`,
  ],
  [
    /^(\d+) of (\d+) printed balances? do not follow from the rows before them$/,
    (wrong, all) => `${count(Number(wrong))} of ${balances(all)} ${doNot(wrong)} follow from the rows before`,
  ],
  [
    /^(\d+) balances? printed between rows follow$/,
    (number) => `${balances(number)} between rows ${follow(number)} from them`,
  ],
  [
    /^(\d+) of (\d+) balances? printed between rows do not follow$/,
    (wrong, all) => `${count(Number(wrong))} of ${balances(all)} between rows ${doNot(wrong)} follow from them`,
  ],
  [new RegExp(`^(${FIGURE}): as printed$`), (figure) => `${FIGURES[figure]}: as printed`],
  [
    new RegExp(`^(${FIGURE}): the paper prints otherwise$`),
    (figure) => `${FIGURES[figure]}: the paper prints otherwise`,
  ],
  [/^all dates lie in the printed period$/, () => 'all dates lie in the printed period'],
  [/^a booking date lies outside the printed period$/, () => 'a booking date lies outside the printed period'],
  [
    /^the opening balance is printed twice, and not alike$/,
    () => 'the opening balance is printed twice, and not alike',
  ],
  [
    /^the closing balance is printed twice, and not alike$/,
    () => 'the closing balance is printed twice, and not alike',
  ],
  [
    /^the balance carried forward below the rows is not the closing balance$/,
    () => 'the balance carried forward below the rows is not the closing balance',
  ],
];

/** Why a file cannot be read, with what to do about it. */
const files: readonly Told[] = [
  [
    /^The file has no text: its pages are empty, or drawings alone\./,
    () => 'The file has no text: its pages are empty, or drawings alone. Ask the bank for the PDF statement.',
  ],
  [
    /^The file is encrypted in a way that cannot be read\./,
    () => 'The file is encrypted in a way that cannot be read. Ask for a copy that is not.',
  ],
  [
    /^The file is damaged: no page of it can be read\./,
    () => 'The file is damaged: no page of it can be read. Ask for a new copy of it.',
  ],
  [
    /^Page (\d+) of the file is damaged and cannot be read\./,
    (page) => `Page ${page} of the file is damaged and cannot be read. Ask for a new copy of the file.`,
  ],
  [
    /^The text of the file cannot be read: its fonts do not tell which letters they draw\./,
    () =>
      'The text of the file cannot be read: its fonts do not tell which letters they draw. Ask the bank for another PDF of the statement, or run text recognition on it first.',
  ],
  [
    /^The file is a scan: its pages are images without text that can be read\./,
    () =>
      'The file is a scan: its pages are images without text that can be read. Ask the bank for the PDF statement, or run text recognition on it first.',
  ],
  [
    /^The file is larger than the memory that reading it may take\./,
    () => 'The file is larger than the memory that reading it may take. Split it.',
  ],
  [
    /^The file has (\d+) pages; at most (\d+) are read\./,
    (pages, most) =>
      `The file has ${count(Number(pages))} pages; at most ${count(Number(most))} are read. Split it into shorter files.`,
  ],
  [
    /^Page (\d+) of the file holds (\d+) letters; at most (\d+) are read\./,
    (page, letters, most) =>
      `Page ${page} of the file holds ${count(Number(letters))} letters; at most ${count(Number(most))} are read. Print the file to a new PDF of more pages.`,
  ],
  [
    /^The pages hold more text than a statement may have\./,
    () => 'The pages hold more text than a statement may have. Split the file, or ask for a new copy of it.',
  ],
  [
    /^The file needs more memory or work than a statement may take\./,
    () =>
      'The file needs more memory or work than a statement may take. It may be damaged, or made to do harm: print it to a new PDF, or ask for a new copy.',
  ],
  [
    /^This page takes more time or memory to draw than it may\./,
    () => 'It takes more time or memory than it may. Look at it in a reader of PDFs.',
  ],
  [
    /^(?:Reading|Opening) the PDF took longer than the time bound, twice\./,
    () => 'Reading this PDF took longer than it may, twice. Split it into shorter files.',
  ],
  [
    /^(?:Reading|Opening) the PDF broke the worker that read it, twice\./,
    () => 'Reading this PDF failed badly, twice. Print it to a new PDF, or split it.',
  ],
];

export const told: readonly Told[] = [...reasons, ...details, ...files];
