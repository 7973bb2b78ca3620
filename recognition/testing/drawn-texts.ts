/** Pictures of texts for tests: drawn on a page below each other, at 300 dpi. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openDocument } from '../../engine/pages/document.ts';
import { pictureOf } from '../../engine/pages/picture.ts';
import { drawn, pdfium } from '../../engine/testing/papers.ts';
import { unpackWoff } from '../../fixtures/draw/woff.ts';
import type { Picture, PixelBox } from '../picture.ts';

const require = createRequire(import.meta.url);
const LATIN = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const JAPANESE = require.resolve('@fontsource/sawarabi-gothic/files/sawarabi-gothic-japanese-400-normal.woff');
const WIDTH = 2480;
const DPI = 300;
const PIXELS_A_POINT = WIDTH / 595.28;
const LEFT = 40;
const LEADING = 20;
const SIZE = 9;
const INK = 150;

interface DrawnTexts {
  readonly picture: Picture;
  /** around the ink of each text */
  readonly boxes: readonly PixelBox[];
}

/** Given texts, at most 39, returns a picture of a page with them and where each is. */
export async function drawnTexts(
  texts: readonly string[],
  script: 'latin' | 'japanese' = 'latin',
): Promise<DrawnTexts> {
  const bytes = await drawn((doc) => {
    doc.font(script === 'latin' ? LATIN : Buffer.from(unpackWoff(readFileSync(JAPANESE)))).fontSize(SIZE);
    for (const [i, text] of texts.entries()) doc.text(text, LEFT, (i + 1) * LEADING, { lineBreak: false });
  });
  const document = openDocument(await pdfium(), bytes);
  const { width, height, data } = pictureOf(await pdfium(), document, { index: 0, width: WIDTH });
  document.close();
  const picture = { width, height, data, dpi: DPI };
  return { picture, boxes: texts.map((_, i) => inkBetween(picture, (i + 1) * LEADING, (i + 2) * LEADING)) };
}

/** Returns the box of all ink between two heights, in points from the top. */
function inkBetween({ width, data }: Picture, from: number, to: number): PixelBox {
  const box = { x0: width, y0: Number.POSITIVE_INFINITY, x1: 0, y1: 0 };
  for (let y = Math.round((from - 2) * PIXELS_A_POINT); y < (to - 2) * PIXELS_A_POINT; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[y * width + x] ?? INK) >= INK) continue;
      box.x0 = Math.min(box.x0, x);
      box.x1 = Math.max(box.x1, x + 1);
      box.y0 = Math.min(box.y0, y);
      box.y1 = Math.max(box.y1, y + 1);
    }
  }
  return box;
}
