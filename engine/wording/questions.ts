/** Words for what a document leaves open: the questions, and the answers to them. */
import type { FindingIn } from './family.ts';

/** Where the day of booking is; `heading` is that of another column, as printed. */
export type BookingDay =
  | { readonly place: 'column' | 'stacked' | 'before' | 'behind' | 'text'; readonly heading: null }
  | { readonly place: 'headed'; readonly heading: string };

/** Whose side the signs of a paper are of, and what a balance without a sign is. */
export interface Sides {
  readonly signs: 'holder' | 'bank';
  readonly balances: 'held' | 'owed';
}

/** Given how the signs of a paper are read, returns whose side they are of. */
export const sidesOf = ({ flip, owed }: { readonly flip: 1 | -1; readonly owed: boolean }): Sides => ({
  signs: flip === 1 ? 'holder' : 'bank',
  balances: owed ? 'owed' : 'held',
});

const DAYS: Readonly<Record<Exclude<BookingDay['place'], 'headed'>, string>> = {
  column: 'the dates in their column',
  stacked: 'the dates above or below them',
  before: 'the dates before them',
  behind: 'the dates behind them',
  text: 'the dates with which the texts begin',
};

export const dayNamed = (day: BookingDay): string =>
  day.place === 'headed' ? `the dates below "${day.heading}"` : DAYS[day.place];

export const sidesNamed = ({ signs, balances }: Sides): string =>
  `the signs as the ${signs}’s, the balances as ${balances}`;

export const ANSWERS = {
  DECIMAL_MARK: ({ mark }: { mark: '.' | ',' }) => mark,
  DATE_ORDER: ({ order }: { order: 'DMY' | 'MDY' | 'YMD' }) => order,
  COLUMNS: ({ columns }: { columns: readonly string[] }) => columns.join(', '),
  BOOKING_DAY: ({ day }: { day: BookingDay }) => dayNamed(day),
};
/** One answer: the question that it is to, and what it says. */
export type AnswerFinding = FindingIn<typeof ANSWERS>;
export type QuestionCode = AnswerFinding['code'];

export const QUESTIONS: Readonly<Record<QuestionCode, string>> = {
  DECIMAL_MARK: 'the decimal mark',
  DATE_ORDER: 'the order of dates',
  COLUMNS: 'the columns',
  BOOKING_DAY: 'the day of booking',
};
