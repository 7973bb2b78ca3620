/** What the readings of a cell have in common: their text, and how a cell is handed to the second reader. */
import type { PixelBox } from '../picture.ts';
import type { CellToRead, ReadCell } from '../tesseract/reader.ts';
import type { CellReading } from './cell-reading.ts';

/** What looks like an amount: figures, with a mark, and signs. Without a mark it may be a day and a month. */
const AMOUNT = /^[-+(]?\d[\d']*[.,][\d.,']*[-+)]?$/;

export const textOf = ({ characters }: Pick<CellReading, 'characters'>): string =>
  characters.map(({ text }) => text).join('');

/** Given a place and what the first reader read there, returns it for the second reader. */
export const toRead = ({ x0, y0, x1, y1 }: PixelBox, text: string): CellToRead => ({
  box: { x0, y0, x1, y1 },
  amount: AMOUNT.test(text),
});

/** Given what the second reader read, returns it as a reading of a cell. */
export function readingOf({ characters, confidence }: ReadCell): CellReading {
  const placed = characters.map(({ text, confidence: sure, x0, x1 }) => ({ text, confidence: sure, x: (x0 + x1) / 2 }));
  return {
    characters: placed.filter(({ text }) => text.trim() !== ''),
    spaces: placed.filter(({ text }) => text.trim() === '').map(({ x }) => x),
    confidence,
  };
}
