/** Finds the rows that state the balance with which a statement begins and ends. */
import type { ReadRow } from '../../model/reading.ts';
import type { ReadPart } from '../../readings/read.ts';
import { daySteps, isBooked } from '../bookings.ts';

const says =
  (...reasons: readonly string[]) =>
  ({ reason }: ReadRow): boolean =>
    reasons.includes(reason);
const isPlain = says('balance', 'daily_balance');

/** Given a part, returns the rows that state its opening and its closing balance, by the surest of several ways. */
export function balanceRows({ rows }: ReadPart): Readonly<Record<'opening' | 'closing', ReadRow | undefined>> {
  const isBalance = ({ role }: ReadRow) => role === 'balance';
  const all = rows.filter(isBalance);
  const first = rows.findIndex(isBooked);
  const above = first < 0 ? all : rows.slice(0, first).filter(isBalance);
  const below = first < 0 ? all : rows.slice(rows.findLastIndex(isBooked) + 1).filter(isBalance);
  const [before, behind] = isNewestFirst(rows) ? [below, above] : [above, below];
  // newest first, the row with such words may stand on the other side
  const opening = before.find(says('opening', 'brought_forward')) ?? before.find(isPlain) ?? all.find(says('opening'));
  const closing =
    behind.findLast(says('closing')) ??
    behind.findLast((row) => isPlain(row) && row !== opening) ??
    behind.findLast(says('carried_forward')) ??
    all.findLast(says('closing'));
  return { opening, closing };
}

/** True if the last booking is earlier than the first, and more bookings go back in time than forward. */
export function isNewestFirst(rows: readonly ReadRow[]): boolean {
  const first = rows.find(isBooked)?.date ?? '';
  if (first <= (rows.findLast(isBooked)?.date ?? '')) return false;
  // in lists by kind the last may be before the first by accident
  const { up, down } = daySteps(rows);
  return down > up;
}
