/** Parts what stands close below several headings: each cell begins where its heading does. */
import type { Phrase } from '../../model/line.ts';

/** A cell begins where its heading does, within so many points. */
const ALIGNED = 1.5;

/** Given a phrase below a heading, and where that and the next heading begin, returns the words from the one below the heading up to the one below the next. */
export function cellOf({ text, words }: Phrase, x0: number, next: number | undefined): string {
  const beginning = (x: number) => words.findIndex((word) => Math.abs(word.x0 - x) <= ALIGNED);
  const from = Math.max(0, beginning(x0));
  const to = next === undefined ? -1 : beginning(next);
  if (from === 0 && to <= 0) return text;
  return words
    .slice(from, to > from ? to : undefined)
    .map((word) => word.text)
    .join(' ');
}
