/** Amounts that no row uses are named, those that a sum fails by first. */
import { expect, test } from 'vitest';
import type { Statement } from './result.ts';
import { statement } from './testing/results.ts';
import { unusedIn } from './unused.ts';

type Reconciliation = Statement['reconciliation'];

const failing = { row: 3, printed: '10.00', expected: '1.00', difference: '-9.00' };
const disagreeing = (unused: { text: string; page: number }[]) =>
  statement({
    reconciliation: {
      ...statement().reconciliation,
      status: 'mismatch',
      code: 'FIGURES_DISAGREE',
      params: { findings: [], unused },
      failingRows: [failing],
    } as Reconciliation,
  });

test('the amount that is exactly the difference is first, however it is printed', () => {
  const unused = [
    { text: '900,00', page: 1 },
    { text: '9,00', page: 2 },
  ];
  expect(unusedIn(disagreeing(unused))).toEqual([
    { text: '9,00', page: 2, isDifference: true, closes: '-9.00' },
    { text: '900,00', page: 1, isDifference: false, closes: null },
  ]);
});

test('a verified statement has none', () => {
  expect(unusedIn(statement())).toEqual([]);
});
