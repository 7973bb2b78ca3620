import { expect, it } from 'vitest';
import type { File } from '../api/types.ts';
import { neighbour } from './review-bar.tsx';

const FILES = ['a', 'b', 'c'].map((uuid) => ({ uuid, reading: {} }) as unknown as File);
const go = (uuid: string, step: 1 | -1) => neighbour(FILES, uuid, step)?.uuid;

it('goes through the unchecked files in a circle', () => {
  expect(['a', 'b', 'c'].map((uuid) => go(uuid, 1))).toEqual(['b', 'c', 'a']);
  expect(['a', 'b', 'c'].map((uuid) => go(uuid, -1))).toEqual(['c', 'a', 'b']);
});

it('from a file that is checked, it goes to the first or the last', () => {
  expect([go('z', 1), go('z', -1)]).toEqual(['a', 'c']);
});

it('goes nowhere without another one', () => {
  expect(neighbour(FILES.slice(0, 1), 'a', 1)).toBeUndefined();
});
