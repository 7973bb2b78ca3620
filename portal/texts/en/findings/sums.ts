/** English: findings about a statement's sums, and evidence against it. */
import type { Finding } from '../../../api/types.ts';
import { count } from '../../../formats/numbers.ts';
import { counted } from '../../counted.ts';
import type { FindingWords } from '../../finding-words.ts';
import { wordsIn } from '../../found.ts';
import { dates } from './dates.ts';
import { quoted } from './words.ts';

const balances = (number: number) => counted(number, { one: 'printed balance', other: 'printed balances' });
const follow = (number: number) => (number === 1 ? 'follows' : 'follow');
const doNot = (number: number) => (number === 1 ? 'does not' : 'do not');
const sumsHold = (number: number) =>
  `${counted(number, { one: 'independent sum', other: 'independent sums' })} ${number === 1 ? 'closes' : 'close'}`;

const amountsCorrected = (number: number) => counted(number, { one: 'corrected amount', other: 'corrected amounts' });

const FIGURES = {
  closing: 'opening balance and all amounts',
  totalIn: 'total of money in',
  totalOut: 'total of money out',
  countIn: 'number of credits',
  countOut: 'number of debits',
  count: 'number of transactions',
};

const against = {
  BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} ${follow(number)} from the rows before`,
  BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} of ${balances(number)} ${doNot(wrong)} follow from the rows before`,
  STATED_BALANCES_FOLLOW: ({ balances: number }) => `${balances(number)} between rows ${follow(number)} from them`,
  STATED_BALANCES_DO_NOT_FOLLOW: ({ wrong, balances: number }) =>
    `${count(wrong)} of ${balances(number)} between rows ${doNot(wrong)} follow from them`,
  FIGURE_AS_PRINTED: ({ figure }) => `${FIGURES[figure]}: as printed`,
  FIGURE_PRINTED_OTHERWISE: ({ figure }) => `${FIGURES[figure]}: the paper prints otherwise`,
  BALANCE_PRINTED_TWICE: ({ balance }) => `the ${balance} balance is printed twice, and not alike`,
  CARRIED_BALANCE_NOT_CLOSING: () => 'the balance carried forward below the rows is not the closing balance',
} satisfies Partial<FindingWords>;

type Unused = Extract<Finding, { code: 'FIGURES_DISAGREE' }>['params']['unused'];

const named = (unused: Unused) =>
  unused.length === 0
    ? ''
    : ` Amounts on the paper that no row uses: ${unused.map(({ text, page }) => `${text} (page ${count(page)})`).join(', ')}.`;

export const sums = {
  ...against,
  BALANCES_CLOSE: ({ sums }) => `The printed balances follow from row to row, and ${sumsHold(sums)}.`,
  AMOUNTS_CLOSE: ({ sums }) => `Opening balance and all amounts give the closing balance; ${sumsHold(sums)}.`,
  NO_OPENING_BALANCE: () => 'No opening balance is printed apart from the rows.',
  NO_END_PRINTED: () => 'No closing balance, total or count is printed that would show that no row is missing.',
  FIGURES_AGREE: ({ figures }) =>
    `${figures === 1 ? 'The one printed total or count agrees' : `The ${count(figures)} printed totals and counts agree`} with the rows.`,
  NO_FIGURES_AGAINST: () => 'No total and no count is printed that goes against the rows.',
  FIGURES_NOT_REACHED: ({ texts }) => `The paper prints what its rows do not come to: ${quoted(texts)}.`,
  JOINED_WHOLE_OPEN: ({ unverified, breaks, rows, uncovered }) => {
    const parts = [
      unverified > 0 && counted(unverified, { one: 'statement not verified', other: 'statements not verified' }),
      breaks > 0 &&
        counted(breaks, {
          one: 'place where a statement does not follow the one before',
          other: 'places where a statement does not follow the one before',
        }),
      rows > 0 && counted(rows, { one: 'row that may stand there twice', other: 'rows that may stand there twice' }),
      uncovered > 0 && 'days that no statement covers',
    ].filter((part) => part !== false);
    const open = parts.length === 0 ? 'balances that nobody can compare' : parts.join(', ');
    return `This statement is verified, but what is joined here is not, as a whole: ${open}.`;
  },
  CORRECTIONS_PROVED: ({ amounts, sums }) =>
    `${counted(sums, { one: 'sum of the paper closes', other: 'sums of the paper close' })}. Balances and printed totals prove ${amountsCorrected(amounts)}.`,
  CORRECTIONS_UNPROVED: ({ amounts }) =>
    `The sums close with ${amountsCorrected(amounts)}, and no second sum proves them: a figure that was entered so that one sum closes does not prove itself.`,
  CORRECTED_FIGURES_UNPROVED: () =>
    'A balance was entered or deleted by hand: the sums that it takes part in prove nothing.',
  CORRECTION_NOT_EXAMINED: () =>
    'The paper did not add up when it was read, so that other readings of it were not compared.',
  CORRECTED_DATES_UNPROVED: ({ rows }) =>
    `The date of ${counted(rows, { one: 'row', other: 'rows' })} was entered by hand, and no sum proves a date.`,
  FIGURES_DISAGREE: ({ findings, unused }) => {
    // a later version may have codes without a text here
    const parts = findings.flatMap(({ code, params }) => wordsIn({ ...against, ...dates }, code, params) ?? []);
    const which = parts.length === 0 ? '.' : `: ${parts.join('; ')}.`;
    return `A row is missing or misread, or the paper does not add up${which}${named(unused)}`;
  },
} satisfies Partial<FindingWords>;
