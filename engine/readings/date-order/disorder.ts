/** Counts the days that go against the order in which most are listed. */

/** How many neighbours in runs of days go against the prevailing direction, and how many along it. */
interface Disorder {
  readonly against: number;
  readonly along: number;
}

/** Given runs of days, compares neighbours within each run. */
export function disorderOf(runs: readonly (readonly (string | null)[])[]): Disorder {
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
