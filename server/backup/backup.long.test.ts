import { mkdtemp, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bench } from '../jobs/testing/bench.ts';
import { readSettings, type Settings } from '../settings.ts';
import { makeFolderStorage } from '../testing/folder-storage.ts';
import { blobPath, fingerprint, MANIFEST } from './manifest.ts';
import { backUp, restore } from './run.ts';

let folder: string;
let bench: Bench;
let saved: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-backup-'));
  // a folder of its own, as that of an operator
  bench = await Bench.open({ storage: makeFolderStorage(join(folder, 'data')), credits: 100 });
  saved = join(folder, 'backup');
});
afterEach(async () => {
  await bench.close();
  await rm(folder, { recursive: true });
});

const target = (name = 'restored', more: Record<string, string> = {}): Settings =>
  readSettings({ LEDGERIZE_DATA: join(folder, name), ...more });

/** A service on what was restored. */
const open = (name = 'restored') => Bench.open({ storage: makeFolderStorage(join(folder, name)), credits: 100 });

describe('a backup of a service that runs', () => {
  it('is restored with its jobs, its results, its credits and its secret', async () => {
    const job = await bench.convert([{ pages: 3 }]);
    const result = await bench.resultText(job.jobId);
    const manifest = await backUp(bench.settings, saved);
    expect(manifest).toMatchObject({ blobs: { count: 3 }, gone: [], missing: [] });
    // what comes later is not in it
    await bench.convert([{ pages: 1 }]);
    const restored = await restore(target(), saved);
    expect(restored).toMatchObject({ credits: 97, gone: [], secret: 'restored', blobs: { count: 3, already: 0 } });
    expect(restored.rows).toMatchObject({ accounts: 1, files: 1, jobs: 1, results: 1, ledger: 2 });
    const again = await open();
    expect(await again.resultText(job.jobId)).toBe(result);
    expect((await again.service.credits.balance(again.accountId)).toString()).toBe('97');
    await again.close();
  });

  it('is in the audit log, as the restore is, and the log goes on', async () => {
    const { id } = await backUp(bench.settings, saved);
    const made = { action: 'backup.made', object: id };
    expect(await bench.service.audit.newest({ limit: 1, object: id })).toMatchObject([made]);
    await restore(target(), saved);
    const again = await open();
    const restored = { action: 'backup.restored', object: id, details: { files: 0 } };
    // the entry of the backup was made after it
    expect(await again.service.audit.newest({ limit: 9, object: id })).toMatchObject([restored]);
    expect((await again.service.audit.verify()).faults).toEqual([]);
    await again.close();
  });

  it('holds what was deleted meanwhile as deleted, and credits that were not earned are back', async () => {
    const kept = await bench.convert([{ pages: 1 }]);
    const deleted = await bench.convert([{ pages: 2 }]);
    const [file] = deleted.files;
    await backUp(bench.settings, saved);
    // as if its owner had deleted it between its rows and its bytes
    await unlink(blobPath(saved, `files/${file?.uuid}.pdf`));
    await expect(restore(target(), saved)).rejects.toThrow('is missing from the backup');
    const restored = await restore(target(), saved, { skipDamaged: true });
    expect(restored.gone).toEqual([`files/${file?.uuid}.pdf`]);
    const again = await open();
    expect((await again.service.jobs.get(again.accountId, kept.jobId)).status).toBe('completed');
    await expect(again.service.files.get(again.accountId, file?.uuid ?? '')).rejects.toMatchObject({
      code: 'FILE_NOT_FOUND',
    });
    await expect(again.service.jobs.result(again.accountId, deleted.jobId)).rejects.toMatchObject({
      code: 'RESULT_EXPIRED',
    });
    await again.close();
  });

  it('goes to an empty folder only, and nobody else may read it', async () => {
    await backUp(bench.settings, saved);
    await expect(backUp(bench.settings, saved)).rejects.toThrow('is not empty');
    expect((await stat(saved)).mode & 0o77).toBe(0);
    for (const name of await readdir(saved)) expect((await stat(join(saved, name))).mode & 0o77).toBe(0);
  });

  it('does not hold a secret that the operator set, and is restored with the same one only', async () => {
    const secret = 's'.repeat(40);
    const storage = makeFolderStorage(join(folder, 'set'));
    const own = (further = {}) => storage.settings({ LEDGERIZE_SECRET: secret, ...further });
    const service = await Bench.open({ storage: { ...storage, settings: own } });
    await backUp(service.settings, saved);
    await service.service.close(0);
    expect(await readdir(saved)).not.toContain('secret');
    expect(await readFile(join(saved, MANIFEST), 'utf8')).not.toContain(secret);
    await expect(restore(target(), saved)).rejects.toThrow('Set LEDGERIZE_SECRET to the same one');
    await expect(restore(target('b', { LEDGERIZE_SECRET: 't'.repeat(40) }), saved)).rejects.toThrow('is not that of');
    const restored = await restore(target('c', { LEDGERIZE_SECRET: secret }), saved);
    expect(restored.secret).toBe('set');
  });
});

describe('a restore', () => {
  const change = async (name: string, edit: (text: string) => string) => {
    const path = join(saved, name);
    await writeFile(path, edit(await readFile(path, 'utf8')));
  };

  it('refuses a folder that was used', async () => {
    await backUp(bench.settings, saved);
    const used = await open('used');
    await used.service.close(0);
    await expect(restore(target('used'), saved)).rejects.toThrow(/secret|used before/);
    const { secret } = { secret: await readFile(join(saved, 'secret'), 'utf8') };
    await writeFile(join(folder, 'used', 'secret'), secret);
    await expect(restore(target('used'), saved)).rejects.toThrow('used before');
  });

  it('refuses a folder on which a server runs, and one that is no backup', async () => {
    await backUp(bench.settings, saved);
    await expect(restore(bench.settings, saved)).rejects.toMatchObject({ name: 'DataFolderInUseError' });
    await expect(restore(target(), join(folder, 'data'))).rejects.toThrow('has no manifest.json');
  });

  it.each([
    ['a row is missing', 'tables/ledger.ndjson', (text: string) => text.slice(text.indexOf('\n') + 1)],
    ['a row is another', 'tables/accounts.ndjson', (text: string) => text.replace('"credits":99', '"credits":98')],
    ['a row is cut', 'tables/files.ndjson', (text: string) => text.slice(0, -20)],
  ])('refuses a backup of which %s, and no server starts on what it made', async (_, name, edit) => {
    await bench.convert([{ pages: 1 }]);
    await backUp(bench.settings, saved);
    const whole = await readFile(join(saved, name), 'utf8');
    await change(name, edit);
    await expect(restore(target(), saved)).rejects.toMatchObject({ name: 'BackupError' });
    await expect(open()).rejects.toMatchObject({ name: 'UnfinishedImportError' });
    // and goes on when it is whole again
    await change(name, () => whole);
    expect(await restore(target(), saved)).toMatchObject({ credits: 99 });
    await (await open()).close();
  });

  it('refuses a list of files that lacks one which the rows name', async () => {
    const job = await bench.convert([{ pages: 1 }]);
    await backUp(bench.settings, saved);
    const uuid = job.files[0]?.uuid ?? '';
    const other = 'a'.repeat(8) + uuid.slice(8);
    await rename(blobPath(saved, `files/${uuid}.pdf`), blobPath(saved, `files/${other}.pdf`));
    await change('blobs.ndjson', (text) => text.replace(`files/${uuid}`, `files/${other}`));
    await expect(restore(target(), saved)).rejects.toThrow(`The rows name the file files/${uuid}.pdf`);
    await change('blobs.ndjson', (text) => text.slice(0, -20));
    await expect(restore(target(), saved)).rejects.toMatchObject({ name: 'BackupError' });
  });

  it('refuses a file whose bytes changed', async () => {
    const job = await bench.convert([{ pages: 1 }]);
    await backUp(bench.settings, saved);
    await change(`blobs/files/${job.files[0]?.uuid}.pdf`, (text) => text.replace('%', '#'));
    await expect(restore(target(), saved)).rejects.toThrow('damaged');
  });

  it('refuses a backup of a newer version', async () => {
    await backUp(bench.settings, saved);
    await change(MANIFEST, (text) => text.replace(/"migrations": \d+/, '"migrations": 900'));
    await expect(restore(target(), saved)).rejects.toThrow('newer version');
  });
});

it('the fingerprint of a secret is the same for the same secret alone', () => {
  expect(fingerprint('a'.repeat(32))).toBe(fingerprint('a'.repeat(32)));
  expect(fingerprint('a'.repeat(32))).not.toBe(fingerprint('b'.repeat(32)));
});
