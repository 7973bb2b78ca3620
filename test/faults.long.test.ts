/** Server faults, caused for real: a database that another process holds, workers that are missing or overrun. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { JobList } from '../contract/job.ts';
import { makeStorage, type TestStorage } from '../server/testing/storage.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';
import { claim } from './visitors.ts';

const credits = async (server: TestServer) => Account.parse(await (await server.call('/account')).json()).credits;

const PASSWORD = 'a long sentence of mine';
/** Calls of users that write, with their bodies. */
const OTHERS: readonly (readonly [path: string, body: object])[] = [
  ['/keys', { name: 'a key' }],
  ['/webhooks', { url: 'https://receiver.invalid/', events: ['job.failed'] }],
  ['/portal/users', { name: 'Anna', email: 'anna@example.com', password: PASSWORD }],
  ['/portal/session', { email: 'operator@example.com', password: PASSWORD }],
];

async function expectRetry(response: Response, code: ErrorCode, seconds: number): Promise<void> {
  expect(response.headers.get('retry-after')).toBe(String(seconds));
  await expectError(response, 503, code);
}

describe('while another process holds the database', () => {
  let server: TestServer;
  let uuid: string;
  let locked: string;
  let answers: Response[];
  let looked: Response[];
  let before: boolean;
  let done: string;
  beforeAll(async () => {
    server = await startServer();
    const visitor = await claim(server);
    const { uuid: converted } = await upload(server, await drawStatement());
    ({ jobId: done } = await finish(server, (await convert(server, [converted])).jobId));
    await server.call(`/files/${converted}`, { method: 'DELETE' });
    ({ uuid } = await upload(server, await drawStatement()));
    ({ uuid: locked } = await upload(server, await drawStatement({ password: 'tulip' })));
    const body = uploadForm(await drawStatement());
    const release = await server.storage.lockDatabase();
    const asked = Promise.all([
      server.call('/files', { method: 'POST', body }),
      server.call(`/files/${locked}/password`, json({ password: 'tulip' })),
      server.call('/convert', json({ ids: [uuid], format: 'JSON' })),
      server.call(`/files/${uuid}`, { method: 'DELETE' }),
      server.call(`/jobs/${done}`, { method: 'DELETE' }),
      ...OTHERS.map(([path, body]) => visitor.call(path, json(body))),
    ]);
    let answered = false;
    void asked.then(() => {
      answered = true;
    });
    looked = await Promise.all(
      ['/jobs', '/account', `/files/${uuid}`, `/jobs/${done}`].map((path) => server.call(path)),
    );
    before = !answered;
    answers = await asked;
    await release();
  });
  afterAll(() => server.close());

  test('an upload is UPLOAD_FAILED, 503, and leaves nothing behind', async () => {
    await expectRetry(answers[0]!, 'UPLOAD_FAILED', 1);
    expect(await server.storage.temporary()).toEqual([]);
    expect((await server.storage.blobs('files')).sort()).toEqual([`${uuid}.pdf`, `${locked}.pdf`].sort());
  });

  test('a password is SET_PASSWORD_FAILED, 503, and can be set afterwards', async () => {
    await expectRetry(answers[1]!, 'SET_PASSWORD_FAILED', 1);
    expect((await server.call(`/files/${locked}/password`, json({ password: 'tulip' }))).status).toBe(200);
  });

  test('a conversion is CONVERT_FAILED, 503, and debits nothing', async () => {
    await expectRetry(answers[2]!, 'CONVERT_FAILED', 1);
    expect(await credits(server)).toBe(999_999);
    expect(JobList.parse(await (await server.call('/jobs')).json()).jobs).toMatchObject([{ jobId: done }]);
  });

  test('every other call that writes is SERVICE_UNAVAILABLE, 503, with the cause, and changes nothing', async () => {
    const others = answers.slice(3);
    for (const answer of others) {
      expect(await answer.clone().text()).toContain('The database was locked');
      await expectRetry(answer, 'SERVICE_UNAVAILABLE', 1);
    }
    expect(others).toHaveLength(OTHERS.length + 2);
    expect((await server.call(`/files/${uuid}`)).status).toBe(200);
    expect(await server.service.users.list()).toHaveLength(1);
  });

  test('reads are answered, and before the waiting writes', () => {
    expect(looked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(before).toBe(true);
  });

  test('the same calls succeed afterwards', async () => {
    const { jobId } = await convert(server, [uuid]);
    expect(await finish(server, jobId)).toMatchObject({ status: 'completed', credits: 1 });
  });
});

describe('without workers', () => {
  let server: TestServer;
  let locked: string;
  beforeAll(async () => {
    server = await startServer();
    ({ uuid: locked } = await upload(server, await drawStatement({ password: 'tulip' })));
    await server.pool.close();
  });
  afterAll(() => server.close());

  test('an upload is UPLOAD_FAILED, 503, and leaves nothing behind', async () => {
    const response = await server.call('/files', { method: 'POST', body: uploadForm(await drawStatement()) });
    await expectRetry(response, 'UPLOAD_FAILED', 5);
    expect(await server.storage.temporary()).toEqual([]);
    expect(await server.storage.blobs('files')).toEqual([`${locked}.pdf`]);
  });

  test('a password is SET_PASSWORD_FAILED, 503, and the file stays locked', async () => {
    await expectRetry(
      await server.call(`/files/${locked}/password`, json({ password: 'tulip' })),
      'SET_PASSWORD_FAILED',
      5,
    );
    expect(await (await server.call(`/files/${locked}`)).json()).toMatchObject({ passwordRequired: true });
  });
});

describe('a worker that overruns its time', () => {
  let storage: TestStorage;
  let hasty: TestServer;
  let file: string;
  let key: string;
  beforeAll(async () => {
    storage = await makeStorage();
    const patient = await startServer({}, { storage });
    ({ key } = patient);
    ({ uuid: file } = await upload(patient, await drawStatement({ pages: 20 })));
    await patient.close();
    const bounds = { LEDGERIZE_FILE_SECONDS: '0.001', LEDGERIZE_PAGE_SECONDS: '0.001' };
    hasty = await startServer(bounds, { storage });
  });
  afterAll(async () => {
    await hasty.close();
    await storage.remove();
  });
  const call = (path: string, init: RequestInit = {}) =>
    hasty.call(path, { ...init, headers: { ...(init.headers as object), 'X-Api-Key': key } });

  test('twice in a job fails the file, refunded', async () => {
    const { jobId } = await convert({ call }, [file]);
    const job = await finish({ call }, jobId);
    expect(job).toMatchObject({
      status: 'failed',
      credits: 0,
      files: [{ error: { code: 'PDF_TOO_COMPLEX', finding: { code: 'READING_OVERRAN' } } }],
    });
    const details = await expectError(await call(`/jobs/${jobId}/result`), 422, 'JOB_FAILED');
    expect(details).toEqual({ code: 'PDF_TOO_COMPLEX', finding: { code: 'READING_OVERRAN', params: {} } });
    expect(Account.parse(await (await call('/account')).json()).credits).toBe(1_000_000);
  });
});
