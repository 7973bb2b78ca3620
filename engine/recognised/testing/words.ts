/** Words of a page as readers of its picture give them, for tests. */
import type { Word } from '../../model/word.ts';

const STYLE = { font: '', size: 9, bold: false, italic: false, color: 0 };
const HEIGHT = 12;
/** Points between the left edges of columns, and of a letter. */
const COLUMN = 100;
const LETTER = 5;

/**
 * Given the lines of a table, their cells parted by bars, returns its words, which both readers read alike: those of
 * the first column begin below each other, the others end so.
 */
export function wordsOf(...lines: readonly string[]): Word[] {
  return lines.flatMap((line, row) =>
    line.split('|').flatMap((cell, column) => {
      const texts = cell.trim().split(' ');
      const width = cell.trim().length * LETTER;
      let x0 = column === 0 ? 0 : (column + 1) * COLUMN - width;
      return texts.map((text): Word => {
        const x1 = x0 + text.length * LETTER;
        const word = { text, x0, x1, y0: row * HEIGHT, y1: row * HEIGHT + 10, baseline: row * HEIGHT + 8 };
        x0 = x1 + LETTER;
        return {
          ...word,
          style: STYLE,
          page: 1,
          source: 'ocr',
          confidence: 0.9,
          reading: { agreed: true, others: [] },
        };
      });
    }),
  );
}

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
