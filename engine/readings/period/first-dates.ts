/** Gives the first dates of a statement's bookings, by which its period is told. */
import type { DateToken } from '../../dates/date.ts';
import type { Roles } from '../../model/reading.ts';
import { daysIn } from '../booking-day/stacked-days.ts';
import type { Part } from '../parts/parts.ts';

/** So many dates choose among several printed periods. */
const MOST = 60;

/** Given a part and the roles of columns by table, returns the first dates of its rows that book something. */
export function firstDates({ rows }: Part, rolesOf: ReadonlyMap<number, Roles>): DateToken[] {
  const tokens: DateToken[] = [];
  for (const row of rows) {
    if (tokens.length === MOST) break;
    if (row.kindExact || row.section?.sign === 0) continue;
    const at = rolesOf.get(row.table)?.indexOf('date') ?? -1;
    const first = daysIn(row, at).booked ?? row.headingDate;
    if (first) tokens.push(first.token);
  }
  return tokens;
}
