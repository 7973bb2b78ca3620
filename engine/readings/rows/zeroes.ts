/** Tells bookings of zero from rows that only inform. */
import { sharesWord } from '../../geometry/spans.ts';
import { sectionName } from '../../lexicon/lines/sections.ts';
import type { ReadRow, Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import { isAmount } from '../roles.ts';

/** A phrase is an amount if it ends no further from it, in points. */
const SLACK = 1;

/** Given a row, returns whether its amount is printed in figures: "0.00", not a dash or a word. */
export const printsFigures = ({ amounts }: Row, roles: Roles): boolean =>
  amounts.some((amount, i) => amount !== null && !amount.token.nil && isAmount(roles[i]));

/**
 * Given the rows of a part and the roles of columns by table, returns them with zeroes ignored that book nothing: those
 * without a day in a table whose bookings all have one ("VAT 0.00") or in a section in which none has one ("Interest
 * charge on cash advances 0.00"), and what is left of instalments: those of a table
 * in which each has another amount, by itself in no column of money, and no balance, and those of a table of zeroes
 * only, if no heading calls their column one of amounts.
 */
export function settleZeroes(rows: readonly ReadRow[], rolesOf: ReadonlyMap<number, Roles>): readonly ReadRow[] {
  if (!rows.some(isZero)) return rows;
  const carrying = new Set<number>();
  const dated = new Set(
    rows.flatMap(({ role, ownDate, row }) => (role === 'transaction' && ownDate ? [nameOf(row)] : [])),
  );
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
    const isOfDay = r.ownDate || (carrying.has(table) && (r.balance !== null || dated.has(nameOf(r.row))));
    const books = booking.has(table) && isOfDay && plain.has(table);
    return isZero(r) && !books ? { ...r, role: 'ignored', reason: 'nothing_booked' } : r;
  });
}

const nameOf = ({ section }: Row): string | null => section && sectionName(section.title);

const isZero = ({ role, amount }: ReadRow): boolean => role === 'transaction' && amount === 0;

/** True for a row with another amount than zero, in a phrase of its own, in no column of money. */
const hasOther = ({ amounts, lines }: Row): boolean =>
  lines.some(({ source: { line, amounts: found, dates } }, i) => {
    const isAlone = ({ x0, x1 }: PlacedAmount) =>
      line.phrases.some((phrase) => phrase.x0 >= x0 - SLACK && phrase.x1 <= x1 + SLACK);
    const isMoney = ({ token }: PlacedAmount) => !token.whole && /[1-9]/.test(token.digits) && isMoneyLike(token);
    // a rate may continue below: "THB 149.39 @"
    if (lines[i - 1]?.source.line.phrases.some(({ text }) => text.endsWith('@'))) return false;
    return found.some((one) => !amounts.includes(one) && !sharesWord(one, dates) && isMoney(one) && isAlone(one));
  });

/** True for a row with an amount below a heading of amounts. */
const headsAmount = ({ amounts, columns }: Row, roles?: Roles): boolean =>
  columns.some(({ role }, i) => amounts[i] !== null && isAmount(role) && isAmount(roles?.[i]));
