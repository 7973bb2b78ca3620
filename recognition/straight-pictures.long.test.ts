/** Pictures of pages are drawn as the pages were read: the boxes of rows are on the rows. */
import { decode, encode } from 'fast-png';
import { expect, test } from 'vitest';
import { openDocument } from '../engine/pages/document.ts';
import { type PagePicture, pictureOf } from '../engine/pages/picture.ts';
import { drawn, pdfium } from '../engine/testing/papers.ts';
import { picturedPage } from '../engine/testing/pictured.ts';
import type { Picture } from './picture.ts';
import { turnedBy } from './prepare/turns.ts';
import { HEADINGS, headed } from './testing/account-paper.ts';
import { converted } from './testing/converted.ts';

const [WIDTH, HEIGHT] = [595, 842];
/** Three pixels a point are 216 an inch. */
const PIXELS = 3;
const DPI = 72 * PIXELS;
const DEGREE = Math.PI / 180;
const ROWS = 24;

const day = (at: number) => `${String(at + 1).padStart(2, '0')}/06/2025`;
const paper = headed('976.00')
  .row(...HEADINGS)
  .rows(Array.from({ length: ROWS }, (_, at) => [day(at), `Card payment number ${at}`, '-1.00']));

/** Given where each share of the paper is seen from the middle, returns the paper as it is seen so. */
function seenBy(page: Picture, seen: (u: number, v: number) => readonly [u: number, v: number]): Picture {
  const { width, height } = page;
  const data = new Uint8Array(width * height).fill(255);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const [u, v] = seen(x - width / 2, y - height / 2);
      const [fromX, fromY] = [Math.round(u + width / 2), Math.round(v + height / 2)];
      if (fromX >= 0 && fromY >= 0 && fromX < width && fromY < height) data[at] = page.data[fromY * width + fromX];
    }
  }
  return { ...page, data };
}

const leaning = (degrees: number) => (page: Picture) => {
  const [cos, sin] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  return seenBy(page, (u, v) => [u * cos + v * sin, v * cos - u * sin]);
};
/** From one side: its right edge is lower and shorter, its foot is wider. */
const photographed = (page: Picture) =>
  seenBy(page, (u, v) => {
    const depth = 1 + (0.06 * u) / page.width - (0.08 * v) / page.height;
    return [u * depth + 0.03 * v, v * depth - 0.02 * u];
  });

async function shownAs(change: (page: Picture) => Picture) {
  const png = decode(await picturedPage(await paper.pdf(), WIDTH, HEIGHT, PIXELS));
  const scan = change({ width: png.width, height: png.height, data: Uint8Array.from(png.data), dpi: DPI });
  const size: [number, number] = [scan.width / PIXELS, scan.height / PIXELS];
  const image = Buffer.from(encode({ width: scan.width, height: scan.height, channels: 1, data: scan.data }));
  const bytes = await drawn((doc) => doc.image(image, 0, 0, { width: size[0], height: size[1] }), { size });
  const { statements, straightened } = await converted(bytes);
  const document = openDocument(await pdfium(), bytes);
  const how = straightened.find(({ page }) => page === 1);
  const picture = pictureOf(await pdfium(), document, { index: 0, width: 1_200, straightened: how });
  document.close();
  return { places: statements.flatMap(({ transactions }) => transactions.flatMap(({ places }) => places)), picture };
}

/** The darkest grey in a box in points. */
function darkest({ width, data, channels, pageWidth }: PagePicture, box: readonly number[]): number {
  const [x0, y0, x1, y1] = box.map((at) => Math.round((at / pageWidth) * width));
  let least = 255;
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) least = Math.min(least, data[(y * width + x) * channels]);
  return least;
}

test.each([
  ['turned by a quarter', (page: Picture) => turnedBy(page, 1)],
  ['turned by a quarter the other way', (page: Picture) => turnedBy(page, 3)],
  ['upside down', (page: Picture) => turnedBy(page, 2)],
  ['leaning', leaning(2)],
  ['leaning and upside down', (page: Picture) => turnedBy(leaning(-1.5)(page), 2)],
  ['photographed from one side', photographed],
  ['photographed sideways and from one side', (page: Picture) => turnedBy(photographed(page), 3)],
])('a page that is %s', async (_, change) => {
  const { places, picture } = await shownAs(change);
  expect(places).toHaveLength(ROWS);
  expect(picture.pageWidth).toBeCloseTo(WIDTH, 0);
  expect(picture.pageHeight).toBeCloseTo(HEIGHT, 0);
  for (const [at, { box }] of places.entries()) {
    const [x0, y0, x1, y1] = box;
    // both ends of the row, the day and the amount, are in its box
    expect(darkest(picture, [x0, y0, x0 + 6, y1])).toBeLessThan(120);
    expect(darkest(picture, [x1 - 6, y0, x1, y1])).toBeLessThan(120);
    const next = places[at + 1]?.box[1];
    // and the row below is not
    if (next !== undefined) expect(darkest(picture, [x0, y1 + 1, x1, next - 1])).toBeGreaterThan(200);
  }
});
