import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { drawn, pageOf } from '../testing/papers.ts';
import { remapped } from '../testing/remapped.ts';

const require = createRequire(import.meta.url);
const fontFile = (name: string) => readFileSync(require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const [PROPORTIONAL, ONE_WIDTH] = ['DejaVuSans', 'DejaVuSansMono'].map(fontFile);

const LINES = [
  'Current account statement of the month of June 2025',
  '02/06/2025 Card payment to the baker on the corner 4.50 995.50',
  '03/06/2025 Salary of the month, with thanks from all of us 2,000.00 2,995.50',
  '05/06/2025 Rent of the flat, second floor 980.00 2,015.50',
];

/** A page whose font says of each of its glyphs what `meaning` makes of what it is. */
const paper = (font: Buffer, meaning: (text: string) => string | null) =>
  drawn(draw(font), { compress: false }).then((pdf) => remapped(pdf, meaning));

const draw = (font: Buffer) => (doc: PDFKit.PDFDocument) => {
  doc.font(font).fontSize(9);
  for (const [i, line] of LINES.entries()) doc.text(line, 40, 50 + 14 * i, { lineBreak: false });
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,/';
/** Each letter and figure stands for another. */
const mixed = (text: string) => LETTERS[(LETTERS.indexOf(text) * 29 + 17) % LETTERS.length] ?? text;

it.each([
  ['of many widths', PROPORTIONAL],
  ['of one width', ONE_WIDTH],
])('a font %s that says what it draws is believed', async (_, font) => {
  const page = await pageOf(await paper(font, (text) => text));
  expect([page.unusable, page.doubtful]).toEqual([null, false]);
});

it.each([
  ['of many widths', PROPORTIONAL],
  ['of one width', ONE_WIDTH],
])('letters of a font %s that stand for others are doubtful', async (_, font) => {
  const page = await pageOf(await paper(font, mixed));
  expect([page.unusable, page.doubtful]).toEqual([null, true]);
});

it('a font whose glyphs are all one letter is doubtful', async () => {
  expect((await pageOf(await paper(PROPORTIONAL, () => 'a'))).doubtful).toBe(true);
});

it.each([
  ['private ones', (text: string) => String.fromCharCode(0xe000 + text.charCodeAt(0))],
  ['control characters', (text: string) => String.fromCharCode(1 + (text.charCodeAt(0) % 7))],
  ['none', () => null],
])('a font whose letters are %s has no letters', async (_, meaning) => {
  expect((await pageOf(await paper(PROPORTIONAL, meaning))).unusable).toBe('no_unicode_map');
});
