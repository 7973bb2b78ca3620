/** How a server starts, what it prints, and how it stops. */
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { convert, upload } from './client.ts';
import { type ServerProcess, startInVain, startProcess } from './process.ts';
import { drawStatement } from './statement.ts';

const OPERATORS_KEY = 'an-operators-key-of-its-own';

let folder: string;
let dataDir: string;
const running: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-start-'));
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.end('SIGKILL')));
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startProcess({ LEDGERIZE_DATA: dataDir, ...environment });
  running.push(server);
  return server;
}

const caller = ({ origin }: ServerProcess, key: string) => ({
  call: (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': key, ...(init.headers as object) } }),
});

describe('the first start', () => {
  test('shows the key and the addresses, and a later start no key, though it works', async () => {
    const first = await start();
    const key = first.key!;
    expect(first.stdout()).toContain(dataDir);
    expect(first.stdout()).toContain(`KEY='${key}'`);
    expect(first.stderr()).not.toContain(key);
    expect(await first.end('SIGTERM')).toBe(0);

    const later = await start();
    expect(later.key).toBeUndefined();
    expect(later.stdout()).toContain(dataDir);
    expect((await caller(later, key).call('/jobs')).status).toBe(200);
  });

  test("uses the operator's key, and never shows it", async () => {
    const server = await start({ LEDGERIZE_API_KEY: OPERATORS_KEY });
    expect((await caller(server, OPERATORS_KEY).call('/jobs')).status).toBe(200);
    expect(server.stdout() + server.stderr()).not.toContain(OPERATORS_KEY);
  });
});

describe('a server that cannot start prints the reason in one line and ends with 1', () => {
  const oneLine = /^ledgerize: [^\n]+\n$/;

  test('if its settings are wrong', async () => {
    const ended = await startInVain({ LEDGERIZE_DATA: dataDir, LEDGERIZE_API_KEY: 'short' });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneLine);
    expect(ended.stderr).toContain('LEDGERIZE_API_KEY');
    expect(ended.stderr).not.toContain('short');
  });

  test('if another one serves the data folder', async () => {
    await start();
    const ended = await startInVain({ LEDGERIZE_DATA: dataDir });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneLine);
    expect(ended.stderr).toContain(dataDir);
  });

  test('if its data folder cannot be created', async () => {
    await writeFile(dataDir, '');
    const ended = await startInVain({ LEDGERIZE_DATA: join(dataDir, 'below') });
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneLine);
  });

  test('if its port is taken, and makes nothing: no data folder, no key', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const ended = await startInVain({ LEDGERIZE_DATA: dataDir, PORT: String(port) });
    other.close();
    expect(ended.code).toBe(1);
    expect(ended.stderr).toMatch(oneLine);
    expect(ended.stderr).toContain(String(port));
    expect(ended.stdout).toBe('');
    await expect(stat(dataDir)).rejects.toThrow('ENOENT');
    const first = await start();
    expect((await caller(first, first.key!).call('/jobs')).status).toBe(200);
  });
});

describe('a server that is stopped', () => {
  test('by the keyboard ends with 0', async () => {
    expect(await (await start()).end('SIGINT')).toBe(0);
  });

  test('answers held requests, and finishes its jobs after the restart', async () => {
    const server = await start();
    const key = server.key!;
    const { call } = caller(server, key);
    const { uuid } = await upload({ call }, await drawStatement({ pages: 150 }));
    const { jobId } = await convert({ call }, [uuid]);
    const held = call(`/jobs/${jobId}`, { headers: { Prefer: 'wait=30' } });
    await call('/jobs');
    const code = server.end('SIGTERM');
    expect((await held).status).toBe(200);
    expect(await code).toBe(0);

    const back = caller(await start(), key);
    let status = '';
    while (status !== 'completed') {
      ({ status } = (await (await back.call(`/jobs/${jobId}`)).json()) as { status: string });
      expect(status).not.toBe('failed');
    }
  });
});
