/** Two statements of one account that overlap, converted one by one and imported one after the other. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read as readMt940 } from 'mt940-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BalancesPrinted, type Entry, newestFirst, statementOf } from '../fixtures/draw/model.ts';
import { drawStatements } from '../fixtures/draw/months.ts';
import type { Format } from '../formats/registry.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { WorkerPool } from '../workers/types.ts';
import { run } from './tools.ts';

const ACCOUNT = { number: '40-11-22 90018341', currency: 'GBP', decimals: 2, opening: 500_000 };
const entry = (day: number, amount: number, ...lines: string[]): Entry => ({
  date: `2025-03-${String(day).padStart(2, '0')}`,
  lines,
  amount,
});
/** Equal bookings stand on one day, on days that only one statement has, and on the days that both have. */
const ENTRIES = [
  entry(3, -1_250, 'CARD PAYMENT HILLSIDE GROCERS'),
  entry(3, -1_250, 'CARD PAYMENT HILLSIDE GROCERS'),
  entry(9, -82_500, 'STANDING ORDER RENT', 'FLAT 3 MAPLE COURT'),
  entry(14, -1_250, 'CARD PAYMENT HILLSIDE GROCERS'),
  entry(14, -1_250, 'CARD PAYMENT HILLSIDE GROCERS'),
  entry(14, -1_250, 'CARD PAYMENT THE SMALL BAKERY'),
  entry(18, 212_700, 'SALARY LARKFIELD JOINERY'),
  entry(25, -1_250, 'CARD PAYMENT HILLSIDE GROCERS'),
  entry(29, -4_641, 'DIRECT DEBIT BRIGHTWATER UTILITIES', 'REF 4471902'),
];

/** The statement of some bookings that follow on one another. */
function paper(from: number, to: number, printed: BalancesPrinted = 'every') {
  const opening = ENTRIES.slice(0, from).reduce((sum, { amount }) => sum + amount, ACCOUNT.opening);
  const entries = ENTRIES.slice(from, to);
  const [periodStart = '', periodEnd = ''] = [entries[0]?.date, entries.at(-1)?.date];
  return statementOf({ ...ACCOUNT, opening, periodStart, periodEnd }, entries, printed);
}

const folder = mkdtempSync(join(tmpdir(), 'ledgerize-overlaps-'));
let pool: WorkerPool;
beforeAll(async () => {
  pool = await createWorkerPool({ ...DEFAULT_BOUNDS, threads: 1 });
  const papers = {
    first: paper(0, 7),
    second: newestFirst(paper(3, 9)),
    // they meet between the two equal bookings of a day
    morning: paper(0, 4, 'day-end'),
    evening: paper(4, 9, 'day-end'),
  };
  for (const [name, statement] of Object.entries(papers)) {
    const path = join(folder, `${name}.pdf`);
    writeFileSync(path, await drawStatements([statement]));
    const done = await pool.convert({ path, out: join(folder, `${name}.extraction`) });
    expect(done).toMatchObject({ ok: true, statuses: ['verified'], transactions: statement.entries.length });
  }
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

async function exported(name: string, format: Format): Promise<string> {
  const out = join(folder, `${name}.${format}`);
  const parts = [{ uuid: name, filename: `${name}.pdf`, result: { path: join(folder, `${name}.extraction`) } }];
  const rendered = await pool.render({ jobId: null, format, parts, out, options: { bankId: '1', intuBankId: '1' } });
  expect(rendered).toMatchObject({ ok: true });
  return out;
}

/** What each program knows a booking of a file by. */
const READERS = {
  OFX: (path: string) =>
    [...run('ofxdump', [path]).matchAll(/ID for this transaction: (\w+)/g)].map(([, id = '']) => id),
  QBO: (path: string) => READERS.OFX(path),
  MT940: async (path: string) =>
    (await readMt940(readFileSync(path))).flatMap(({ transactions }) => transactions.map((row) => row.bankReference)),
  CAMT053: (path: string) =>
    run('xmllint', ['--xpath', '//*[local-name()="Ntry"]/*[local-name()="AcctSvcrRef"]/text()', path]).match(/\w+/g) ??
    [],
  HLEDGER: (path: string) =>
    [...run('hledger', ['-f', path, 'print', 'tag:^id$']).matchAll(/id:(\w+)/g)].map(([, id = '']) => id),
} as const;

/**
 * The rule of GnuCash, of libofx's programs and of QuickBooks: within an account, a booking whose id is there already is
 * the same booking.
 */
test.each(Object.keys(READERS) as (keyof typeof READERS)[])(
  'as %s, nothing is booked twice, and all is',
  async (format) => {
    const booked = new Set<string>();
    const added: number[] = [];
    for (const name of ['first', 'second', 'morning', 'evening']) {
      const ids = await READERS[format](await exported(name, format));
      expect(new Set(ids).size).toBe(ids.length);
      const before = booked.size;
      for (const id of ids) booked.add(id);
      added.push(booked.size - before);
    }
    // 7 of the first; of the second only those behind its last day; and of the others, which end within a day, none
    expect(added).toEqual([7, 2, 0, 0]);
    const apart = await Promise.all(
      ['morning', 'evening'].map(async (name) => READERS[format](await exported(name, format))),
    );
    expect(new Set(apart.flat())).toEqual(booked);
  },
);
