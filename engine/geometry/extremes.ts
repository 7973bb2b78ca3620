/** The least and the greatest of numbers: `Math.min(...numbers)` puts each on the stack, which a long statement's rows overflow. */

/** Given numbers, returns the least of them; Infinity where there are none. */
export function least(numbers: Iterable<number>): number {
  let found = Infinity;
  for (const n of numbers) if (n < found) found = n;
  return found;
}

/** Given numbers, returns the greatest of them; -Infinity where there are none. */
export function greatest(numbers: Iterable<number>): number {
  let found = -Infinity;
  for (const n of numbers) if (n > found) found = n;
  return found;
}
