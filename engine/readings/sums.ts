/** Tells sums among the rows that look like bookings: their words name a total, and it is that of the rows above. */
import type { Minor } from '../statements/types.ts';
import type { ReadRow } from './types.ts';

export const TOTAL_KINDS: ReadonlySet<string> = new Set(['total', 'subtotal', 'total_debit', 'total_credit']);

interface Sums {
  in: Minor;
  out: Minor;
}

/**
 * Given rows in printed order, returns them with those as totals whose words say so and whose every amount is a sum of
 * all rows above or of those since the last total ("Interest earned" with an amount of its own stays a booking), and those
 * as balances that state a day's between the bookings. The one row of its table without a day is a total where it is such a sum.
 */
export function settleSums(rows: readonly ReadRow[]): ReadRow[] {
  const whole: Sums = { in: 0, out: 0 };
  let since: Sums = { in: 0, out: 0 };
  const last = rows.findLastIndex((r) => r.role === 'transaction');
  const sums = undated(rows);
  let booked = false;
  return rows.map((row, i): ReadRow => {
    // the balance of a day below its bookings needs no date; below all of them it may be an average
    if (row.role === 'ignored' && row.row.kindExact && row.row.kind === 'daily_balance' && booked && i < last)
      return { ...row, role: 'balance' };
    const sum = isSumOf(row, [whole, since]) || (sums.has(row) && isSumAlone(row, [whole, since]));
    const settled: ReadRow = sum ? { ...row, role: 'total', reason: 'a sum' } : row;
    booked ||= settled.role === 'transaction';
    if (settled.role === 'total') since = { in: 0, out: 0 };
    else if (settled.role === 'transaction' && row.amount !== null) {
      for (const sums of [whole, since]) {
        if (row.amount > 0) sums.in += row.amount;
        else sums.out -= row.amount;
      }
    }
    return settled;
  });
}

/** True for a row that names a total, by its words alone or without a day of its own, and prints nothing but sums. */
function isSumOf(row: ReadRow, of: readonly Sums[]): boolean {
  const { kind, kindExact } = row.row;
  if (kind === null || !TOTAL_KINDS.has(kind)) return false;
  // a name before the words may leave it without a day: "A Holder #7235: Total"
  if (row.role !== 'transaction' && row.reason !== 'no date') return false;
  if (row.ownDate && !kindExact) return false;
  const printed = [row.totals.debit, row.totals.credit, row.amount].filter((v) => v !== null).map(Math.abs);
  return (
    printed.some((v) => v !== 0) && of.some((sums) => printed.every((v) => v === 0 || v === sums.in || v === sums.out))
  );
}

/** Rows that are read as bookings and alone in their tables have no day of their own. */
function undated(rows: readonly ReadRow[]): ReadonlySet<ReadRow> {
  const byTable = new Map<number, ReadRow[]>();
  for (const row of rows) {
    if (row.role !== 'transaction' || row.ownDate) continue;
    byTable.set(row.row.table, [...(byTable.get(row.row.table) ?? []), row]);
  }
  return new Set([...byTable.values()].filter((found) => found.length === 1).flat());
}

function isSumAlone(row: ReadRow, of: readonly Sums[]): boolean {
  const printed = Math.abs(row.amount ?? 0);
  return printed !== 0 && of.some((sums) => printed === sums.in || printed === sums.out);
}
