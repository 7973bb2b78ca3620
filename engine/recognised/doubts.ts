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

/** Returns a word once for each of its other readings, with that in the place of the first one. */
export function otherWords({ word, ...place }: DoubtfulWord): DoubtfulWord[] {
  const { reading } = word;
  if (reading === undefined) return [];
  return reading.others.map((text) => {
    const others = [word.text, ...reading.others.filter((other) => other !== text)];
    return { ...place, word: { ...word, text, reading: { ...reading, others, corrected: word.text } } };
  });
}

/**
 * Returns a word that one reader alone could read as something else: its last figure another one, or, where it has
 * none, as nothing that can be read. A sum that rests on the word fails with each other figure alike.
 */
export function otherwise(doubt: DoubtfulWord): DoubtfulWord {
  const { text } = doubt.word;
  const changed = text.replace(/\d(?=\D*$)/, (figure) => (figure === '0' ? '1' : '0'));
  return { ...doubt, word: { ...doubt.word, text: changed === text ? '?' : changed } };
}

/** Returns a word of which the sums allow no other reading. */
export const asSettled = ({ word, ...place }: DoubtfulWord): DoubtfulWord => ({
  ...place,
  word: { ...word, reading: { agreed: false, others: [], ...word.reading, settled: true } },
});
