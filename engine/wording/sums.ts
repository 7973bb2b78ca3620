/** Words for what is found of a statement's sums: the checks themselves, and whether they prove it. */
import { counted, quoted } from './grammar.ts';

/** Figures that a statement may print about itself, and sums are compared with. */
export type SummedFigure = 'closing' | 'totalIn' | 'totalOut' | 'countIn' | 'countOut' | 'count';

const FIGURES: Readonly<Record<SummedFigure, string>> = {
  closing: 'opening balance and all amounts',
  totalIn: 'total of money in',
  totalOut: 'total of money out',
  countIn: 'number of credits',
  countOut: 'number of debits',
  count: 'number of transactions',
};

interface Balances {
  readonly balances: number;
}

interface WrongBalances extends Balances {
  /** so many of them do not follow */
  readonly wrong: number;
}

interface Figure {
  readonly figure: SummedFigure;
}

/** What a check says: parts of sentences. */
export const CHECKS = {
  BALANCES_FOLLOW: ({ balances }: Balances) =>
    `${counted(balances, 'printed balance')} follow from the rows before them`,
  BALANCES_DO_NOT_FOLLOW: ({ wrong, balances }: WrongBalances) =>
    `${wrong} of ${counted(balances, 'printed balance')} do not follow from the rows before them`,
  STATED_BALANCES_FOLLOW: ({ balances }: Balances) => `${counted(balances, 'balance')} printed between rows follow`,
  STATED_BALANCES_DO_NOT_FOLLOW: ({ wrong, balances }: WrongBalances) =>
    `${wrong} of ${counted(balances, 'balance')} printed between rows do not follow`,
  FIGURE_AS_PRINTED: ({ figure }: Figure) => `${FIGURES[figure]}: as printed`,
  FIGURE_PRINTED_OTHERWISE: ({ figure }: Figure) => `${FIGURES[figure]}: the paper prints otherwise`,
  DATES_IN_PERIOD: () => 'all dates lie in the printed period',
  DATE_OUTSIDE_PERIOD: () => 'a booking date lies outside the printed period',
};

/** What a paper says against itself: parts of sentences. */
export const CONTRADICTIONS = {
  BALANCE_PRINTED_TWICE: ({ balance }: { balance: 'opening' | 'closing' }) =>
    `the ${balance} balance is printed twice, and not alike`,
  CARRIED_BALANCE_NOT_CLOSING: () => 'the balance carried forward below the rows is not the closing balance',
};

export const SUMS = {
  BALANCES_CLOSE: ({ sums }: { sums: number }) =>
    `The printed balances follow from row to row, and ${sumsClose(sums)}.`,
  AMOUNTS_CLOSE: ({ sums }: { sums: number }) =>
    `Opening balance and all amounts give the closing balance; ${sumsClose(sums)}.`,
  NO_OPENING_BALANCE: () => 'No opening balance is printed apart from the rows.',
  NO_END_PRINTED: () => 'No closing balance, total or count is printed that would show that no row is missing.',
  FIGURES_AGREE: ({ figures }: { figures: number }) =>
    figures === 1
      ? 'The one printed total or count agrees with the rows.'
      : `The ${figures} printed totals and counts agree with the rows.`,
  NO_FIGURES_AGAINST: () => 'No total and no count is printed that goes against the rows.',
  FIGURES_NOT_REACHED: ({ texts }: { texts: readonly string[] }) =>
    `The paper prints what its rows do not come to: ${quoted(texts)}.`,
};

const sumsClose = (sums: number): string => `${counted(sums, 'independent sum')} ${sums === 1 ? 'closes' : 'close'}`;
