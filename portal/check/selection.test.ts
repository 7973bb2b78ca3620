/** Pointing highlights, clicking pins, and listeners only hear of changes. */
import { expect, test } from 'vitest';
import { createSelection } from './selection.ts';

test('the row under the pointer is highlighted; without one, the current row', () => {
  const selection = createSelection();
  selection.move(4, 'keyboard');
  selection.point(9, 'list');
  expect(selection.lit()).toBe(9);
  selection.point(null, 'list');
  expect(selection.lit()).toBe(4);
});

test('a second click releases a pinned row', () => {
  const selection = createSelection();
  selection.toggle(4, 'page');
  expect(selection.get().pinned).toBe(true);
  selection.toggle(4, 'page');
  expect(selection.get()).toMatchObject({ current: 4, pinned: false });
});

test('clicking another row pins that one', () => {
  const selection = createSelection();
  selection.toggle(4, 'page');
  selection.toggle(5, 'list');
  expect(selection.get()).toMatchObject({ current: 5, pinned: true });
});

test('moving by the keyboard ends a pin', () => {
  const selection = createSelection();
  selection.toggle(4, 'page');
  selection.move(5, 'keyboard');
  expect(selection.get()).toMatchObject({ current: 5, pinned: false });
});

test('pointing at the same row twice notifies nobody twice', () => {
  const selection = createSelection();
  const told: string[] = [];
  selection.subscribe((_, by) => told.push(by));
  selection.point(3, 'page');
  selection.point(3, 'list');
  expect(told).toEqual(['page']);
});
