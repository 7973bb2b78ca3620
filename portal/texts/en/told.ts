/** English: what the service says of papers and files, which it does in sentences: each is known by the one that it says. */
import { count } from '../../formats/numbers.ts';
import { counted } from '../counted.ts';

const rows = (number: string) => counted(Number(number), { one: 'row', other: 'rows' });
const lines = (number: string) => counted(Number(number), { one: 'line', other: 'lines' });
const sums = (number: string) =>
  counted(Number(number), { one: 'independent sum closes', other: 'independent sums close' });
const balances = (number: string) => counted(Number(number), { one: 'printed balance', other: 'printed balances' });
const follow = (number: string) => (number === '1' ? 'follows' : 'follow');
const doNot = (number: string) => (number === '1' ? 'does not' : 'do not');
const onPages = (pages: string) => (pages.includes(',') ? `pages ${pages}` : `page ${pages}`);

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
  'rows without a balance that cancel out are bookings, or none':
    'rows without a balance that cancel out are transactions, or none',
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

/** Of reasons those that are a list of what does not add up, each of it told below. */
export const mismatch = {
  sentence: /^The paper does not add up: (.+)\.$/,
  between: '; ',
  words: (parts: readonly string[]) => `The paper does not add up: ${parts.join('; ')}.`,
};

const reasons: readonly Told[] = [
  [
    /^The printed balances follow from row to row, and (\d+) independent sums close\.$/,
    (number) =>
      number === '0'
        ? 'The printed balances follow from row to row.'
        : `The printed balances follow from row to row, and ${sums(number)}.`,
  ],
  [
    /^Opening balance and all amounts give the closing balance; (\d+) independent sums close\.$/,
    (number) => `Opening balance and all amounts give the closing balance; ${sums(number)}.`,
  ],
  [/^Page (.+) has no text that can be read\.$/, (pages) => `There is no text that can be read on ${onPages(pages)}.`],
  [
    /^Its amounts have no decimals, and others of the paper have: they may be no money\.$/,
    () => 'Its amounts have no decimals, and others of the paper have: they may be no money.',
  ],
  [
    /^The paper prints a total of money in or out, and no transactions were found\.$/,
    () => 'The paper prints a total of money in or out, and no transactions were found.',
  ],
  [
    /^The date of (\d+) rows? is not printed; it was taken from the row above\.$/,
    (number) => `The date of ${rows(number)} is not printed; it was taken from the row above.`,
  ],
  [
    /^The date of (\d+) rows? may be that of the row above\.$/,
    (number) => `The date of ${rows(number)} may be that of the row above.`,
  ],
  [
    /^Where the date of (\d+) rows? stands, something was left unread that may belong to it\.$/,
    (number) => `Where the date of ${rows(number)} stands, something was left unread that may belong to it.`,
  ],
  [
    /^The date of (\d+) rows? is far from those around it, which are all in order\.$/,
    (number) => `The date of ${rows(number)} is far from those around it, which are all in order.`,
  ],
  [
    /^The pages are not in their order: page (\d+) stands behind page (\d+)\.$/,
    (page, before) => `The pages are not in their order: page ${page} stands behind page ${before}.`,
  ],
  [/^Page (\d+) is there twice\.$/, (page) => `Page ${page} is there twice.`],
  [
    /^The pages do not agree on how many there are: (\d+) and (\d+)\.$/,
    (one, other) => `The pages do not agree on how many there are: ${one} and ${other}.`,
  ],
  [/^Page (\d+(?: of \d+)?) is missing\.$/, (page) => `Page ${page} is missing.`],
  [/^Pages (\d+) to (\d+(?: of \d+)?) are missing\.$/, (first, last) => `Pages ${first} to ${last} are missing.`],
  [/^The paper does not give the year of its dates\.$/, () => 'The paper does not give the year of its dates.'],
  [
    /^(?:AMBIGUOUS: t|T)he paper can be read in two ways, and everything fits either way: (.+)\.$/,
    (told) =>
      `The paper can be read in two ways, and everything fits either way: ${told.replace(WAY, (way) => ways[way]!)}.`,
  ],
  [
    /^The paper can be read in more ways than were tried\.$/,
    () => 'The paper can be read in more ways than were tried.',
  ],
  [/^No opening balance is printed apart from the rows\.$/, () => 'No opening balance is printed apart from the rows.'],
  [
    /^No closing balance, total or count is printed that would show that no row is missing\.$/,
    () => 'No closing balance, total or count is printed that would show that no row is missing.',
  ],
  [
    /^(\d+) lines? that may be bookings could not be explained: page (.+)\.$/,
    (number, pages) => `${lines(number)} that may be bookings could not be explained, on ${onPages(pages)}.`,
  ],
  [
    /^The paper does not say of (\d+) amounts whether money came in or went out\.$/,
    (number) =>
      `The paper does not say of ${counted(Number(number), { one: 'amount', other: 'amounts' })} whether money came in or went out.`,
  ],
  [
    /^This page has no text that can be read: it is an image\.$/,
    () => 'This page has no text that can be read: it is an image.',
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
