/** Counts on how many lines something is at each place: an x, or a column. */
export class LineCounts {
  readonly counts: Int32Array;
  /** the line that counted last at each place */
  readonly #last: Int32Array;

  constructor(places: number) {
    this.counts = new Int32Array(places);
    this.#last = new Int32Array(places);
  }

  /** Counts a place on the line with this number, from 1 on, once for a line. */
  add(place: number, line: number): void {
    if (this.#last[place] === line) return;
    this.#last[place] = line;
    this.counts[place] = this.at(place) + 1;
  }

  /** Returns on how many lines it is at a place. */
  at(place: number): number {
    return this.counts[place] ?? 0;
  }
}
