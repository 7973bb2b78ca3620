import { expect, test } from 'vitest';
import { stepsOf } from './history.ts';
import type { Version } from './versions.ts';

const NONE = { basedOn: null, name: null, by: null, rows: null, statuses: null, hints: null, current: false };

/** Versions in the order in which they were made: "b" is one of its own, "b<a" restores a. */
function made(...names: readonly string[]): Version[] {
  return names
    .map((name, at): Version => {
      const [id = '', from = null] = name.split('<');
      const kind = from !== null ? 'restored' : at === 0 ? 'converted' : 'corrected';
      return { ...NONE, id, from, kind, createdAt: `2026-11-29T12:00:0${at}.000Z` };
    })
    .toReversed();
}

test('what was read alone leads nowhere', () => {
  expect(stepsOf(made('a'))).toEqual({ undo: null, redo: null });
});

test('undo goes back change by change, and redo forth again', () => {
  expect(stepsOf(made('a', 'b', 'c'))).toEqual({ undo: 'b', redo: null });
  expect(stepsOf(made('a', 'b', 'c', 'd<b'))).toEqual({ undo: 'a', redo: 'c' });
  expect(stepsOf(made('a', 'b', 'c', 'd<b', 'e<a'))).toEqual({ undo: null, redo: 'b' });
  expect(stepsOf(made('a', 'b', 'c', 'd<b', 'e<a', 'f<b', 'g<c'))).toEqual({ undo: 'b', redo: null });
});

test('a change after an undo is a new way', () => {
  expect(stepsOf(made('a', 'b', 'c<a', 'd'))).toEqual({ undo: 'a', redo: null });
});

test('restoring an older version is a step of its own', () => {
  expect(stepsOf(made('a', 'b', 'c', 'd', 'e<a'))).toEqual({ undo: 'd', redo: null });
});

test('a reading that is restored as it is makes no step', () => {
  expect(stepsOf(made('a', 'b', 'c<b'))).toEqual({ undo: 'a', redo: null });
});
