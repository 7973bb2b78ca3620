/** What a preview of a correction costs: it is asked for while somebody types. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Extraction } from '../engine/model/extraction.ts';
import { extractionOf, Paper } from '../engine/testing/paper.ts';
import { correctFile } from './correct-file.ts';

let folder: string;
let read: Extraction;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'correct-'));
  const paper = new Paper([40, 110, -460, -550])
    .text('Current account')
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .row('Date', 'Description', 'Amount', 'Balance')
    .rows([
      ['02 Jun 2025', 'Bakery', '-4.50', '995.50'],
      ['03 Jun 2025', 'Salary', '200.00', '1,195.50'],
    ]);
  read = await extractionOf(paper);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A reading with so many rows, each with a balance that follows. */
async function readingOf(rows: number): Promise<string> {
  const [statement] = read.statements;
  const [first] = statement?.transactions ?? [];
  if (statement === undefined || first === undefined) throw new Error('nothing was read');
  const transactions = Array.from({ length: rows }, (_, at) => ({ ...first, amount: -1, balance: 100_000 - at - 1 }));
  const path = join(folder, `${rows}.json`);
  await writeFile(path, JSON.stringify({ ...read, statements: [{ ...statement, transactions }] }));
  return path;
}

const EDITOR = { by: 'Anna', at: '2026-11-29T12:00:00Z' };

/** Milliseconds of CPU time of the quickest of some previews. */
async function costOf(rows: number): Promise<number> {
  const path = await readingOf(rows);
  const changes = [{ do: 'set', row: rows - 2, amount: '-0.02' } as const];
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 6; run++) {
    const before = process.cpuUsage();
    const made = await correctFile({ uuid: 'x', path, changes, editor: EDITOR, out: null }, '', () => undefined);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    expect(made).toMatchObject({ ok: true, statuses: ['mismatch'], rows: 1 });
  }
  return least;
}

/** Wanted: 100 ms. Machines that run tests may be a few times slower. */
const MOST_MS = 500;

test('a preview of 5,000 rows takes little time, and twice as many rows take about twice as much', async () => {
  const cost = await costOf(5_000);
  expect(cost).toBeLessThan(MOST_MS);
  expect((await costOf(10_000)) / cost).toBeLessThan(5);
});
