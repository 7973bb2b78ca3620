import { expect, it } from 'vitest';
import { agree } from './agree.ts';
import type { ReadCharacter } from './cell-reading.ts';
import { otherMonths } from './months.ts';

it.each([
  ['апр', 'anp'],
  ['августа', 'aBrycTa'],
  ['Δεκ', 'Aek'],
  ['Nov', 'N0v'],
  ['September', 'Septernber'],
])('%s can only be that month where the other reader read %s', (name, misread) => {
  expect(otherMonths(name, misread)).toEqual([]);
});

it('names the months that it may be, too', () => {
  expect(otherMonths('jul', 'ju')).toEqual(['jun']);
  expect(otherMonths('Jan', 'Jn')).toEqual(['jun']);
});

it.each([
  ['Jan', 'Jun', 'another month'],
  ['jul', 'xq', 'nothing like a month'],
  ['апр', 'маp', 'a name that is nearer to another month'],
  ['Fuel', 'Fue', 'no month at all'],
])('tells nothing of %s and %s: %s', (name, misread) => {
  expect(otherMonths(name, misread)).toBeNull();
});

const read = (text: string): ReadCharacter[] =>
  [...text].map((sign, at) => ({ text: sign, confidence: 0.9, x: at * 10 }));

it('both readings agree on the month that both are the nearest to, whoever read its name', () => {
  expect(agree(read('anp'), read('апр'))).toMatchObject({ text: 'апр', reading: { agreed: true, others: [] } });
  expect(agree(read('N0v'), read('Nov'))).toMatchObject({ text: 'Nov', reading: { agreed: true, others: [] } });
  expect(agree(read('ju'), read('jul'))).toMatchObject({ text: 'jul', reading: { agreed: false, others: ['jun'] } });
});
