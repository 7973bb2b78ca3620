import { join } from 'node:path';
import { expect, test } from 'vitest';
import { destinations, nameOf } from './destinations.ts';

test('a result in the folder has the base name of its file', () => {
  expect(destinations([['in/May 2024.PDF'], ['b'], ['in/scan.jpeg']], 'out', 'CSV')).toEqual([
    { files: ['in/May 2024.PDF'], destination: join('out', 'May 2024.csv') },
    { files: ['b'], destination: join('out', 'b.csv') },
    { files: ['in/scan.jpeg'], destination: join('out', 'scan.csv') },
  ]);
});

test('without a folder the result goes to standard output', () => {
  expect(destinations([['a.pdf']], null, 'JSON')).toEqual([{ files: ['a.pdf'], destination: null }]);
});

test('joined pictures have one result, with the base name of the first', () => {
  const files = ['x/two.jpg', 'x/one.jpg', 'x/two.jpg'] as const;
  expect(destinations([[...files]], 'out', 'JSON')).toEqual([{ files, destination: join('out', 'two.json') }]);
  expect(nameOf([...files])).toBe('x/two.jpg and 2 more');
});

test('two files with the same base name are refused', () => {
  expect(() => destinations([['x/a.pdf'], ['y/a.png']], 'out', 'JSON')).toThrow(
    'x/a.pdf and y/a.png would both become a.json',
  );
});

test('base names that differ only in case or composition are the same', () => {
  expect(() => destinations([['A.pdf'], ['a.pdf']], 'out', 'JSON')).toThrow('would both become');
  expect(() => destinations([['e\u0301.pdf'], ['\u00e9.pdf']], 'out', 'JSON')).toThrow('would both become');
});
