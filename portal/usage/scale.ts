/** The axes of a plot: round figures beside it, and a few days below. */

/** In tens: each is even, or 1, so that half of it is a whole number. */
const ROUND = [1, 2, 4, 6, 8, 10];
const TEN = 10;

/** Given the highest value of a plot, returns its marks from 0 up: the last one is not lower. */
export function marksUpTo(most: number): readonly number[] {
  const unit = TEN ** Math.max(0, Math.ceil(Math.log10(Math.max(1, most))) - 1);
  const top = (ROUND.find((step) => step * unit >= most) ?? TEN) * unit;
  return top === 1 ? [0, 1] : [0, top / 2, top];
}

/** Given the number of days and how many labels have room, returns the places of those that are named, from 0. */
export function namedDays(days: number, room: number): readonly number[] {
  const step = Math.max(1, Math.ceil(days / room));
  const last = days - 1;
  return Array.from({ length: Math.ceil(days / step) }, (_, i) => last - i * step).reverse();
}
