/** Decides a table as the user says what its columns hold. */
import type { DateOrder } from '../../dates/date.ts';
import type { Row } from '../../model/row.ts';
import type { SaidRole } from '../../model/said-roles.ts';
import { bookingDatesOf } from '../booking-day/question.ts';
import { rolesAsSaid, saidOtherwise } from './said-columns.ts';
import type { TableDecision } from './table-decision.ts';

/**
 * Given the decision of a table, its rows and what the user says of its columns, returns the decision as they are said:
 * the ways of the paper itself stay rivals.
 */
export function decidedAsSaid(
  own: TableDecision,
  rows: readonly Row[],
  said: readonly SaidRole[],
  order: DateOrder,
): TableDecision {
  const { table, roles } = own;
  const [first] = rows;
  if (first === undefined) return own;
  // two currencies of one table have their columns from it
  const now = table.money ? roles.roles : rolesAsSaid(roles.roles, first.kinds, said);
  const otherwise = saidOtherwise(first.columns, roles.roles, now);
  if (!otherwise.days && !otherwise.money) return own;
  const rivals = [roles.roles, ...roles.rivals].filter((one) => one.join() !== now.join());
  const days = bookingDatesOf(rows, now, order);
  const inColumn = days.dates.filter(({ place }) => place === 'column');
  return {
    table,
    roles: { ...roles, roles: now, rivals },
    days: otherwise.days && inColumn.length > 0 ? { dates: inColumn, named: true } : days,
    said: otherwise,
  };
}
