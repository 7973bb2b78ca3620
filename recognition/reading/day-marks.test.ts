import { expect, it } from 'vitest';
import type { Word } from '../../engine/model/word.ts';
import { withDayMarks } from './day-marks.ts';

const style = { font: '', size: 8, bold: false, italic: false, color: 0 };
const wordAt = (text: string, x0: number): Word => ({
  ...{ text, x0, x1: x0 + 4 * text.length, y0: 0, y1: 8, baseline: 7, style, page: 1 },
  ...{ source: 'ocr', confidence: 0.9, reading: { agreed: true, others: [] } },
});
const textsOf = (words: readonly Word[]) => withDayMarks(words).map(({ text }) => text);

it('adds the point of a day that the days of its column have', () => {
  const words = [...['1.5.', '2.5.', '12.5', '14.5.'].map((day) => wordAt(day, 40)), wordAt('12.5', 400)];
  expect(textsOf(words)).toEqual(['1.5.', '2.5.', '12.5.', '14.5.', '12.5']);
});

it('adds none where few days have it, or most numbers have none', () => {
  const few = ['1.5.', '2.5.', '12.5'].map((day) => wordAt(day, 40));
  expect(textsOf(few)).toEqual(['1.5.', '2.5.', '12.5']);
  const amounts = ['1.5', '2.5', '3.5', '4.5', '1.5.', '2.5.', '3.5.'];
  expect(textsOf(amounts.map((text) => wordAt(text, 40)))).toEqual(amounts);
});
