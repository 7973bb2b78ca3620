import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Service } from '../context.ts';
import { SILENT } from '../jobs/testing/bench.ts';
import { drawPaper, partsOf } from '../jobs/testing/paper.ts';
import { PaperPool } from '../jobs/testing/pool.ts';
import { openUseCases, startService } from '../service.ts';
import { readSettings } from '../settings.ts';
import { UnknownSecretError } from './ring.ts';

const OLD = 'the secret before, of thirty-two characters';
const NEW = 'the secret behind, of thirty-two characters';
const BOTH = { LEDGERIZE_SECRET: NEW, LEDGERIZE_OLD_SECRETS: OLD.replaceAll(',', '\\,') };
const PASSWORD = 'sesame';
const PATIENCE_MS = 20_000;

describe('a rotation of the secret', () => {
  let dataDir: string;
  let services: Service[];
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'ledgerize-rotation-'));
    services = [];
  });
  afterEach(async () => {
    for (const service of services) await service.close(0);
    await rm(dataDir, { recursive: true });
  });

  const settings = (environment: Record<string, string> = {}) =>
    readSettings({ LEDGERIZE_DATA: dataDir, ...environment });
  const start = async (environment?: Record<string, string>) => {
    const service = await startService(settings(environment), { pool: new PaperPool(), log: SILENT });
    services.push(service);
    await service.runner.start();
    return service;
  };
  const rotate = async (environment?: Record<string, string>) => {
    const useCases = await openUseCases(settings(environment));
    try {
      return await useCases.secrets.rotate();
    } finally {
      await useCases.close();
    }
  };
  const upload = async ({ accounts, files }: Service, password?: string) => {
    const account = await accounts.first();
    const accountId = String(account?.id);
    const parts = partsOf(drawPaper({ pages: 2, ...(password && { password }) }), 'May.pdf');
    const { uuid } = await files.upload({ accountId, parts, maxBytes: 1e6, retentionMs: 1e9 });
    if (password) await files.setPassword(accountId, uuid, password);
    return { accountId, uuid };
  };
  const convert = async ({ jobs }: Service, { accountId, uuid }: { accountId: string; uuid: string }) => {
    const { jobId } = await jobs.accept({ accountId, ids: [uuid], format: 'JSON' });
    const job = await jobs.waitUntilFinal(accountId, jobId, PATIENCE_MS);
    return { job, result: async () => text((await jobs.result(accountId, jobId)).body) };
  };

  it('seals everything again, so that the new secret alone opens it', async () => {
    const first = await start({ LEDGERIZE_SECRET: OLD });
    const locked = await upload(first, PASSWORD);
    const done = await convert(first, locked);
    const before = await done.result();
    await first.webhooks.create(locked.accountId, {
      url: 'https://example.com/',
      events: ['job.completed'],
      description: null,
    });
    await first.close(0);

    const rotation = await rotate(BOTH);
    expect(rotation.renewed).toEqual({ passwords: 1, webhooks: 1, dataKeys: 1 });
    expect(rotation.unreadable).toEqual({ passwords: 0, webhooks: 0, dataKeys: 0 });

    const second = await start({ LEDGERIZE_SECRET: NEW });
    expect((await convert(second, locked)).job.status).toBe('completed');
    const { jobId } = done.job;
    expect(await text((await second.jobs.result(locked.accountId, jobId)).body)).toBe(before);
    expect(await second.secrets.status()).toEqual([
      { secretId: rotation.secretId, known: true, passwords: 1, webhooks: 1, dataKeys: 2 },
    ]);
  });

  it('does nothing twice', async () => {
    await upload(await start({ LEDGERIZE_SECRET: OLD }), PASSWORD);
    await rotate(BOTH);
    expect((await rotate(BOTH)).renewed).toEqual({ passwords: 0, webhooks: 0, dataKeys: 0 });
  });

  it('is asked for by a start with another secret, which names the variables and no secret', async () => {
    const first = await start({ LEDGERIZE_SECRET: OLD });
    await upload(first, PASSWORD);
    await first.close(0);
    const failed = await start({ LEDGERIZE_SECRET: NEW }).catch((error: Error) => error);
    expect(failed).toBeInstanceOf(UnknownSecretError);
    const { message } = failed as Error;
    expect(message).toMatch(/Set LEDGERIZE_SECRET to that secret, or name it in LEDGERIZE_OLD_SECRETS/);
    expect(message).not.toContain(OLD);
    expect(message).not.toContain(NEW);
    const again = await start(BOTH);
    expect((await again.secrets.status()).every(({ known }) => known)).toBe(true);
  });

  it('makes a new secret where the folder made its own, while a server runs on it', async () => {
    const running = await start();
    const file = await upload(running, PASSWORD);
    const secret = await readFile(join(dataDir, 'secret'), 'utf8');
    await rotate();
    const replaced = await readFile(join(dataDir, 'secret'), 'utf8');
    expect(replaced).not.toBe(secret);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o777).toBe(0o600);
    await expect(stat(join(dataDir, 'secret.old'))).rejects.toThrow(/ENOENT/);

    // the server that was running opens what is sealed under the new one, and seals under it
    expect((await convert(running, file)).job.status).toBe('completed');
    const later = await upload(running, PASSWORD);
    await running.close(0);
    const again = await start();
    expect((await again.secrets.status()).map(({ passwords, known }) => [passwords, known])).toEqual([[2, true]]);
    expect((await convert(again, later)).job.status).toBe('completed');
  });

  it('goes on where it was interrupted, before and after the new secret was in place', async () => {
    const first = await start();
    const file = await upload(first, PASSWORD);
    await first.close(0);
    const secret = await readFile(join(dataDir, 'secret'), 'utf8');
    const next = 'f'.repeat(64);
    await writeFile(join(dataDir, 'secret.next'), next);
    await writeFile(join(dataDir, 'secret.old'), secret);
    await rotate();
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe(next);

    await writeFile(join(dataDir, 'secret.old'), next);
    await writeFile(join(dataDir, 'secret'), 'e'.repeat(64));
    expect((await rotate()).renewed.passwords).toBe(1);
    expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('e'.repeat(64));
    const again = await start();
    expect((await convert(again, file)).job.status).toBe('completed');
  });

  it('takes the secret of the folder for an older one when the operator sets one', async () => {
    const first = await start();
    const file = await upload(first, PASSWORD);
    await first.close(0);
    await rotate({ LEDGERIZE_SECRET: NEW });
    await rm(join(dataDir, 'secret'));
    const second = await start({ LEDGERIZE_SECRET: NEW });
    expect((await convert(second, file)).job.status).toBe('completed');
  });
});
