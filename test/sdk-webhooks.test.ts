/** Webhooks by the client: made, received, verified and sent again, with the real service as their sender. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Ledgerize, verifyWebhook } from '../sdk/index.ts';
import { startServer, type TestServer } from './server.ts';
import { drawStatement } from './statement.ts';

let server: TestServer;
let receiver: Server;
let client: Ledgerize;
let url: string;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_WEBHOOK_ALLOW_HTTP: 'on', LEDGERIZE_WEBHOOK_ALLOW_PRIVATE: 'on' });
  client = new Ledgerize({ apiKey: server.key, baseUrl: server.origin });
  receiver = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await server?.close();
  receiver?.close();
});

test('an event is received with a signature that verifies, and can be sent again after a rotation', async () => {
  const { id, secret } = await client.webhooks.create({ url, events: ['job.completed'], description: undefined });
  const { jobId } = await client.convert(new Uint8Array(await drawStatement()));
  await expect.poll(() => received.length).toBe(1);
  const [first] = received;
  const event = await verifyWebhook(first?.body ?? '', first?.headers ?? {}, secret);
  expect(event.type === 'job.completed' && event.data.jobId).toBe(jobId);

  const rotated = await client.webhooks.rotateSecret(id);
  const [delivery] = (await client.webhooks.deliveries(id)).deliveries;
  await client.webhooks.resend(id, delivery?.id ?? '');
  await expect.poll(() => received.length).toBe(2);
  const [, second] = received;
  for (const key of [secret, rotated.secret]) {
    expect(await verifyWebhook(second?.body ?? '', second?.headers ?? {}, key)).toEqual(event);
  }
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect((await client.webhooks.delivery(id, delivery?.id ?? '')).payload).toEqual(event);
});

test('a webhook is changed, tested and deleted', async () => {
  const [{ id } = { id: '' }] = (await client.webhooks.list()).webhooks;
  expect(await client.webhooks.update(id, { enabled: false })).toMatchObject({ enabled: false });
  expect(await client.webhooks.test(id)).toMatchObject({ event: 'webhook.test' });
  await client.webhooks.delete(id);
  await expect(client.webhooks.get(id)).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
  expect(await client.account.update({ creditsLow: 7 })).toMatchObject({ creditsLow: 7 });
});
