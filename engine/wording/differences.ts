/** Words for what two readings of a paper differ in: parts of sentences. */
import { type FindingIn, findingsOf } from './family.ts';
import { type BookingDay, dayNamed, QUESTIONS, type Sides, sidesNamed } from './questions.ts';

/** The two of something: as it was read, and as it can be read too. */
type Two<T> = readonly [read: T, other: T];

export const DIFFERENCES = {
  DECIMAL_MARK: ({ marks }: { marks: Two<'.' | ','> }) => `${QUESTIONS.DECIMAL_MARK} ${marks.join(' or ')}`,
  DATE_ORDER: ({ orders }: { orders: Two<'DMY' | 'MDY' | 'YMD'> }) => `${QUESTIONS.DATE_ORDER} ${orders.join(' or ')}`,
  COLUMNS: ({ columns }: { columns: Two<readonly string[]> }) =>
    `${QUESTIONS.COLUMNS} ${columns.map((roles) => roles.join(', ')).join(' or ')}`,
  BOOKING_DAY: ({ days }: { days: Two<BookingDay> }) => `${QUESTIONS.BOOKING_DAY} ${days.map(dayNamed).join(' or ')}`,
  SIDES: ({ sides }: { sides: Two<Sides> }) => sides.map(sidesNamed).join(', or '),
  LIST_APART: () => 'a list with a title of its own holds bookings, or none',
  PRINTED_TWICE: () => 'bookings are printed twice, or were made twice',
  UNDATED_LINES: () => 'lines without a date that cancel out are bookings, or none',
  ROWS_OF_NOTHING: () => 'rows of nothing are bookings, or only inform',
  ROWS_SET_APART: () => 'rows that something sets apart from the others, and that cancel out, are bookings, or none',
};

export type Difference = FindingIn<typeof DIFFERENCES>;

export const difference = findingsOf<typeof DIFFERENCES>();
