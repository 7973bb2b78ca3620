/** Finds the words of dates and amounts on which the readers of a picture differ. */
import type { WordedPage } from '../lines/lines.ts';
import { itemAt } from '../model/lists.ts';
import type { TablesResult } from '../model/table.ts';
import { isDoubtful, type Word } from '../model/word.ts';

/** A word on which the readers differ. */
export interface DoubtfulWord {
  /** of the document's pages, and of its words, from 0 */
  readonly page: number;
  readonly at: number;
  readonly word: Word;
  /** it is part of a date */
  readonly isDate: boolean;
}

/** Given pages and what was read of them, returns their doubtful dates and amounts in document order. */
export function doubtfulWords(pages: readonly WordedPage[], { lines }: TablesResult): DoubtfulWord[] {
  const used = new Map<string, boolean>();
  for (const { line, dates, amounts } of lines) {
    for (const [spans, isDate] of [[amounts, false] as const, [dates, true] as const]) {
      for (const { from, to } of spans) {
        for (let i = from; i < to; i++) used.set(placeOf(itemAt(line.words, i)), isDate);
      }
    }
  }
  return pages.flatMap(({ words }, page) =>
    words.flatMap((word, at) => {
      const isDate = isDoubtful(word) ? used.get(placeOf(word)) : undefined;
      return isDate === undefined ? [] : [{ page, at, word, isDate }];
    }),
  );
}

/** A stage may have made another word of it, at the same place. */
const placeOf = ({ page, x0, baseline }: Word): string => `${page} ${x0} ${baseline}`;

/** Returns the pages with other words at some places. */
export function withWords(pages: readonly WordedPage[], changes: readonly DoubtfulWord[]): WordedPage[] {
  return pages.map((page, index) => {
    const own = changes.filter((change) => change.page === index);
    if (own.length === 0) return page;
    const words = [...page.words];
    for (const { at, word } of own) words[at] = word;
    return { ...page, words };
  });
}
