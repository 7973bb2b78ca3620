/** The words of pages as people point at them: texts, and places in points of the file. */
import type { Box } from '../geometry/box.ts';
import type { WordedPage } from '../lines/lines.ts';
import type { PageWords, PrintedWord } from '../model/printed-words.ts';
import { type Word, wordBox } from '../model/word.ts';
import type { PdfDocument } from '../pages/document.ts';
import type { Pdfium } from '../pages/pdfium.ts';
import { readPage } from '../pages/read.ts';
import { toWords } from './words.ts';

/** Given an open document and the index of a page, returns the words of its text. Throws UnreadableError. */
export function wordsOfPage(pdfium: Pdfium, document: PdfDocument, index: number): PrintedWord[] {
  const page = readPage(pdfium, document, index);
  return printed(toWords(page), page.scale);
}

/** Given pages and the numbers of some, returns the words of those; undefined without a number. */
export function wordsOfPages(pages: readonly WordedPage[], numbers: readonly number[]): PageWords[] | undefined {
  if (numbers.length === 0) return undefined;
  const wanted = new Set(numbers);
  return pages
    .filter(({ page }) => wanted.has(page.number))
    .map(({ page, words }) => ({ page: page.number, words: printed(words, page.scale) }));
}

/** Places are kept to a hundredth of a point, which no eye sees. */
const FINENESS = 100;

function printed(words: readonly Word[], scale: number): PrintedWord[] {
  const points = (length: number) => Math.round((length / scale) * FINENESS) / FINENESS;
  return words.map((word) => {
    const [x0, y0, x1, y1] = wordBox(word);
    const box: Box = [points(x0), points(y0), points(x1), points(y1)];
    return { text: word.text, box };
  });
}
