import { expect, it } from 'vitest';
import { align } from './align.ts';
import type { CellReading } from './cell-reading.ts';

/** A reading whose characters are 10 pixels wide each, moved by some; its spaces are where the text has them. */
function reading(text: string, moved = 0): CellReading {
  const signs = [...text].map((sign, at) => ({ text: sign, confidence: 0.9, x: at * 10 + moved }));
  return {
    characters: signs.filter((sign) => sign.text !== ' '),
    spaces: signs.filter((sign) => sign.text === ' ').map(({ x }) => x),
    confidence: 0.9,
  };
}

const placesOf = (first: CellReading, second: CellReading) => align(first, second).characters.map(({ x }) => x);

it('lays characters beside each other by their order, wherever the second reader saw them', () => {
  expect(placesOf(reading('3905,64'), reading('3905,64', 35))).toEqual([0, 10, 20, 30, 40, 50, 60]);
});

it('lays a character that the first reader has not between its neighbours', () => {
  expect(placesOf(reading('1234'), reading('12x34'))).toEqual([0, 10, 15, 20, 30]);
  expect(placesOf(reading('12'), reading('12x'))).toEqual([0, 10, 11]);
  expect(placesOf(reading('12'), reading('x12'))).toEqual([-1, 0, 10]);
});

it('tells before which characters the second reader saw a space', () => {
  expect([...align(reading('0401B/F'), reading('04 01 B/F', 7)).spaces]).toEqual([2, 4]);
  expect([...align(reading('0401'), reading('0401')).spaces]).toEqual([]);
});

it('keeps the places of the second reader where the first one read nothing', () => {
  expect(placesOf(reading(''), reading('12', 5))).toEqual([5, 15]);
});
