/** A disk that is really full: the data folder is on a disk of a few megabytes, in the server's own namespace. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, open, readdir, rm, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { JobList } from '../contract/job.ts';
import { convert, finish, json, upload } from './client.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';
import { tool } from './tools.ts';

const KEY = 'the-key-of-the-full-server';
const MEBIBYTE = 2 ** 20;
const MOUNT = 'mount -t tmpfs -o size=8m none "$LEDGERIZE_DATA" && exec "$@"';
/** The time that an operator may need until there is space again. */
const RETRY_SECONDS = '60';

let server: ServerProcess;
let folder: string;
let uuid: string;
let locked: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-full-'));
  const before = [tool('unshare'), '--map-root-user', '--mount', 'sh', '-c', MOUNT, 'sh'];
  server = await startProcess({ LEDGERIZE_DATA: folder, LEDGERIZE_API_KEY: KEY }, before);
  ({ uuid } = await upload(caller, await drawStatement()));
  ({ uuid: locked } = await upload(caller, await drawStatement({ password: 'tulip' })));
});
afterAll(async () => {
  await server.end('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${server.origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': KEY, ...(init.headers as object) } });
const caller = { call };

/** A path of the server's data folder, which only the server sees mounted. */
const inside = (...names: string[]) => join(`/proc/${server.child.pid}/root`, folder, ...names);
const credits = async () => Account.parse(await (await call('/account')).json()).credits;

async function expectFull(response: Response, code: ErrorCode): Promise<void> {
  expect(response.headers.get('retry-after')).toBe(RETRY_SECONDS);
  await expectError(response, 503, code);
}

/** Writes until the disk is full. */
async function fill(): Promise<void> {
  const file = await open(inside('filler'), 'w');
  try {
    for (let size = MEBIBYTE; size >= 1; size = size / 2 < 1 ? 0 : size / 2) {
      for (;;) {
        const { bytesWritten } = await file.write(Buffer.alloc(size)).catch(() => ({ bytesWritten: 0 }));
        if (bytesWritten === 0) break;
      }
    }
  } finally {
    await file.close();
  }
}

test('an upload without enough space is UPLOAD_FAILED, 503, and leaves nothing behind', async () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(12 * MEBIBYTE)]);
  await expectFull(await call('/files', { method: 'POST', body: uploadForm(large) }), 'UPLOAD_FAILED');
  expect(await readdir(inside('tmp'))).toEqual([]);
  expect(await readdir(inside('blobs/files'))).toHaveLength(2);
});

describe('on a full disk', () => {
  let unwanted: string;
  let done: string;
  beforeAll(async () => {
    ({ uuid: unwanted } = await upload(caller, await drawStatement({ pages: 2 })));
    ({ jobId: done } = await convert(caller, [unwanted]));
    await finish(caller, done);
    expect((await call(`/jobs/${done}/result`)).status).toBe(200);
    await fill();
  });
  afterAll(() => unlink(inside('filler')));

  test('a small upload is UPLOAD_FAILED, 503', async () => {
    await expectFull(
      await call('/files', { method: 'POST', body: uploadForm(await drawStatement()) }),
      'UPLOAD_FAILED',
    );
    expect(await readdir(inside('tmp'))).toEqual([]);
  });

  test('a conversion is CONVERT_FAILED, 503, and debits and queues nothing', async () => {
    const before = await credits();
    await expectFull(await call('/convert', json({ ids: [uuid], format: 'JSON' })), 'CONVERT_FAILED');
    expect(await credits()).toBe(before);
    expect(JobList.parse(await (await call('/jobs')).json()).jobs).toMatchObject([{ jobId: done }]);
  });

  test('a password is SET_PASSWORD_FAILED, 503, and the file stays locked', async () => {
    await expectFull(await call(`/files/${locked}/password`, json({ password: 'tulip' })), 'SET_PASSWORD_FAILED');
    expect(await (await call(`/files/${locked}`)).json()).toMatchObject({ passwordRequired: true });
  });

  test('deleting a job and a file works, and frees space', async () => {
    expect((await call(`/jobs/${done}`, { method: 'DELETE' })).status).toBe(204);
    expect((await call(`/files/${unwanted}`, { method: 'DELETE' })).status).toBe(204);
    await expectError(await call(`/jobs/${done}`), 404, 'JOB_NOT_FOUND');
    await expectError(await call(`/files/${unwanted}`), 404, 'FILE_NOT_FOUND');
    expect(await readdir(inside('blobs/files'))).toHaveLength(2);
    expect(await readdir(inside('blobs/results'))).toEqual([]);
  });

  test('the server is alive, but not ready', async () => {
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const response = await fetch(`${server.origin}/readyz`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: 'unready', reason: expect.stringContaining('nearly full') });
  });

  test('reads are answered', async () => {
    expect((await call(`/files/${uuid}`)).status).toBe(200);
  });
});

test('once there is space, the same calls succeed', async () => {
  expect((await call(`/files/${locked}/password`, json({ password: 'tulip' }))).status).toBe(200);
  const { jobId } = await convert(caller, [uuid, locked]);
  expect(await finish(caller, jobId)).toMatchObject({ status: 'completed', credits: 2 });
});
