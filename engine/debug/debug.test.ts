/** The debug view draws what a stage saw, where it saw it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STAGE_NAMES } from '../explain/types.ts';
import { extract } from '../extract.ts';
import type { Stages } from '../stages.ts';
import { pdfium, rawPdf } from '../testing/papers.ts';
import { marksOf } from './marks.ts';
import { drawPage, type Picture } from './picture.ts';
import type { Mark } from './types.ts';

const SCALE = 2;
const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../fixtures/${name}/statement.pdf`, import.meta.url)));
const statement = fixture('overdrawn-marker');

async function seenIn(bytes: Uint8Array): Promise<Stages> {
  let seen: Stages | undefined;
  extract(bytes, {
    pdfium: await pdfium(),
    onStages: (stages) => {
      seen = stages;
    },
  });
  return seen!;
}

async function drawn(bytes: Uint8Array, { pages }: Stages, page: number, marks: readonly Mark[]): Promise<Picture> {
  const { width, height, turned } = pages[page - 1];
  return drawPage(await pdfium(), bytes, { page, scale: SCALE, width, height, turned, marks });
}

/** Red, green and blue at a place in points. */
function colorAt({ width, data }: Picture, x: number, y: number): readonly number[] {
  const pixel = (Math.floor(y * SCALE) * width + Math.floor(x * SCALE)) * 4;
  return [...data.subarray(pixel, pixel + 3)];
}

/** True if a colour is along the upper edge of the mark's box: the page itself is black and white. */
function isFramed(picture: Picture, { box }: Mark): boolean {
  const [x0, y0, x1] = box;
  // a line of half a point may lie half on each of two pixels
  const near = [0.2, 0.5, 0.8].flatMap((part) =>
    [-0.5, 0, 0.5].map((shift) => colorAt(picture, x0 + part * (x1 - x0), y0 + shift)),
  );
  return near.some((found) => spread(found) > 25);
}

/** How far a colour is from grey. */
function spread(color: readonly number[]): number {
  return Math.max(...color) - Math.min(...color);
}

test.each(STAGE_NAMES)('the marks of %s are over the page where their boxes are', async (stage) => {
  const stages = await seenIn(statement);
  const marks = marksOf(stages, stage, 1);
  const picture = await drawn(statement, stages, 1, marks);
  const plain = await drawn(statement, stages, 1, []);
  expect(marks.length).toBeGreaterThan(20);
  expect(marks.filter((mark) => isFramed(plain, mark)).length / marks.length).toBeLessThan(0.1);
  expect(marks.filter((mark) => isFramed(picture, mark)).length / marks.length).toBeGreaterThan(0.95);
});

test('rows are where the result says that transactions are', async () => {
  const stages = await seenIn(statement);
  const places = stages.statements.flatMap(({ transactions }) => transactions.flatMap(({ places }) => places));
  const boxes = places.filter(({ page }) => page === 2).map(({ box }) => box);
  const marks = marksOf(stages, 'rows', 2).map(({ box }) => box);
  expect(boxes.length).toBeGreaterThan(0);
  for (const box of boxes) expect(marks).toContainEqual(box);
});

test('a line that is no transaction says why', async () => {
  const stages = await seenIn(statement);
  const notes = marksOf(stages, 'rows', 1).map(({ note }) => note);
  expect(notes.filter((note) => note?.includes('brought_forward'))).toHaveLength(1);
});

test('a balance that does not follow is shown with what it should be', async () => {
  const stages = await seenIn(fixture('wrong-sum'));
  const failing = stages.statements.flatMap(({ reconciliation }) => reconciliation.failingRows);
  const pages = stages.lines.map(({ number }) => number);
  const notes = pages.flatMap((page) => marksOf(stages, 'readings', page)).map(({ note }) => note);
  expect(failing.length).toBeGreaterThan(0);
  expect(notes.filter((note) => note?.includes('off by'))).toHaveLength(failing.length);
});

test('text that the page does not show is marked where it lies, with the reason', async () => {
  const stages = await seenIn(rawPdf('BT /F1 10 Tf 1 g 50 700 Td (hidden) Tj 0 g 0 -20 Td (seen) Tj ET'));
  const [dropped] = marksOf(stages, 'pages', 1).filter(({ note }) => note?.startsWith('dropped'));
  expect(dropped?.note).toBe('dropped, of the colour of its ground: "hidden"');
  expect(dropped?.box.map(Math.round).slice(0, 1)).toEqual([50]);
});

test('ruling lines are marked as such', async () => {
  const notes = marksOf(await seenIn(statement), 'pages', 1).map(({ note }) => note);
  expect(notes).toContain('a horizontal ruling line');
});

test('a figure that a check used is marked with how that ended', async () => {
  const notes = marksOf(await seenIn(fixture('wrong-sum')), 'statements', 1).map(({ note }) => note);
  expect(notes).toContain('closingBalance 11183.20, opening closing: fail');
});

test('a row that the statement does not keep is marked with the reason', async () => {
  const stages = await seenIn(fixture('sign-sections'));
  const notes = [1, 2].flatMap((page) => marksOf(stages, 'statements', page)).map(({ note }) => note);
  expect(notes.filter((note) => note === 'no transaction: total')).toHaveLength(2);
});

test('a statement is marked with its verdict on its first page alone', async () => {
  const stages = await seenIn(statement);
  const verdicts = [1, 2].map((page) =>
    marksOf(stages, 'statements', page).filter(({ note }) => note?.startsWith('statement 0: verified')),
  );
  expect(verdicts.map(({ length }) => length)).toEqual([1, 0]);
});

test('a mark in which nothing was read is drawn without a label', async () => {
  const stages = await seenIn(statement);
  const mark: Mark = { box: [100, 100, 160, 120], color: 0x188038, label: '' };
  expect(isFramed(await drawn(statement, stages, 1, [mark]), mark)).toBe(true);
});
