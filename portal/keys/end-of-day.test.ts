/** Runs in the time zone of the machine, as a browser does. */
import { expect, test } from 'vitest';
import { endOfDay } from './end-of-day.ts';

test('a key works on the whole of its last day', () => {
  expect(new Date(endOfDay('2030-12-31')!)).toEqual(new Date(2031, 0, 1));
  expect(new Date(endOfDay('2028-02-29')!)).toEqual(new Date(2028, 2, 1));
});

test('no day is no end', () => {
  expect(endOfDay('')).toBeNull();
});
