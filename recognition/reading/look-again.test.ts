import { expect, it } from 'vitest';
import type { CellToRead } from '../tesseract/reader.ts';
import { lookAgain } from './look-again.ts';
import type { PictureWord, Readers } from './types.ts';

const PLACE = { x0: 100, y0: 100, x1: 160, y1: 120 };
const picture = { width: 400, height: 300, dpi: 300, data: new Uint8Array(400 * 300).fill(255) };
const wordOf = (text: string, other: string): PictureWord => ({
  ...PLACE,
  cell: { ...PLACE, letterHeight: 20, parts: [] },
  text,
  confidence: 0.9,
  reading: { agreed: false, others: [other] },
});

/** Readers of which the second takes figures for letters, unless it is told that they are a day. */
const readersOf = (first: string, day: string, text: string): Readers => {
  const signs = (read: string) => [...read].map((sign, at) => ({ text: sign, confidence: 0.9, x: 100 + at * 10 }));
  const close = async () => {};
  return {
    first: { kind: 'native', close, read: async () => ({ characters: signs(first), confidence: 0.9, spaces: [] }) },
    second: {
      close,
      read: async (_, cells: readonly CellToRead[]) =>
        cells.map((cell) => ({
          text: cell.day === true ? day : text,
          confidence: 0.9,
          characters: signs(cell.day === true ? day : text).map(({ x, ...sign }) => ({ ...sign, x0: x, x1: x + 8 })),
        })),
    },
    languages: ['eng'],
  };
};

const lookedAt = async (word: PictureWord, readers: Readers) =>
  (await lookAgain([word], { picture, readers, languages: ['eng'] }))[0]?.reading.agreed;

it('a day that the second reader took for letters is read with the signs of days', async () => {
  expect(await lookedAt(wordOf('21/12', 'ZEPEZ'), readersOf('21/12', '21/12', 'ZEPEZ'))).toBe(true);
  expect(await lookedAt(wordOf('21/12', 'ZEPEZ'), readersOf('21/12', '27/12', 'ZEPEZ'))).toBe(false);
});

it('what is no day is not', async () => {
  expect(await lookedAt(wordOf('2112', 'ZEPEZ'), readersOf('2112', '2112', 'ZEPEZ'))).toBe(false);
  expect(await lookedAt(wordOf('91/92', 'ZEPEZ'), readersOf('91/92', '91/92', 'ZEPEZ'))).toBe(false);
});

it('the marks of a day that a look loses stay', async () => {
  const [word] = await lookAgain([wordOf('15/01/2022', 'soa')], {
    picture,
    readers: readersOf('15012022', '15012022', '15012022'),
    languages: ['eng'],
  });
  expect(word).toMatchObject({ text: '15/01/2022', reading: { agreed: true } });
});
