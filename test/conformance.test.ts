/**
 * Every operation of the published description gets valid requests, and requests with something missing, of the wrong
 * type, too large, or hostile: the description has each answer. LEDGERIZE_CONFORMANCE_RUNS and _SEED draw more, or
 * others.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import { JobList } from '../contract/job.ts';
import { Delivery, WebhookWithSecret } from '../contract/webhooks/webhook.ts';
import { convert, finish, json, upload } from './client.ts';
import { Description, type Operation } from './conformance/document.ts';
import { faultsOf, operationOf } from './conformance/judge.ts';
import { type Drawn, requestsOf } from './conformance/requests.ts';
import { type Received, type Sent, sender } from './conformance/send.ts';
import {
  ACCOUNT,
  CURSOR,
  DELIVERY,
  FAILED_JOB,
  FILE,
  JOB,
  KEY,
  KEY_ID,
  LOCKED,
  PDF,
  SESSION,
  TAG,
  WEBHOOK,
} from './conformance/values.ts';
import { startServer, type TestServer } from './server.ts';
import { drawLetter, drawStatement } from './statement.ts';
import { claim } from './visitors.ts';

/** Requests of each operation. */
const RUNS = Number(process.env.LEDGERIZE_CONFORMANCE_RUNS ?? 30);
const SEED = Number(process.env.LEDGERIZE_CONFORMANCE_SEED ?? 4);

const server: TestServer = await startServer({ LEDGERIZE_MAX_FILE_MB: '1' });
const description = new Description(await (await fetch(`${server.origin}/openapi/openapi.yaml`)).text());
const { send, close } = sender(server.port);
afterAll(async () => {
  close();
  await server.close();
});

let pdf: Buffer;
let letter: Buffer;
let locked: Buffer;
let known: Record<string, string>;
beforeAll(async () => {
  [pdf, letter, locked] = await Promise.all([drawStatement(), drawLetter(), drawStatement({ password: 'tulip' })]);
  known = { [KEY]: server.key, [SESSION]: (await claim(server)).cookie };
  for (const token of Object.keys(MAKERS)) await renew(token);
  known[CURSOR] = JobList.parse(await (await server.call('/jobs?limit=1')).json()).nextCursor!;
  known[TAG] = (await server.call(`/jobs/${known[JOB]}/result`)).headers.get('etag')!;
});

const MAKERS: Record<string, () => Promise<string>> = {
  [FILE]: async () => (await upload(server, pdf)).uuid,
  [LOCKED]: async () => (await upload(server, locked)).uuid,
  [JOB]: () => converted(pdf),
  [FAILED_JOB]: () => converted(letter),
  [KEY_ID]: async () => {
    const { id: accountId } = (await server.service.accounts.first())!;
    return (await server.service.keys.create({ accountId, name: 'key' })).apiKey.id;
  },
  [WEBHOOK]: async () => {
    const made = await server.call('/webhooks', json({ url: 'https://receiver.invalid/', events: ['job.failed'] }));
    const { id } = WebhookWithSecret.parse(await made.json());
    const tested = await server.call(`/webhooks/${id}/test`, { method: 'POST' });
    known[DELIVERY] = Delivery.parse(await tested.json()).id;
    return id;
  },
  [ACCOUNT]: async () => (await server.service.accounts.create({ name: 'another', credits: 10 })).id,
};

async function converted(bytes: Buffer): Promise<string> {
  const { jobId } = await convert(server, [(await upload(server, bytes)).uuid]);
  await finish(server, jobId);
  return jobId;
}

async function renew(token: string): Promise<void> {
  known[token] = await MAKERS[token]!();
}

/** Returns the request with the placeholders replaced by what the server has. */
function filled({ method, target, headers, body }: Sent): Sent {
  const fill = (text: string) => text.replace(/«\w+»/g, (token) => known[token] ?? token);
  return {
    method,
    // what cannot be in an address is encoded as bytes, as clients do
    target: fill(target),
    headers: headers.map(([name, value]) => [name, fill(value)] as const),
    ...(body !== undefined && { body: withPdf(fill(String(body))) }),
  };
}

function withPdf(text: string): Buffer {
  const parts = text.split(PDF).flatMap((part, at) => (at === 0 ? [Buffer.from(part)] : [pdf, Buffer.from(part)]));
  return Buffer.concat(parts);
}

/** Whether the description accepts the body, if it is JSON and sent as such; undefined if it does not decide that. */
function takes(operation: Operation, { headers, body = '' }: Sent): boolean | undefined {
  if (headers.find(([name]) => name === 'Content-Type')?.[1] !== 'application/json') return undefined;
  try {
    // a byte order mark is not part of the text
    const value = JSON.parse(String(body).replace(/^\ufeff/, ''));
    return description.faultsOfRequest(operation, 'application/json', value).length === 0;
  } catch {
    return false;
  }
}

/** Returns what is wrong with an answer to its request. */
function misjudged(sent: Sent, { status, body }: Received, key: Drawn['key']): string[] {
  const operation = operationOf(description, sent);
  if (operation === undefined || key !== 'valid' || sent.method === 'HEAD') return [];
  if (operation.method === 'GET') return misjudgedQuery(operation, sent, status, String(body));
  const taken = 'application/json' in operation.bodies ? takes(operation, sent) : undefined;
  if (taken === false && status < 300) return ['took a body that the description does not take'];
  const { code, details } = status === 400 ? JSON.parse(String(body)).error : { code: '', details: {} };
  // headers are also refused, and so are an unknown currency, and a URL on a private network
  const other = /^(Idempotency-Key|hints\.currency|url)$/.test(details?.field);
  return taken === true && code !== '' && !other ? ['refused a body that the description takes'] : [];
}

function misjudgedQuery({ parameters }: Operation, { target }: Sent, status: number, body: string): string[] {
  const query = new URLSearchParams(target.split('?').slice(1).join('?'));
  const refused = status === 400 ? JSON.parse(body).error.details?.field : undefined;
  return parameters.flatMap(({ name, in: where, schema }) => {
    const values = query.getAll(name);
    if (where !== 'query' || values.length === 0) return [];
    const value = schema.type === 'integer' && /^\d+$/.test(values[0]!) ? Number(values[0]) : values[0];
    const taken = values.length === 1 && description.faultsOf(schema, value).length === 0;
    if (!taken && status < 400) return [`took ${name}, which the description does not take`];
    // only the server knows the text of a cursor
    return taken && refused === name && name !== 'cursor' ? [`refused ${name}, which the description takes`] : [];
  });
}

const reached = new Map<string, Set<number>>();
/** Signing in and out ends the session of the other calls: portal-session.test.ts covers that. */
const driven = description.operations.filter(({ tag }) => tag !== 'Portal');

describe.each(driven.map((operation) => [operation.operationId, operation] as const))('%s', (id, operation) => {
  test('answers every request as described', { timeout: 300_000 + RUNS * 1_000 }, async () => {
    const statuses = new Set<number>();
    reached.set(id, statuses);
    const property = fc.asyncProperty(requestsOf(description, operation), async (drawn) => {
      const sent = filled(drawn);
      const received = await send(sent);
      if (operationOf(description, sent) === operation) statuses.add(received.status);
      await replace(sent, received);
      const faults = [
        ...faultsOf(description, sent, received, drawn.key === 'valid'),
        ...misjudged(sent, received, drawn.key),
      ];
      expect(faults, `${received.status} ${String(received.body).slice(0, 600)}`).toEqual([]);
    });
    await fc.assert(property, { seed: SEED, numRuns: RUNS });
  });

  test('was reached, and did its work', () => {
    const successes = Object.keys(operation.responses)
      .map(Number)
      .filter((status) => status < 300);
    expect([...reached.get(id)!]).toEqual(expect.arrayContaining(successes));
  });
});

/** Replaces what the request removed or changed. */
async function replace({ method, target }: Sent, { status }: Received): Promise<void> {
  if (status >= 300) return;
  const gone = method === 'DELETE' || /\/password$/.test(target);
  for (const token of gone ? Object.keys(MAKERS) : []) if (target.includes(known[token]!)) await renew(token);
}

describe('afterwards the server', () => {
  test('works as before', async () => {
    expect(await (await fetch(`${server.origin}/healthz`)).json()).toEqual({ status: 'ok' });
    const { uuid } = await upload(server, pdf);
    const { jobId } = await convert(server, [uuid]);
    expect(await finish(server, jobId)).toMatchObject({ status: 'completed' });
  });

  test('has lost no credit', async () => {
    const { credits, usage } = Account.parse(await (await server.call('/account')).json());
    expect(credits + usage.creditsSpent).toBe(1_000_000);
  });

  test('has logged no server fault, no key and no password', () => {
    expect(server.log().match(/^.*"level":"(error|fatal)".*$/gm)).toBeNull();
    expect(server.log()).not.toContain(server.key);
    expect(server.log()).not.toMatch(/tulip/);
  });
});
