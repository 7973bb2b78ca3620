/** Finds the closing balance by what the rows come to, where no words name it. */
import type { Minor } from '../../model/minor.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { ReadPart } from '../../readings/read.ts';
import { isBooked, netOf } from '../bookings.ts';
import { isNewestFirst } from './balance-rows.ts';
import { type PrintedBalance, statedBalance } from './balances.ts';
import type { ValuedFigure } from './summary.ts';
import { unnamedClosing } from './unnamed-closing.ts';

/** Given a part, its figures and its opening balance, returns the figure of what the rows come to that may close it. */
export function closingWithoutName(
  part: ReadPart,
  figures: readonly ValuedFigure[],
  opening: PrintedBalance | null,
): PrintedBalance | null {
  const sum = comesTo(part, opening);
  if (sum === null) return null;
  const own = opening !== null && 'figure' in opening.source ? opening.source.figure : null;
  const figure = unnamedClosing(part, figures, { opened: opening !== null, opening: own, sum });
  return figure && { value: sum, source: { figure } };
}

/**
 * What a part's rows come to: the opening balance and all amounts, else the balance of the latest row; null where none
 * is printed there.
 */
function comesTo({ rows }: ReadPart, opening: PrintedBalance | null): Minor | null {
  if (opening !== null) return opening.value + netOf(rows);
  const latest = isNewestFirst(rows) ? rows.find(isBooked) : rows.findLast(isBooked);
  return latest?.balance ?? null;
}

/**
 * Given a part, the row of its opening balance and that balance, returns the closing balance that a total below all
 * rows states: its figure below the balances is what the rows come to, or that of a column that begins with the opening
 * balance.
 */
export function closingTotal(
  part: ReadPart,
  openingRow: ReadRow | undefined,
  opening: PrintedBalance | null,
): PrintedBalance | null {
  const last = part.rows.findLastIndex(isBooked);
  if (last < 0) return null;
  const { table } = part.rows[last].row;
  // what a page comes to closes no statement
  const below = part.rows
    .slice(last + 1)
    .filter(({ role, row }) => role === 'total' && row.kind !== 'subtotal' && row.table === table);
  const end = comesTo(part, opening);
  const held = end === null ? undefined : below.findLast(({ balance }) => balance === end);
  if (end !== null && held) return { value: end, source: { row: held } };
  if (openingRow === undefined || openingRow.row.table !== part.rows.at(-1)?.row.table) return null;
  const begin = statedBalance(openingRow);
  const sum = (begin ?? 0) + netOf(part.rows);
  const fits = below.find(({ amount }) => amount !== null && Math.abs(amount) === Math.abs(sum));
  return begin !== null && sum !== begin && fits ? { value: sum, source: { row: fits } } : null;
}
