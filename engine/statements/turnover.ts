/** The sums of bookings on either side, and the sums that papers print of them. */
import type { Minor } from '../model/minor.ts';
import type { ReadRow } from '../model/reading.ts';
import { isBooked } from './bookings.ts';

/** Money in and money out, neither below zero. */
export interface Turnover {
  in: Minor;
  out: Minor;
}

export const noTurnover = (): Turnover => ({ in: 0, out: 0 });

export function addTo(turnover: Turnover, amount: Minor): void {
  if (amount > 0) turnover.in += amount;
  else turnover.out -= amount;
}

export function turnoverOf(rows: readonly ReadRow[]): Turnover {
  const turnover = noTurnover();
  for (const row of rows) if (isBooked(row)) addTo(turnover, row.amount);
  return turnover;
}

/** Given a turnover, returns the figures that a paper may print of it: either side, the difference, and both. */
export const sumsOf = (turnover: Readonly<Turnover>): Minor[] => [
  turnover.in,
  turnover.out,
  Math.abs(turnover.in - turnover.out),
  turnover.in + turnover.out,
];
