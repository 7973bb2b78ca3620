/** The files for accounting programs, read by programs of others: all of our own papers, in each format. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { read as readMt940 } from 'mt940-js';
import { deserializeQif } from 'qif-ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Result } from '../contract/result.ts';
import type { ExportOptions } from '../formats/options.ts';
import { FORMATS, type Format } from '../formats/registry.ts';
import { DEFAULT_BOUNDS } from '../workers/bounds.ts';
import { createWorkerPool } from '../workers/pool.ts';
import type { WorkerPool } from '../workers/types.ts';
import { run, tool } from './tools.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
/** What the papers lack; a paper that says it keeps its own. */
const SAID: ExportOptions = {
  currency: 'EUR',
  account: '1234567890',
  bankId: '123456',
  intuBankId: '3000',
  openingBalance: '0',
  closingBalance: '0',
  periodEnd: '2025-12-31',
};

const folder = mkdtempSync(join(tmpdir(), 'ledgerize-exports-'));
let pool: WorkerPool;
const results = new Map<string, { readonly extraction: string; readonly result: Result }>();

beforeAll(async () => {
  pool = await createWorkerPool({ ...DEFAULT_BOUNDS, readers: { ...DEFAULT_BOUNDS.readers, mode: 'never' } });
  const names = readdirSync(FIXTURES).filter((name) => existsSync(join(FIXTURES, name, 'truth.json')));
  const converted = names.map(async (name) => {
    const extraction = join(folder, `${name}.extraction`);
    const done = await pool.convert({ path: join(FIXTURES, name, 'statement.pdf'), out: extraction });
    if (!done.ok) return;
    const out = join(folder, `${name}.json`);
    await pool.render({ jobId: null, format: 'JSON', parts: [partOf(name, extraction)], out });
    results.set(name, { extraction, result: JSON.parse(readFileSync(out, 'utf8')) as Result });
  });
  await Promise.all(converted);
}, 240_000);

afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const partOf = (name: string, path: string) => ({ uuid: name, filename: `${name}.pdf`, result: { path } });

interface ExportedFile {
  readonly path: string;
  readonly bytes: Buffer;
}

/** Given a format, writes the files of a paper in it, one for each account. */
async function exported(name: string, format: Format, options: ExportOptions = {}): Promise<ExportedFile[]> {
  const { extraction } = results.get(name)!;
  const out = join(folder, `${name}.${format}`);
  const parts = [partOf(name, extraction)];
  const rendered = await pool.render({ jobId: null, format, parts, out, options: { ...SAID, ...options } });
  if (!rendered.ok) throw new Error(`${name} as ${format}: ${JSON.stringify(rendered)}`);
  const bytes = readFileSync(out);
  const files = rendered.isArchive ? Object.values(unzipSync(bytes)) : [bytes];
  return files.map((file, i) => {
    const path = join(folder, `${name}-${i}.${FORMATS[format].extension}`);
    writeFileSync(path, file);
    return { path, bytes: Buffer.from(file) };
  });
}

/** The bookings of a paper, each once: an id stands for one. */
const bookingsOf = (name: string) => [
  ...new Map(results.get(name)!.result.normalised.map((row) => [row.id, row])).values(),
];
const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 1000), 0);

/** Runs a check for each paper, and returns those that fail it. */
async function failing(check: (name: string) => Promise<unknown>): Promise<string[]> {
  const failed: string[] = [];
  for (const name of results.keys()) {
    try {
      await check(name);
    } catch (error) {
      failed.push(`${name}: ${(error as Error).message.slice(0, 300)}`);
    }
  }
  return failed;
}

test('there are papers to export', () => {
  expect(results.size).toBeGreaterThan(70);
});

test.each(['OFX', 'QBO'] as const)('libofx reads every booking of %s once, with its id and amount', async (format) => {
  const failed = await failing(async (name) => {
    const dumps = (await exported(name, format)).map(({ path }) => run('ofxdump', [path]));
    const found = (label: string) =>
      dumps.flatMap((dump) =>
        [...dump.matchAll(new RegExp(`^ +${label}: (.*?) *$`, 'gm'))].map(([, text = '']) => text),
      );
    const rows = bookingsOf(name);
    expect(found("Financial institution's ID for this transaction").sort()).toEqual(rows.map(({ id }) => id).sort());
    // libofx prints two decimals
    const twoDecimals = rows.every(({ amount }) => /\.\d\d$/.test(amount));
    if (twoDecimals) expect(sumOf(found('Total money amount'))).toBe(sumOf(rows.map(({ amount }) => amount)));
  });
  expect(failed).toEqual([]);
});

test.each(['001.02', '001.08'] as const)('CAMT.053 %s is valid', async (version) => {
  const paths: string[] = [];
  for (const name of results.keys()) {
    paths.push(...(await exported(name, 'CAMT053', { version })).map(({ path }) => path));
  }
  const schema = join(FIXTURES, `xsd/camt.053.${version}.xsd`);
  // xmllint ends with an error if one of them is not
  run('xmllint', ['--noout', '--schema', schema, ...paths]);
});

test('a parser of MT940 reads every booking once, and its balances close if the paper is verified', async () => {
  const failed = await failing(async (name) => {
    const files = await exported(name, 'MT940');
    const statements = (await Promise.all(files.map(({ bytes }) => readMt940(bytes)))).flat();
    const bookings = statements.flatMap(({ transactions }) => transactions);
    expect(bookings.map(({ bankReference }) => bankReference).sort()).toEqual(
      bookingsOf(name)
        .map(({ id }) => id)
        .sort(),
    );
    const proved = results
      .get(name)!
      .result.statements.every(({ reconciliation }) => reconciliation.status === 'verified');
    if (!proved) return;
    for (const { openingBalance, closingBalance, transactions } of statements) {
      const signed = (value: number, isCredit: boolean) => Math.round(value * 1000) * (isCredit ? 1 : -1);
      const sum = transactions.reduce((total, { amount, isCredit }) => total + signed(amount, isCredit), 0);
      const opening = signed(openingBalance?.value ?? Number.NaN, openingBalance?.isCredit ?? true);
      const closing = signed(closingBalance?.value ?? Number.NaN, closingBalance?.isCredit ?? true);
      expect(opening + sum).toBe(closing);
    }
  });
  expect(failed).toEqual([]);
});

test('a parser of QIF reads every booking once', async () => {
  const failed = await failing(async (name) => {
    const files = await exported(name, 'QIF');
    // this parser knows no header of an account
    const texts = files.map(({ bytes }) => String(bytes).replace(/^!Account\r\n(?:.*\r\n)*?\^\r\n/, ''));
    const bookings = texts
      .filter((text) => text.includes('^'))
      .flatMap((text) => deserializeQif(text.replaceAll('\r\n', '\n').trimEnd()).transactions);
    const rows = bookingsOf(name);
    expect(bookings.length).toBe(rows.length);
    const amounts = bookings.map((booking) => String((booking as { amount?: number }).amount));
    expect(sumOf(amounts)).toBe(sumOf(rows.map(({ amount }) => amount)));
  });
  expect(failed).toEqual([]);
});

/** Loads journals with the library of Beancount, and prints the errors and the number of bookings of each. */
const LOAD = `
import sys
from beancount import loader
from beancount.core.data import Transaction
for path in sys.argv[1:]:
    entries, errors, options = loader.load_file(path)
    booked = [e for e in entries if isinstance(e, Transaction) and 'ledgerize-id' in e.meta]
    print(path, len(booked), [str(e.message) for e in errors])
`;

test('Beancount loads every journal without an error, and finds every balance as asserted', async () => {
  const wanted: string[] = [];
  const paths: string[] = [];
  for (const name of results.keys()) {
    const files = await exported(name, 'BEANCOUNT');
    paths.push(...files.map(({ path }) => path));
    wanted.push(`${bookingsOf(name).length}`);
    if (files.length > 1) paths.splice(-files.length, files.length, joined(files, name));
  }
  // the Python that has the library is that of its own commands
  const [, python = ''] = /^#!(\S+)/.exec(readFileSync(tool('bean-check'), 'utf8')) ?? [];
  const lines = execFileSync(python, ['-c', LOAD, ...paths], { encoding: 'utf8' })
    .trimEnd()
    .split('\n');
  expect(lines).toEqual(paths.map((path, i) => `${path} ${wanted[i]} []`));
});

/** Several journals in one: accounts of the same name are opened once. */
function joined(files: readonly ExportedFile[], name: string): string {
  const seen = new Set<string>();
  const lines = files.flatMap(({ bytes }) => String(bytes).split('\n'));
  const kept = lines.filter((line) => {
    const [, account = ''] = /^\S+ open (\S+)/.exec(line) ?? [];
    if (account === '' || !seen.has(account)) {
      seen.add(account);
      return true;
    }
    return false;
  });
  const opened = kept.map((line) => line.replace(/^\d{4}-\d\d-\d\d open/, '1970-01-01 open'));
  const path = join(folder, `${name}.all.beancount`);
  writeFileSync(path, opened.join('\n'));
  return path;
}

test('hledger checks every journal, and finds every booking', async () => {
  const failed = await failing(async (name) => {
    let found = 0;
    for (const { path } of await exported(name, 'HLEDGER')) {
      // it checks the asserted balances before it prints
      found += run('hledger', ['-f', path, 'print', 'tag:^id$']).match(/; id:/g)?.length ?? 0;
    }
    expect(found).toBe(bookingsOf(name).length);
  });
  expect(failed).toEqual([]);
});
