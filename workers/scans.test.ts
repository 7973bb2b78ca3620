/** Files with pictures of pages, and of parts of pages, through the pool and the threads that read them. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Paper } from '../engine/testing/paper.ts';
import { pictured, picturedPage } from '../engine/testing/pictured.ts';
import { DEFAULT_BOUNDS } from './bounds.ts';
import { createWorkerPool } from './pool.ts';
import type { FileResult, WorkerPool } from './types.ts';

const COLUMNS = [40, 110, -550];
const [WIDTH, HEIGHT] = [595, 842];
/** Three pixels a point are 216 an inch. */
const PIXELS = 3;

const BOUNDS = {
  ...DEFAULT_BOUNDS,
  threads: 1,
  readers: { ...DEFAULT_BOUNDS.readers, threads: 1 },
  baseMs: 60_000,
  perPageMs: 60_000,
};

let pool: WorkerPool;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-scans-'));
  pool = await createWorkerPool(BOUNDS);
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function converted(paper: Paper, pictures?: 'never', by = pool) {
  const [path, out] = ['pdf', 'json'].map((extension) => join(folder, `${Math.random()}.${extension}`));
  await writeFile(path, await paper.pdf());
  const progress: number[] = [];
  const task = { path, out, ...(pictures && { pictures }) };
  const conversion = await by.convert(task, { onProgress: (done) => progress.push(done) });
  if (!conversion.ok) return { code: conversion.fault.code };
  const { statements }: FileResult = JSON.parse(await readFile(out, 'utf8'));
  return {
    statuses: conversion.statuses,
    amounts: statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount)),
    sources: statements.flatMap(({ transactions }) => transactions.map(({ source }) => source)),
    progress: progress.at(-1),
    told: progress,
  };
}

const statement = (closing: string) =>
  new Paper(COLUMNS)
    .text('Current account')
    .text('Currency EUR')
    .text('Period 01/06/2025 to 30/06/2025')
    .text('Opening balance 100.00')
    .text(`Closing balance ${closing}`)
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('02/06/2025', 'Bakery', '-40.00');

test('a page that is a picture, a row that is one, and a page of text make one statement', async () => {
  const scan = await picturedPage(await statement('44.00').pdf(), WIDTH, HEIGHT, PIXELS);
  const row = await pictured(
    [
      [40, '04/06/2025'],
      [110, 'Fuel'],
      [529, '-5.00'],
    ],
    560,
  );
  const paper = new Paper(COLUMNS).draw((doc) => doc.image(scan, 0, 0, { width: WIDTH })).page();
  paper.row('Date', 'Description', 'Amount').row('03/06/2025', 'Rent', '-10.00');
  const { y } = paper;
  paper.draw((doc) => doc.image(row, 0, y - 2, { width: 560 })).down(14);
  paper.row('06/06/2025', 'Cinema', '-6.00').row('12/06/2025', 'Kiosk', '5.00');
  expect(await converted(paper)).toMatchObject({
    statuses: ['verified'],
    amounts: [-4000, -1000, -500, -600, 500],
    sources: ['ocr', 'text', 'ocr', 'text', 'text'],
    progress: 2,
  });
});

test('pages are counted when their pictures are read, also if several are read at once', async () => {
  const scan = await picturedPage(await statement('60.00').pdf(), WIDTH, HEIGHT, PIXELS);
  const paper = new Paper(COLUMNS);
  const pages = 3;
  for (let page = 0; page < pages; page++) {
    if (page > 0) paper.page();
    paper.draw((doc) => doc.image(scan, 0, 0, { width: WIDTH }));
  }
  const several = await createWorkerPool({ ...BOUNDS, readers: { ...DEFAULT_BOUNDS.readers, threads: 2 } });
  const { told = [] } = await converted(paper, undefined, several);
  await several.close();
  expect(told.at(-1)).toBe(pages);
  expect(told).toEqual(told.toSorted((a, b) => a - b));
  expect(told[0]).toBe(0);
  // two may end at the same time
  expect(told.some((count) => count > 0 && count < pages)).toBe(true);
});

test('a scan is refused if no picture may be read, and read otherwise', async () => {
  const scan = await picturedPage(await statement('60.00').pdf(), WIDTH, HEIGHT, PIXELS);
  const paper = new Paper(COLUMNS).draw((doc) => doc.image(scan, 0, 0, { width: WIDTH }));
  expect(await converted(paper, 'never')).toEqual({ code: 'PDF_UNREADABLE' });
  expect(await converted(paper)).toMatchObject({ amounts: [-4000], sources: ['ocr'], progress: 1 });
});
