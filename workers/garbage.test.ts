import { expect, test } from 'vitest';
import { collectAfterLarge } from './garbage.ts';

const megabytes = () => process.memoryUsage().heapUsed / 1024 / 1024;

test('the garbage of a large file is gone when its task is over', () => {
  const before = megabytes();
  let left = new Array<number>(20_000_000).fill(0.5);
  const held = megabytes();
  expect(held - before).toBeGreaterThan(128);
  left = [];
  collectAfterLarge();
  expect(held - megabytes()).toBeGreaterThan(128);
  expect(left).toEqual([]);
});
