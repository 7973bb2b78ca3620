/** Test keys: failures that the name of a file forces for some calls, so that a program that tries again succeeds. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorCode } from '../contract/errors.ts';
import { AcceptedJob } from '../contract/job.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { sampleOf, type Tester, testerOf } from './testers.ts';

let server: TestServer;
let tester: Tester;
let sample: Buffer;
beforeAll(async () => {
  server = await startServer();
  tester = await testerOf(server);
  sample = await sampleOf(server, 'current-account.pdf');
});
afterAll(() => server.close());

/** Calls so often, and expects that all but the last call fail with the code. Returns the last answer. */
async function expectAfter(failures: number, [status, code]: [number, ErrorCode], call: () => Promise<Response>) {
  for (let i = 0; i < failures; i++) await expectError(await call(), status, code);
  const response = await call();
  expect(response.status).toBeLessThan(300);
  return response;
}

const start = (uuid: string, headers = {}) => {
  const { headers: type, ...request } = json({ ids: [uuid], format: 'JSON' });
  return tester.call('/convert', { ...request, headers: { ...(type as object), ...headers } });
};

test('an upload fails once, and again for the next test of this name', async () => {
  const name = 'fail-UPLOAD_FAILED-503-x1.pdf';
  const call = () => tester.call('/files', { method: 'POST', body: uploadForm(sample, name) });
  await expectAfter(1, [503, 'UPLOAD_FAILED'], call);
  await expectAfter(1, [503, 'UPLOAD_FAILED'], call);
});

test('a password fails twice', async () => {
  const locked = await sampleOf(server, 'protected.pdf');
  const { uuid } = await upload(tester, locked, 'fail-password-PASSWORD_INCORRECT-x2.pdf');
  const call = () => tester.call(`/files/${uuid}/password`, json({ password: 'Blue-Kettle-42' }));
  const response = await expectAfter(2, [422, 'PASSWORD_INCORRECT'], call);
  expect(await response.json()).toMatchObject({ passwordRequired: false, pages: expect.any(Number) });
});

test('a conversion is refused twice, and each file counts its own', async () => {
  const name = 'fail-convert-CONVERT_FAILED-503-x2.pdf';
  const [first, second] = [await upload(tester, sample, name), await upload(tester, sample, name)];
  const { jobId } = AcceptedJob.parse(
    await (await expectAfter(2, [503, 'CONVERT_FAILED'], () => start(first.uuid))).json(),
  );
  expect((await finish(tester, jobId)).status).toBe('completed');
  await expectAfter(2, [503, 'CONVERT_FAILED'], () => start(second.uuid));
});

test('of calls at the same time, as many fail as the name says', async () => {
  const { uuid } = await upload(tester, sample, 'fail-convert-RATE_LIMITED-x3.pdf');
  const statuses = await Promise.all(Array.from({ length: 8 }, async () => (await start(uuid)).status));
  expect(statuses.sort()).toEqual([202, 202, 202, 202, 202, 429, 429, 429]);
});

test('a file that is rejected once is accepted then, alone or beside another', async () => {
  const name = 'fail-convert-FILE_NOT_FOUND-x1.pdf';
  const alone = await upload(tester, sample, name);
  await expectAfter(1, [404, 'FILE_NOT_FOUND'], () => start(alone.uuid));
  const [other, plain] = [await upload(tester, sample, name), await upload(tester, sample)];
  const both = [other.uuid, plain.uuid];
  expect((await convert(tester, both)).rejected.map(({ code }) => code)).toEqual(['FILE_NOT_FOUND']);
  expect((await convert(tester, both)).rejected).toEqual([]);
});

test('a call under one idempotency key is refused, and then accepted, if the refusal says when to try again', async () => {
  const passing = await upload(tester, sample, 'fail-convert-RATE_LIMITED-x1.pdf');
  await expectAfter(1, [429, 'RATE_LIMITED'], () => start(passing.uuid, { 'Idempotency-Key': 'passes' }));
  const final = await upload(tester, sample, 'fail-INSUFFICIENT_CREDITS-x1.pdf');
  const same = () => start(final.uuid, { 'Idempotency-Key': 'final' });
  await expectError(await same(), 402, 'INSUFFICIENT_CREDITS');
  await expectError(await same(), 402, 'INSUFFICIENT_CREDITS');
  expect((await start(final.uuid, { 'Idempotency-Key': 'another' })).status).toBe(202);
});

test('the first job of a file fails, and the next one does not', async () => {
  const { uuid } = await upload(tester, sample, 'fail-job-CONVERT_FAILED-x1.pdf');
  const ends: string[] = [];
  for (let i = 0; i < 3; i++) ends.push((await finish(tester, (await convert(tester, [uuid])).jobId)).status);
  expect(ends).toEqual(['failed', 'completed', 'completed']);
});

test.each([
  ['status', 'INTERNAL_ERROR', 500, ''],
  ['result', 'JOB_NOT_COMPLETED', 409, '/result'],
] as const)('the %s fails once for each job', async (step, code, status, path) => {
  const { uuid } = await upload(tester, sample, `fail-${step}-${code}-x1.pdf`);
  for (let job = 0; job < 2; job++) {
    const { jobId } = await convert(tester, [uuid]);
    if (step === 'result') await finish(tester, jobId);
    await expectAfter(1, [status, code], () => tester.call(`/jobs/${jobId}${path}`));
  }
});

test.each(['fail-CONVERT_FAILED-x0.pdf', 'fail-CONVERT_FAILED-x10.pdf', 'fail-CONVERT_FAILED-x1-503.pdf'])(
  'a name that says otherwise how often is refused: %s',
  async (name) => {
    const response = await tester.call('/files', { method: 'POST', body: uploadForm(sample, name) });
    await expectError(response, 400, 'INVALID_REQUEST');
  },
);

test('with a live key, the name forces nothing', async () => {
  expect((await upload(server, sample, 'fail-UPLOAD_FAILED-503-x1.pdf')).filename).toBe(
    'fail-UPLOAD_FAILED-503-x1.pdf',
  );
});
