/** What on a paper says that its figures are of another size than they are printed in, or no money. */
import { least } from '../../geometry/extremes.ts';
import { countsNoMoney, headsNoMoney, namesNoMoney, scaleIn, unitBehind, unitIn } from '../../lexicon/lines/units.ts';
import { isBooked, linesOfBookings } from '../bookings.ts';
import type { Subject } from './obligation.ts';

const COUNTED: ReadonlySet<string | null> = new Set(['amount', 'debit', 'credit', 'charge', 'balance']);

/** Given a subject, returns what says that its amounts are of another size, or no money, as it is told; null where nothing does. */
export function otherUnit({ part: { part, context, currency }, proof: { rows }, document }: Subject): string | null {
  const inRows = linesOfBookings(rows);
  const first = least(inRows);
  for (const { line } of document.tables.lines) {
    if (line.index < part.fromLine || line.index >= part.toLine || inRows.has(line.index)) continue;
    for (const { text } of line.phrases) {
      const unit = scaleIn(text) ?? unitIn(text);
      if (unit !== null)
        return `The paper says “${unit}”: its amounts may be of another size than they are printed in.`;
      if (countsNoMoney(text) || (currency === null && line.index < first && namesNoMoney(text)))
        return `The paper says “${text}”: its amounts may be no money.`;
    }
  }
  const headed = rows
    .filter(isBooked)
    .flatMap(({ row }) => row.columns.filter((_, i) => COUNTED.has(context.rolesOf.get(row.table)?.[i] ?? null)));
  const other = headed.find(({ heading }) => headsNoMoney(heading) || unitBehind(heading) !== null);
  return other
    ? `A column of amounts is headed “${other.heading}”: they may be no money, or of another size than they are printed in.`
    : null;
}
