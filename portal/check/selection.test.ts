/** Pointing lights, clicking pins, and nobody is told what does not change. */
import { expect, test } from 'vitest';
import { createSelection } from './selection.ts';

test('the row that is pointed at is lit, and the current one again when nothing is', () => {
  const selection = createSelection();
  selection.move(4, 'keyboard');
  selection.point(9, 'list');
  expect(selection.lit()).toBe(9);
  selection.point(null, 'list');
  expect(selection.lit()).toBe(4);
});

test('a second click lets a pinned row go', () => {
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

test('pointing at the same row twice tells nobody twice', () => {
  const selection = createSelection();
  const told: string[] = [];
  selection.subscribe((_, by) => told.push(by));
  selection.point(3, 'page');
  selection.point(3, 'list');
  expect(told).toEqual(['page']);
});
