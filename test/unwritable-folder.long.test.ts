/** Server faults, caused for real: a folder of the data in which nothing can be written. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import { convert, finish, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

const credits = async (server: TestServer) => Account.parse(await (await server.call('/account')).json()).credits;

describe('if a folder of the data is not writable', () => {
  let server: TestServer;
  let uuid: string;
  beforeAll(async () => {
    server = await startServer();
    ({ uuid } = await upload(server, await drawStatement({ pages: 2 })));
  });
  afterAll(() => server.close());

  /** Puts a file in place of the folder, runs the work, and removes it again. */
  async function without<T>(name: string, work: () => Promise<T>): Promise<T> {
    const path = join(server.storage.dataDir, 'blobs', name);
    await rm(path, { recursive: true, force: true });
    await writeFile(path, 'in the way');
    try {
      return await work();
    } finally {
      await rm(path);
    }
  }

  test('a file of a job fails with CONVERT_FAILED, refunded, and can be converted again', async () => {
    const job = await without('extractions', async () => finish(server, (await convert(server, [uuid])).jobId));
    expect(job).toMatchObject({ status: 'failed', credits: 0, files: [{ error: { code: 'CONVERT_FAILED' } }] });
    expect(job.files[0]!.error!.message).not.toContain(server.storage.dataDir);
    const details = await expectError(await server.call(`/jobs/${job.jobId}/result`), 422, 'JOB_FAILED');
    expect(details).toEqual({ code: 'CONVERT_FAILED' });
    expect(await credits(server)).toBe(1_000_000);
    expect(await server.storage.temporary()).toEqual([]);
    const again = await finish(server, (await convert(server, [uuid])).jobId);
    expect(again).toMatchObject({ status: 'completed', credits: 2 });
  });

  test('a result is INTERNAL_ERROR, and works once the folder does', async () => {
    const { jobId } = await finish(server, (await convert(server, [uuid])).jobId);
    const ask = () => server.call(`/jobs/${jobId}/result`);
    await expectError(await without('results', ask), 500, 'INTERNAL_ERROR');
    expect(await server.storage.temporary()).toEqual([]);
    expect((await ask()).status).toBe(200);
  });
});
