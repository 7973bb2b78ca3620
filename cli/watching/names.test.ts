import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { numberedNames, resultNames } from './names.ts';

function first(names: Generator<string>, count: number): string[] {
  return Array.from({ length: count }, () => names.next().value);
}

test('a result mirrors the path of its source; if its name is taken, it has the whole name, then a number', () => {
  expect(first(resultNames('2024/may.pdf', 'json'), 4)).toEqual([
    '2024/may.json',
    '2024/may.pdf.json',
    '2024/may (2).json',
    '2024/may (3).json',
  ]);
  expect(first(resultNames('may.JPG', 'csv'), 2)).toEqual(['may.csv', 'may.JPG.csv']);
});

test('a file that keeps its name gets a number if the name is taken', () => {
  expect(first(numberedNames('failed/2024/may.pdf'), 3)).toEqual([
    'failed/2024/may.pdf',
    'failed/2024/may (2).pdf',
    'failed/2024/may (3).pdf',
  ]);
});

test('names that would be too long for a file system are shortened, and stay different', () => {
  const long = 'ä'.repeat(125);
  const names = [
    ...first(resultNames(`${long}x.pdf`, 'json'), 3),
    ...first(resultNames(`${long}.pdf`, 'json'), 3),
    ...first(numberedNames(`failed/${long}x.pdf`, 4), 2).map((name) => `${name}.txt`),
  ];
  for (const name of names) expect(Buffer.byteLength(basename(name))).toBeLessThanOrEqual(255);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toMatch(/^ä+-[0-9a-f]{8}\.json$|^ä+x\.json$/);
});
