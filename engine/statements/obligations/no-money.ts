/** What on a paper says that its figures are of another size than they are printed in, or no money. */
import { least } from '../../geometry/extremes.ts';
import { countsNoMoney, headsNoMoney, namesNoMoney, scaleIn, unitBehind, unitIn } from '../../lexicon/lines/units.ts';
import type { Line } from '../../model/line.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { linesOfBookings, rolesOf } from '../bookings.ts';
import type { Subject } from './subject.ts';

const COUNTED: ReadonlySet<string | null> = new Set(['amount', 'debit', 'credit', 'charge', 'balance']);

/** Returns the first text beside the rows that says that their amounts are of another size, or no money. */
export function textOfOtherUnit({ part: { currency }, proof: { rows }, ownLines }: Subject): Finding | null {
  const inRows = linesOfBookings(rows);
  const first = least(inRows);
  for (const { line } of ownLines()) {
    const found = inRows.has(line.index) ? null : unitNamed(line, currency === null && line.index < first);
    if (found !== null) return found;
  }
  return null;
}

/** Returns what a line says of the unit. In the head of a paper without a currency a bare unit is enough. */
function unitNamed({ phrases }: Line, isHead: boolean): Finding | null {
  for (const { text } of phrases) {
    const unit = scaleIn(text) ?? unitIn(text);
    if (unit !== null) return finding('AMOUNTS_SCALED', { text: unit });
    if (countsNoMoney(text) || (isHead && namesNoMoney(text))) return finding('AMOUNTS_NO_MONEY', { text });
  }
  return null;
}

/** Returns the heading of a column of amounts that names something other than money; null without one. */
export function headingOfOtherUnit({ part, booked }: Subject): Finding | null {
  const headed = booked.flatMap(({ row }) => {
    const roles = rolesOf(row, part);
    return row.columns.filter((_, i) => COUNTED.has(roles[i] ?? null));
  });
  const other = headed.find(({ heading }) => headsNoMoney(heading) || unitBehind(heading) !== null);
  return other ? finding('COLUMN_NO_MONEY', { heading: other.heading }) : null;
}
