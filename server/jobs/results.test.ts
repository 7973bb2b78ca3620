import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Bench } from './testing/bench.ts';

describe('results', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open();
  });
  afterEach(() => bench.close());

  const blobs = (folder: 'files' | 'extractions' | 'results') => bench.storage.blobs(folder);

  it("are served in the job's own format with type, length, name and a strong tag", async () => {
    const job = await bench.convert([{ pages: 1, name: 'June 2025' }], 'CSV');
    const result = await bench.service.jobs.result(bench.accountId, job.jobId);
    expect(result).toMatchObject({ contentType: 'text/csv; charset=utf-8', filename: 'June 2025.csv' });
    expect(result.etag).toMatch(/^"[0-9a-f]{64}"$/);
    const body = await text(result.body);
    expect(Buffer.byteLength(body)).toBe(result.bytes);
    expect(body).toMatch(/^CSV /);
  });

  it('are served in another format on request', async () => {
    const job = await bench.convert([{ pages: 1 }]);
    const result = await bench.service.jobs.result(bench.accountId, job.jobId, { format: 'XLS' });
    expect(result).toMatchObject({ contentType: 'application/vnd.ms-excel', filename: 'statement.xls' });
    expect(await text(result.body)).toMatch(/^XLS /);
  });

  it('of several files are named after the job', async () => {
    const job = await bench.convert([{ pages: 1 }, { pages: 1 }], 'XLS');
    const { filename, body } = await bench.service.jobs.result(bench.accountId, job.jobId);
    body.destroy();
    expect(filename).toBe(`ledgerize-${job.jobId.slice(0, 8)}.xls`);
  });

  it('of one file contain only that file, have its name, and are kept', async () => {
    const job = await bench.convert(
      [
        { pages: 1, name: 'May' },
        { pages: 1, name: 'June' },
      ],
      'CSV',
    );
    const file = job.files[1]!.uuid;
    const open = async () => {
      const result = await bench.service.jobs.result(bench.accountId, job.jobId, { file });
      return { name: result.filename, etag: result.etag, text: await text(result.body) };
    };
    const { name, etag, text: body } = await open();
    expect(name).toBe('June.csv');
    expect(body).toContain(file);
    expect(body).not.toContain(job.files[0]!.uuid);
    expect(await open()).toEqual({ name, etag, text: body });
    const whole = await bench.service.jobs.result(bench.accountId, job.jobId);
    whole.body.destroy();
    expect(whole.etag).not.toBe(etag);
    expect(bench.pool.renderings).toBe(2);
  });

  it("of a job's only file are those of the job", async () => {
    const job = await bench.convert([{ pages: 1 }]);
    for (const wanted of [{}, { file: job.files[0]!.uuid }]) {
      (await bench.service.jobs.result(bench.accountId, job.jobId, wanted)).body.destroy();
    }
    expect(bench.pool.renderings).toBe(1);
  });

  it('of a failed file do not exist, and the error gives the reason', async () => {
    const job = await bench.convert([{ pages: 1 }, { pages: 1, fault: 'PDF_UNREADABLE' }]);
    const asked = bench.service.jobs.result(bench.accountId, job.jobId, { file: job.files[1]!.uuid });
    await expect(asked).rejects.toMatchObject({ code: 'JOB_FAILED', details: { code: 'PDF_UNREADABLE' } });
  });

  it('of a file of another job are not found', async () => {
    const [job, other] = [await bench.convert([{ pages: 1 }]), await bench.convert([{ pages: 1 }])];
    const asked = bench.service.jobs.result(bench.accountId, job.jobId, { file: other.files[0]!.uuid });
    await expect(asked).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('of one file are deleted with the file', async () => {
    const job = await bench.convert([{ pages: 1 }, { pages: 1 }]);
    const file = job.files[1]!.uuid;
    (await bench.service.jobs.result(bench.accountId, job.jobId, { file })).body.destroy();
    await bench.service.files.delete(bench.accountId, file);
    const asked = bench.service.jobs.result(bench.accountId, job.jobId, { file });
    await expect(asked).rejects.toMatchObject({ code: 'RESULT_EXPIRED' });
    expect(await blobs('results')).toEqual([]);
  });

  it('give the reason why a file failed', async () => {
    const job = await bench.convert([{ pages: 1 }, { pages: 1, fault: 'PDF_UNREADABLE' }]);
    expect(await bench.resultText(job.jobId)).toContain('"error":{"code":"PDF_UNREADABLE"');
  });

  it('are rendered once, however often they are requested', async () => {
    const job = await bench.convert([{ pages: 1 }]);
    const all = await Promise.all(Array.from({ length: 8 }, () => bench.resultText(job.jobId)));
    await bench.resultText(job.jobId);
    expect(new Set(all).size).toBe(1);
    expect(bench.pool.renderings).toBe(1);
    expect(await blobs('results')).toHaveLength(1);
  });

  it('are refused while the job is not final', async () => {
    const release = bench.pool.hold();
    const jobId = await bench.accept([await bench.upload({ pages: 1, held: true })]);
    await expect(bench.service.jobs.result(bench.accountId, jobId)).rejects.toMatchObject({
      code: 'JOB_NOT_COMPLETED',
      status: 409,
      retryAfter: 2,
    });
    release();
  });

  it("of a failed job are refused with its file's reason", async () => {
    const job = await bench.convert([{ pages: 1, fault: 'NO_TRANSACTIONS' }]);
    await expect(bench.service.jobs.result(bench.accountId, job.jobId)).rejects.toMatchObject({
      code: 'JOB_FAILED',
      status: 422,
      details: { code: 'NO_TRANSACTIONS' },
    });
  });

  it('are gone for good once a file of the job is deleted, with all derived bytes', async () => {
    const job = await bench.convert([{ pages: 1 }]);
    await bench.resultText(job.jobId);
    await bench.service.files.delete(bench.accountId, job.accepted[0]!);
    await expect(bench.service.jobs.result(bench.accountId, job.jobId)).rejects.toMatchObject({
      code: 'RESULT_EXPIRED',
      status: 410,
    });
    expect((await bench.service.jobs.get(bench.accountId, job.jobId)).status).toBe('completed');
    for (const folder of ['files', 'extractions', 'results'] as const) expect(await blobs(folder)).toEqual([]);
  });

  it('are gone with a deleted job, and its blobs with them', async () => {
    const job = await bench.convert([{ pages: 1 }]);
    await bench.resultText(job.jobId);
    await bench.service.jobs.delete(bench.accountId, job.jobId);
    for (const folder of ['extractions', 'results'] as const) expect(await blobs(folder)).toEqual([]);
    expect(await blobs('files')).toHaveLength(1);
  });

  it('with options are kept for a while: a job never fills the disk', async () => {
    const job = await bench.convert([{ pages: 1 }], 'CSV');
    await bench.resultText(job.jobId);
    for (let i = 0; i < 40; i++) {
      const wanted = { format: 'OFX', options: { account: `account ${i}` } } as const;
      expect(await text((await bench.service.jobs.result(bench.accountId, job.jobId, wanted)).body)).toMatch(/^OFX /);
    }
    // and the one without options
    expect(await blobs('results')).toHaveLength(33);
    await bench.resultText(job.jobId);
    expect(bench.pool.renderings).toBe(41);
  });

  it('are rendered again if their bytes give way to newer ones while they are asked for', async () => {
    const job = await bench.convert([{ pages: 1 }], 'OFX');
    const ask = async (number: number) => {
      const options = { bankId: String(number) };
      const { body } = await bench.service.jobs.result(bench.accountId, job.jobId, { options });
      return text(body);
    };
    const numbers = Array.from({ length: 160 }, (_, i) => i % 40);
    expect(new Set(await Promise.all(numbers.map(ask))).size).toBe(1);
  });
});
