import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';

async function markersOf(paper: Paper) {
  const { tables } = await tablesOn(paper);
  return tables[0].segments[0].body.map((tl) => tl.amounts.map(({ token }) => token.marker));
}
const GRID = [40, 110, -370, -460];
const paper = (...sides: readonly (readonly [string, string])[]) =>
  new Paper(GRID)
    .row('Fecha', 'Concepto', 'Importe', 'Saldo')
    .rows(
      sides.map(([side, other], i) => ['13/06/2025', 'Panadería', `${side} ${10 ** (i + 1)},58`, `${other} 90,42`]),
    );

it('Letters of both sides right before amounts are their markers, however long the amounts are.', async () => {
  expect(await markersOf(paper(['D', 'H'], ['H', 'H'], ['D', 'D']))).toEqual([
    ['D', 'H'],
    ['H', 'H'],
    ['D', 'D'],
  ]);
});

it('Letters of one side alone may be anything else.', async () => {
  expect((await markersOf(paper(['D', 'D'], ['D', 'D']))).flat().every((marker) => marker === null)).toBe(true);
});
