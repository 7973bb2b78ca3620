/** The lines of a page that are rows, and those that look like rows and were not read. */
import { type Box, isIn, linesIn, type PrintedWord, wordsIn } from '../edit/words.ts';
import type { Row, Transaction } from '../result.ts';

export interface PrintedLine {
  /** in reading order */
  readonly words: readonly PrintedWord[];
  readonly box: Box;
  /** null: it was not read */
  readonly transaction: Transaction | null;
}

/** Given the words of a page and rows, returns what stands there of each. */
export function linesOf(page: number, words: readonly PrintedWord[], rows: readonly Row[]): PrintedLine[] {
  return rows.flatMap(({ transaction }): PrintedLine[] => {
    const boxes = transaction.boxes.filter((one) => one.page === page).map(({ box }) => box);
    if (boxes.length === 0) return [];
    return [{ words: boxes.flatMap((box) => wordsIn(words, box)), box: around(boxes), transaction }];
  });
}

/** Given the words of a page and all rows of its file, returns the lines of words that are in no row. */
export function unreadLines(page: number, words: readonly PrintedWord[], rows: readonly Row[]): PrintedLine[] {
  const boxes = rows.flatMap(({ transaction }) => transaction.boxes.filter((one) => one.page === page));
  const unread = words.filter((word) => !boxes.some(({ box }) => isIn(word, box)));
  return linesIn(unread).map((line) => ({
    words: line,
    box: around(line.map(({ box }) => box as unknown as Box)),
    transaction: null,
  }));
}

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([x0]) => x0)),
  Math.min(...boxes.map(([, y0]) => y0)),
  Math.max(...boxes.map(([, , x1]) => x1)),
  Math.max(...boxes.map(([, , , y1]) => y1)),
];
