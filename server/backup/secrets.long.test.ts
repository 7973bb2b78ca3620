import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import { readSettings, type Settings } from '../settings.ts';
import { lockRotation } from '../storage/secret.ts';
import { makeFolderStorage } from '../testing/folder-storage.ts';
import { backUp, restore } from './run.ts';

const NEW = 'n'.repeat(64);

let folder: string;
let bench: Bench;
let job: string;
let result: string;
let first: string;
const data = (name: string) => join(folder, 'data', name);
const saved = () => join(folder, 'backup');
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-backup-'));
  bench = await open('data');
  job = (await bench.convert([{ pages: 1 }])).jobId;
  result = await bench.resultText(job);
  first = await readFile(data('secret'), 'utf8');
});
afterEach(async () => {
  await bench.close();
  await rm(folder, { recursive: true });
});

function open(name: string, more: Record<string, string> = {}): Promise<Bench> {
  const storage = makeFolderStorage(join(folder, name));
  return Bench.open({ storage: { ...storage, settings: (further) => storage.settings({ ...more, ...further }) } });
}

const target = (name: string, more: Record<string, string> = {}): Settings =>
  readSettings({ LEDGERIZE_DATA: join(folder, name), ...more });

async function expectWhole(name: string, more: Record<string, string> = {}): Promise<void> {
  const again = await open(name, more);
  expect(await again.resultText(job)).toBe(result);
  expect((await again.service.secrets.status()).every(({ known }) => known)).toBe(true);
  await again.close();
}

test('a backup while a rotation is half done keeps both secrets', async () => {
  await writeFile(data('secret.old'), first);
  await writeFile(data('secret'), NEW);
  await backUp(bench.settings, saved());
  await restore(target('restored'), saved());
  for (const name of ['secret', 'secret.old']) {
    expect((await stat(join(folder, 'restored', name))).mode & 0o777).toBe(0o600);
  }
  await expectWhole('restored');
});

test('a backup does not begin while the secret is replaced', async () => {
  const lock = lockRotation(join(folder, 'data'));
  await expect(backUp(bench.settings, saved())).rejects.toThrow('Another rotation');
  lock.release();
});

test('a backup from before a rotation is restored with the secret of that time among the old ones', async () => {
  const { database: _, ...settings } = bench.settings;
  await backUp({ ...settings, database: undefined, secret: first }, saved());
  const rotated = { LEDGERIZE_SECRET: NEW, LEDGERIZE_OLD_SECRETS: first };
  await expect(restore(target('wrong', { LEDGERIZE_SECRET: NEW }), saved())).rejects.toThrow('is not that of');
  await restore(target('restored', rotated), saved());
  await expectWhole('restored', rotated);
});

test('a backup keeps the secret of the folder if a set one has not replaced it yet', async () => {
  await backUp({ ...bench.settings, secret: NEW }, saved());
  await restore(target('restored', { LEDGERIZE_SECRET: NEW }), saved());
  await expectWhole('restored', { LEDGERIZE_SECRET: NEW });
});
