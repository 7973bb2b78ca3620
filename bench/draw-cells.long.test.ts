import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawn } from '../engine/testing/papers.ts';
import { picturedPage } from '../engine/testing/pictured.ts';
import { cellMarks, drawCells, readCellsOf } from './draw-cells.ts';
import { drawStage, newPdfium, readStages } from './draw-stage.ts';

const STATEMENT = new URL('../fixtures/overdrawn-marker/statement.pdf', import.meta.url);
const [WIDTH, HEIGHT] = [595, 842];
const SCALE = 2;

/** A scan of a page that lies on its side and leans, so many pixels a point. */
async function scanOf(pixels: number): Promise<Uint8Array> {
  const png = await picturedPage(new Uint8Array(readFileSync(STATEMENT)), WIDTH, HEIGHT, pixels);
  return drawn(
    (doc) => {
      doc.translate(HEIGHT / 2, WIDTH / 2).rotate(91.5);
      doc.image(png, -WIDTH / 2, -HEIGHT / 2, { width: WIDTH, height: HEIGHT });
    },
    { size: [HEIGHT, WIDTH] },
  );
}

/** True if there is a dark pixel in a box in points. */
function isInked({ width, data }: { width: number; data: Uint8Array }, box: readonly number[]): boolean {
  const [x0, y0, x1, y1] = box.map((at) => Math.round(at * SCALE));
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) if (data[(y * width + x) * 4] < 100) return true;
  return false;
}

test('cells are on the ink of the prepared picture, with what the first reader reads', async () => {
  const pdfium = await newPdfium();
  const read = await readCellsOf({ pdfium, bytes: await scanOf(3), page: 1 });
  if (read === null) throw new Error('the page has no picture');
  const marks = cellMarks(read);
  expect(marks.find(({ label }) => label === '1,052.61')).toBeDefined();
  expect(marks.map(({ label }) => label)).toContain('YourCurrentAccount');
  const picture = drawCells(pdfium, read, SCALE);
  expect(picture.height).toBe(HEIGHT * SCALE);
  expect(marks.filter(({ box: [x0, y0, x1, y1] }) => !isInked(picture, [x0 + 1, y0 + 1, x1 - 1, y1 - 1]))).toEqual([]);
});

test('a cell that the readers read differently has both readings beside the page', async () => {
  const read = await readCellsOf({ pdfium: await newPdfium(), bytes: await scanOf(1), page: 1 });
  if (read === null) throw new Error('the page has no picture');
  const notes = cellMarks(read).flatMap(({ note }) => note ?? []);
  expect(notes.length).toBeGreaterThan(0);
  for (const note of notes) expect(note).toMatch(/^.+ \| .+$/);
});

test('a page that the file does not have has no cells', async () => {
  const bytes = new Uint8Array(readFileSync(STATEMENT));
  expect(await readCellsOf({ pdfium: await newPdfium(), bytes, page: 9 })).toBeNull();
});

test('the words of a page that was set straight are drawn over their ink', async () => {
  const drawable = await readStages(await scanOf(3));
  const picture = drawStage(drawable, 'pages', 1, SCALE);
  const [words = []] = drawable.stages.words;
  const inked = words.filter(({ x0, y0, x1, y1 }) => isInked(picture, [x0, y0, x1, y1]));
  expect(words.length).toBeGreaterThan(200);
  expect(inked.length).toBe(words.length);
});
