/** Words for what two readings of a paper differ in: parts of sentences. */
import type { FindingIn, NoParams, ParamsIn } from './family.ts';

/** Where the day of booking stands; `heading` is that of another column, as printed. */
export type BookingDay =
  | { readonly place: 'column' | 'stacked' | 'before' | 'behind' | 'text'; readonly heading: null }
  | { readonly place: 'headed'; readonly heading: string };

/** Whose side the signs of a paper are of, and what a balance without a sign is. */
export interface Sides {
  readonly signs: 'holder' | 'bank';
  readonly balances: 'held' | 'owed';
}

const DAYS: Readonly<Record<Exclude<BookingDay['place'], 'headed'>, string>> = {
  column: 'the dates in their column',
  stacked: 'the dates above or below them',
  before: 'the dates before them',
  behind: 'the dates behind them',
  text: 'the dates with which the texts begin',
};

const dayNamed = (day: BookingDay): string =>
  day.place === 'headed' ? `the dates below "${day.heading}"` : DAYS[day.place];

const sidesNamed = ({ signs, balances }: Sides): string => `the signs as the ${signs}’s, the balances as ${balances}`;

/** The two of something: as it was read, and as it can be read too. */
type Two<T> = readonly [read: T, other: T];

export const DIFFERENCES = {
  DECIMAL_MARK: ({ marks }: { readonly marks: Two<'.' | ','> }) => `the decimal mark ${marks.join(' or ')}`,
  DATE_ORDER: ({ orders }: { readonly orders: Two<'DMY' | 'MDY' | 'YMD'> }) =>
    `the order of dates ${orders.join(' or ')}`,
  COLUMNS: ({ columns }: { readonly columns: Two<readonly string[]> }) =>
    `the columns ${columns.map((roles) => roles.join(', ')).join(' or ')}`,
  BOOKING_DAY: ({ days }: { readonly days: Two<BookingDay> }) =>
    `the day of booking ${days.map(dayNamed).join(' or ')}`,
  SIDES: ({ sides }: { readonly sides: Two<Sides> }) => sides.map(sidesNamed).join(', or '),
  LIST_APART: () => 'a list with a title of its own holds bookings, or none',
  PRINTED_TWICE: () => 'bookings are printed twice, or were made twice',
  UNDATED_LINES: () => 'lines without a date that cancel out are bookings, or none',
  ROWS_OF_NOTHING: () => 'rows of nothing are bookings, or only inform',
  ROWS_SET_APART: () => 'rows that something sets apart from the others, and that cancel out, are bookings, or none',
};

export type Difference = FindingIn<typeof DIFFERENCES>;

type Params = ParamsIn<typeof DIFFERENCES>;

/** Given a code and its parameters, returns the difference. */
export function difference<C extends keyof Params>(
  code: C,
  ...[params]: Params[C] extends NoParams ? [] : [params: Params[C]]
): { readonly code: C; readonly params: Params[C] } {
  return { code, params: (params ?? {}) as Params[C] };
}
