import { expect, test } from 'vitest';
import { InOrder } from './inorder.ts';

test('the longest stretch of numbers close together is found, the first of several', () => {
  const order = new InOrder([40, 10, 41, 11, 90]);
  const { from, length } = order.densest(2);
  expect([order.valueAt(from), order.placeAt(from), length]).toEqual([10, 1, 2]);
});

test('numbers that are taken out are part of no stretch', () => {
  const order = new InOrder([40, 10, 41, 11, 90]);
  order.takeOut(Uint8Array.of(0, 1, 0, 1, 0));
  expect(order.length).toBe(3);
  expect(order.valueAt(order.densest(2).from)).toBe(40);
});
