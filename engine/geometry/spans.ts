/** Spans of a line's words: what was read from them. */

export interface WordSpan {
  /** words [from, to) of the line */
  readonly from: number;
  readonly to: number;
}

/** True for a span that shares a word with one of the others on its line: "01.04" is a day, and no amount. */
export const sharesWord = ({ from, to }: WordSpan, others: readonly WordSpan[]): boolean =>
  others.some((other) => from < other.to && other.from < to);

/** True for a word, by its index, that one of the spans holds. */
export const holdsWord = (spans: readonly WordSpan[], word: number): boolean =>
  spans.some(({ from, to }) => word >= from && word < to);
