/** Two accounts, crossed on every call: what belongs to one looks to the other as if it never existed. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BankAccountList } from '../contract/bank-accounts.ts';
import { Client } from '../contract/clients.ts';
import type { ErrorCode } from '../contract/errors.ts';
import { File } from '../contract/file.ts';
import { JobList, ResultQuery } from '../contract/job.ts';
import { REQUESTS } from '../contract/openapi/examples.ts';
import { OPERATIONS, type Operation } from '../contract/operations.ts';
import { PORTAL_OPERATIONS } from '../contract/portal/operations.ts';
import { WebhookWithSecret } from '../contract/webhooks/webhook.ts';
import { FORMAT_NAMES } from '../formats/registry.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';
import { drawStatement } from './statement.ts';

/**
 * The error code for an unknown value of each path parameter. A parameter that is missing here fails the tests below.
 */
const UNKNOWN: Record<string, ErrorCode> = {
  uuid: 'FILE_NOT_FOUND',
  jobId: 'JOB_NOT_FOUND',
  webhookId: 'NOT_FOUND',
  clientId: 'NOT_FOUND',
  bankAccountId: 'NOT_FOUND',
};
/** Headers that depend on the moment and the caller, never on the resource. */
const OF_THE_MOMENT = ['date', 'x-request-id', 'ratelimit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
/** Ids that are impossible. */
const MALFORMED = ['x', '%00', '0', 'null', "'%20or%201=1", '3f0c5a52-8a3c-4d7e-9b1e', 'é'.repeat(40)];
const PASSWORD = 'tulip';

/** What a key may call; calls only for signed-in users are crossed in their own tests. */
const operations = Object.entries<Operation>({ ...OPERATIONS, ...PORTAL_OPERATIONS }).filter(
  ([, { access }]) => access === undefined,
);
const withId = operations.filter(([, { path }]) => path.includes('{'));
const withoutId = operations.filter(([, { path }]) => !path.includes('{'));

let server: TestServer;
/** the second account's calls */
let stranger: Pick<TestServer, 'call'>;
/** ids of the first account, by the parameter that they are for */
let owned: Record<string, string[]>;
let etag: string;
let statement: Buffer;
beforeAll(async () => {
  server = await startServer();
  const { service } = server;
  const { id } = await service.accounts.create({ name: 'stranger', credits: 100 });
  const { key } = await service.keys.create({ accountId: id, name: 'key' });
  stranger = {
    call: (path, init = {}) =>
      server.call(path, { ...init, headers: { 'X-Api-Key': key, ...(init.headers as object) } }),
  };
  statement = await drawStatement({ pages: 1 });
  const file = await upload(server, statement, 'mine alone.pdf');
  const locked = await upload(server, await drawStatement({ password: PASSWORD }), 'locked.pdf');
  const jobs = [];
  for (const format of FORMAT_NAMES) {
    const { jobId } = await convert(server, [file.uuid], format);
    await finish(server, jobId);
    jobs.push(jobId);
  }
  etag = (await server.call(`/jobs/${jobs[0]}/result`)).headers.get('etag')!;
  const webhook = await server.call('/webhooks', json(REQUESTS.createWebhook));
  const { id: webhookId } = WebhookWithSecret.parse(await webhook.json());
  const client = await server.call('/clients', json({ name: 'mine alone' }));
  const { id: clientId } = Client.parse(await client.json());
  const found = await (await server.call('/bank-accounts')).json();
  const bankAccountId = BankAccountList.parse(found).bankAccounts.map(({ id }) => id);
  owned = { bankAccountId, clientId: [clientId], uuid: [file.uuid, locked.uuid], jobId: jobs, webhookId: [webhookId] };
});
afterAll(() => server.close());

/** The call of an operation with an id, in each way that could leak something. */
function calls({ method, path, body, query }: Operation, id: string, operationId: string): [string, RequestInit][] {
  const at = path.replace(/\{\w+\}/, id).replace('{page}', '1');
  const payload = body && json(operationId === 'setPassword' ? { password: PASSWORD } : REQUESTS[operationId]);
  const plain: RequestInit = { ...payload, method };
  const ways: [string, RequestInit][] = [[at, plain]];
  if (method === 'GET') {
    ways.push([at, { method: 'HEAD' }]);
    for (const tag of [etag, '*']) ways.push([at, { headers: { 'If-None-Match': tag } }]);
    ways.push([at, { headers: { Prefer: 'wait=0' } }], [at, { headers: { Prefer: 'wait=1' } }]);
  }
  if (method === 'POST') {
    // a key names one call: under the same one, another file would be a mismatch
    ways.push([at, { ...plain, headers: { ...payload?.headers, 'Idempotency-Key': randomUUID() } }]);
  }
  if (query === ResultQuery) for (const format of FORMAT_NAMES) ways.push([`${at}?format=${format}`, plain]);
  return ways;
}

/** The content of a response, without what depends on the moment. */
async function told(response: Response) {
  const text = await response.text();
  const headers = [...response.headers].filter(([name]) => !OF_THE_MOMENT.includes(name));
  return { status: response.status, headers, body: text.replace(response.headers.get('x-request-id')!, 'id') };
}

describe.each(withId)("%s with the other account's id", (operationId, operation) => {
  const parameter = /\{(\w+)\}/.exec(operation.path)![1]!;
  const code = UNKNOWN[parameter]!;
  const ids = () => owned[parameter]!;

  test('is answered like one that never existed', async () => {
    for (const id of ids()) {
      const never = calls(operation, randomUUID(), operationId);
      for (const [at, [path, init]] of calls(operation, id, operationId).entries()) {
        const foreign = await stranger.call(path, init);
        if (init.method !== 'HEAD') await expectError(foreign.clone(), 404, code);
        expect(await told(foreign)).toEqual(await told(await stranger.call(...never[at]!)));
      }
    }
  });

  test.each(MALFORMED)('is answered like the malformed %s', async (malformed) => {
    const [path, init] = calls(operation, ids()[0]!, operationId)[0]!;
    const [malformedPath] = calls(operation, malformed, operationId)[0]!;
    expect(await told(await stranger.call(malformedPath, init))).toEqual(await told(await stranger.call(path, init)));
  });

  test('changes nothing', async () => {
    for (const id of ids()) {
      const kind = operation.path.split('/')[1];
      const before = await (await server.call(`/${kind}/${id}`)).json();
      for (const [path, init] of calls(operation, id, operationId)) await stranger.call(path, init);
      expect(await (await server.call(`/${kind}/${id}`)).json()).toEqual(before);
    }
  });
});

test.each(withoutId)('%s shows a stranger nothing of the other account', async (operationId, operation) => {
  const { method, path, body } = operation;
  const form = body?.types[0] === 'multipart/form-data';
  const payload = form
    ? { method, body: uploadForm(statement, 'a strangers.pdf') }
    : body && json(REQUESTS[operationId]);
  const response = await stranger.call(path, { method, ...payload });
  const text = [...response.headers].join() + (await response.text());
  for (const id of Object.values(owned).flat()) expect(text).not.toContain(id);
  expect(text).not.toContain('mine alone');
});

describe('a conversion', () => {
  const post = (ids: string[], headers: Record<string, string> = {}) =>
    stranger.call('/convert', {
      ...json({ ids, format: 'JSON' }),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  /** The content without the given id, wherever it occurs. */
  const without = ({ body, ...rest }: Awaited<ReturnType<typeof told>>, id: string) => ({
    ...rest,
    body: body.replaceAll(id, 'the id').replace(/"jobId":"[^"]+"/, ''),
    headers: rest.headers.filter(([name]) => name !== 'location' && name !== 'content-length'),
  });

  test("of the other account's files is answered like files that never existed", async () => {
    const never = randomUUID();
    for (const id of owned.uuid!) {
      const foreign = await post([id]);
      await expectError(foreign.clone(), 404, 'FILE_NOT_FOUND');
      expect(without(await told(foreign), id)).toEqual(without(await told(await post([never])), never));
    }
  });

  test('of own files and one of the other account rejects it like one that never existed', async () => {
    const { uuid } = await upload(stranger, statement);
    const never = randomUUID();
    // so that both find the file paid
    await convert(stranger, [uuid]);
    for (const id of owned.uuid!) {
      const foreign = await told(await post([id, uuid]));
      expect(foreign.status).toBe(202);
      expect(without(foreign, id)).toEqual(without(await told(await post([never, uuid])), never));
    }
  });

  test("under the other account's idempotency key is a first call", async () => {
    const id = owned.uuid![0]!;
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'of both' };
    expect((await server.call('/convert', { ...json({ ids: [id], format: 'JSON' }), headers })).status).toBe(202);
    const foreign = await post([id], { 'Idempotency-Key': 'of both' });
    expect(foreign.headers.get('idempotency-replayed')).toBeNull();
    await expectError(foreign, 404, 'FILE_NOT_FOUND');
  });
});

test("the same bytes under the other account's idempotency key are a file of its own", async () => {
  const send = (caller: Pick<TestServer, 'call'>) =>
    caller.call('/files', {
      method: 'POST',
      headers: { 'Idempotency-Key': 'upload of both' },
      body: uploadForm(statement),
    });
  const [mine, theirs] = [await send(server), await send(stranger)];
  expect([mine.status, theirs.status, theirs.headers.get('idempotency-replayed')]).toEqual([201, 201, null]);
  expect(File.parse(await mine.json()).uuid).not.toBe(File.parse(await theirs.json()).uuid);
});

test("the other account's cursor only leads into the stranger's own list", async () => {
  const { uuid } = await upload(stranger, statement);
  const older = (await convert(stranger, [uuid])).jobId;
  await convert(server, [owned.uuid![0]!]);
  await convert(server, [owned.uuid![0]!]);
  const list = async (caller: Pick<TestServer, 'call'>, query: string) =>
    JobList.parse(await (await caller.call(`/jobs?${query}`)).json());
  const { nextCursor } = await list(server, 'limit=1');
  const own = (await list(stranger, 'limit=100')).jobs.map(({ jobId }) => jobId);
  const page = (await list(stranger, `limit=100&cursor=${nextCursor}`)).jobs.map(({ jobId }) => jobId);
  expect(page).toContain(older);
  expect(own).toEqual(expect.arrayContaining(page));
});

test('a revoked key is answered like one that never existed', async () => {
  const account = (await server.service.accounts.first())!;
  const { apiKey, key } = await server.service.keys.create({ accountId: account.id, name: 'revoked' });
  await server.service.keys.revoke(apiKey.id);
  const call = (apiKey: string) => server.call('/account', { headers: { 'X-Api-Key': apiKey } });
  const revoked = await call(key);
  await expectError(revoked.clone(), 401, 'AUTH_INVALID_KEY');
  expect(await told(revoked)).toEqual(await told(await call(`lk_${'0'.repeat(43)}`)));
});

test('the calls of one account do not reduce the limit of another', async () => {
  const remaining = async () => Number((await stranger.call('/account')).headers.get('x-ratelimit-remaining'));
  const before = await remaining();
  for (let calls = 0; calls < 5; calls++) await server.call('/account');
  // of several nodes, one may count this key's own calls on the others later
  expect(await remaining()).toBeGreaterThanOrEqual(before - 4);
});
