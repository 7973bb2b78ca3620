import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../contract/errors.ts';
import { Bench } from '../jobs/testing/bench.ts';
import { bodyOf, drawPaper, partsOf } from '../jobs/testing/paper.ts';

describe('files', () => {
  let bench: Bench;
  beforeEach(async () => {
    bench = await Bench.open();
  });
  afterEach(() => bench.close());

  const upload = (body: Readable, maxBytes = 1_000_000) =>
    bench.service.files.upload({
      accountId: bench.accountId,
      parts: [{ filename: 'C:\\fake\\May\u0000.pdf', body }],
      maxBytes,
      retentionMs: 1_000_000,
    });

  it('keeps an upload complete, with its size, hash, pages and times', async () => {
    const bytes = drawPaper({ pages: 4 });
    const file = await upload(bodyOf(bytes));
    expect(file).toMatchObject({
      pages: 4,
      filename: 'May.pdf',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      passwordRequired: false,
    });
    expect(file.expiresAt.getTime() - file.createdAt.getTime()).toBe(1_000_000);
    const blobs = await bench.storage.openBlobs();
    const { stream, bytes: size } = await blobs.open(`files/${file.uuid}.pdf`);
    expect(size).toBeGreaterThan(bytes.length);
    expect((await buffer(stream)).includes(bytes.subarray(0, 100))).toBe(false);
    expect(await bench.service.files.get(bench.accountId, file.uuid)).toEqual(file);
  });

  it('refuses an empty file', async () => {
    await expect(upload(Readable.from([]))).rejects.toMatchObject({ code: 'FILE_REQUIRED', status: 400 });
  });

  it("keeps nothing if the caller's part of its transaction fails", async () => {
    const lost = new ApiError('IDEMPOTENCY_IN_PROGRESS', 'Lost.');
    const upload = { accountId: bench.accountId, parts: partsOf(drawPaper({ pages: 1 })) };
    const attempt = bench.service.files.upload({ ...upload, maxBytes: 10_000, retentionMs: 1_000 }, (_sha256, keep) =>
      keep(() => Promise.reject(lost)),
    );
    await expect(attempt).rejects.toBe(lost);
    expect((await bench.service.accounts.usage(bench.accountId)).files).toBe(0);
    expect(await bench.storage.temporary()).toEqual([]);
  });

  it('accepts a file of exactly the size limit', async () => {
    const bytes = drawPaper({ pages: 1 });
    expect((await upload(bodyOf(bytes), bytes.length)).bytes).toBe(bytes.length);
  });

  it('refuses a file over the limit while it streams, and leaves nothing behind', async () => {
    let sent = 0;
    async function* endless() {
      yield drawPaper({ pages: 1 });
      for (;;) {
        sent += 65_536;
        yield Buffer.alloc(65_536);
      }
    }
    await expect(upload(Readable.from(endless()), 1_048_576)).rejects.toMatchObject({
      code: 'FILE_TOO_LARGE',
      status: 413,
      details: { maxBytes: 1_048_576 },
    });
    expect(sent).toBeLessThan(3_000_000);
    expect(await bench.storage.temporary()).toEqual([]);
  });

  it('refuses a file that is neither a PDF nor a picture after its first kilobyte', async () => {
    let sent = 0;
    async function* archive() {
      for (;;) {
        sent++;
        yield Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(2_000)]);
      }
    }
    const attempt = upload(Readable.from(archive(), { highWaterMark: 1 }));
    await expect(attempt).rejects.toMatchObject({
      code: 'UNSUPPORTED_FILE',
      message: expect.stringContaining('a ZIP archive'),
    });
    expect(sent).toBeLessThan(5);
    expect(bench.pool.inspections).toBe(0);
  });

  it('accepts a PDF with some bytes before its header', async () => {
    const bytes = Buffer.concat([Buffer.from('\n'), drawPaper({ pages: 1 })]);
    expect((await upload(bodyOf(bytes))).pages).toBe(1);
  });

  it('distinguishes an upload that broke off from a server fault', async () => {
    async function* broken() {
      yield drawPaper({ pages: 1 });
      throw new Error('aborted');
    }
    await expect(upload(Readable.from(broken()))).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('refuses a PDF that cannot be read', async () => {
    await expect(upload(bodyOf(drawPaper({ pages: 1, damaged: true })))).rejects.toMatchObject({
      code: 'PDF_UNREADABLE',
      status: 422,
    });
  });

  it('refuses a PDF that loses two workers, and accepts one that loses one', async () => {
    const twice = drawPaper({ pages: 1, loses: { at: 'inspect', kind: 'died', times: 2 } });
    await expect(upload(bodyOf(twice))).rejects.toMatchObject({ code: 'PDF_TOO_COMPLEX', status: 422 });
    const once = drawPaper({ pages: 1, loses: { at: 'inspect', kind: 'overran', times: 1 } });
    expect((await upload(bodyOf(once))).pages).toBe(1);
  });

  it('refuses pictures that lose two workers, and accepts those that lose one', async () => {
    const picture = { pages: 2, picture: true } as const;
    const twice = drawPaper({ ...picture, loses: { at: 'assemble', kind: 'died', times: 2 } });
    await expect(upload(bodyOf(twice))).rejects.toMatchObject({ code: 'PDF_TOO_COMPLEX', status: 422 });
    const once = drawPaper({ ...picture, loses: { at: 'assemble', kind: 'overran', times: 1 } });
    expect((await upload(bodyOf(once))).pages).toBe(2);
    expect(await bench.storage.temporary()).toEqual([]);
  });

  it('answers 503 if no worker is available', async () => {
    bench.pool.unavailable = true;
    await expect(upload(bodyOf(drawPaper({ pages: 1 })))).rejects.toMatchObject({
      code: 'UPLOAD_FAILED',
      status: 503,
      retryAfter: 5,
    });
  });

  it('answers 500 if the disk fails, without a path in the message', async () => {
    await bench.storage.loseTemporary();
    const attempt = upload(bodyOf(drawPaper({ pages: 1 })));
    await expect(attempt).rejects.toMatchObject({ code: 'UPLOAD_FAILED', status: 500 });
    await expect(attempt).rejects.not.toMatchObject({ message: expect.stringContaining(bench.settings.dataDir) });
  });

  describe('with a password', () => {
    it('are locked, without pages, until it is set', async () => {
      const locked = await upload(bodyOf(drawPaper({ pages: 9, password: 'sesame' })));
      expect(locked).toMatchObject({ pages: 0, passwordRequired: true });
      const open = await bench.service.files.setPassword(bench.accountId, locked.uuid, 'sesame');
      expect(open).toEqual({ ...locked, pages: 9, passwordRequired: false });
    });

    it('stay locked after a wrong one', async () => {
      const { uuid } = await upload(bodyOf(drawPaper({ pages: 9, password: 'sesame' })));
      await expect(bench.service.files.setPassword(bench.accountId, uuid, 'wrong')).rejects.toMatchObject({
        code: 'PASSWORD_INCORRECT',
        status: 422,
      });
      expect((await bench.service.files.get(bench.accountId, uuid)).passwordRequired).toBe(true);
    });

    it('keep the first one if a wrong one follows', async () => {
      const uuid = await bench.upload({ pages: 2, password: 'sesame' });
      await bench.service.files.setPassword(bench.accountId, uuid, 'sesame');
      await expect(bench.service.files.setPassword(bench.accountId, uuid, 'wrong')).rejects.toMatchObject({
        code: 'PASSWORD_INCORRECT',
      });
      expect((await bench.until(await bench.accept([uuid]))).status).toBe('completed');
    });

    it('that need none are answered unchanged', async () => {
      const file = await upload(bodyOf(drawPaper({ pages: 1 })));
      expect(await bench.service.files.setPassword(bench.accountId, file.uuid, 'any')).toEqual(file);
    });

    it('never store it readable on the disk', async () => {
      const uuid = await bench.upload({ pages: 1, password: 'a word of its own' });
      const secret = 'open sesame, but wrong';
      const other = await bench.upload({ pages: 1, name: 'b', password: 'a word of its own' });
      await bench.service.files.setPassword(bench.accountId, other, 'a word of its own');
      await bench.service.files.setPassword(bench.accountId, uuid, secret).catch(() => {});
      const stored = await bench.storage.databaseText();
      expect(stored).toContain(other);
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain('a word of its own');
    });

    it('answer 500 if their bytes cannot be read', async () => {
      const uuid = await bench.upload({ pages: 1, password: 'sesame' });
      await bench.storage.loseBlobs();
      await expect(bench.service.files.setPassword(bench.accountId, uuid, 'sesame')).rejects.toMatchObject({
        code: 'SET_PASSWORD_FAILED',
        status: 500,
      });
    });

    it('answer 503 if no worker is available', async () => {
      const uuid = await bench.upload({ pages: 1, password: 'sesame' });
      bench.pool.unavailable = true;
      await expect(bench.service.files.setPassword(bench.accountId, uuid, 'sesame')).rejects.toMatchObject({
        code: 'SET_PASSWORD_FAILED',
        status: 503,
      });
    });

    it('that lose two workers are too complex', async () => {
      const uuid = await bench.upload({
        pages: 1,
        password: 'sesame',
        loses: { at: 'unlock', kind: 'overran', times: 2 },
      });
      await expect(bench.service.files.setPassword(bench.accountId, uuid, 'sesame')).rejects.toMatchObject({
        code: 'PDF_TOO_COMPLEX',
        status: 422,
      });
    });
  });

  it.each(['00000000-0000-4000-8000-000000000000', 'no uuid', ''])('are not found by %j', async (uuid) => {
    await expect(bench.service.files.get(bench.accountId, uuid)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
  });

  it('are not found after they were deleted or expired', async () => {
    const uuid = await bench.upload({ pages: 1 });
    await bench.service.files.delete(bench.accountId, uuid);
    await expect(bench.service.files.get(bench.accountId, uuid)).rejects.toMatchObject({ code: 'FILE_NOT_FOUND' });
    const brief = await bench.service.files.upload({
      accountId: bench.accountId,
      parts: partsOf(drawPaper({ pages: 1 })),
      maxBytes: 10_000,
      retentionMs: 0,
    });
    await expect(bench.service.files.get(bench.accountId, brief.uuid)).rejects.toMatchObject({
      code: 'FILE_NOT_FOUND',
    });
  });

  it('that are deleted during their conversion end in their job, refunded', async () => {
    bench.pool.hold();
    const uuid = await bench.upload({ pages: 3, held: true });
    const jobId = await bench.accept([uuid]);
    await bench.service.files.delete(bench.accountId, uuid);
    expect(await bench.until(jobId)).toMatchObject({ status: 'failed', error: { code: 'FILE_NOT_FOUND' }, credits: 0 });
    expect(await bench.balance()).toBe(1_000);
    await expect(bench.service.jobs.result(bench.accountId, jobId)).rejects.toMatchObject({ code: 'RESULT_EXPIRED' });
  });
});
