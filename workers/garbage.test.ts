import { expect, test, vi } from 'vitest';
import { collectAfterLarge, giveBackMemory } from './garbage.ts';

const megabytes = (of: 'heapUsed' | 'heapTotal' = 'heapUsed') => process.memoryUsage()[of] / 1024 / 1024;

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

test('a thread without work gives back the memory of what it had, between what it keeps, too', async () => {
  const kept: object[] = [];
  // the thread goes on, and can do it again
  for (const times of [1, 2]) {
    let left: object[] = Array.from({ length: 600_000 }, (_, i) => ({ i, of: [i] }));
    const held = megabytes('heapTotal');
    kept.push(...left.filter((_, i) => i % 100 === 0));
    left = [];
    giveBackMemory();
    await vi.waitFor(() => expect(held - megabytes('heapTotal')).toBeGreaterThan(40), { timeout: 30_000 });
    expect([left.length, kept.length]).toEqual([0, times * 6_000]);
  }
});
