import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newSecret, signatureOf } from './signature.ts';

describe('a signature', () => {
  const body = JSON.stringify({ type: 'webhook.test', timestamp: '2025-01-06T08:15:02.060Z', data: { name: 'é€' } });
  const timestamp = Math.floor(Date.now() / 1_000);
  const headersOf = (secrets: string[], signed = { id: 'one', timestamp, body }) => ({
    'webhook-id': 'one',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf(secrets, signed),
  });

  it('is accepted by the library of Standard Webhooks', () => {
    const secret = newSecret();
    expect(new Webhook(secret).verify(body, headersOf([secret]))).toEqual(JSON.parse(body));
  });

  it('is the one of the published example', () => {
    const signed = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' };
    expect(signatureOf(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], signed)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  it('is accepted under either secret while both sign', () => {
    const [fresh, old] = [newSecret(), newSecret()];
    const headers = headersOf([fresh, old]);
    expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
    for (const secret of [fresh, old]) expect(() => new Webhook(secret).verify(body, headers)).not.toThrow();
    expect(() => new Webhook(newSecret()).verify(body, headers)).toThrow();
  });

  it.each([
    ['id', { id: 'two', timestamp, body }],
    ['time', { id: 'one', timestamp: timestamp - 1, body }],
    ['body', { id: 'one', timestamp, body: `${body} ` }],
  ])('is refused for another %s', (_what, signed) => {
    const secret = newSecret();
    expect(() => new Webhook(secret).verify(body, headersOf([secret], signed))).toThrow();
  });
});
