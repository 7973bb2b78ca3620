/** What a spreadsheet would run as a formula, with the separator of the file or another one. */
import { expect, test } from 'vitest';
import { withoutFormulas } from './formula.ts';

test.each([
  ['=HYPERLINK("x")', '\'=HYPERLINK("x")'],
  ['-2+3', "'-2+3"],
  ['＝1+1', "'＝1+1"],
  ['\t=1', "'\t'=1"],
  [' =1', "' =1"],
])('%j at the beginning', (text, guarded) => {
  expect(withoutFormulas(text)).toBe(guarded);
});

test.each([
  ['a;=cmd()', "a;'=cmd()"],
  ['x\t=1+1', "x\t'=1+1"],
  ['x,"=1+1', 'x,"\'=1+1'],
  ['x| @SUM(A1)', "x| '@SUM(A1)"],
  ['x\r\n+1+1', "x\r\n'+1+1"],
  ['a;=1;-2+3', "a;'=1;'-2+3"],
  ['a;;＝1', "a;;'＝1"],
])('%j behind a separator', (text, guarded) => {
  expect(withoutFormulas(text)).toBe(guarded);
});

test.each([
  '-12.50',
  '+3',
  'a;-12.50;b',
  '2025-06-02',
  'A-B + C = D @ E',
  'RENT, FLAT 3; MAPLE-COURT|2',
  'it said "=1"',
  '',
])('%j is as it was', (text) => {
  expect(withoutFormulas(text)).toBe(text);
});

test('a number at the end, which the next field could go on, is guarded', () => {
  expect(withoutFormulas('a;-1')).toBe("a;'-1");
});
