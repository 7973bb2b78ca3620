import { expect, it } from 'vitest';
import { withDays } from './days.ts';
import { textOf, wordsOf } from './testing/words.ts';

const DAYS = ['01/09/2015|A', '02/09/2015|B', '04/09/2015|C'] as const;
const read = (...lines: string[]) => textOf(withDays(wordsOf(...lines)).slice(-2));

it('gives a day the marks of its column, if they are lost or read as figures', () => {
  expect(read(...DAYS, '05/0912015|D')).toBe('05/09/2015 D');
  const narrow = wordsOf(...DAYS, '05092015  |D').map((word) =>
    word.text === '05092015' ? { ...word, x1: 50 } : word,
  );
  expect(textOf(withDays(narrow).slice(-3))).toContain('05/09/2015');
});

it('keeps what was read as a rival, in doubt', () => {
  const day = withDays(wordsOf(...DAYS, '05/0912015|D')).find(({ text }) => text === '05/09/2015');
  expect(day?.reading).toEqual({ agreed: false, others: ['05/0912015'] });
});

it('takes the other reading, if that is a day', () => {
  const words = wordsOf(...DAYS, 'O5/O9/2O15|D').map((word) =>
    word.text === 'O5/O9/2O15' ? { ...word, reading: { agreed: false, others: ['05/09/2015'] } } : word,
  );
  expect(textOf(withDays(words).slice(-2))).toBe('05/09/2015 D');
});

it('makes no day of what is none, or stands in another column', () => {
  expect(read(...DAYS, '99/9912015|D')).toBe('99/9912015 D');
  expect(read(...DAYS, '0509201501|D')).toBe('0509201501 D');
  expect(read(...DAYS, 'E|05/0912015')).toBe('E 05/0912015');
  expect(read('01/09/2015|A', '02/09/2015|B', '05/0912015|D')).toBe('05/0912015 D');
});

it('gives the name of a month its letter, as its column has it', () => {
  expect(read('01 Sep|A', '02 Sep|B', '03 Scp|C')).toBe('Sep C');
  expect(read('01-Sep|A', '02-Sep|B', '03-Scp|C')).toBe('03-Sep C');
  expect(read('01 Νοε|A', '02 Νοε|B', '03 Νος|C')).toBe('Νοε C');
});

it('leaves names that may be of two months, and words without a day', () => {
  expect(read('01 Jun|A', '02 Jun|B', '03 Jul|C', '04 Jul|C', '05 Juf|D')).toBe('Juf D');
  expect(read('01 Sep|A', '02 Sep|B', 'on Scp|C')).toBe('Scp C');
});

it('leaves figures far above the days, and a day with more marks than the others', () => {
  const blank = Array.from({ length: 6 }, () => 'x|y');
  const days = ['1/09|A', '2/09|B', '4/09|C'];
  expect(textOf(withDays(wordsOf('1908|Z', ...blank, ...days)).slice(0, 2))).toBe('1908 Z');
  expect(read('31.12|A', '30.12|B', '29.12|C', '31.12.|D')).toBe('31.12. D');
});
