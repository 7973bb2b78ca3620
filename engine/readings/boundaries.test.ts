import { expect, it } from 'vitest';
import type { Row } from '../rows/types.ts';
import type { TokenLine } from '../tables/types.ts';
import { Boundaries } from './boundaries.ts';
import type { Facts } from './facts.ts';

const lineAt = (index: number) => ({ line: { index } }) as TokenLine;
const rowAt = (index: number) => ({ lines: [{ source: lineAt(index) }], kind: null, days: [] }) as unknown as Row;

/** A document of accounts, by the line that names each, and of rows. */
function boundariesOf(accounts: Readonly<Record<number, string>>, rows: readonly number[]): Boundaries {
  const named = Object.entries(accounts).map(([index, text]) => ({ text, line: lineAt(Number(index)) }));
  const facts = { figures: [], accounts: named, periods: [], accountTypes: [], currencies: [] } as unknown as Facts;
  return new Boundaries(facts, rows.map(rowAt), 'DMY');
}

it('another account between two rows parts them, the same one does not', () => {
  const boundaries = boundariesOf({ 0: '60114482', 5: '60114482', 9: '70223355' }, [2, 7, 12]);
  expect([boundaries.above(1, Infinity), boundaries.above(2, Infinity)]).toEqual([null, 9]);
});

it('the rows of a second currency, which begin again further up, are parted there as those of the first', () => {
  const boundaries = boundariesOf({ 0: '60114482', 5: '70223355' }, [2, 8, 11, 3, 9]);
  expect([1, 2, 3, 4].map((at) => boundaries.above(at, Infinity))).toEqual([5, null, null, 5]);
});
