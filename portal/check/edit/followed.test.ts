import { expect, test } from 'vitest';
import { transaction } from '../testing/results.ts';
import { followed, followedBy } from './followed.ts';
import { meant, meantNow, waiting } from './meant.ts';

const at = (row: number, description: string, place = description.charCodeAt(0)) => ({
  row,
  transaction: transaction({ description, boxes: [{ page: 1, box: [0, place, 9, place + 1] }] }),
});
const [apple, birch, cedar] = [at(4, 'Apple'), at(5, 'Birch'), at(6, 'Cedar')];
const COUNTING = { firstRow: 4, statement: 0 };

test('rows are found by their contents, or by their place on the paper; what is gone is not', () => {
  const after = [{ ...birch, row: 4 }, at(5, 'Changed', 67)];
  expect([...followed({ before: [apple, birch, cedar], after })]).toEqual([
    [5, 4],
    [6, 5],
  ]);
});

test('of two rows that are alike none is found if one of them is gone', () => {
  const twin = { ...apple, row: 5 };
  expect([...followed({ before: [apple, twin], after: [apple, twin] }).values()]).toEqual([4, 5]);
  expect(followed({ before: [apple, twin], after: [apple] }).size).toBe(0);
});

test('changes tell where rows are, also of those that are alike', () => {
  const compared = { before: [apple, { ...apple, row: 5 }, { ...apple, row: 6 }], after: [apple, birch] };
  const found = followedBy([{ do: 'delete', row: 1 }], compared, COUNTING);
  expect([...(found ?? [])]).toEqual([
    [4, 4],
    [6, 5],
  ]);
  const other = { date: '2025-06-02', description: 'New', amount: '-1.00' };
  const added = { ...compared, after: [apple, birch, apple, apple].map((one, i) => ({ ...one, row: 4 + i })) };
  const moved = followedBy([{ do: 'add', statement: 0, before: 1, ...other }], added, COUNTING);
  expect([...(moved ?? [])]).toEqual([
    [4, 4],
    [5, 6],
    [6, 7],
  ]);
  // a row that came back is where the service put it
  expect(followedBy([{ do: 'undelete', statement: 0, removed: 0 }], added, COUNTING)).toBe(null);
});

test('what waits is for the rows that were seen, and for none if one of them is gone', () => {
  const rows = [apple, birch, cedar];
  const on = (current: number, chosen: number[] = []) => ({ rows, current, chosen: new Set(chosen) });
  const after = [apple, { ...cedar, row: 5 }];
  const now = (one: ReturnType<typeof meant>) =>
    meantNow(one, followed({ before: rows, after }), after).of?.map(({ row }) => row) ?? null;
  expect(now(meant('delete', on(6)))).toEqual([5]);
  expect(now(meant('delete', on(5)))).toBe(null);
  expect(now(meant('delete', on(4, [5, 6])))).toBe(null);
  // two rows were seen to be merged
  expect(now(meant('merge', on(4)))).toBe(null);
  expect(now(meant('undo', on(5)))).toEqual([]);
});

test('once a form is asked for, further keys are no actions', () => {
  const [edit, flip] = (['edit', 'flip'] as const).map((action) => ({ action, of: [apple], seen: [apple] }));
  if (!edit || !flip) throw new Error('not made');
  expect(waiting([flip], edit)).toEqual([flip, edit]);
  expect(waiting([edit], flip)).toEqual([edit]);
});
