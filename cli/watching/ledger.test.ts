import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Entry, Ledger } from './ledger.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-ledger-'));
  path = join(folder, 'ledger.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

const entry = (source: string, sha256: string, more: Partial<Entry> = {}): Entry => ({
  at: '2025-06-30T08:15:00.000Z',
  source,
  sha256,
  options: 'json',
  status: 'converted',
  result: source.replace('.pdf', '.json'),
  ...more,
});

const of = (sha256: string, options = 'json', source = 'new.pdf') => ({ source, sha256, options });

async function withLedger<T>(work: (ledger: Ledger) => Promise<T> | T): Promise<T> {
  const ledger = await Ledger.open(path);
  try {
    return await work(ledger);
  } finally {
    await ledger.close();
  }
}

test('what was converted is known after it is opened again, by its contents and options', async () => {
  await withLedger((ledger) => ledger.add(entry('a.pdf', 'aa')));
  await withLedger((ledger) => {
    expect(ledger.converted(of('aa', 'json'))?.source).toBe('a.pdf');
    expect(ledger.converted(of('aa', 'csv'))).toBeUndefined();
    expect(ledger.converted(of('bb', 'json'))).toBeUndefined();
    expect(ledger.ownerOf('A.json')).toBe('a.pdf');
  });
});

test('a failure is no conversion, and another name is not another conversion', async () => {
  await withLedger(async (ledger) => {
    await ledger.add(entry('bad.pdf', 'bb', { status: 'failed', result: null, code: 'NO_TRANSACTIONS' }));
    await ledger.add(entry('a.pdf', 'aa'));
    await ledger.add(entry('copy.pdf', 'aa', { status: 'same', result: 'a.json' }));
    expect(ledger.converted(of('bb', 'json'))).toBeUndefined();
    expect(ledger.converted(of('aa', 'json'))?.source).toBe('a.pdf');
    expect(ledger.knows({ source: 'copy.pdf', sha256: 'aa', options: 'json' })).toBe(true);
    expect(ledger.knows({ source: 'other.pdf', sha256: 'aa', options: 'json' })).toBe(false);
    expect(ledger.ownerOf('a.json')).toBe('a.pdf');
  });
});

test('a line that was cut off at any byte does not count, and the next one is whole', async () => {
  await withLedger((ledger) => ledger.add(entry('a.pdf', 'aa')));
  const first = await readFile(path, 'utf8');
  const second = `${JSON.stringify(entry('b.pdf', 'bb'))}`;
  for (let length = 1; length <= second.length; length += 13) {
    await writeFile(path, first + second.slice(0, length));
    await withLedger(async (ledger) => {
      expect([ledger.converted(of('aa', 'json'))?.source, ledger.converted(of('bb', 'json'))]).toEqual([
        'a.pdf',
        undefined,
      ]);
      await ledger.add(entry('c.pdf', 'cc'));
    });
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).source)).toEqual(['a.pdf', 'c.pdf']);
  }
});

test('a damaged line is left out, the others count', async () => {
  await withLedger((ledger) => ledger.add(entry('a.pdf', 'aa')));
  await appendFile(path, '\0\0\0\n{"at":"x"}\n');
  await withLedger((ledger) => ledger.add(entry('b.pdf', 'bb')));
  await withLedger((ledger) => {
    expect([ledger.converted(of('aa', 'json'))?.source, ledger.converted(of('bb', 'json'))?.source]).toEqual([
      'a.pdf',
      'b.pdf',
    ]);
  });
});

test('entries that are added at the same time do not mix', async () => {
  const names = Array.from({ length: 40 }, (_, i) => `${i}.pdf`);
  await withLedger((ledger) => Promise.all(names.map((name) => ledger.add(entry(name, name)))));
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).source)).toEqual(names);
});

test('a source whose earlier contents or options come back is converted again, if a later result took the place', async () => {
  await withLedger(async (ledger) => {
    await ledger.add(entry('a.pdf', 'old'));
    await ledger.add(entry('a.pdf', 'new'));
    expect(ledger.converted(of('old', 'json', 'a.pdf'))).toBeUndefined();
    expect(ledger.converted(of('new', 'json', 'a.pdf'))?.result).toBe('a.json');
    // a copy elsewhere was converted before, and is not converted twice
    expect(ledger.converted(of('old', 'json', 'copy.pdf'))?.source).toBe('a.pdf');
  });
  await withLedger(async (ledger) => {
    expect(ledger.converted(of('old', 'json', 'a.pdf'))).toBeUndefined();
    await ledger.add(entry('a.pdf', 'old'));
    expect(ledger.converted(of('old', 'json', 'a.pdf'))?.result).toBe('a.json');
    expect(ledger.converted(of('new', 'json', 'a.pdf'))).toBeUndefined();
    await ledger.add(entry('a.pdf', 'old', { options: 'other' }));
    expect(ledger.converted(of('old', 'json', 'a.pdf'))).toBeUndefined();
    expect(ledger.ownerOf('a.json')).toBe('a.pdf');
  });
});
