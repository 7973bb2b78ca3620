import { expect, test } from 'vitest';
import type { Cell } from './cell.ts';
import type { Component } from './components.ts';
import { dashesIn } from './dashes.ts';

const LETTER_HEIGHT = 24;
const text: Cell = { x0: 100, x1: 400, y0: 100, y1: 124, letterHeight: LETTER_HEIGHT, parts: [] };
const piece = (x0: number): Component => ({ x0, x1: x0 + 12, y0: 111, y1: 114, ink: 34 });

test('a dash beside a text is a cell of the height of its line', () => {
  const [dash, ...more] = dashesIn([piece(600)], [text], LETTER_HEIGHT);
  expect(more).toEqual([]);
  expect(dash).toMatchObject({ x0: 600, x1: 612, letterHeight: LETTER_HEIGHT });
});

test('dashes of several columns are cells', () => {
  expect(dashesIn([piece(500), piece(700), piece(900)], [text], LETTER_HEIGHT)).toHaveLength(3);
});

test('pieces of a hairline, and a dash beside no text, are none', () => {
  expect(dashesIn([piece(500), piece(530), piece(560), piece(590)], [text], LETTER_HEIGHT)).toEqual([]);
  expect(dashesIn([piece(600)], [{ ...text, x1: 130 }], LETTER_HEIGHT)).toEqual([]);
  expect(dashesIn([piece(600)], [{ ...text, y0: 200, y1: 224 }], LETTER_HEIGHT)).toEqual([]);
});
