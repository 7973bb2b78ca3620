/** The words of pages as people point at them: texts, and places in points of the file. */
import type { Box } from '../geometry/box.ts';
import type { PageWords, PrintedWord } from '../model/printed-words.ts';
import { type Word, wordBox } from '../model/word.ts';

/** A page with the words that were read of it. */
interface OfPage {
  readonly page: { readonly number: number; readonly scale: number };
  readonly words: readonly Word[];
}

/** Given pages and the numbers of some, returns the words of those; undefined without a number. */
export function wordsOfPages(pages: readonly OfPage[], numbers: readonly number[]): PageWords[] | undefined {
  if (numbers.length === 0) return undefined;
  const wanted = new Set(numbers);
  return pages
    .filter(({ page }) => wanted.has(page.number))
    .map(({ page, words }) => ({ page: page.number, words: printedWords(words, page.scale) }));
}

/** Places are kept to a hundredth of a point, which no eye sees. */
const FINENESS = 100;

/** Given the words of a page and its scale, returns them with places in points of the file. */
export function printedWords(words: readonly Word[], scale: number): PrintedWord[] {
  const points = (length: number) => Math.round((length / scale) * FINENESS) / FINENESS;
  return words.map((word) => {
    const [x0, y0, x1, y1] = wordBox(word);
    const box: Box = [points(x0), points(y0), points(x1), points(y1)];
    return { text: word.text, box };
  });
}
