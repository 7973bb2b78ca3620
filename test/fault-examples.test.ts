/**
 * The examples of errors in the OpenAPI document and on the page of errors equal the server's messages, except for
 * numbers and ids.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorCode } from '../contract/errors.ts';
import { exampleOf } from '../contract/openapi/faults.ts';
import { MOST_KEYS } from '../contract/portal/keys.ts';
import { MOST_WEBHOOKS } from '../contract/webhooks/webhook.ts';
import { statementOf } from '../fixtures/draw/model.ts';
import { drawStatements } from '../fixtures/draw/months.ts';
import { toApiError } from '../server/faults.ts';
import { WorkerLostError } from '../workers/types.ts';
import { convert, finish, json, upload } from './client.ts';
import { join, PASSWORD } from './people.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { drawLetter, drawStatement } from './statement.ts';
import { signUp } from './visitors.ts';

const UNANSWERED = { status: 201, headers: {}, body: null };
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const SOMEONE = { name: 'Anna Example', email: 'anna@example.com', password: 'a long sentence of mine' };

let server: TestServer;
/** has few credits, and its jobs stay queued */
let mean: TestServer;
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_MAX_PAGES: '3' });
  mean = await startServer({ LEDGERIZE_CREDITS: '2' }, { runner: false });
});
afterAll(() => Promise.all([server.close(), mean.close()]));

const send = (text: string | Uint8Array) =>
  server.call('/files', { method: 'POST', body: uploadForm(Buffer.from(text)) });
const locked = async () => (await upload(server, await drawStatement({ password: 'tulip' }))).uuid;
const failedJob = async (document: Buffer) => {
  const { jobId } = await convert(server, [(await upload(server, document)).uuid]);
  return finish(server, jobId);
};

/** How each error is caused: the answer, or the error of a job or one of its files. */
const REACHED: Record<ErrorCode, () => Promise<unknown>> = {
  AUTH_INVALID_KEY: () => fetch(`${server.url}/account`),
  SIGN_IN_FAILED: () => server.call('/portal/session', json({ email: 'a@example.com', password: 'none of theirs' })),
  FORBIDDEN: () => server.call('/portal/session'),
  SIGNUP_OFF: async () => {
    const closed = await startServer({ LEDGERIZE_SIGNUP: 'off' });
    return closed.call('/portal/users', json(SOMEONE)).finally(closed.close);
  },
  NO_ACCOUNT: async () => {
    const anna = await signUp(server, 'owner');
    const { user } = await join(server, anna, { name: 'left', role: 'member' });
    await anna.call(`/account/members/${user.id}`, { method: 'DELETE' });
    return server.call('/portal/session', json({ email: user.email, password: PASSWORD }));
  },
  MEMBER_ALREADY: async () => {
    const anna = await signUp(server, 'inviting');
    return anna.call('/account/invitations', json({ email: anna.email, role: 'member' }));
  },
  LAST_OWNER: async () => (await signUp(server, 'last')).call('/account/membership', { method: 'DELETE' }),
  EMAIL_TAKEN: async () => {
    await server.call('/portal/users', json(SOMEONE));
    return server.call('/portal/users', json(SOMEONE));
  },
  KEY_LIMIT_REACHED: async () => {
    const { id: accountId } = await server.service.accounts.create({ name: 'of many keys', credits: 0 });
    const { create } = server.service.keys;
    for (let keys = 0; keys < MOST_KEYS; keys++) await create({ accountId, name: 'one of many' });
    return create({ accountId, name: 'one too many' }).catch((error: unknown) => error);
  },
  LINK_INVALID: () => server.call('/portal/password/reset', json({ token: 'none', password: SOMEONE.password })),
  RATE_LIMITED: async () => {
    const strict = await startServer({ LEDGERIZE_REQUESTS_PER_MINUTE: '1' });
    await strict.call('/account');
    return strict.call('/account').finally(strict.close);
  },
  FILE_REQUIRED: () => server.call('/files', { method: 'POST', body: new FormData() }),
  PASSWORD_REQUIRED: () => server.call(`/files/${UNKNOWN}/password`, json({})),
  UPLOAD_FAILED: async () => toApiError(new WorkerLostError('unavailable', 'no thread'), 'UPLOAD_FAILED'),
  CONVERT_FAILED: async () => toApiError(Object.assign(new Error('locked'), { errcode: 5 }), 'CONVERT_FAILED'),
  SET_PASSWORD_FAILED: async () => toApiError(new WorkerLostError('unavailable', 'no thread'), 'SET_PASSWORD_FAILED'),
  INTERNAL_ERROR: async () => toApiError(new Error('a fault'), 'INTERNAL_ERROR'),
  SERVICE_UNAVAILABLE: async () => toApiError(Object.assign(new Error('locked'), { errcode: 5 }), 'INTERNAL_ERROR'),
  INVALID_REQUEST: () => server.call('/convert', json({ ids: [], format: 'JSON' })),
  INVALID_FORMAT: () => server.call('/convert', json({ ids: [UNKNOWN], format: 'PDF' })),
  FILE_NOT_FOUND: () => server.call(`/files/${UNKNOWN}`),
  JOB_NOT_FOUND: () => server.call(`/jobs/${UNKNOWN}`),
  VERSION_NOT_FOUND: async () => {
    const { uuid } = await upload(server, await drawStatement());
    return server.call(`/files/${uuid}/versions`, json({ basedOn: UNKNOWN, from: UNKNOWN }));
  },
  VERSION_CHANGED: async () => {
    const { uuid } = await upload(server, await drawStatement());
    const { jobId } = await convert(server, [uuid]);
    await finish(server, jobId);
    const restore = () => server.call(`/files/${uuid}/versions`, json({ basedOn: jobId, from: jobId }));
    await restore();
    return restore();
  },
  NOT_FOUND: () => server.call('/statements'),
  METHOD_NOT_ALLOWED: () => server.call('/account/ledger', { method: 'PUT' }),
  JOB_NOT_COMPLETED: async () => {
    const { jobId } = await convert(mean, [(await upload(mean, await drawStatement())).uuid]);
    return mean.call(`/jobs/${jobId}/result`);
  },
  FILE_LOCKED: async () => server.call('/convert', json({ ids: [await locked()], format: 'JSON' })),
  SAMPLES_ONLY: async () => {
    const { id: accountId } = (await server.service.accounts.first())!;
    const { key } = await server.service.keys.create({ accountId, name: 'tests', test: true });
    const tester = {
      call: (path: string, init: RequestInit = {}) =>
        server.call(path, { ...init, headers: { ...(init.headers as object), 'X-Api-Key': key } }),
    };
    const { uuid } = await upload(tester, await drawStatement());
    return tester.call('/convert', json({ ids: [uuid], format: 'JSON' }));
  },
  WEBHOOK_LIMIT_REACHED: async () => {
    const webhook = { url: 'https://receiver.invalid/', events: ['job.failed'] };
    for (let made = 0; made < MOST_WEBHOOKS; made++) await server.call('/webhooks', json(webhook));
    return server.call('/webhooks', json(webhook));
  },
  RESULT_EXPIRED: async () => {
    const { uuid } = await upload(server, await drawStatement());
    const { jobId } = await convert(server, [uuid]);
    await finish(server, jobId);
    await server.call(`/files/${uuid}`, { method: 'DELETE' });
    return server.call(`/jobs/${jobId}/result`);
  },
  FILE_TOO_LARGE: () => send(`%PDF-1.7\n${' '.repeat(25 * 1024 * 1024)}`),
  UNSUPPORTED_FILE: () => send('Dear customer,'),
  PDF_UNREADABLE: () => send('%PDF-1.7\nnothing more'),
  PDF_TOO_COMPLEX: async () => send(await drawStatement({ pages: 4 })),
  PASSWORD_INCORRECT: async () => server.call(`/files/${await locked()}/password`, json({ password: 'rose' })),
  NO_TRANSACTIONS: async () => (await failedJob(await drawLetter())).files[0]!.error,
  JOB_FAILED: async () => server.call(`/jobs/${(await failedJob(await drawLetter())).jobId}/result`),
  EXPORT_NEEDS: async () => {
    const { jobId } = await convert(server, [(await upload(server, await drawStatement())).uuid]);
    await finish(server, jobId);
    return server.call(`/jobs/${jobId}/result?format=QBO&account=1&bankId=1&currency=EUR`);
  },
  EXPORT_LIMIT: async () => {
    const period = { periodStart: '2025-06-01', periodEnd: '2025-06-30', opening: 0 };
    const account = { ...period, number: '0011-223344', currency: 'IDR', decimals: 2 };
    const entry = { date: '2025-06-02', lines: ['Harbour'], amount: 123_456_789_012_345 };
    const paper = await drawStatements([statementOf(account, [entry], 'every')]);
    const { jobId } = await convert(server, [(await upload(server, paper)).uuid]);
    await finish(server, jobId);
    return server.call(`/jobs/${jobId}/result?format=MT940`);
  },
  JOB_CANCELLED: async () => {
    const { jobId } = await convert(mean, [(await upload(mean, await drawStatement())).uuid]);
    await mean.call(`/jobs/${jobId}`, { method: 'DELETE' });
    return (await finish(mean, jobId)).error;
  },
  IDEMPOTENCY_IN_PROGRESS: async () => {
    const { id: accountId } = (await server.service.accounts.first())!;
    const call = { accountId, key: 'of two calls', operation: 'uploadFile', bodySha256: 'of both' } as const;
    const { once } = server.service.idempotency;
    // the second call arrives while the first is running
    return new Promise((resolve, reject) => {
      once(call, async () => {
        await once(call, async () => UNANSWERED).then(reject, resolve);
        return UNANSWERED;
      }).catch(reject);
    });
  },
  IDEMPOTENCY_MISMATCH: async () => {
    const send = (format: string) => {
      const { headers, ...request } = json({ ids: [UNKNOWN], format });
      return server.call('/convert', { ...request, headers: { ...headers, 'Idempotency-Key': 'of two bodies' } });
    };
    await send('JSON');
    return send('CSV');
  },
  INSUFFICIENT_CREDITS: async () => {
    const { uuid } = await upload(mean, await drawStatement({ pages: 3 }));
    return mean.call('/convert', json({ ids: [uuid], format: 'JSON' }));
  },
};

const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Of a booking. */
const ID = /\b(?=\w*\d)[0-9A-HJKMNP-TV-Z]{16}\b/g;

/** Given an answer or an error, returns its message without numbers and ids. */
async function said(what: unknown): Promise<unknown> {
  const { error } = what instanceof Response ? ((await what.json()) as { error: Said }) : { error: what as Said };
  const { code, message, details } = error;
  return JSON.parse(
    JSON.stringify({ code, message, details }).replaceAll(UUID, 'uuid').replaceAll(ID, 'id').replace(/\d+/g, '0'),
  );
}

interface Said {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details?: unknown;
}

test.each(Object.entries(REACHED))('the example of %s is the real message', async (code, reach) => {
  expect(await said(await reach())).toEqual(await said(exampleOf(code as ErrorCode).error));
});
