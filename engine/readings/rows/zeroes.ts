/** Tells rows that book an amount of nothing from those that only inform. */
import { sharesWord } from '../../geometry/spans.ts';
import { AMOUNT_ROLES, type ColumnRole } from '../../lexicon/headings/column-role.ts';
import type { ReadRow, Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import { isMoneyLike } from '../../money/moneylike.ts';

/** A phrase that is an amount ends no further from it than this, points. */
const SLACK = 1;

const isBooked = (role: ColumnRole | null): boolean => role !== null && AMOUNT_ROLES.has(role);

/**
 * Given a row and the roles of its columns, tells whether figures stand where its amount does: "0.00", no dash and no
 * word for nothing.
 */
export function printsFigures({ amounts }: Row, roles: Roles): boolean {
  return amounts.some((amount, i) => amount !== null && !amount.token.nil && isBooked(roles[i]));
}

/**
 * Given the rows of a part and the roles of columns by table, returns them with those of nothing as none that print no
 * day where all bookings of their table do ("VAT 0.00"; where others take the day of the row above, they do so too),
 * and what is left of instalments: those of a table in which each has another amount, that stands by itself in no
 * column of money, and no balance, and those of a table in which all are of nothing, in a column that no heading calls
 * one of amounts.
 */
export function settleZeroes(rows: readonly ReadRow[], rolesOf: ReadonlyMap<number, Roles>): readonly ReadRow[] {
  if (!rows.some(isZero)) return rows;
  const carrying = new Set<number>();
  const booking = new Set<number>();
  const plain = new Set(
    rows.flatMap((r) => (isZero(r) && (r.balance !== null || !hasOther(r.row)) ? [r.row.table] : [])),
  );
  for (const { role, ownDate, amount, row } of rows) {
    if (role !== 'transaction') continue;
    if (amount !== 0 || headsAmount(row, rolesOf.get(row.table))) booking.add(row.table);
    if (amount !== 0 && !ownDate) carrying.add(row.table);
  }
  return rows.map((r): ReadRow => {
    const { table } = r.row;
    const books = booking.has(table) && (r.ownDate || carrying.has(table)) && plain.has(table);
    return isZero(r) && !books ? { ...r, role: 'ignored', reason: 'nothing_booked' } : r;
  });
}

const isZero = ({ role, amount }: ReadRow): boolean => role === 'transaction' && amount === 0;

/**
 * True for a row that has an amount of more than nothing in a phrase of its own, in no column of money and no date's.
 */
const hasOther = ({ amounts, lines }: Row): boolean =>
  lines.some(
    ({ source: { line, amounts: found, dates } }, i) =>
      // a rate may go on below: "THB 149.39 @"
      !lines[i - 1]?.source.line.phrases.some(({ text }) => text.endsWith('@')) &&
      found.some(
        (amount) =>
          !amounts.includes(amount) &&
          !sharesWord(amount, dates) &&
          !amount.token.whole &&
          /[1-9]/.test(amount.token.digits) &&
          isMoneyLike(amount.token) &&
          line.phrases.some(({ x0, x1 }) => x0 >= amount.x0 - SLACK && x1 <= amount.x1 + SLACK),
      ),
  );

/** True for a row with an amount below a heading that calls it one. */
const headsAmount = ({ amounts, columns }: Row, roles?: Roles): boolean =>
  columns.some(({ role }, i) => amounts[i] !== null && isBooked(role) && isBooked(roles?.[i] ?? null));
