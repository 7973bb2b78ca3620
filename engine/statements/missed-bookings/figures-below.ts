/** Finds lines that were read as more of a booking or a balance, and may be bookings that cancel out. */
import type { Line } from '../../model/line.ts';
import { groupBy } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import { rolesOf } from '../part.ts';
import type { Subject } from '../subject.ts';

const BOOKED: ReadonlySet<Roles[number]> = new Set(['amount', 'debit', 'credit']);
/** A figure with a mark of a note, "#1.23", or without cents, "25": it may not be read as an amount. */
const FIGURE = /^[^\p{L}\d]{0,2}(?=.*[1-9])\d[\d.,’']*[^\p{L}\d]{0,2}$/u;

/**
 * Given a statement, returns the lines of its bookings and balances with another figure in a column of amounts, if two
 * figures are equal.
 */
export function equalFiguresBelow({ rows, part }: Subject): Line[] {
  const read = rows.filter(({ role }) => role === 'transaction' || role === 'balance');
  const found = read.flatMap(({ row }) => {
    const roles = rolesOf(row, part);
    return roles.flatMap((role, i) => {
      if (!BOOKED.has(role)) return [];
      const printed = row.lines.flatMap(({ cells, source: { line } }) => {
        const text = cells[i]?.text ?? '';
        return FIGURE.test(text) ? [{ line, digits: text.replace(/\D/g, '') }] : [];
      });
      const own = printed.find(({ digits }) => digits === row.amounts[i]?.token.text.replace(/\D/g, ''));
      return printed.filter((figure) => figure !== own);
    });
  });
  const equal = [...groupBy(found, ({ digits }) => digits).values()].filter(({ length }) => length > 1);
  return equal.flatMap((same) => same.map(({ line }) => line));
}
