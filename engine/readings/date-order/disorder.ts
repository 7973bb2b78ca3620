/** Counts which days that follow each other go against the direction of most. */

/**
 * Given runs of days, returns how many neighbours within them go against the prevailing direction, and how many along
 * it.
 */
export function disorderOf(runs: readonly (readonly (string | null)[])[]): {
  readonly against: number;
  readonly along: number;
} {
  let ups = 0;
  let downs = 0;
  for (const days of runs) {
    let before: string | null = null;
    for (const day of days) {
      if (day === null) continue;
      if (before !== null && day > before) ups++;
      else if (before !== null && day < before) downs++;
      before = day;
    }
  }
  return { against: Math.min(ups, downs), along: Math.max(ups, downs) };
}
