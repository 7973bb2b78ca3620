/** Counts in mail, one to a line. */

/** Given counts, each with the state that it counts, returns a line for each that is not zero. */
export const lines = (counts: readonly (readonly [number, string])[], colon = ': '): string =>
  counts
    .filter(([count]) => count > 0)
    .map(([count, what]) => `  ${what}${colon}${count}`)
    .join('\n');
