/**
 * Every operation of the published description gets valid requests, and requests with something missing, of the wrong
 * type, too large, or hostile: the description has each answer. LEDGERIZE_CONFORMANCE_RUNS and _SEED draw more, or
 * others.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import { convert, finish, upload } from './client.ts';
import { Description } from './conformance/document.ts';
import { faultsOf, operationOf } from './conformance/judge.ts';
import { misjudged } from './conformance/misjudged.ts';
import { requestsOf } from './conformance/requests.ts';
import { sender } from './conformance/send.ts';
import { Subject } from './conformance/subject.ts';
import { startServer, type TestServer } from './server.ts';
import { drawStatement } from './statement.ts';
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

let subject: Subject;
beforeAll(async () => {
  const { origin, key, call } = server;
  const { cookie, accountId } = await claim(server);
  // both cookies of a sign-in, as a browser keeps them
  subject = await Subject.open({ origin, key, call, cookie: `${cookie}; ledgerize.account=${accountId}` });
});

const reached = new Map<string, Set<number>>();
/** Signing in and out ends the session of the other calls: portal-session.test.ts covers that. */
const driven = description.operations.filter(({ tag }) => tag !== 'Portal');

describe.each(driven.map((operation) => [operation.operationId, operation] as const))('%s', (id, operation) => {
  test('answers every request as described', { timeout: 300_000 + RUNS * 1_000 }, async () => {
    const statuses = new Set<number>();
    reached.set(id, statuses);
    const property = fc.asyncProperty(requestsOf(description, operation), async (drawn) => {
      const sent = subject.filled(drawn);
      const received = await send(sent);
      if (operationOf(description, sent) === operation) statuses.add(received.status);
      await subject.replace(sent, received);
      const faults = [
        ...faultsOf(description, sent, received, drawn.key === 'valid'),
        ...misjudged(description, sent, received, drawn.key),
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

describe('afterwards the server', () => {
  test('works as before', async () => {
    expect(await (await fetch(`${server.origin}/healthz`)).json()).toEqual({ status: 'ok' });
    const { uuid } = await upload(server, await drawStatement());
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
