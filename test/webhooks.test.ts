/** Webhooks over HTTP: managed by keys and users, delivered and signed, logged, sent again. */
import { readFile } from 'node:fs/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Account } from '../contract/account.ts';
import {
  Delivery,
  DeliveryList,
  DeliveryWithPayload,
  Webhook,
  WebhookList,
  WebhookWithSecret,
} from '../contract/webhooks/webhook.ts';
import { type Received, Receiver } from '../server/webhooks/testing/receiver.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';
import { drawLetter, drawStatement } from './statement.ts';
import { signUp } from './visitors.ts';

const EVENTS = ['job.completed', 'job.failed', 'credits.low'];

/** Fields that are refused, and the field that the answer names. */
const WRONG: readonly (readonly [string, object])[] = [
  ['url', {}],
  ['url', { url: 5 }],
  ['url', { url: 'books.example.com' }],
  ['url', { url: 'ftp://books.example.com/' }],
  ['url', { url: 'https://user:pass@books.example.com/' }],
  ['url', { url: 'http://10.0.0.1/' }],
  ['url', { url: 'http://[::ffff:10.0.0.1]/' }],
  ['url', { url: `https://books.example.com/${'x'.repeat(2_048)}` }],
  ['events', { events: [] }],
  ['events[0]', { events: ['job.begun'] }],
  ['description', { description: 'two\nlines' }],
  ['secret', { secret: 'whsec_mine' }],
];

let server: TestServer;
let receiver: Receiver;
beforeAll(async () => {
  const allowed = { LEDGERIZE_WEBHOOK_ALLOW_HTTP: 'on', LEDGERIZE_WEBHOOK_ALLOW_PRIVATE: '127.0.0.1' };
  server = await startServer({ ...allowed, LEDGERIZE_CREDITS: '100' });
});
afterAll(() => server.close());
let made: WebhookWithSecret;
beforeEach(async () => {
  receiver = await Receiver.open();
  made = await create({ url: receiver.url, events: EVENTS, description: ' books ' });
});
afterEach(async () => {
  await server.call(`/webhooks/${made.id}`, { method: 'DELETE' });
  await receiver.close();
});

async function create(body: unknown): Promise<WebhookWithSecret> {
  const response = await server.call('/webhooks', json(body));
  expect([response.status, response.headers.get('cache-control')]).toEqual([201, 'no-store']);
  const created = WebhookWithSecret.parse(await response.json());
  expect(response.headers.get('location')).toBe(`/api/v1/webhooks/${created.id}`);
  return created;
}
const post = (path: string) => server.call(`/webhooks/${made.id}${path}`, { method: 'POST' });
const patch = (body: unknown, path = `/webhooks/${made.id}`) => server.call(path, { ...json(body), method: 'PATCH' });
const get = async (path = '') => (await server.call(`/webhooks/${made.id}${path}`)).json();
const log = async (query = '') => DeliveryList.parse(await get(`/deliveries${query}`));
const verify = ({ headers, body }: Received, secret = made.secret) =>
  new Verifier(secret).verify(body, headers as Record<string, string>) as { type: string; data: object };

/** Waits until the newest delivery has a status. */
const until = (status: Delivery['status']) =>
  expect.poll(async () => (await log()).deliveries[0]?.status, { timeout: 20_000, interval: 20 }).toBe(status);

describe('a conversion', () => {
  test('is told to the receiver, signed, with what the job is', async () => {
    const { uuid } = await upload(server, await drawStatement());
    const { jobId } = await convert(server, [uuid]);
    await finish(server, jobId);
    const events = [verify(await receiver.until(1)), verify(await receiver.until(2))];
    const completed = events.find(({ type }) => type === 'job.completed');
    expect(completed?.data).toMatchObject({ jobId, status: 'completed', files: [{ uuid, status: 'completed' }] });
    expect(events.find(({ type }) => type === 'credits.low')?.data).toMatchObject({ threshold: 100 });
    await until('delivered');
    const [newest] = (await log('?status=delivered&limit=1')).deliveries;
    expect(newest).toMatchObject({ attempts: 1, responseStatus: 200, error: null, nextAttemptAt: null });
    const whole = DeliveryWithPayload.parse(await get(`/deliveries/${newest?.id}`));
    expect(events).toContainEqual(whole.payload);
  });

  test('that fails is told as such', async () => {
    const { uuid } = await upload(server, await drawLetter());
    const { jobId } = await convert(server, [uuid]);
    const event = verify(await receiver.until(1));
    expect(event).toMatchObject({ type: 'job.failed', data: { jobId, error: { code: 'NO_TRANSACTIONS' } } });
  });
});

describe('a delivery', () => {
  test('that fails is tried again under the same id, and its log says why', async () => {
    receiver.answer = 503;
    const { uuid } = await upload(server, await drawLetter());
    await convert(server, [uuid]);
    const { headers } = await receiver.until(1);
    await expect.poll(async () => (await log()).deliveries[0]?.error).toBe('The receiver answered 503.');
    const [pending] = (await log('?status=pending')).deliveries;
    expect(pending).toMatchObject({ id: headers['webhook-id'], attempts: 1, responseStatus: 503 });
    expect(Date.parse(pending?.nextAttemptAt ?? '')).toBeGreaterThan(Date.now() + 3_000);
    receiver.answer = 200;
    const response = await post(`/deliveries/${pending?.id}/resend`);
    expect([response.status, response.headers.get('location')]).toEqual([
      202,
      `/api/v1/webhooks/${made.id}/deliveries/${pending?.id}`,
    ]);
    expect(Delivery.parse(await response.json()).status).toBe('pending');
    expect((await receiver.until(2)).headers['webhook-id']).toBe(pending?.id);
    await until('delivered');
    expect((await log()).deliveries).toHaveLength(1);
  });

  test('is signed with both secrets after a rotation', async () => {
    const rotated = WebhookWithSecret.parse(await (await post('/secret')).json());
    expect(rotated.secret).not.toBe(made.secret);
    const left = Date.parse(rotated.oldSecretUntil ?? '') - Date.now();
    expect(Math.round(left / 3_600_000)).toBe(24);
    expect((await post('/test')).status).toBe(202);
    const received = await receiver.until(1);
    for (const secret of [made.secret, rotated.secret]) expect(verify(received, secret).type).toBe('webhook.test');
    const latest = WebhookWithSecret.parse(await (await post('/secret')).json());
    await post('/test');
    const next = await receiver.until(2);
    for (const secret of [rotated.secret, latest.secret]) expect(verify(next, secret).type).toBe('webhook.test');
    expect(() => verify(next, made.secret)).toThrow();
  });

  test('of another webhook, or an impossible one, is NOT_FOUND', async () => {
    await post('/test');
    const [{ id }] = (await log()).deliveries as [Delivery];
    const other = await create({ url: receiver.url, events: ['job.failed'] });
    for (const path of [
      `${other.id}/deliveries/${id}`,
      `${made.id}/deliveries/x`,
      `${made.id}/deliveries/${made.id}`,
    ]) {
      await expectError(await server.call(`/webhooks/${path}`), 404, 'NOT_FOUND');
      await expectError(await server.call(`/webhooks/${path}/resend`, { method: 'POST' }), 404, 'NOT_FOUND');
    }
    await server.call(`/webhooks/${other.id}`, { method: 'DELETE' });
  });

  test('is in the log, newest first, a page at a time', async () => {
    for (let made = 0; made < 3; made++) await post('/test');
    const first = await log('?limit=2');
    const second = await log(`?limit=2&cursor=${first.nextCursor}`);
    const ids = [...first.deliveries, ...second.deliveries].map(({ id }) => id);
    expect([first.deliveries.length, new Set(ids).size, second.nextCursor]).toEqual([2, 3, null]);
  });
});

describe('a webhook', () => {
  test('is shown without its secret, which is in no log and not readable in the database', async () => {
    const { secret, ...shown } = made;
    expect(Webhook.parse(await get())).toEqual({ ...shown, description: 'books' });
    const list = await (await server.call('/webhooks')).text();
    expect(WebhookList.parse(JSON.parse(list)).webhooks[0]?.id).toBe(made.id);
    expect(list + server.log()).not.toContain(secret);
    expect(server.log()).not.toContain(receiver.url);
  });

  test('is changed by what is given, and disabled', async () => {
    const url = `${receiver.url}?new`;
    expect(await (await patch({ url, events: ['job.failed', 'job.failed'], description: null })).json()).toMatchObject({
      url,
      events: ['job.failed'],
      description: null,
      enabled: true,
    });
    expect(await (await patch({ enabled: false })).json()).toMatchObject({ enabled: false, disabledReason: 'user' });
    // a test is sent anyway
    await post('/test');
    await receiver.until(1);
    expect(await (await patch({ enabled: true })).json()).toMatchObject({ enabled: true, disabledReason: null });
    expect(await (await patch({})).json()).toMatchObject({ url, enabled: true });
  });

  test('is refused for a wrong field, which the answer names', async () => {
    for (const [field, wrong] of WRONG) {
      const right = Object.keys(wrong).length === 0 ? {} : { url: receiver.url, events: EVENTS };
      const response = await server.call('/webhooks', json({ ...right, ...wrong }));
      expect(await expectError(response, 400, 'INVALID_REQUEST'), JSON.stringify(wrong)).toEqual({ field });
    }
  });

  test('is managed by users, too, and unknown to other accounts', async () => {
    const ben = await signUp(server, 'ben');
    const path = `/webhooks/${made.id}`;
    await expectError(await ben.call(path), 404, 'NOT_FOUND');
    await expectError(await ben.call(path, { ...json({ enabled: false }), method: 'PATCH' }), 404, 'NOT_FOUND');
    await expectError(await ben.call(path, { method: 'DELETE' }), 404, 'NOT_FOUND');
    for (const each of ['/test', '/secret']) {
      await expectError(await ben.call(path + each, { method: 'POST' }), 404, 'NOT_FOUND');
    }
    await expectError(await ben.call(`${path}/deliveries`), 404, 'NOT_FOUND');
    const own = await ben.call('/webhooks', json({ url: receiver.url, events: EVENTS }));
    expect(own.status).toBe(201);
    expect(WebhookList.parse(await (await ben.call('/webhooks')).json()).webhooks).toHaveLength(1);
  });
});

test('the example of docs/webhooks.md verifies what is sent, and nothing else', async () => {
  const document = await readFile(new URL('../docs/webhooks.md', import.meta.url), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(document)?.[1] ?? '';
  const { verify: verifyAsTold } = await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(example)}`
  );
  await post('/test');
  const { headers, body } = await receiver.until(1);
  expect(verifyAsTold(headers, body, made.secret)).toEqual(verify({ headers, body }));
  expect(() => verifyAsTold(headers, `${body} `, made.secret)).toThrow(/signature/);
  expect(() => verifyAsTold({ ...headers, 'webhook-timestamp': '1736151302' }, body, made.secret)).toThrow(/old/);
  expect(() => verifyAsTold({}, body, made.secret)).toThrow();
});

test('an account sets when its credits are low', async () => {
  const low = async (body: unknown) => Account.parse(await (await patch(body, '/account')).json()).creditsLow;
  expect([await low({ creditsLow: 7 }), await low({}), await low({ creditsLow: null })]).toEqual([7, 7, 100]);
  for (const creditsLow of [-1, 1.5, '7']) {
    const response = await patch({ creditsLow }, '/account');
    expect(await expectError(response, 400, 'INVALID_REQUEST')).toEqual({ field: 'creditsLow' });
  }
});

test('a public name that leads to this machine is refused when it is called', async () => {
  const strict = await startServer({ LEDGERIZE_WEBHOOK_ALLOW_HTTP: 'on' }, { resolve: async () => ['127.0.0.1'] });
  try {
    const url = `http://hooks.example.com:${receiver.port}/`;
    const { id } = WebhookWithSecret.parse(
      await (await strict.call('/webhooks', json({ url, events: EVENTS }))).json(),
    );
    await strict.call(`/webhooks/${id}/test`, { method: 'POST' });
    const newest = async () => DeliveryList.parse(await (await strict.call(`/webhooks/${id}/deliveries`)).json());
    await expect
      .poll(async () => (await newest()).deliveries[0])
      .toMatchObject({
        status: 'failed',
        error: 'The host is on a private or local network, which this service does not call.',
      });
    expect(receiver.received).toEqual([]);
  } finally {
    await strict.close();
  }
});
