/** The answers to a question that the service found open, each with the hint that gives it. */
import type { Finding, Hints } from '../api/types.ts';
import { texts } from '../texts/texts.ts';

interface Answer {
  readonly label: string;
  readonly name: keyof Hints;
  readonly hint: Hints;
}

type Difference = Extract<Finding, { code: 'AMBIGUOUS' }>['params']['differences'][number];

/** Given a finding, returns the answers that a person may give; none if nothing is asked. */
export function answersTo(finding: Finding): Answer[] {
  return finding.code === 'AMBIGUOUS' ? finding.params.differences.flatMap(answersOf) : [];
}

const { answers } = texts.check;

function answersOf(one: Difference): Answer[] {
  switch (one.code) {
    case 'DECIMAL_MARK':
      return one.params.marks.map((mark) => answer('decimalMark', { decimalMark: mark }, answers.mark(mark)));
    case 'DATE_ORDER':
      return one.params.orders.map((order) =>
        answer('dateOrder', { dateOrder: order }, texts.check.reread.orders[order]),
      );
    case 'COLUMNS':
      return one.params.columns.map((columns) =>
        answer('columns', { columns: [...columns] }, answers.columns(columns)),
      );
    case 'BOOKING_DAY':
      return one.params.days.map((day) =>
        answer('bookingDay', { bookingDay: day }, answers.day(day.place, day.heading)),
      );
    case 'SIDES':
      return one.params.sides.map((sides) => answer('sides', { sides }, answers.sides(sides.signs, sides.balances)));
    default:
      return [];
  }
}

const answer = (name: keyof Hints, hint: Hints, label: string): Answer => ({ name, hint, label });
