import { expect, test } from 'vitest';
import type { Cell } from '../cells/cell.ts';
import type { PictureWord } from '../reading/types.ts';
import { withLostSpaces } from './lost-spaces.ts';

/** Pixels: the width of a figure, and of a space. */
const [FIGURE, SPACE] = [10, 8];
const LETTER_HEIGHT = 20;

/** The words of cells, each a text with spaces. */
function wordsOf(...texts: string[]): PictureWord[] {
  return texts.flatMap((text) => {
    const cell: Cell = { x0: 0, x1: 400, y0: 0, y1: LETTER_HEIGHT, letterHeight: LETTER_HEIGHT, parts: [] };
    let x0 = 0;
    return text.split(' ').map((word) => {
      const box = { x0, x1: x0 + word.length * FIGURE, y0: 0, y1: LETTER_HEIGHT };
      x0 = box.x1 + SPACE;
      return { ...box, cell, text: word, confidence: 1, reading: { agreed: true, others: [] } };
    });
  });
}
const textsOf = (words: readonly PictureWord[]) => words.map(({ text }) => text).join(' ');
const GROUPED = ['80 000', '9 352 130', '105 500'];

test('numbers get the spaces between their groups, where others of the page have them', () => {
  const words = withLostSpaces(wordsOf(...GROUPED, '1610 500', '-3138 216,50 CR'));
  expect(textsOf(words)).toBe('80 000 9 352 130 105 500 1 610 500 -3 138 216,50 CR');
  const [one, six] = words.slice(-7);
  expect([one?.x1, six?.x0]).toEqual([FIGURE, FIGURE]);
});

test('where the page has no such numbers, or the next figures are apart, a number stays as it is', () => {
  expect(textsOf(withLostSpaces(wordsOf('1610 500', '2024 500')))).toBe('1610 500 2024 500');
  expect(textsOf(withLostSpaces(wordsOf(...GROUPED, '1610', '500')))).toMatch(/1610 500$/);
  expect(textsOf(withLostSpaces(wordsOf(...GROUPED, '868573 80')))).toMatch(/868573 80$/);
});

test('the other reading of a number is parted, too', () => {
  const words = wordsOf(...GROUPED);
  const doubtful = wordsOf('1610 500').map((word, at) =>
    at === 0 ? { ...word, reading: { agreed: false, others: ['1810'] } } : word,
  );
  const parted = withLostSpaces([...words, ...doubtful]).slice(-3);
  expect(parted.map(({ text, reading }) => [text, ...reading.others])).toEqual([['1'], ['610', '810'], ['500']]);
});

test('the pages of a statement are no figures', () => {
  expect(textsOf(withLostSpaces(wordsOf('Page 10f2', 'IE10F2')))).toBe('Page 1of2 IE10F2');
  expect(textsOf(withLostSpaces(wordsOf('Page 2 0f 3', 'Page 2 0f3')))).toBe('Page 2 of 3 Page 2 of3');
});
