import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawn, pagesOf, pdfium, rawPdf } from '../testing/papers.ts';
import { openDocument } from './document.ts';
import { type PagePicture, pictureOf } from './picture.ts';

const WIDTH = 600;

async function pictureOfPage(bytes: Uint8Array, index = 0, width = WIDTH): Promise<PagePicture> {
  const instance = await pdfium();
  const document = openDocument(instance, bytes);
  try {
    return pictureOf(instance, document, { index, width });
  } finally {
    document.close();
  }
}

/** True if anything dark is within a box in points. */
function isInked({ width, height, channels, data, pageWidth }: PagePicture, box: readonly number[]): boolean {
  const [x0, y0, x1, y1] = box.map((at) => (at / pageWidth) * width);
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, y1); y++) {
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, x1); x++) {
      if (data[(y * width + x) * channels] < 160) return true;
    }
  }
  return false;
}

/** Share of the letters of a page that are in its picture where they were read. */
async function inkedShare(bytes: Uint8Array, index = 0): Promise<number> {
  const { glyphs } = (await pagesOf(bytes))[index];
  const picture = await pictureOfPage(bytes, index);
  let letters = 0;
  let inked = 0;
  for (let i = 0; i < glyphs.count; i++) {
    if (glyphs.code[i] <= 32) continue;
    letters++;
    if (isInked(picture, [glyphs.x0[i], glyphs.y0[i], glyphs.x1[i], glyphs.y1[i]])) inked++;
  }
  expect(letters).toBeGreaterThan(3);
  return inked / letters;
}

const line = (matrix: string) => `BT /F1 10 Tf ${matrix} Tm (HHHHHHHH) Tj ET`;

describe('the picture of a page', () => {
  it.each([
    ['upright', rawPdf(line('1 0 0 1 50 700'))],
    ['rotated by a quarter', rawPdf(line('0 1 -1 0 100 50'), { page: '/Rotate 90' })],
    ['rotated by half', rawPdf(line('-1 0 0 -1 550 100'), { page: '/Rotate 180' })],
    ['rotated by three quarters', rawPdf(line('0 -1 1 0 500 750'), { page: '/Rotate 270' })],
    ['turned although the file does not say so', rawPdf(line('0 1 -1 0 100 50'))],
    ['turned over although the file does not say so', rawPdf(line('-1 0 0 -1 550 100'))],
    ['turned further than the file says', rawPdf(line('-1 0 0 -1 550 100'), { page: '/Rotate 90' })],
    ['cropped', rawPdf(line('1 0 0 1 150 700'), { page: '/CropBox [100 100 500 750]' })],
  ])('shows letters where they are read: %s', async (_, bytes) => {
    expect(await inkedShare(bytes)).toBe(1);
  });

  it.each(['overdrawn-marker', 'signed-amount'])('shows the statement %s where its letters are read', async (name) => {
    const path = new URL(`../../fixtures/${name}/statement.pdf`, import.meta.url);
    expect(await inkedShare(new Uint8Array(readFileSync(path)))).toBeGreaterThan(0.98);
  });

  it('is as wide as is asked for, and as high as the page makes it', async () => {
    const { width, height, pageWidth, pageHeight } = await pictureOfPage(rawPdf(line('1 0 0 1 50 700')), 0, 1200);
    expect([width, height, pageWidth, pageHeight]).toEqual([1200, 1600, 600, 800]);
  });

  it('has one channel if the page is black and white, and three if it has colour', async () => {
    const grey = await pictureOfPage(rawPdf(line('1 0 0 1 50 700')));
    const red = await pictureOfPage(rawPdf(`1 0 0 rg 0 700 60 100 re f ${line('1 0 0 1 50 600')}`));
    expect([grey.channels, red.channels]).toEqual([1, 3]);
    expect([...red.data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect([...red.data.subarray(-3)]).toEqual([255, 255, 255]);
  });

  it('of a page as long as a roll is narrower, so that it fits the memory', async () => {
    const bytes = rawPdf(line('1 0 0 1 50 700'), { page: '/MediaBox [0 0 200 14000]' });
    const { width, height } = await pictureOfPage(bytes, 0, 3000);
    expect(width * height).toBeLessThan(16_100_000);
    expect(height / width).toBeCloseTo(70, 0);
  });

  it('of a page in other units is measured in the points of the file, as boxes of transactions have them', async () => {
    const write = (doc: PDFKit.PDFDocument) =>
      doc
        .addPage({ size: [2380, 3368], margin: 0 })
        .fontSize(36)
        .text('Rent', 200, 400);
    const bytes = await drawn(write, { autoFirstPage: false });
    expect((await pagesOf(bytes))[0].scale).not.toBe(1);
    const { pageWidth, pageHeight } = await pictureOfPage(bytes);
    expect([pageWidth, pageHeight]).toEqual([2380, 3368]);
  });

  it('shows what is filled into fields', async () => {
    const field =
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (HHHH) /DA (/F1 20 Tf 0 g) /Rect [50 500 250 540] /F 4 >>';
    const bytes = rawPdf(line('1 0 0 1 50 700'), {
      page: '/Annots [6 0 R]',
      objects: [field],
      catalog: '/AcroForm << /Fields [6 0 R] /DR << /Font << /F1 5 0 R >> >> >>',
    });
    expect(isInked(await pictureOfPage(bytes), [50, 260, 250, 300])).toBe(true);
  });
});
