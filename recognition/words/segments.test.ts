import { expect, it } from 'vitest';
import type { Cell } from '../cells/cell.ts';
import type { CellReading } from '../reading/cell-reading.ts';
import { segmentsOf } from './segments.ts';

const LETTER = 20;
const HEIGHT = 26;

/** A cell whose letters have so much white before each, and what the first reader read of it. */
function cellOf(text: string, white: readonly number[]): [Cell, CellReading] {
  let x = 0;
  const parts = [...text].map((_, at) => {
    x += white[at] ?? 0;
    const part = { x0: x, y0: 0, x1: x + LETTER, y1: HEIGHT };
    x += LETTER;
    return part;
  });
  const characters = [...text].map((sign, at) => {
    const part = parts[at];
    return { text: sign, confidence: 0.9, x: part === undefined ? 0 : (part.x0 + part.x1) / 2 };
  });
  const box = { x0: 0, y0: 0, x1: x, y1: HEIGHT };
  return [
    { ...box, letterHeight: HEIGHT, parts },
    { characters, spaces: [], confidence: 0.9 },
  ];
}

const NONE: ReadonlySet<number> = new Set();
const words = (text: string, white: readonly number[], spaces = NONE) => {
  const [cell, reading] = cellOf(text, white);
  return segmentsOf(cell, reading, { wordGap: 0.2, spaces }).map(({ characters }) =>
    characters.map((character) => character.text).join(''),
  );
};

it('parts words by the white between their letters', () => {
  expect(words('PAIDIN', [0, 2, 2, 2, 12, 2])).toEqual(['PAID', 'IN']);
  expect(words('PAIDIN', [0, 2, 2, 2, 5, 2])).toEqual(['PAIDIN']);
});

it('does not part a number at its marks, nor beside a slim 1', () => {
  expect(words('1,234.56', [0, 10, 10, 2, 2, 10, 10, 2])).toEqual(['1,234.56']);
  expect(words('1117', [0, 15, 15, 9])).toEqual(['1117']);
});

it('parts a day and a month that have only white between them, if a reader saw the space', () => {
  expect(words('0401', [0, 3, 13, 3])).toEqual(['0401']);
  expect(words('0401', [0, 3, 13, 3], new Set([2]))).toEqual(['04', '01']);
});

it('parts a year from the comma before it', () => {
  expect(words('31,2021', [0, 2, 3, 10, 2, 2, 2])).toEqual(['31,', '2021']);
});

it('reads type of one width, with its wide gaps, as words', () => {
  expect(words('PAIDIN', [0, 8, 8, 8, 8, 8])).toEqual(['PAIDIN']);
  expect(words('PAIDIN', [0, 8, 8, 8, 20, 8])).toEqual(['PAID', 'IN']);
});

it('parts words whose letters touch each other', () => {
  expect(words('PAIDINTO', [0, 0, 0, 0, 8, 0, 9, 0])).toEqual(['PAID', 'IN', 'TO']);
});

it('parts an amount and the day of the next column, though the white between them is narrow', () => {
  const white = [0, 3, 3, 3, 3, 3, 3, 13, 3, 3, 3, 3, 3, 3, 3];
  expect(words('5914.3913.05.14', white)).toEqual(['5914.39', '13.05.14']);
  expect(words('5914.3913.05.14', [...white.slice(0, 7), 3])).toEqual(['5914.3913.05.14']);
});

it('leaves a number whole of which each side of a gap would be one', () => {
  expect(words('1,234.50', [0, 13, 3, 3, 13, 3, 3, 3])).toEqual(['1,234.50']);
});
