/** English: the differences between two readings of a paper. */
import type { Difference } from '../../../api/types.ts';
import type { DifferenceWords } from '../../finding-words.ts';
import { orders } from '../date-orders.ts';

type Day = Extract<Difference, { code: 'BOOKING_DAY' }>['params']['days'][number];
type Sides = Extract<Difference, { code: 'SIDES' }>['params']['sides'][number];

const DAYS = {
  column: 'the column of dates',
  stacked: 'the dates above or below these',
  before: 'the dates before these',
  behind: 'the dates behind these',
  text: 'the dates with which the texts begin',
};
const SIGNS = { holder: 'a plus is money in', bank: 'a plus is money out' };

const dayNamed = (day: Day) => (day.place === 'headed' ? `the dates below “${day.heading}”` : DAYS[day.place]);
const sidesNamed = ({ signs, balances }: Sides) => `${SIGNS[signs]}, the balances are ${balances}`;

export const differences: DifferenceWords = {
  DECIMAL_MARK: ({ marks }) => `the decimal mark ${marks.join(' or ')}`,
  DATE_ORDER: ({ orders: two }) => `the order of dates ${two.map((order) => `“${orders[order]}”`).join(' or ')}`,
  COLUMNS: ({ columns }) =>
    `the columns ${columns.map((roles) => roles.map((role) => role.replaceAll('_', ' ')).join(', ')).join(' or ')}`,
  BOOKING_DAY: ({ days }) => `the day of booking is in ${days.map(dayNamed).join(' or ')}`,
  SIDES: ({ sides }) => sides.map(sidesNamed).join(', or '),
  LIST_APART: () => 'a list with a title of its own holds transactions, or none',
  PRINTED_TWICE: () => 'transactions are printed twice, or were made twice',
  UNDATED_LINES: () => 'lines without a date that cancel out are transactions, or none',
  ROWS_OF_NOTHING: () => 'rows of 0.00 are transactions, or only inform',
  ROWS_SET_APART: () =>
    'rows that something sets apart from the others, and that cancel out, are transactions, or none',
};
