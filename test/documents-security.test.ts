/** Each promise of docs/security.md names a test that exists. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${ROOT}docs/security.md`, 'utf8');
const promises = page.split('\n## ').find((section) => section.startsWith('What is promised')) ?? '';
const rows = promises.split('\n').filter((line) => /^\| (?!promise|---)/.test(line) && !/^\|-/.test(line));

/** The titles of the tests in a source, as they are written there. */
const titlesIn = (source: string): string[] =>
  [...source.matchAll(/\b(?:test|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g)].map(
    ([, , title = '']) => title,
  );

test('the page makes promises', () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows.map((row) => [row.split('|')[1]?.trim(), row] as const))('"%s" is held by a test', (_promise, row) => {
  const [, title = '', path = ''] = /\[([^\]]+)\]\(\.\.\/([^)]+)\)/.exec(row) ?? [];
  expect(existsSync(`${ROOT}${path}`), `${path} does not exist`).toBe(true);
  expect(titlesIn(readFileSync(`${ROOT}${path}`, 'utf8'))).toContain(title);
});
