import { join } from 'node:path';
import { expect, test } from 'vitest';
import { destinations } from './destinations.ts';

test('a result in the folder has the base name of its file', () => {
  expect(destinations(['in/May 2024.PDF', 'b'], 'out', 'CSV')).toEqual([
    { file: 'in/May 2024.PDF', destination: join('out', 'May 2024.csv') },
    { file: 'b', destination: join('out', 'b.csv') },
  ]);
});

test('without a folder the result goes to standard output', () => {
  expect(destinations(['a.pdf'], null, 'JSON')).toEqual([{ file: 'a.pdf', destination: null }]);
});

test('two files with the same base name are refused', () => {
  expect(() => destinations(['x/a.pdf', 'y/a.pdf'], 'out', 'JSON')).toThrow(
    'x/a.pdf and y/a.pdf would both become a.json',
  );
});

test('base names that differ only in case or composition are the same', () => {
  expect(() => destinations(['A.pdf', 'a.pdf'], 'out', 'JSON')).toThrow('would both become');
  expect(() => destinations(['e\u0301.pdf', '\u00e9.pdf'], 'out', 'JSON')).toThrow('would both become');
});
