/** A short run of the nightly fuzzers: they reach the service, and find nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzHttp } from '../bench/nightly/fuzz-http.ts';
import { fuzzPdfs } from '../bench/nightly/fuzz-pdfs.ts';
import { startTarget, type Target } from '../bench/nightly/target.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget({ LEDGERIZE_OCR: 'never' });
});
afterAll(() => target.close());

test('every operation answers drawn requests as the document says', async () => {
  const { requests, statuses, faults } = await fuzzHttp(target, { requests: 120, seed: 7 });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThanOrEqual(120);
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 204, 400, 401, 404]));
});

test('damaged PDFs end with a code, and the server stays as it was', async () => {
  const { ends, faults, workersLost } = await fuzzPdfs(target, { files: 25, seed: 7 });
  expect(faults).toEqual([]);
  expect(workersLost).toBe(0);
  expect([...ends.keys()]).toEqual(expect.arrayContaining(['completed', 'PDF_UNREADABLE']));
  expect(target.errors()).toEqual([]);
});
