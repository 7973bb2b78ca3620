/** The shape of all ratchets: the count of each kind in each place (a folder), and how two such tables differ. */

/** By place and by kind. A missing count is 0. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A table of counts that is filled one finding at a time. */
export class Tally {
  readonly counts: Record<string, Record<string, number>> = {};

  add(place: string, kind: string, number = 1): void {
    const own = this.counts[place] ?? {};
    this.counts[place] = own;
    own[kind] = (own[kind] ?? 0) + number;
  }
}

/** Given tables, returns one with the entries of all. */
export function merged(tables: readonly Counts[]): Counts {
  const all = new Tally();
  for (const table of tables) {
    for (const [place, kinds] of Object.entries(table)) {
      for (const [kind, number] of Object.entries(kinds)) all.add(place, kind, number);
    }
  }
  return all.counts;
}

/** A count that differs. */
export interface Change {
  readonly place: string;
  readonly kind: string;
  readonly before: number;
  readonly now: number;
}

/** Given the table before and the one now, returns where they differ. */
export function changes(before: Counts, now: Counts): Change[] {
  return sorted([...Object.keys(before), ...Object.keys(now)]).flatMap((place) =>
    sorted([...Object.keys(before[place] ?? {}), ...Object.keys(now[place] ?? {})])
      .map((kind) => ({ place, kind, before: before[place]?.[kind] ?? 0, now: now[place]?.[kind] ?? 0 }))
      .filter((change) => change.before !== change.now),
  );
}

/** Given the table before and the one now, returns the former with the counts that fell: no count rises. */
export function lowered(before: Counts, now: Counts): Counts {
  const least = new Tally();
  for (const [place, kinds] of Object.entries(before)) {
    for (const [kind, number] of Object.entries(kinds))
      least.add(place, kind, Math.min(number, now[place]?.[kind] ?? 0));
  }
  return least.counts;
}

/** Given a table, returns the text of its file: sorted by name, without zeros. */
export function fileText(counts: Counts): string {
  const places = sorted(Object.keys(counts)).map((place) => {
    const kinds = sorted(Object.keys(counts[place] ?? {})).map((kind) => [kind, counts[place]?.[kind] ?? 0] as const);
    return [place, Object.fromEntries(kinds.filter(([, number]) => number !== 0))] as const;
  });
  const filled = places.filter(([, kinds]) => Object.keys(kinds).length > 0);
  return `${JSON.stringify(Object.fromEntries(filled), null, 2)}\n`;
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();
