/** Tells whether a statement prints its newest transaction first. */
import type { ReadRow } from '../../model/reading.ts';
import { isBooked } from '../bookings.ts';
import type { PrintedFigures } from '../figures/balances.ts';
import { followBalances, type Step } from './checks.ts';

export type BookingOrder = 'oldest first' | 'newest first';

/** Given a part's rows and its printed figures, returns their order: by balances where there are some, else by dates. */
export function bookingOrder(rows: readonly ReadRow[], figures: PrintedFigures): BookingOrder {
  let up = 0;
  let down = 0;
  let before: string | null = null;
  for (const { role, date } of rows) {
    if (role !== 'transaction' || date === null) continue;
    if (before !== null && date > before) up++;
    else if (before !== null && date < before) down++;
    before = date;
  }
  if (up > 0 && down === 0) return 'oldest first';
  if (down > 0 && up === 0) return 'newest first';
  const transactions = rows.filter(isBooked);
  const steps = transactions.map(
    (r, index): Step => ({ kind: 'transaction', index, amount: r.amount as number, balance: r.balance }),
  );
  const forward = followBalances(steps, figures.opening?.value ?? null).proved.size;
  const backward = followBalances([...steps].reverse(), figures.opening?.value ?? null).proved.size;
  if (forward !== backward) return forward > backward ? 'oldest first' : 'newest first';
  return down > up ? 'newest first' : 'oldest first';
}
