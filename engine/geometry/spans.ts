/** Spans of a line's words: what was read from them. */

export interface WordSpan {
  /** words [from, to) of the line */
  readonly from: number;
  readonly to: number;
}

/** True for a span that shares a word with one of the others on its line: "01.04" is a day, and no amount. */
export function sharesWord({ from, to }: WordSpan, others: readonly WordSpan[]): boolean {
  for (const other of others) if (from < other.to && other.from < to) return true;
  return false;
}
