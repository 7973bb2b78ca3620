import { expect, it } from 'vitest';
import type { Word } from '../model/word.ts';
import { isSameText } from './same-text.ts';

/** Words of one font, one below the other. */
const words = (font: string, texts: readonly string[], x0 = 40): Word[] =>
  texts.map((text, i) => {
    const baseline = 50 + 14 * i;
    const style = { font, size: 9, bold: false, italic: false, color: 0 };
    const box = { x0, x1: x0 + 5 * text.length, y0: baseline - 7, y1: baseline + 2, baseline };
    return { text, ...box, style, page: 1, source: 'text', confidence: 1 };
  });

const TEXTS = ['Bäckerei', 'Market', 'Fuel', 'Rent', 'Salary', 'Kiosk'];
const FIGURES = ['40.00', '5.00', '10.00', '6.00', '3.00', '1.00'];
const page = (texts: readonly string[], figures: readonly string[]) => [
  ...words('One', texts),
  ...words('Two', figures, 300),
];

it('a text is the same as what was read if most of each font is, whatever accents and marks were lost', () => {
  const read = page(
    ['Backerei', 'Market', 'Fue1', 'Rent', 'Sa1ary', 'Kiosk'],
    ['40.00', '5,00', '1000', '6.00', '8.00', '1.00'],
  );
  expect(isSameText(page(TEXTS, FIGURES), read)).toBe(true);
});

it('it is not if a font shows other figures, or letters where figures are', () => {
  const others = ['73.33', '8.33', '43.33', '2.33', '7.33', '4.33'];
  expect(isSameText(page(TEXTS, others), page(TEXTS, FIGURES))).toBe(false);
  expect(isSameText(page(TEXTS, ['qw.ee', 'r.ee', 'tw.ee', 'z.ee', 'u.ee', 'w.ee']), page(TEXTS, FIGURES))).toBe(false);
});

it('a page on which nothing was read, or elsewhere, shows nothing', () => {
  expect(isSameText(page(TEXTS, FIGURES), [])).toBe(true);
  expect(isSameText(page(TEXTS, FIGURES), words('', ['Zinsen', 'Saldo', 'Summe', 'Ort', 'Konto', 'Tag'], 150))).toBe(
    true,
  );
});
