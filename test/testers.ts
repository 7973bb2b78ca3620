/** Callers with a test key, and the failures that the names of files force. */
import { expect } from 'vitest';
import { ERROR_STATUS, type ErrorCode } from '../contract/errors.ts';
import { File } from '../contract/file.ts';
import type { ForcedStep } from '../contract/forced-failures.ts';
import { AcceptedJob } from '../contract/job.ts';
import { finish, json } from './client.ts';
import { type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';

export type Tester = Pick<TestServer, 'call'>;

/** Given a server, makes a test key of its first account, and returns who calls with it. */
export async function testerOf(server: TestServer): Promise<Tester> {
  const { id: accountId } = (await server.service.accounts.first())!;
  const { key } = await server.service.keys.create({ accountId, name: 'tests', test: true });
  expect(key).toMatch(/^lk_test_[0-9A-Za-z]{43}$/);
  return {
    call: (path, init = {}) =>
      server.call(path, { ...init, headers: { ...(init.headers as object), 'X-Api-Key': key } }),
  };
}

/** The bytes of a sample, as anyone fetches them. */
export async function sampleOf({ origin }: TestServer, name: string): Promise<Buffer> {
  const response = await fetch(`${origin}/samples/${name}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}

/** Uploads a sample whose name forces the code at the step, and expects that this call fails so, and none before. */
export async function expectForced(
  { call }: Tester,
  sample: Uint8Array,
  { step, code }: { step: ForcedStep; code: ErrorCode },
): Promise<void> {
  const status = ERROR_STATUS[code];
  const uploaded = await call('/files', { method: 'POST', body: uploadForm(sample, `fail-${step}-${code}.pdf`) });
  if (step === 'upload') return void (await expectError(uploaded, status, code));
  const { uuid } = File.parse(await uploaded.json());
  if (step === 'password') {
    return void (await expectError(await call(`/files/${uuid}/password`, json({ password: 'x' })), status, code));
  }
  const started = await call('/convert', json({ ids: [uuid], format: 'JSON' }));
  if (step === 'convert') return void (await expectError(started, status, code));
  const { jobId } = AcceptedJob.parse(await started.json());
  if (step === 'status') return void (await expectError(await call(`/jobs/${jobId}`), status, code));
  const job = await finish({ call }, jobId);
  const result = await call(`/jobs/${jobId}/result`);
  if (step === 'result') return void (await expectError(result, status, code));
  expect(job).toMatchObject({ status: 'failed', error: { code } });
  expect((await expectError(result, 422, 'JOB_FAILED'))?.code).toBe(code);
}
