/** A server that is killed between an event and its delivery, or in the middle of one, delivers it after its restart. */
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DeliveryList, WebhookWithSecret } from '../contract/webhooks/webhook.ts';
import { Receiver } from '../server/webhooks/testing/receiver.ts';
import { convert, finish, json, upload } from './client.ts';
import { serverEnvironment } from './environment.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { drawStatement } from './statement.ts';

const KEY = 'the-key-of-the-killed-server';
const ALLOWED = { LEDGERIZE_WEBHOOK_ALLOW_HTTP: 'on', LEDGERIZE_WEBHOOK_ALLOW_PRIVATE: 'on' };

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.open();
});
afterEach(() => receiver.close());

const caller = ({ origin }: ServerProcess) => ({
  call: (path: string, init: RequestInit = {}) =>
    fetch(`${origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': KEY, ...(init.headers as object) } }),
});

/** Makes a webhook, and converts a statement, whose event is then due. */
async function happen(server: ServerProcess): Promise<{ webhook: WebhookWithSecret; jobId: string }> {
  const { call } = caller(server);
  const made = await call('/webhooks', json({ url: receiver.url, events: ['job.completed'] }));
  const webhook = WebhookWithSecret.parse(await made.json());
  const { uuid } = await upload({ call }, await drawStatement());
  const { jobId } = await convert({ call }, [uuid]);
  await finish({ call }, jobId);
  return { webhook, jobId };
}

/** Waits until the only delivery of a webhook is delivered, and returns it. */
async function delivered(server: ServerProcess, { id }: WebhookWithSecret) {
  const log = async () => {
    const response = await caller(server).call(`/webhooks/${id}/deliveries`);
    return DeliveryList.parse(await response.json()).deliveries;
  };
  await expect.poll(async () => (await log())[0]?.status, { timeout: 60_000 }).toBe('delivered');
  expect(await log()).toHaveLength(1);
  return (await log())[0];
}

test.each(['SIGKILL', 'SIGTERM'] as const)('after %s in the middle of an attempt, it is sent again', async (signal) => {
  const environment = { ...(await serverEnvironment(KEY, 1_000)), ...ALLOWED };
  // it never answers
  receiver.answer = () => {};
  const first = await startProcess(environment);
  const { webhook, jobId } = await happen(first);
  const before = await receiver.until(1);
  const ended = await first.end(signal);
  if (signal === 'SIGTERM') expect(ended).toBe(0);

  receiver.answer = 200;
  const second = await startProcess(environment);
  const again = await receiver.until(2);
  expect(again.headers['webhook-id']).toBe(before.headers['webhook-id']);
  expect(again.body).toBe(before.body);
  const event = new Verifier(webhook.secret).verify(again.body, again.headers as Record<string, string>);
  expect(event).toMatchObject({ type: 'job.completed', data: { jobId } });
  expect(await delivered(second, webhook)).toMatchObject({ attempts: 2, responseStatus: 200 });
  expect(await second.end('SIGTERM')).toBe(0);
});

test('an event that waits for its next attempt outlives the server', async () => {
  const environment = { ...(await serverEnvironment(KEY, 1_000)), ...ALLOWED };
  receiver.answer = 500;
  const first = await startProcess(environment);
  const { webhook } = await happen(first);
  await receiver.until(1);
  // 5 seconds after it
  receiver.answer = 200;
  await first.end('SIGKILL');
  const second = await startProcess(environment);
  await receiver.until(2);
  expect(await delivered(second, webhook)).toMatchObject({ attempts: 2 });
  expect(await second.end('SIGTERM')).toBe(0);
});
