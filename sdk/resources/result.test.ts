/** The name of a result that is a file. */
import { expect, test } from 'vitest';
import { filenameOf } from './result.ts';

test.each([
  ['attachment; filename="statement.csv"', 'statement.csv'],
  ['attachment; filename="a.csv"; filename*=UTF-8\'\'Gr%C3%BC%C3%9Fe.csv', 'Grüße.csv'],
  ['attachment; filename="say \\"a\\".csv"', 'say "a".csv'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ["attachment; filename*=UTF-8''..%2F..%5Cx.csv", 'x.csv'],
  ['attachment; filename=".."', 'result'],
  ["attachment; filename*=UTF-8''%E4", 'result'],
  ['', 'result'],
])('%s is %s', (header, name) => {
  expect(filenameOf(header)).toBe(name);
});
