/** Tells whether a statement prints its newest transaction first. */
import type { ReadRow } from '../../model/reading.ts';
import { daySteps, isBooked } from '../bookings.ts';
import type { PrintedFigures } from '../figures/printed.ts';
import { followBalances, type Step } from './checks.ts';

export type BookingOrder = 'oldest first' | 'newest first';

/** Given a part's rows and its figures, returns their order: by days, or by balances where days go up and down. */
export function bookingOrder(rows: readonly ReadRow[], figures: PrintedFigures): BookingOrder {
  const { up, down } = daySteps(rows);
  if (up > 0 && down === 0) return 'oldest first';
  if (down > 0 && up === 0) return 'newest first';
  const steps = rows
    .filter(isBooked)
    .map(({ amount, balance }, index): Step => ({ kind: 'transaction', index, amount, balance }));
  const opening = figures.opening?.value ?? null;
  const forward = followBalances(steps, opening).proved.size;
  const backward = followBalances(steps.toReversed(), opening).proved.size;
  if (forward !== backward) return forward > backward ? 'oldest first' : 'newest first';
  return down > up ? 'newest first' : 'oldest first';
}
