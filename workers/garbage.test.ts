import { expect, test } from 'vitest';
import { collectAfterLarge } from './garbage.ts';

const megabytes = () => process.memoryUsage().heapUsed / 1024 / 1024;

test('what a large file left is gone when its task is over', () => {
  const before = megabytes();
  let left: object[] = Array.from({ length: 2_000_000 }, (_, index) => ({ index }));
  const held = megabytes();
  expect(held - before).toBeGreaterThan(64);
  left = [];
  collectAfterLarge();
  expect(held - megabytes()).toBeGreaterThan(64);
  expect(left).toEqual([]);
});
