import { expect, it } from 'vitest';
import type { Word } from '../model/word.ts';
import { withIbans } from './ibans.ts';

const STYLE = { font: '', size: 9, bold: false, italic: false, color: 0 };

/** Words of a line, as a reader gives them. */
const line = (text: string): Word[] =>
  text.split(' ').map((own, at) => ({
    text: own,
    x0: at * 30,
    x1: at * 30 + 25,
    y0: 0,
    y1: 10,
    baseline: 8,
    style: STYLE,
    page: 1,
    source: 'ocr',
    confidence: 0.9,
    reading: { agreed: true, others: [] },
  }));
const read = (text: string) =>
  withIbans(line(text))
    .map((word) => word.text)
    .join(' ');

it('corrects letters and figures of an account number by its checksum', () => {
  expect(read('Tilinumero F121 1234 5600 0007 85')).toBe('Tilinumero FI21 1234 5600 0007 85');
  expect(read('IBAN DE89 37O4 0044 O532 0130 00 BIC')).toBe('IBAN DE89 3704 0044 0532 0130 00 BIC');
});

it('knows letters of other scripts that have the shape of those of the country', () => {
  // К and А are Cyrillic, Κ is Greek
  expect(read('К203 6617 7587 1723 7131')).toBe('KZ03 6617 7587 1723 7131');
  expect(read('UА21 3223 1300 0002 6007 2335 6600 1')).toBe('UA21 3223 1300 0002 6007 2335 6600 1');
  expect(read('DΚ50 0040 0440 1162 43')).toBe('DK50 0040 0440 1162 43');
});

it('leaves what no checksum proves', () => {
  expect(read('F121 1234 5600 0007 86')).toBe('F121 1234 5600 0007 86');
  expect(read('DE89 3704 0044 0532 0130 00')).toBe('DE89 3704 0044 0532 0130 00');
  expect(read('12.50 SO12 1O0')).toBe('12.50 SO12 1O0');
});
