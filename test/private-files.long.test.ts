/** Whatever the server creates can be read by its owner only, also without a umask and in an older, open folder. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram } from '../cli/testing/built.ts';
import { convert, finish, json, upload } from './client.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { drawStatement } from './statement.ts';

const KEY = 'the-key-of-the-private-server';
/** Runs a program for which the system leaves every right that it asks for. */
const WITHOUT_UMASK = ['sh', '-c', 'umask 0; exec "$@"', 'sh'];
const OTHERS = 0o077;

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ledgerize-private-'));
  // as an operator makes it, and as an older version left it
  await chmod(dataDir, 0o755);
  await mkdir(join(dataDir, 'blobs'));
  await chmod(join(dataDir, 'blobs'), 0o777);
  server = await startProcess({ LEDGERIZE_DATA: dataDir, LEDGERIZE_API_KEY: KEY }, WITHOUT_UMASK);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': KEY, ...(init.headers as object) } });

/** The files and folders below the data folder, and those of them that others may read, write or enter. */
async function found(): Promise<{ all: string[]; open: string[] }> {
  const all = await readdir(dataDir, { recursive: true });
  const open: string[] = [];
  for (const name of all) {
    // a temporary file may be gone by now
    const { mode } = await stat(join(dataDir, name)).catch(() => ({ mode: 0 }));
    if ((mode & OTHERS) !== 0) open.push(`${name} ${(mode & 0o777).toString(8)}`);
  }
  return { all, open };
}

test('over a whole workflow', async () => {
  const { uuid } = await upload({ call }, await drawStatement());
  const locked = await upload({ call }, await drawStatement({ password: 'tulip' }));
  expect((await call(`/files/${locked.uuid}/password`, json({ password: 'tulip' }))).status).toBe(200);
  const { jobId } = await convert({ call }, [uuid, locked.uuid]);
  expect(await finish({ call }, jobId)).toMatchObject({ status: 'completed' });
  for (const format of ['JSON', 'CSV', 'XLS']) {
    expect((await call(`/jobs/${jobId}/result?format=${format}`)).status).toBe(200);
  }
  const { all, open } = await found();
  expect(all).toEqual(expect.arrayContaining(['ledgerize.db', 'ledgerize.db-wal', 'secret', 'serve.lock', 'reserve']));
  expect(all.filter((name) => name.startsWith('blobs/')).length).toBeGreaterThan(7);
  expect(open).toEqual([]);
});

test('while an upload arrives', async () => {
  const socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  const head = `POST /api/v1/files HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${KEY}\r\nContent-Length: 9999\r\n`;
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 half of it';
  socket.write(`${head}Content-Type: multipart/form-data; boundary=b\r\n\r\n${part}`);
  try {
    await expect.poll(async () => (await readdir(join(dataDir, 'tmp'))).length).toBe(1);
    expect((await found()).open).toEqual([]);
  } finally {
    socket.destroy();
  }
});

test("after an operator's commands, on a folder of their own", async () => {
  const own = join(dataDir, 'own');
  const env = { PATH: process.env.PATH, LEDGERIZE_DATA: own };
  const [program, ...args] = [...WITHOUT_UMASK, process.execPath, builtProgram(), 'accounts', 'create', '--name', 'A'];
  execFileSync(program!, args, { env });
  expect((await stat(own)).mode & 0o777).toBe(0o700);
  expect((await found()).open).toEqual([]);
  await writeFile(join(own, 'open'), '');
  expect((await found()).open).toEqual([expect.stringContaining('own/open')]);
});
