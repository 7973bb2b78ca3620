import { expect, it } from 'vitest';
import { agree, saysSame } from './agree.ts';
import type { ReadCharacter } from './cell-reading.ts';

const read = (text: string, confidence = 0.9): ReadCharacter[] =>
  [...text].map((sign, at) => ({ text: sign, confidence, x: at * 10 }));

it.each([
  ['2.13', '213', 'a lost mark'],
  ['1,234.56', '1.234.56', 'a mark read as another'],
  ['11/17', '1117', 'a lost stroke'],
  ['15MAY', 'I5MAY', 'a letter of the shape of a figure'],
  ['Über', 'uber', 'an accent'],
  [':84410233', '84410233', 'a mark around it'],
  ['12.50−', '12.50-', 'another minus'],
  ['x9346', 'х9346', 'a letter of the shape of a Cyrillic one'],
  ['31.03.2020', '31203.2020', 'a point of a day read as a figure'],
  ['7/2/2025', '71212025', 'strokes of a day read as figures'],
])('%s and %s say the same: %s', (one, other) => {
  expect(saysSame(one, other)).toBe(true);
});

it.each([
  ['1,311.75', '1,811.75', 'a figure'],
  ['-7,060.02', '7,060.02', 'a sign'],
  ['(12.00)', '12.00', 'brackets'],
  ['41.99-', '41.99', 'a sign behind'],
  ['12.34', '1.234', 'the place of the mark'],
  ['12/7', '1217', 'a stroke read as a figure'],
  ['0.00', '10.00', 'one figure more'],
  ['Jan', 'Jun', 'a letter'],
  ['31.03.2020', '31203.2021', 'a year'],
  ['31.03.2020', '3103.12020', 'a figure where no mark is'],
  ['7.2.2025', '7122025', 'a day that may have one figure more'],
  ['7/2/2025', '73282025', 'signs for strokes that are like none'],
  ['138,12', '138512', 'an amount whose mark is read as a figure'],
])('%s and %s differ: %s', (one, other) => {
  expect(saysSame(one, other)).toBe(false);
});

it('names the day that a misread one may be, for the period and the order of the days to exclude', () => {
  const others = (one: string, other: string) => agree(read(one), read(other))?.reading.others;
  expect(others('7/2/2025', '112/2025')).toEqual(['1/2/2025']);
  expect(others('27.02.2025', '21002.2025')).toEqual(['21.02.2025']);
  expect(others('7/2/2025', '7722x025')).toEqual(['7722x025']);
});

it('takes Latin letters as they are, not as signs of an eastern script', () => {
  expect(agree(read('JPY'), read('」PY'))).toMatchObject({ text: 'JPY' });
  expect(agree(read('令和7年9月'), read('合和7年9月'))).toMatchObject({ reading: { agreed: true } });
  expect(agree(read('楼台'), read('桜台'))).toMatchObject({ text: '桜台', reading: { agreed: false } });
});

it('takes the figures with their marks, and the letters with their accents', () => {
  expect(agree(read('213'), read('2.13'))).toMatchObject({ text: '2.13', reading: { agreed: true } });
  expect(agree(read('2.13'), read('213'))).toMatchObject({ text: '2.13', reading: { agreed: true } });
  expect(agree(read('Uberweisung'), read('Überweisung'))?.text).toBe('Überweisung');
});

it('takes what has the form of a day or an amount', () => {
  expect(agree(read('13+.01.2026'), read('13.01.2026'))?.text).toBe('13.01.2026');
  expect(agree(read('09S1)20', 0.99), read('09SIJ20', 0.7))).toMatchObject({
    text: '09SIJ20',
    reading: { agreed: false, others: ['09S1)20'] },
  });
});

it('does not take the sign of a currency for a figure', () => {
  expect(agree(read('($)', 0.8), read('(8)', 0.9))?.text).toBe('($)');
  expect(agree(read('812.50', 0.9), read('$12.50', 0.8))?.text).toBe('$12.50');
});

it('takes letters of another script, which the first reader does not know', () => {
  expect(agree(read('A3C', 0.99), read('АЗС', 0.7))?.text).toBe('АЗС');
});

it('takes a figure as the first reader read it, unless the other one is much surer, and keeps the other one', () => {
  expect(agree(read('9.23', 0.99), read('9.28', 0.7))).toMatchObject({
    text: '9.23',
    reading: { agreed: false, others: ['9.28'] },
  });
  expect(agree(read('9.23', 0.6), read('9.28', 0.65))?.text).toBe('9.23');
  expect(agree(read('9.23', 0.6), read('9.28', 0.75))).toMatchObject({
    text: '9.28',
    reading: { agreed: false, others: ['9.23'] },
  });
});

it('what one reader reads alone is not agreed', () => {
  expect(agree(read('9.23'), [])).toMatchObject({ text: '9.23', reading: { agreed: false, others: [] } });
  expect(agree([], read('9.23'))).toMatchObject({ text: '9.23', reading: { agreed: false, others: [] } });
  expect(agree([], [])).toBeNull();
});

it('is as sure as its least sure character', () => {
  const characters = [...read('9.2', 0.9), ...read('3', 0.4)];
  expect(agree(characters, read('9.23'))?.confidence).toBe(0.4);
});

it('a number that lost one of its marks says the same as the one that has both', () => {
  expect(saysSame('3.441,14', '3.44114')).toBe(true);
  expect(saysSame('3.441,14', '34.411,4')).toBe(false);
  expect(saysSame('344.11', '3.4411')).toBe(false);
  expect(saysSame('12.03.2025', '12.032025')).toBe(true);
});

it('an amount with a speck behind it has one sign', () => {
  expect(agree(read('-890,00'), read('-890,00-'))?.text).toBe('-890,00');
  expect(agree(read('-890,00-'), read('-890,00'))?.text).toBe('-890,00');
  expect(agree(read('-890,00-'), read('-890,00-'))?.text).toBe('-890,00');
  expect(agree(read('+890,00-'), read('+890,00-'))?.text).toBe('+890,00-');
});
