import { expect, it } from 'vitest';
import type { ReadRow } from '../model/reading.ts';
import { followBalances } from './checks/checks.ts';
import { confidenceOf, type SumsOutcome } from './confidence.ts';

const row = (changes: object = {}) =>
  ({ sign: 'column', ownDate: true, row: { lines: [], columns: [], dates: [] }, ...changes }) as unknown as ReadRow;
/** A row of a paper that was read from its picture, with a day below each of some headings. */
const pictured = (roles: readonly (string | null)[] = []) =>
  row({
    row: {
      lines: [{ source: { line: { words: [{ source: 'ocr' }] } } }],
      columns: roles.map((role) => ({ role })),
      dates: roles.map(() => [{}]),
    },
  });
/** Balances after amounts of 100 each; some of them printed 7 too high. */
const chain = (count: number, wrong: readonly number[] = []) =>
  followBalances(
    Array.from({ length: count }, (_, index) => ({
      kind: 'transaction' as const,
      index,
      amount: 100,
      balance: 100 * (index + 1) + (wrong.includes(index) ? 7 : 0),
    })),
    0,
  );
const standing = (changes: Partial<SumsOutcome> = {}): SumsOutcome => ({
  status: 'unverifiable',
  chain: chain(0),
  outside: { rows: new Set(), share: 0 },
  yearAssumed: false,
  doubtfulRows: new Set(),
  ...changes,
});
const outside = (share: number) => ({ rows: new Set([0]), share });

it('is nearly sure of proved rows', () => {
  expect(confidenceOf(row(), 0, standing({ status: 'verified' }))).toBeGreaterThan(0.98);
});

it('is sure of a row whose balance follows, even if the statement is not proved', () => {
  expect(confidenceOf(row(), 1, standing({ chain: chain(20) }))).toBeGreaterThanOrEqual(0.9);
  expect(confidenceOf(row(), 1, standing())).toBeLessThan(0.9);
});

it('is not sure if the sign came from the balance that it follows', () => {
  expect(confidenceOf(row({ sign: 'balance' }), 1, standing({ chain: chain(20) }))).toBeLessThan(0.9);
});

it('doubts rows whose balances do not follow, less if few fail', () => {
  const rare = confidenceOf(row(), 5, standing({ status: 'mismatch', chain: chain(40, [5]) }));
  const often = confidenceOf(row(), 5, standing({ status: 'mismatch', chain: chain(6, [1, 3, 5]) }));
  expect([rare, often].map((confidence) => confidence < 0.5)).toEqual([false, true]);
});

it('doubts a sign that is a guess, and dates that lie outside the period', () => {
  const doubts = [
    confidenceOf(row({ sign: 'none' }), 0, standing()),
    confidenceOf(row(), 0, standing({ status: 'mismatch', outside: outside(0.02) })),
  ];
  for (const doubt of doubts) expect(doubt).toBeLessThan(0.5);
});

it('doubts dates within the period less if one of many lies outside', () => {
  expect(confidenceOf(row(), 1, standing({ status: 'mismatch', outside: outside(0.02) }))).toBeGreaterThan(0.5);
  expect(confidenceOf(row(), 1, standing({ status: 'mismatch', outside: outside(0.5) }))).toBeLessThan(0.6);
});

it('doubts a year from the file less: it is right for most files', () => {
  const sure = confidenceOf(row(), 0, standing({ yearAssumed: true }));
  expect([sure >= 0.5, sure < 0.7]).toEqual([true, true]);
});

it('doubts a row on which the readers of its picture differ, unless it is proved', () => {
  const doubtfulRows = new Set([1]);
  const sure = confidenceOf(row(), 1, standing({ chain: chain(20), doubtfulRows }));
  expect(sure).toBeLessThan(confidenceOf(row(), 1, standing({ chain: chain(20) })));
  expect(sure).toBeGreaterThanOrEqual(0.7);
  expect(confidenceOf(row(), 1, standing({ chain: chain(20, [1]), doubtfulRows }))).toBeLessThan(0.5);
  expect(confidenceOf(row(), 1, standing({ yearAssumed: true, doubtfulRows }))).toBeLessThan(0.5);
  expect(confidenceOf(row(), 0, standing({ chain: chain(20), doubtfulRows }))).toBeGreaterThanOrEqual(0.9);
  expect(confidenceOf(row(), 1, standing({ status: 'verified', doubtfulRows }))).toBeGreaterThan(0.98);
});

it('is surer of a row of a picture where sums fail: another figure may be misread', () => {
  for (const failing of [
    standing({ status: 'mismatch' }),
    standing({ status: 'mismatch', chain: chain(20, [1]) }),
    standing({ status: 'mismatch', chain: chain(6, [1, 3, 5]) }),
  ]) {
    const sure = confidenceOf(pictured(), 1, failing);
    expect(sure).toBeGreaterThan(confidenceOf(row(), 1, failing));
    expect(sure).toBeLessThan(0.9);
  }
});

it('is less sure of a row of a picture if not each of its days has a heading that tells which it is', () => {
  const sure = (roles: readonly (string | null)[]) => confidenceOf(pictured(roles), 1, standing({ chain: chain(20) }));
  expect([sure([]), sure([null]), sure(['date', 'value_date'])].every((one) => one >= 0.9)).toBe(true);
  expect([sure([null, null]), sure(['date', null])].some((one) => one >= 0.9)).toBe(false);
});
