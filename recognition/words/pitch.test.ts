import { expect, it } from 'vitest';
import type { Cell } from '../cells/cell.ts';
import { pitchOf } from './pitch.ts';

const HEIGHT = 25;

/** A cell whose letters have such widths, each after so much white. */
function cellOf(letters: readonly number[], white: (at: number) => number): Cell {
  let x = 0;
  const parts = letters.map((width, at) => {
    const x0 = x + white(at);
    x = x0 + width;
    return { x0, x1: x, y0: 0, y1: HEIGHT };
  });
  return { x0: 0, y0: 0, x1: x, y1: HEIGHT, letterHeight: HEIGHT, parts };
}

const PITCH = 22;
const WIDTHS = [18, 6, 14, 20, 12, 18, 6, 16, 14, 20, 18, 8, 6, 16, 20, 14];
/** So that the middles of all letters are as far apart, and each seventh one twice as far. */
const even = (at: number) => {
  const [before, own] = [WIDTHS[at - 1] ?? 0, WIDTHS[at] ?? 0];
  return (at % 7 === 6 ? 2 : 1) * PITCH - before / 2 - own / 2;
};

it('finds the distance of letters in type of one width', () => {
  expect(pitchOf(Array.from({ length: 4 }, () => cellOf(WIDTHS, even)))).toBe(PITCH);
});

it('finds none in other type, or in a few words', () => {
  expect(pitchOf(Array.from({ length: 4 }, () => cellOf(WIDTHS, () => 4)))).toBeNull();
  expect(pitchOf([cellOf(WIDTHS, even)])).toBeNull();
});
