import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPpocr } from '../ppocr/reader.ts';
import { prepareStraight } from '../prepare/prepare.ts';
import { createTesseract } from '../tesseract/reader.ts';
import { drawnTexts } from '../testing/drawn-texts.ts';
import { readCells } from './read-cells.ts';
import type { Readers } from './types.ts';

const TEXTS = ['272.22', '512.72', '727.27', '571.55', '1,177.75'];
const NO_LAYER = () => null;

describe('figures that a ruling line touches', () => {
  let readers: Readers;
  beforeAll(async () => {
    readers = {
      first: await createPpocr({ threads: 1 }),
      second: await createTesseract(),
      languages: ['eng'],
    };
  });
  afterAll(() => Promise.all([readers.first.close(), readers.second.close()]));

  /** Reads the texts with a line of `thick` pixels across each, `below` the top of its figures. */
  async function wordsWithLines(below: number, thick: number) {
    const { picture, boxes } = await drawnTexts(TEXTS);
    for (const { x0, x1, y0 } of boxes) {
      for (let y = y0 + below; y < y0 + below + thick; y++)
        picture.data.fill(0, y * picture.width + x0 - 150, y * picture.width + x1 + 150);
    }
    return (await readCells(prepareStraight(picture), readers, NO_LAYER)).words;
  }

  it('are in doubt where the line covers their top', async () => {
    const words = await wordsWithLines(0, 5);
    expect(words.some(({ text }) => !TEXTS.includes(text))).toBe(true);
    expect(words.filter(({ text, reading }) => /\d/.test(text) && reading.agreed)).toEqual([]);
  });

  it('are read alike where the line is above them', async () => {
    const words = await wordsWithLines(-12, 5);
    expect(words.map(({ text, reading }) => [text, reading.agreed])).toEqual(TEXTS.map((text) => [text, true]));
  });
});
