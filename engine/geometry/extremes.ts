/** Extremes of many numbers: `Math.min(...numbers)` overflows the stack with a long statement's rows. */

/** Given numbers, returns the least of them; Infinity if there are none. */
export function least(numbers: Iterable<number>): number {
  let found = Infinity;
  for (const n of numbers) if (n < found) found = n;
  return found;
}

/** Given numbers, returns the greatest of them; -Infinity if there are none. */
export function greatest(numbers: Iterable<number>): number {
  let found = -Infinity;
  for (const n of numbers) if (n > found) found = n;
  return found;
}
