/** Webhooks, signed by the reference library of the Standard Webhooks. */
import { Webhook } from 'standardwebhooks';
import { expect, test, vi } from 'vitest';
import { verifyWebhook } from './index.ts';

const SECRET = `whsec_${Buffer.from('a key of twenty-four bytes').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('another key of such a size').toString('base64')}`;
const BODY = JSON.stringify({ type: 'job.completed', timestamp: '2026-11-29T01:00:00Z', data: { name: 'Grüße' } });

function signed({ body = BODY, secret = SECRET, at = new Date() } = {}) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
  };
}

test('what the reference library signs is verified, as text and as bytes', async () => {
  const event = JSON.parse(BODY);
  const bytes = new TextEncoder().encode(BODY);
  expect(await verifyWebhook(BODY, signed(), SECRET)).toEqual(event);
  expect(await verifyWebhook(Buffer.from(BODY), new Headers(signed()), SECRET)).toEqual(event);
  expect(await verifyWebhook(bytes.buffer, signed(), SECRET.replace('whsec_', ''))).toEqual(event);
});

test('headers may be in any case, and lists of values', async () => {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = signed();
  const headers = { 'Webhook-Id': id, 'WEBHOOK-TIMESTAMP': [timestamp], 'webhook-signature': signature };
  await verifyWebhook(BODY, headers, SECRET);
});

test('one right signature among several is enough: the secret was rotated', async () => {
  const old = signed({ secret: OTHER })['webhook-signature'];
  const headers = { ...signed(), 'webhook-signature': `v1a,AAAA ${old} ${signed()['webhook-signature']}` };
  await verifyWebhook(BODY, headers, SECRET);
  await verifyWebhook(BODY, headers, OTHER);
});

const code = (suffix: string) => expect.objectContaining({ name: 'WebhookError', code: `WEBHOOK_${suffix}` });

interface Changed {
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly secret?: string;
}

test.each<[string, Changed]>([
  ['another body', { body: BODY.replace('1', '2') }],
  ['another id', { headers: { 'webhook-id': 'msg_2' } }],
  ['another time', { headers: { 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) - 60) } }],
  ['another secret', { secret: OTHER }],
  [
    'a signature of another version',
    { headers: { 'webhook-signature': signed()['webhook-signature'].replace('1', '2') } },
  ],
  ['a signature that is no Base64', { headers: { 'webhook-signature': 'v1,§ v1, v1' } }],
])('%s is refused', async (_what, { body = BODY, headers = {}, secret = SECRET }) => {
  const call = verifyWebhook(body, { ...signed(), ...headers }, secret);
  await expect(call).rejects.toEqual(code('SIGNATURE_WRONG'));
});

test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])('without %s it is refused', async (name) => {
  await expect(verifyWebhook(BODY, { ...signed(), [name]: undefined }, SECRET)).rejects.toEqual(code('INCOMPLETE'));
});

test('the clocks may differ by five minutes', async () => {
  const now = Date.parse('2026-11-29T01:00:00Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  try {
    for (const seconds of [-300, 300]) {
      await verifyWebhook(BODY, signed({ at: new Date(now + seconds * 1_000) }), SECRET);
    }
    for (const seconds of [-301, 301]) {
      const headers = signed({ at: new Date(now + seconds * 1_000) });
      await expect(verifyWebhook(BODY, headers, SECRET)).rejects.toEqual(code('OUT_OF_TIME'));
      await verifyWebhook(BODY, headers, SECRET, { toleranceSeconds: 400 });
    }
  } finally {
    vi.useRealTimers();
  }
  for (const timestamp of ['soon', '1e9', '']) {
    const headers = { ...signed(), 'webhook-timestamp': timestamp };
    await expect(verifyWebhook(BODY, headers, SECRET)).rejects.toThrow();
  }
});

test('a body that was parsed, and a secret that is none, are told to the programmer', async () => {
  const parsed = verifyWebhook(JSON.parse(BODY), signed(), SECRET);
  await expect(parsed).rejects.toThrow('Pass the body as it arrived, text or bytes');
  for (const secret of ['', 'whsec_', 'whsec_§', undefined as never]) {
    await expect(verifyWebhook(BODY, signed(), secret)).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  }
});
