/** The rules about the order of dates: day, month or year first. */
import type { DateOrder } from '../../dates/date.ts';
import type { Rule } from '../../evidence/question.ts';
import { ruleEach } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';

const { certain, weak, trace } = STRENGTH;

/** What the dates of a paper are when they are read in an order. */
export interface OrderedDates {
  readonly order: DateOrder;
  /** a date of the rows, or one elsewhere that is printed alike, is no day in this order */
  readonly isRuledOut: boolean;
  /** the dates of the rows lie within the longest span of a statement */
  readonly isTogether: boolean;
  /** how many dates with their year, anywhere on the paper, are no days in this order */
  readonly unread: number;
  /** share of neighbouring rows whose dates go against the prevailing direction */
  readonly disorder: number;
  /** length of the shortest period that holds most rows, in days; 0 if periods do not matter */
  readonly periodDays: number;
  /** how many dates with their year are no days in this order, of those that repeat from page to page */
  readonly unreadOnEdges: number;
  /** a pattern on the paper says it, and none says another one: "MM/DD/YYYY" */
  readonly isWritten: boolean;
  /** that pattern is the heading of the column of the days, and not of a form in the small print */
  readonly isHeaded: boolean;
  /** how many days of rows are near one that the row names by its month */
  readonly named: number;
  /** days around the rows that all orders read alike are before or behind them all, as most are */
  readonly isAround: boolean;
}

/** What the rules look at. */
export interface OrderSubject {
  readonly orders: readonly OrderedDates[];
  readonly hint: DateOrder | undefined;
}

/** A strength is a whole number: shares are compared in millionths. */
const PARTS = 1_000_000;
/** Days; longer than any period, and as long as what an order makes no period of. */
const LONGEST_PERIOD = 1_000_000;

/** Pages repeat one date: more of them tell no more. */
const MOST_ON_EDGES = 10;

const rule = ruleEach(
  ({ orders }: OrderSubject) => orders,
  ({ order }) => order,
);

/** What the paper prints for an order; the more the likelier. */
export const printedFor = ({ isWritten, named, unread, isAround }: OrderedDates): readonly number[] => [
  Number(isWritten),
  named,
  -unread,
  Number(isAround),
];

export const ORDER_RULES: readonly Rule<OrderSubject, DateOrder>[] = [
  rule('ruled_out', 'excludes', ({ isRuledOut }) => (isRuledOut ? certain : null)),
  // a hint goes before what only ranks orders
  rule('hint', 'states', ({ order }, { hint }) => (order === hint ? certain : null)),
  rule('together', 'states', ({ isTogether }) => (isTogether ? weak : null)),
  rule('unread', 'suggests', ({ unread }) => -unread * trace),
  rule('written', 'suggests', ({ isWritten }) => (isWritten ? certain : null)),
  rule('named_beside', 'suggests', ({ named }) => named * trace),
  rule('in_sequence', 'defaults', ({ disorder }) => Math.round((1 - disorder) * PARTS)),
  rule('short_period', 'defaults', ({ periodDays }) => -Math.min(periodDays, LONGEST_PERIOD)),
  // a printer's code on the edge of each page may write its day in another order than the bank
  rule('unread_on_edges', 'defaults', ({ unreadOnEdges }) => -Math.min(unreadOnEdges, MOST_ON_EDGES)),
];
