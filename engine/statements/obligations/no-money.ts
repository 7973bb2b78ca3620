/** What on a paper says that its figures are of another size than they are printed in, or no money. */
import { least } from '../../geometry/extremes.ts';
import { countsNoMoney, headsNoMoney, namesNoMoney, scaleIn, unitBehind, unitIn } from '../../lexicon/lines/units.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isBooked, linesOfBookings } from '../bookings.ts';
import type { Subject } from './obligation.ts';

const COUNTED: ReadonlySet<string | null> = new Set(['amount', 'debit', 'credit', 'charge', 'balance']);

/** Given a subject, returns what says that its amounts are of another size, or no money; null where nothing does. */
export function otherUnit({ part: { part, context, currency }, proof: { rows }, document }: Subject): Finding | null {
  const inRows = linesOfBookings(rows);
  const first = least(inRows);
  for (const { line } of document.tables.lines) {
    if (line.index < part.fromLine || line.index >= part.toLine || inRows.has(line.index)) continue;
    for (const { text } of line.phrases) {
      const unit = scaleIn(text) ?? unitIn(text);
      if (unit !== null) return finding('AMOUNTS_SCALED', { text: unit });
      if (countsNoMoney(text) || (currency === null && line.index < first && namesNoMoney(text)))
        return finding('AMOUNTS_NO_MONEY', { text });
    }
  }
  const headed = rows
    .filter(isBooked)
    .flatMap(({ row }) => row.columns.filter((_, i) => COUNTED.has(context.rolesOf.get(row.table)?.[i] ?? null)));
  const other = headed.find(({ heading }) => headsNoMoney(heading) || unitBehind(heading) !== null);
  return other ? finding('COLUMN_NO_MONEY', { heading: other.heading }) : null;
}
