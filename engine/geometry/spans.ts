/** Spans of a line's words: what was read from them. */

export interface WordSpan {
  /** words [from, to) of the line */
  readonly from: number;
  readonly to: number;
}

/** Given a span and others of the same line, tells whether it shares a word with one of them: "01.04" is a day, and no amount. */
export function sharesWord({ from, to }: WordSpan, others: readonly WordSpan[]): boolean {
  for (const other of others) if (from < other.to && other.from < to) return true;
  return false;
}
