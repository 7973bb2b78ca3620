/** Scans for tests of papers that something happened to. */
import { encode } from 'fast-png';
import { openDocument } from '../../engine/pages/document.ts';
import { pictureOf } from '../../engine/pages/picture.ts';
import type { Paper } from '../../engine/testing/paper.ts';
import { drawn, pdfium } from '../../engine/testing/papers.ts';

const PAGE_WIDTH = 595.28;
/** Pixels of a point at 300 dpi. */
const PIXELS = 300 / 72;

/** Fills a box, its edges in points, with a grey. */
export type Fill = (box: readonly [x0: number, y0: number, x1: number, y1: number], grey?: number) => void;

/** Given a paper of one page and what happens to it, returns a PDF with a scan of it, from `left` points on. */
export async function damaged(paper: Paper, damage: (fill: Fill) => void, left = 0): Promise<Uint8Array> {
  const document = openDocument(await pdfium(), await paper.pdf());
  const whole = pictureOf(await pdfium(), document, { index: 0, width: Math.round(PAGE_WIDTH * PIXELS) });
  document.close();
  damage((box, grey = 0) => {
    const [x0, y0, x1, y1] = box.map((edge) => Math.round(edge * PIXELS)) as [number, number, number, number];
    for (let y = y0; y < y1; y++)
      whole.data.fill(grey, (y * whole.width + x0) * whole.channels, (y * whole.width + x1) * whole.channels);
  });
  const first = Math.round(left * PIXELS);
  const cut = { width: whole.width - first, height: whole.height, channels: 1 as const };
  const data = new Uint8Array(cut.width * cut.height);
  for (let at = 0; at < data.length; at++) {
    const [y, x] = [Math.floor(at / cut.width), at % cut.width];
    data[at] = whole.data[(y * whole.width + first + x) * whole.channels] ?? 0;
  }
  const png = Buffer.from(encode({ ...cut, data }));
  return drawn((doc) => doc.image(png, 0, 0, { width: cut.width / PIXELS }));
}
