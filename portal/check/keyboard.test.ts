/** Keys go where they should. */
import { expect, test } from 'vitest';
import { actionOf, type RowStep, rowAfter } from './keyboard.ts';

const SHOWN = [10, 11, 12, 13, 14, 20, 21];
const FAILING = new Set([12, 20]);
const from = (current: number | null, step: RowStep) =>
  rowAfter(step, current, { shown: SHOWN, failing: FAILING, pageRows: 3 });
const pressed = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false, altKey: false });

test('up and down stop at the ends', () => {
  expect([from(10, 'previous'), from(10, 'next'), from(21, 'next')]).toEqual([10, 11, 21]);
});

test('without a current row, down goes to the first', () => {
  expect(from(null, 'next')).toBe(10);
});

test('a page key moves by a page of rows', () => {
  expect([from(10, 'pageDown'), from(21, 'pageUp'), from(20, 'pageDown')]).toEqual([13, 13, 21]);
});

test('failing rows are visited in order, and there is none after the last', () => {
  expect([from(null, 'nextFailing'), from(12, 'nextFailing'), from(20, 'nextFailing')]).toEqual([12, 20, null]);
  expect([from(20, 'previousFailing'), from(12, 'previousFailing')]).toEqual([12, null]);
});

test('from a row that the search hides, keys continue at its place', () => {
  expect([from(17, 'next'), from(17, 'nextFailing')]).toEqual([20, 20]);
});

test('keys go on in the order in which rows are sorted', () => {
  const rows = { shown: [14, 10, 12], failing: FAILING, pageRows: 3 };
  expect([rowAfter('next', 14, rows), rowAfter('previous', 12, rows)]).toEqual([10, 10]);
});

test('a search that finds nothing goes nowhere', () => {
  expect(rowAfter('next', 3, { shown: [], failing: FAILING, pageRows: 3 })).toBeNull();
});

test('keys with Ctrl belong to the browser', () => {
  expect(actionOf(pressed('0', true), true)).toBeNull();
});

test('with Shift, keys of the list choose the rows up to where they lead, and Ctrl+A chooses all', () => {
  const shifted = (key: string, inList = true) => actionOf({ ...pressed(key), shiftKey: true }, inList);
  for (const [key, to] of [
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['End', 'last'],
    ['Home', 'first'],
    ['PageDown', 'pageDown'],
  ] as const)
    expect(shifted(key)).toEqual({ kind: 'extend', to });
  expect(shifted('End', false)).toBeNull();
  expect(shifted('?')).toEqual({ kind: 'help' });
  expect(actionOf(pressed('a', true), true)).toEqual({ kind: 'all' });
  // the browser's own elsewhere
  expect(actionOf(pressed('a', true), false)).toBeNull();
});

test('Space and the arrows are handled only in the list', () => {
  expect([actionOf(pressed(' '), false), actionOf(pressed('ArrowDown'), false)]).toEqual([null, null]);
  expect(actionOf(pressed('j'), false)).toEqual({ kind: 'row', to: 'next' });
});
