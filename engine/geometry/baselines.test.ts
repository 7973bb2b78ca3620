import { expect, it } from 'vitest';
import { byBaseline } from './baselines.ts';

const at = (baseline: number, x0: number, font: string, size = 10, height = 8) => ({
  baseline,
  y0: baseline - height,
  x0,
  x1: x0 + 40,
  style: { size, font },
});
const linesOf = (...things: ReturnType<typeof at>[]) => byBaseline(things).map((line) => line.map(({ x0 }) => x0));

it('Cells in faces of different height are one line, though their baselines are a little apart.', () => {
  expect(linesOf(at(100, 40, 'Han'), at(97, 90, 'Latin'), at(118, 40, 'Han'), at(115, 90, 'Latin'))).toEqual([
    [40, 90],
    [40, 90],
  ]);
});

it('So are cells of one face in two sizes.', () => {
  expect(linesOf(at(100, 40, 'Latin'), at(98.5, 90, 'Latin', 7))).toEqual([[40, 90]]);
});

it('So are cells of one face where one of them holds words of another, which has no name but reaches higher.', () => {
  expect(linesOf(at(97, 140, ''), at(100, 40, ''), at(100, 90, '', 10, 9))).toEqual([[40, 90, 140]]);
});

it('Lines of one face that are as far apart are those of two blocks side by side.', () => {
  expect(linesOf(at(100, 40, 'Latin'), at(97, 90, 'Latin'))).toEqual([[90], [40]]);
});

it('So are lines of two faces that are further apart.', () => {
  expect(linesOf(at(100, 40, 'Han'), at(95, 90, 'Latin'))).toEqual([[90], [40]]);
});

it('The side of an amount that is raised behind it, a letter away, is of its line.', () => {
  const side = { baseline: 97, y0: 97 - 8, x0: 86, x1: 90, style: { size: 6, font: 'Latin' } };
  expect(byBaseline([at(100, 40, 'Latin'), side])).toHaveLength(1);
});

it('A longer text that is raised as far away is of a line of its own.', () => {
  const text = { baseline: 97, y0: 97 - 8, x0: 86, x1: 120, style: { size: 6, font: 'Latin' } };
  expect(byBaseline([at(100, 40, 'Latin'), text])).toHaveLength(2);
});
