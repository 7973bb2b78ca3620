/** The rules about the order of dates: day, month or year first. */

import type { DateOrder } from '../../dates/date.ts';
import type { Finding, Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';

const { certain, weak, trace } = STRENGTH;

/** What the dates of a paper come to, where they are read in an order. */
export interface OrderedDates {
  readonly order: DateOrder;
  /** dates of the rows, or elsewhere dates that are printed alike, are none in this order */
  readonly isRuledOut: boolean;
  /** the dates of the rows lie within the days that a statement spans at the most */
  readonly isTogether: boolean;
  /** dates with their year, anywhere on the paper, that are none in this order */
  readonly unread: number;
  /** of the rows that follow each other, the share that go against the prevailing direction */
  readonly disorder: number;
  /** days of the shortest period that holds most rows, in days; 0 where periods do not matter */
  readonly periodDays: number;
}

/** What the rules look at. */
export interface OrderSubject {
  readonly orders: readonly OrderedDates[];
  readonly hint: DateOrder | undefined;
}

export type OrderRule = 'ruled_out' | 'hint' | 'together' | 'unread' | 'in_sequence' | 'short_period';

/** Shares are told apart to so small a part. */
const PARTS = 1_000_000;
/** No period is longer, in days: what no order makes a period is as long. */
const LONGEST_PERIOD = 1_000_000;

function rule(
  id: OrderRule,
  level: Level,
  strengthOf: (dates: OrderedDates, subject: OrderSubject) => number | null,
): Rule<OrderSubject, DateOrder, OrderRule> {
  const find = (subject: OrderSubject) =>
    subject.orders.flatMap((dates): Finding<DateOrder>[] => {
      const strength = strengthOf(dates, subject);
      return strength === null ? [] : [{ answer: dates.order, strength }];
    });
  return { id, level, find };
}

export const ORDER_RULES: readonly Rule<OrderSubject, DateOrder, OrderRule>[] = [
  rule('ruled_out', 'excludes', ({ isRuledOut }) => (isRuledOut ? certain : null)),
  // a hint goes before what only ranks orders
  rule('hint', 'states', ({ order }, { hint }) => (order === hint ? certain : null)),
  rule('together', 'states', ({ isTogether }) => (isTogether ? weak : null)),
  rule('unread', 'suggests', ({ unread }) => -unread * trace),
  rule('in_sequence', 'defaults', ({ disorder }) => Math.round((1 - disorder) * PARTS)),
  rule('short_period', 'defaults', ({ periodDays }) => -Math.min(periodDays, LONGEST_PERIOD)),
];
