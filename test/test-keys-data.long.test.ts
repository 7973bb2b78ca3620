/** Test keys: samples without credits, failures by the names of files, and nothing of the real data. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import { File, FileList } from '../contract/file.ts';
import { AcceptedJob, JobList } from '../contract/job.ts';
import { OPERATIONS, type Operation } from '../contract/operations.ts';
import { PORTAL_OPERATIONS } from '../contract/portal/operations.ts';
import { Result } from '../contract/result.ts';
import { SAMPLES } from '../contract/samples.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';
import { expectForced, sampleOf, type Tester, testerOf } from './testers.ts';

let server: TestServer;
let accountId: string;
let tester: Tester;
let sample: Buffer;
/** what the test key made, and what the live key made */
let made: { uuid: string; jobId: string };
let live: { uuid: string; jobId: string };
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_CREDITS: '50' });
  accountId = (await server.service.accounts.first())!.id;
  tester = await testerOf(server);
  sample = await sampleOf(server, 'current-account.pdf');
  const makeOne = async (caller: Tester, bytes: Uint8Array, name: string) => {
    const { uuid } = await upload(caller, bytes, name);
    return { uuid, jobId: (await convert(caller, [uuid])).jobId };
  };
  made = await makeOne(tester, sample, 'sample.pdf');
  live = await makeOne(server, await drawStatement(), 'real.pdf');
});
afterAll(() => server.close());

const send = (name: string, bytes: Uint8Array = sample) =>
  tester.call('/files', { method: 'POST', body: uploadForm(bytes, name) });
const start = (ids: string[]) => tester.call('/convert', json({ ids, format: 'JSON' }));

describe('with a test key', () => {
  test('a sample is converted for real, without credits', async () => {
    const job = await finish(tester, made.jobId);
    expect(job).toMatchObject({ status: 'completed', credits: 0, test: true });
    const result = Result.parse(await (await tester.call(`/jobs/${made.jobId}/result`)).json());
    expect(result.normalised.length).toBe(31);
    expect(Account.parse(await (await tester.call('/account')).json()).usage.creditsSpent).toBe(0);
    const { entries } = await server.service.credits.ledger(accountId, { limit: 10 });
    expect(entries.map(({ credits, filename }) => [credits, filename])).toEqual([
      [-1, 'real.pdf'],
      [50, null],
    ]);
  });

  test('each sample is what the list of samples says', async () => {
    const { samples } = (await (await fetch(`${server.origin}/samples`)).json()) as { samples: { url: string }[] };
    expect(samples.map(({ url }) => url)).toEqual(SAMPLES.map(({ name }) => `${server.origin}/samples/${name}`));
    for (const { name, pages, password } of SAMPLES) {
      const file = await upload(tester, await sampleOf(server, name), name);
      expect(file.passwordRequired).toBe(password !== undefined);
      const unlock = () => tester.call(`/files/${file.uuid}/password`, json({ password }));
      const unlocked = password === undefined ? file : File.parse(await (await unlock()).json());
      expect([name, unlocked.pages]).toEqual([name, pages]);
    }
  });

  test('a file that is no sample is taken, and its conversion refused', async () => {
    const { uuid } = await upload(tester, await drawStatement());
    await expectError(await start([uuid]), 422, 'SAMPLES_ONLY');
    const both = AcceptedJob.parse(await (await start([uuid, made.uuid])).json());
    expect(both).toMatchObject({ accepted: [made.uuid], rejected: [{ uuid, code: 'SAMPLES_ONLY' }] });
  });

  test('the same call under an idempotency key is answered once', async () => {
    const headers = { 'Idempotency-Key': 'of a test' };
    const { headers: type, ...init } = json({ ids: [made.uuid], format: 'CSV' });
    const again = () => tester.call('/convert', { ...init, headers: { ...type, ...headers } });
    const [first, second] = [await again(), await again()];
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(await second.json()).toEqual(await first.json());
    const body = json({ ids: [live.uuid], format: 'CSV' });
    const response = await server.call('/convert', { ...body, headers: { ...(body.headers as object), ...headers } });
    expect([response.status, response.headers.get('idempotency-replayed')]).toEqual([202, null]);
  });
});

describe('tests and real data', () => {
  const operations = Object.entries<Operation>({ ...OPERATIONS, ...PORTAL_OPERATIONS }).filter(
    ([, { access, path }]) => access === undefined && /\{(uuid|jobId)\}/.test(path),
  );

  test.each(operations)('never meet in %s', async (_id, { method, path, body }) => {
    const at = (uuid: string, job: string) =>
      path
        .replace('{uuid}', uuid)
        .replace('{jobId}', job)
        .replace(/\{\w+\}/, '1');
    const init = { ...(body && json({ password: 'x' })), method };
    const code = path.includes('{uuid}') ? 'FILE_NOT_FOUND' : 'JOB_NOT_FOUND';
    await expectError(await tester.call(at(live.uuid, live.jobId), init), 404, code);
    await expectError(await server.call(at(made.uuid, made.jobId), init), 404, code);
  });

  test('never meet in a conversion or in a list', async () => {
    await expectError(await start([live.uuid]), 404, 'FILE_NOT_FOUND');
    await expectError(await server.call('/convert', json({ ids: [made.uuid], format: 'JSON' })), 404, 'FILE_NOT_FOUND');
    for (const [caller, isTest] of [
      [tester, true],
      [server, false],
    ] as const) {
      const { files } = FileList.parse(await (await caller.call('/files')).json());
      const { jobs } = JobList.parse(await (await caller.call('/jobs')).json());
      expect(files.length * jobs.length).toBeGreaterThan(0);
      expect([...files, ...jobs].every((each) => each.test === isTest)).toBe(true);
    }
  });

  test('are of one account for its operator', async () => {
    const { accounts, keys } = server.service;
    expect((await accounts.list()).map(({ id }) => id)).toEqual([accountId]);
    expect((await accounts.page({ limit: 10 })).accounts.map(({ id }) => id)).toEqual([accountId]);
    expect((await keys.list(accountId)).map(({ test }) => test)).toContain(true);
  });

  test('have different rules for the names of files', async () => {
    const file = await upload(server, sample, 'fail-UPLOAD_FAILED.pdf');
    expect(file).toMatchObject({ test: false, passwordRequired: false });
  });
});

describe('the name of a file', () => {
  test.each([
    ['upload', 'PDF_UNREADABLE'],
    ['password', 'PASSWORD_INCORRECT'],
    ['convert', 'INSUFFICIENT_CREDITS'],
    ['job', 'JOB_CANCELLED'],
    ['status', 'JOB_NOT_FOUND'],
    ['result', 'RESULT_EXPIRED'],
  ] as const)('forces at the step %s a failure such as %s', async (step, code) => {
    await expectForced(tester, sample, { step, code });
  });

  test.each([
    ['fail-UPLOAD_FAILED-503.pdf', 503, 'UPLOAD_FAILED'],
    ['fail-RATE_LIMITED.pdf', 429, 'RATE_LIMITED'],
  ] as const)('%s says when to try again', async (name, status, code) => {
    const response = await send(name);
    expect(response.headers.get('retry-after')).toBe('1');
    await expectError(response, status, code);
  });

  test('without a step means the first call that knows the code', async () => {
    const { uuid } = File.parse(await (await send('fail-INSUFFICIENT_CREDITS.pdf')).json());
    await expectError(await start([uuid]), 402, 'INSUFFICIENT_CREDITS');
    const other = File.parse(await (await send('fail-FILE_NOT_FOUND.pdf')).json());
    const both = AcceptedJob.parse(await (await start([other.uuid, made.uuid])).json());
    expect(both.rejected).toMatchObject([{ uuid: other.uuid, code: 'FILE_NOT_FOUND' }]);
  });

  test.each(['fail-NOTHING.pdf', 'fail-result-FILE_LOCKED.pdf', 'fail-RATE_LIMITED-503.pdf', 'fail-.pdf'])(
    '%s that forces nothing is refused',
    async (name) => {
      expect(await expectError(await send(name), 400, 'INVALID_REQUEST')).toEqual({ field: 'file' });
    },
  );

  test('of an unknown job is as ever', async () => {
    await expectError(await tester.call(`/jobs/${randomUUID()}`), 404, 'JOB_NOT_FOUND');
  });
});
