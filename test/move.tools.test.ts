/** A service moves from a data folder into PostgreSQL and S3, is backed up there, and moves back. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp, move, restore } from '../server/backup/run.ts';
import { age } from '../server/backup/testing/age.ts';
import type { Service } from '../server/context.ts';
import { Bench, SILENT } from '../server/jobs/testing/bench.ts';
import { PaperPool } from '../server/jobs/testing/pool.ts';
import { convertFile, uploadLocked } from '../server/secrets/testing/servers.ts';
import { startService } from '../server/service.ts';
import { readSettings, type Settings } from '../server/settings.ts';
import { databaseUrl, withClient } from '../server/testing/cluster-storage.ts';
import { makeFolderStorage } from '../server/testing/folder-storage.ts';
import { type Postgres, startPostgres } from './cluster/postgres.ts';
import { type S3Server, startS3Server } from './cluster/s3-server.ts';

let postgres: Postgres;
let s3: S3Server;
let folder: string;
let cluster: Record<string, string>;
let to: Settings;
let count = 0;

beforeAll(async () => {
  // it is the one that may be missing: nothing is left then
  s3 = await startS3Server();
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all([postgres?.remove(), s3?.remove()]);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-move-'));
  count += 1;
  const name = `moved_${count}`;
  await withClient(postgres.url, (client) => client.query(`create database ${name}`));
  const { secret } = await service();
  cluster = {
    ...s3.environment,
    S3_PREFIX: `moved-${count}`,
    DATABASE_URL: databaseUrl(postgres.url, name),
    LEDGERIZE_DATA: join(folder, 'node'),
    LEDGERIZE_SECRET: secret,
  };
  to = readSettings(cluster);
  return () => rm(folder, { recursive: true });
});

let job: string;
let result: string;
const from = () => readSettings({ LEDGERIZE_DATA: join(folder, 'data') });

/** Makes a service that has converted something, and ends it. */
async function service(): Promise<{ secret: string }> {
  const bench = await open('data');
  const { jobId } = await bench.convert([{ pages: 3 }, { pages: 1, name: 'Kontoauszug Ä' }]);
  await bench.convert([{ pages: 2 }]);
  job = jobId;
  result = await bench.resultText(jobId);
  await bench.service.close(0);
  return { secret: await readFile(join(folder, 'data', 'secret'), 'utf8') };
}

function open(name: string, secret?: string): Promise<Bench> {
  const storage = makeFolderStorage(join(folder, name));
  const settings = (further = {}) => storage.settings({ ...(secret && { LEDGERIZE_SECRET: secret }), ...further });
  return Bench.open({ storage: { ...storage, settings }, credits: 100 });
}

/** Rows of the database of the cluster. */
const query = async (statement: string) =>
  (await withClient(cluster.DATABASE_URL ?? '', (client) => client.query<Record<string, unknown>>(statement))).rows;

describe('ledgerize move', () => {
  test('takes everything into a cluster and back, and the results are the same', async () => {
    const moved = await move(from(), to);
    expect(moved).toMatchObject({ credits: 94, gone: [], blobs: { count: 7, already: 0 } });
    expect(moved.rows).toMatchObject({ accounts: 1, files: 3, jobs: 2, job_files: 3, ledger: 4, results: 1 });
    expect(await query('select sum(credits)::int as sum from ledger')).toEqual([{ sum: 94 }]);
    await expect(move(from(), to)).rejects.toThrow('used before');
    const back = await move(to, readSettings({ LEDGERIZE_DATA: join(folder, 'back'), LEDGERIZE_SECRET: to.secret }));
    // each move has an entry of its own
    expect(back.rows).toEqual({ ...moved.rows, audit: (moved.rows.audit ?? 0) + 1 });
    const again = await open('back', to.secret);
    expect(await again.resultText(job)).toBe(result);
    await again.close();
  });

  test('goes on after it was killed, and no server uses the half', async () => {
    const args = ['--import', 'tsx', 'cli/main.ts', 'move', '--to', cluster.DATABASE_URL ?? ''];
    const environment = { ...cluster, DATABASE_URL: '', LEDGERIZE_DATA: join(folder, 'data'), PATH: process.env.PATH };
    const child = spawn(process.execPath, args, { env: environment, stdio: 'ignore' });
    const ended = once(child, 'exit');
    for (;;) {
      const begun = await query("select to_regclass('migrations') is not null as begun");
      if (begun[0]?.begun === true) break;
    }
    child.kill('SIGKILL');
    await ended;
    const left = await query("select name from migrations where name like 'move of %'");
    // it may have been quicker than the kill
    if (left.length > 0) {
      const storage = await import('../server/storage/open.ts');
      await expect(storage.openStorage(to)).rejects.toMatchObject({ name: 'UnfinishedImportError' });
      expect(await move(from(), to)).toMatchObject({ credits: 94, blobs: { count: 7 } });
    }
    expect(await query('select count(*)::int as jobs from jobs')).toEqual([{ jobs: 2 }]);
  });

  test('is refused while a server runs on the source, and with another secret', async () => {
    const other = readSettings({ ...cluster, LEDGERIZE_SECRET: 'o'.repeat(40) });
    await expect(move(from(), other)).rejects.toThrow('set LEDGERIZE_SECRET to the contents of that file');
    const bench = await open('data');
    await expect(move(from(), to)).rejects.toMatchObject({ name: 'DataFolderInUseError' });
    await bench.service.close(0);
    await move(from(), to);
    await withClient(`${cluster.DATABASE_URL}?application_name=ledgerize`, async () => {
      const back = readSettings({ LEDGERIZE_DATA: join(folder, 'back'), LEDGERIZE_SECRET: to.secret });
      await expect(move(to, back)).rejects.toThrow('Servers are connected to the database');
    });
    const named = { ...cluster, DATABASE_URL: `${cluster.DATABASE_URL}?application_name=books` };
    const server = await startService(readSettings(named), { pool: new PaperPool(), log: SILENT });
    await expect(move(to, readSettings({ LEDGERIZE_DATA: join(folder, 'back') }))).rejects.toThrow('Servers are');
    await server.close(0);
  });

  test('is refused into a bucket that holds other files', async () => {
    await move(from(), to);
    await withClient(postgres.url, (client) => client.query(`create database other_${count}`));
    const other = { ...cluster, DATABASE_URL: databaseUrl(postgres.url, `other_${count}`) };
    const bench = await open('second');
    await bench.convert([{ pages: 1 }]);
    await bench.service.close(0);
    const second = readSettings({ LEDGERIZE_DATA: join(folder, 'second') });
    const secret = await readFile(join(folder, 'second', 'secret'), 'utf8');
    const target = readSettings({ ...other, LEDGERIZE_SECRET: secret });
    await expect(move(second, target)).rejects.toThrow('The target already has files');
  });
});

test('a backup of a cluster is restored to a folder, and one of a folder to a cluster', async () => {
  await backUp(from(), join(folder, 'first'));
  expect(await restore(to, join(folder, 'first'))).toMatchObject({ credits: 94, gone: [], secret: 'set' });
  const manifest = await backUp(to, join(folder, 'second'));
  expect(manifest).toMatchObject({ blobs: { count: 7 }, missing: [] });
  const target = readSettings({ LEDGERIZE_DATA: join(folder, 'third'), LEDGERIZE_SECRET: to.secret });
  const restored = await restore(target, join(folder, 'second'));
  expect(restored).toMatchObject({ credits: 94, gone: [] });
  const again = await open('third', to.secret);
  expect(await again.resultText(job)).toBe(result);
  await again.close();
});

test('a backup of an older version is restored to a cluster, and then has the tables of this one', async () => {
  // its keys of blobs are in a table of this version
  const storage = makeFolderStorage(join(folder, 'plain'));
  const plain = { LEDGERIZE_ENCRYPT_BLOBS: 'off' };
  const older = await Bench.open({
    storage: { ...storage, settings: (more) => storage.settings({ ...plain, ...more }) },
  });
  const { jobId } = await older.convert([{ pages: 2 }]);
  const expected = await older.resultText(jobId);
  await backUp(older.settings, join(folder, 'older'));
  const secret = await readFile(join(folder, 'plain', 'secret'), 'utf8');
  await older.close();
  await age(join(folder, 'older'), 12);
  const target = readSettings({ ...cluster, LEDGERIZE_SECRET: secret });
  await restore(target, join(folder, 'older'));
  const begun = await startService(target, { pool: new PaperPool(), log: SILENT });
  const account = (await begun.accounts.first())?.id ?? '';
  expect(await text((await begun.jobs.result(account, jobId)).body)).toBe(expected);
  await begun.close(0);
});

describe('with a rotation of the secret in between', () => {
  const NEXT = 'n'.repeat(40);
  const started: Service[] = [];
  afterEach(async () => {
    for (const each of started.splice(0)) await each.close(0);
  });

  async function start(settings: Settings): Promise<Service> {
    const begun = await startService(settings, { pool: new PaperPool(), log: SILENT });
    started.push(begun);
    await begun.runner.start();
    return begun;
  }

  const end = (begun: Service) => started.splice(started.indexOf(begun), 1)[0]?.close(0);
  const here = (name: string, more: Record<string, string> = {}) =>
    readSettings({ LEDGERIZE_DATA: join(folder, name), ...more });

  test('files, passwords and secrets of webhooks open after the way into a cluster and back', async () => {
    const first = await start(from());
    const early = await uploadLocked(first);
    const { accountId } = early;
    const fields = { url: 'https://books.example.com/', events: ['credits.low'] as const, description: null };
    await first.webhooks.create(accountId, fields);
    await end(first);
    await move(from(), to);

    // both nodes open what the other one seals, then the secret is rotated
    const rotated = { LEDGERIZE_SECRET: NEXT, LEDGERIZE_OLD_SECRETS: to.secret ?? '' };
    const second = await start(readSettings({ ...cluster, ...rotated }));
    const before = await convertFile(second, early);
    const halfway = join(folder, 'halfway');
    const late = await uploadLocked(second);
    const { secretIds } = await backUp(readSettings({ ...cluster, ...rotated }), halfway);
    expect(secretIds).toHaveLength(2);
    expect((await second.secrets.rotate()).renewed).toEqual({
      ...{ passwords: 1, webhooks: 1, dataKeys: 1, summaries: 3 },
    });
    const after = await convertFile(second, late);
    await end(second);

    const alone = { LEDGERIZE_SECRET: NEXT };
    const settings = readSettings({ ...cluster, ...alone });
    await expect(move(settings, here('back'))).rejects.toThrow('does not have all secrets');
    await move(settings, here('back', alone));
    const third = await start(here('back', alone));
    await expectWhole(third, { accountId, jobs: [before, after] });
    expect((await third.audit.newest({ limit: 50 })).map(({ action }) => action)).toContain('data.moved');

    // what was backed up in between needs both
    await expect(restore(here('restored', alone), halfway)).rejects.toThrow('LEDGERIZE_OLD_SECRETS');
    await restore(here('restored', rotated), halfway);
    const fourth = await start(here('restored', rotated));
    await expectWhole(fourth, { accountId, jobs: [before] });
    expect((await convertFile(fourth, late)).status).toBe('completed');
  });

  async function expectWhole(
    begun: Service,
    { accountId, jobs }: { accountId: string; jobs: readonly { jobId: string; result: string }[] },
  ): Promise<void> {
    for (const { jobId, result: expected } of jobs) {
      expect(await text((await begun.jobs.result(accountId, jobId)).body)).toBe(expected);
    }
    expect((await begun.secrets.status()).every(({ known }) => known)).toBe(true);
    expect((await begun.audit.verify()).faults).toEqual([]);
    expect((await convertFile(begun, await uploadLocked(begun))).status).toBe('completed');
  }
});
