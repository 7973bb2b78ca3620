/** Choices of downloads. */
import { expect, test } from 'vitest';
import { choiceIn, programOf, savedFormat } from './choice.ts';

const XERO = { format: 'CSV', preset: 'xero', way: 'apart' } as const;

test('a kept choice is the next one', () => {
  expect(choiceIn(JSON.stringify(XERO))).toEqual(XERO);
});

test('without a kept choice, it is a workbook of this file', () => {
  expect(choiceIn(null)).toEqual({ format: 'XLSX', preset: '', way: 'one' });
});

test.each(['', 'no JSON', '7', '{"format":"GONE"}'])('what cannot be read is no choice: %s', (text) => {
  expect(choiceIn(text)).toEqual(choiceIn(null));
});

test('a preset of another format is left out', () => {
  expect(choiceIn('{"format":"OFX","preset":"xero","way":"together"}')).toEqual({
    format: 'OFX',
    preset: '',
    way: 'together',
  });
});

test('a file is saved with the preset of the choice', () => {
  expect(savedFormat(XERO)).toEqual({ name: 'CSV', extension: 'csv', options: { preset: 'xero' } });
  expect(programOf(XERO)).toBe('Xero');
});
