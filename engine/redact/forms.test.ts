/** Figures get new values that add up as the old ones did. */
import { expect, test } from 'vitest';
import { amountOf, sumOf, Unknowns } from './forms.ts';
import { seeded } from './testing/copies.ts';

test('a balance follows from the one before and the amount, with other figures of as many digits', () => {
  const unknowns = new Unknowns();
  const [before, after] = [unknowns.add(120_000), unknowns.add(95_000)];
  const amount = sumOf([before, 1], [after, -1]);
  unknowns.chain([before, after]);
  for (const form of [before, after, amount]) unknowns.print(form);
  unknowns.shuffle(seeded('a'));
  const [a, b, c] = [before, after, amount].map(amountOf);
  expect(a! - b!).toBe(c);
  expect([a, b, c].map((value) => String(value).length)).toEqual([6, 5, 5]);
  expect([a, b, c]).not.toContain(120_000);
  expect([a, b, c]).not.toContain(25_000);
});

test('nothing stays nothing, and an amount without cents keeps none', () => {
  const unknowns = new Unknowns();
  const [zero, whole] = [unknowns.add(0), unknowns.add(4_200, 100)];
  unknowns.print(zero);
  unknowns.print(whole);
  unknowns.shuffle(seeded('a'));
  expect(amountOf(zero)).toBe(0);
  expect(amountOf(whole) % 100).toBe(0);
  expect(amountOf(whole)).not.toBe(4_200);
});

test('money owed stays owed', () => {
  const unknowns = new Unknowns();
  const owed = unknowns.add(-5_500);
  unknowns.print(owed);
  unknowns.shuffle(seeded('a'));
  expect(amountOf(owed)).toBeLessThan(-999);
  expect(amountOf(owed)).toBeGreaterThan(-10_000);
});
