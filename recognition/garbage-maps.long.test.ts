/** Papers whose fonts do not say, or say wrongly, what they draw are read from their pictures. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { outlined } from '../engine/testing/outlined.ts';
import { drawn } from '../engine/testing/papers.ts';
import { remapped } from '../engine/testing/remapped.ts';
import { AMOUNTS, HEADINGS, headOf, ROWS } from './testing/account-paper.ts';
import { converted } from './testing/converted.ts';

const FONT = readFileSync(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
const LEFT = [40, 110, 500];
const LEADING = 14;
const CLOSING = '942.00';

/** A statement, each of its texts drawn by `write`. */
const statement = (write: (doc: PDFKit.PDFDocument, text: string, place: readonly [number, number]) => void) =>
  drawn(
    (doc) => {
      const lines = [...headOf(CLOSING).map((line) => [line]), HEADINGS, ...ROWS];
      doc.font(FONT).fontSize(9);
      lines.forEach((cells, i) => {
        cells.forEach((text, column) => {
          write(doc, text, [LEFT[column], 50 + LEADING * i]);
        });
      });
    },
    { compress: false },
  );
const inFont = await statement((doc, text, [x, y]) => doc.text(text, x, y, { lineBreak: false }));

async function foundOn(pdf: Uint8Array) {
  const { statements, asked } = await converted(pdf);
  const [{ transactions, reconciliation }] = statements;
  return { asked: asked.length, amounts: transactions.map(({ amount }) => amount), status: reconciliation.status };
}
const ALL_READ = { asked: 1, amounts: AMOUNTS, status: 'verified' };

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,/';
const mixed = (text: string) => LETTERS[(LETTERS.indexOf(text) * 29 + 17) % LETTERS.length] ?? text;

it('a font that says what it draws is believed: nothing is read', async () => {
  expect(await foundOn(inFont)).toEqual({ ...ALL_READ, asked: 0 });
});

it.each<[string, (text: string) => string | null]>([
  ['other letters', mixed],
  ['one letter for all', () => 'a'],
  ['control characters', (text) => String.fromCharCode(1 + (text.charCodeAt(0) % 7))],
  ['nothing', () => null],
])('a paper whose font says %s is read', async (_, meaning) => {
  expect(await foundOn(remapped(inFont, meaning))).toEqual(ALL_READ);
});

it('so is a paper whose letters are all drawn as outlines', async () => {
  expect(await foundOn(await statement((doc, text, [x, y]) => outlined(doc, text, [x, y + 8])))).toEqual(ALL_READ);
});

describe('where only the amounts are in a font', () => {
  const isAmount = (text: string) => text.includes('.') && !text.includes('balance');
  const inTwo = statement((doc, text, [x, y]) => {
    doc.font((isAmount(text) ? FONT : 'Helvetica') as string).text(text, x, y, { lineBreak: false });
  });

  it('that says nothing, they alone are read', async () => {
    const { statements, asked } = await converted(remapped(await inTwo, () => null));
    const [{ transactions, reconciliation }] = statements;
    expect(transactions.map(({ amount }) => amount)).toEqual(AMOUNTS);
    expect(reconciliation.status).toBe('verified');
    expect(asked).toMatchObject([{ page: 1, area: expect.any(Array) }]);
  });

  it('that says other letters, the page is read: its other text is right, and decides nothing', async () => {
    expect(await foundOn(remapped(await inTwo, mixed))).toEqual(ALL_READ);
  });
});
