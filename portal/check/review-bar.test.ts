import { expect, it } from 'vitest';
import type { File } from '../api/types.ts';
import { neighbour } from './review-bar.tsx';

const FILES = ['a', 'b', 'c'].map((uuid) => ({ uuid, reading: {} }) as unknown as File);
const go = (uuid: string, step: 1 | -1, order?: readonly string[]) =>
  neighbour(FILES, uuid, step, order && { order })?.uuid;

it('goes through the unchecked files in a circle', () => {
  expect(['a', 'b', 'c'].map((uuid) => go(uuid, 1))).toEqual(['b', 'c', 'a']);
  expect(['a', 'b', 'c'].map((uuid) => go(uuid, -1))).toEqual(['c', 'a', 'b']);
});

it('from a file that is checked, it goes to the first or the last', () => {
  expect([go('z', 1), go('z', -1)]).toEqual(['a', 'c']);
});

it('goes on from where a file was when it was opened, though a correction moved it', () => {
  // c was the first of the problems, and is the last now that it adds up
  expect([go('c', 1, ['c', 'a', 'b']), go('c', -1, ['c', 'a', 'b'])]).toEqual(['a', 'b']);
});

it('goes on from where a file was, though it is checked now', () => {
  expect([go('z', 1, ['a', 'z', 'b', 'c']), go('z', -1, ['a', 'z', 'b', 'c'])]).toEqual(['b', 'a']);
});

it('files that came since are not left out', () => {
  expect(neighbour(FILES.slice(2), 'a', 1, { order: ['a', 'b'] })?.uuid).toBe('c');
});

const file = (uuid: string, status: string, checked: object | null = null) =>
  ({ uuid, reading: { status, checked } }) as unknown as File;

it('what is not proved comes first, wherever somebody began', () => {
  const files = [file('a', 'mismatch'), file('b', 'mismatch'), file('c', 'verified'), file('d', 'verified')];
  expect(neighbour(files, 'b', 1)?.uuid).toBe('a');
  expect(neighbour(files.slice(1), 'c', 1)?.uuid).toBe('b');
});

it('what was passed over does not hold up the others, and comes again after them', () => {
  const files = [file('a', 'mismatch'), file('b', 'mismatch'), file('c', 'verified')];
  expect(neighbour(files, 'b', 1, { passed: new Set(['a', 'b']) })?.uuid).toBe('c');
  expect(neighbour(files, 'c', 1, { passed: new Set(['a', 'b', 'c']) })?.uuid).toBe('a');
});

it('goes nowhere without another one', () => {
  expect(neighbour(FILES.slice(0, 1), 'a', 1)).toBeUndefined();
});
