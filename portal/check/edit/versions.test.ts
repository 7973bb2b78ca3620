import { expect, test } from 'vitest';
import { type Change, isAgain } from './versions.ts';

const add = (before: number, amount = '-5.00'): Change => ({
  ...{ do: 'add', statement: 0, before, date: '2025-06-02', description: 'A fee', amount },
});

test('what is sent again after a lost answer is the same request', () => {
  const sent = { basedOn: 'a', changes: [{ do: 'delete', row: 3 } as const] };
  expect(isAgain({ ...sent }, sent)).toBe(true);
  // the row has gone, and another one has its number
  expect(isAgain({ ...sent, basedOn: 'b' }, sent)).toBe(false);
});

test('a row that is added is not added twice, also if the version that has it is shown already', () => {
  const sent = { basedOn: 'a', changes: [add(3)] };
  expect(isAgain({ basedOn: 'b', changes: [add(4)] }, sent)).toBe(true);
  expect(isAgain({ basedOn: 'b', changes: [add(4, '-6.00')] }, sent)).toBe(false);
});
