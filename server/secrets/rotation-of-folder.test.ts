import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockRotation } from '../storage/secret.ts';
import { convertFile, Servers, uploadLocked } from './testing/servers.ts';

const NEW = 'a secret that the operator sets at last';

describe('a rotation of the secret that the data folder made', () => {
  let servers: Servers;
  beforeEach(async () => {
    servers = await Servers.open();
  });
  afterEach(() => servers.close());

  const path = (name = 'secret') => join(servers.storage.dataDir, name);
  const secret = () => readFile(path(), 'utf8');

  it('makes a new one, while a server runs on it', async () => {
    const running = await servers.start();
    const file = await uploadLocked(running);
    const before = await secret();
    await servers.rotate();
    expect(await secret()).not.toBe(before);
    expect((await stat(path())).mode & 0o777).toBe(0o600);
    await expect(stat(path('secret.old'))).rejects.toThrow(/ENOENT/);

    // the server that was running opens what is sealed under the new one, and seals under it
    expect((await convertFile(running, file)).status).toBe('completed');
    const later = await uploadLocked(running);
    await running.close(0);
    const again = await servers.start();
    expect((await again.secrets.status()).map(({ passwords, known }) => [passwords, known])).toEqual([[2, true]]);
    expect((await convertFile(again, later)).status).toBe('completed');
  });

  it('goes on where it was interrupted, before and after the new secret was in place', async () => {
    const first = await servers.start();
    const file = await uploadLocked(first);
    await first.close(0);
    const next = 'f'.repeat(64);
    await writeFile(path('secret.next'), next);
    await writeFile(path('secret.old'), await secret());
    await servers.rotate();
    expect(await secret()).toBe(next);

    const last = 'e'.repeat(64);
    await writeFile(path('secret.old'), next);
    await writeFile(path(), last);
    expect((await servers.rotate()).renewed.passwords).toBe(1);
    expect(await secret()).toBe(last);
    const again = await servers.start();
    expect((await convertFile(again, file)).status).toBe('completed');
  });

  it('runs once at a time, and leaves a secret that opens everything', async () => {
    const running = await servers.start();
    const file = await uploadLocked(running);
    const lock = lockRotation(servers.storage.dataDir);
    await expect(servers.rotate()).rejects.toThrow(/Another rotation/);
    lock.release();
    const ended = await Promise.allSettled([servers.rotate(), servers.rotate(), servers.rotate()]);
    expect(ended.map(({ status }) => status)).toContain('fulfilled');
    await running.close(0);
    const again = await servers.start();
    expect((await again.secrets.status()).every(({ known }) => known)).toBe(true);
    expect((await convertFile(again, file)).status).toBe('completed');
  });

  it('takes it for an older one when the operator sets a secret', async () => {
    const first = await servers.start();
    const file = await uploadLocked(first);
    await first.close(0);
    await servers.rotate({ LEDGERIZE_SECRET: NEW });
    await rm(path());
    const second = await servers.start({ LEDGERIZE_SECRET: NEW });
    expect((await convertFile(second, file)).status).toBe('completed');
  });
});
