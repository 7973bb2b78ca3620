import { once } from 'node:events';
import { createServer as createPlainServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardedLookup, type Resolve } from './resolve.ts';
import { createSender, type Message } from './send.ts';
import { newSecret } from './signature.ts';
import type { TargetRules } from './targets.ts';
import { Receiver } from './testing/receiver.ts';

const STRICT = { allowHttp: true, allowPrivate: false };
const OWN = { allowHttp: true, allowPrivate: ['127.0.0.0/8'] };
/** Short, for receivers that never answer. */
const ANSWER_MS = 150;

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.open();
});
afterEach(() => receiver.close());

const toItself: Resolve = async () => ['127.0.0.1'];

function send(
  rules: TargetRules,
  { url = receiver.url, resolve = toItself, signal = new AbortController().signal, answerMs = 10_000 } = {},
) {
  const message: Message = { url, id: 'one', timestamp: 1_736_151_302, body: '{"a":1}', secrets: [newSecret()] };
  return createSender({ rules, resolve, answerMs })(message, signal);
}

describe('an attempt', () => {
  it('posts JSON with the headers of Standard Webhooks', async () => {
    expect(await send(OWN)).toEqual({ status: 200, error: null });
    const { headers, body } = receiver.received[0]!;
    expect(body).toBe('{"a":1}');
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': 'one',
      'webhook-timestamp': '1736151302',
    });
    expect(headers['webhook-signature']).toMatch(/^v1,[\w+/]{43}=$/);
    expect(headers['user-agent']).toMatch(/^Ledgerize\/\d/);
  });

  it.each([200, 201, 204, 299])('succeeds by %i', async (status) => {
    receiver.answer = status;
    expect(await send(OWN)).toEqual({ status, error: null });
  });

  it.each([400, 404, 410, 429, 500, 503])('fails by %i', async (status) => {
    receiver.answer = status;
    expect(await send(OWN)).toEqual({ status, error: `The receiver answered ${status}.` });
  });

  it.each([
    ['30', 30_000],
    [new Date(Date.now() + 3_600_000).toUTCString(), 3_600_000],
  ])('tells how long the receiver asks to wait: %s', async (retryAfter, asked) => {
    receiver.answer = (response) => response.writeHead(503, { 'Retry-After': retryAfter }).end();
    const { retryAfterMs = 0, ...answer } = await send(OWN);
    expect(answer).toEqual({ status: 503, error: 'The receiver answered 503.' });
    // a date has whole seconds
    expect(retryAfterMs).toBeGreaterThan(asked - 20_000);
    expect(retryAfterMs).toBeLessThanOrEqual(asked);
    receiver.answer = (response) => response.writeHead(200, { 'Retry-After': retryAfter }).end();
    expect(await send(OWN)).toEqual({ status: 200, error: null });
  });

  it('follows no redirect, not even to itself', async () => {
    receiver.answer = (response) => response.writeHead(302, { Location: receiver.url }).end();
    expect(await send(OWN)).toMatchObject({ status: 302, error: expect.stringContaining('redirected') });
    expect(receiver.received).toHaveLength(1);
  });

  it('fails if there is no answer in time', async () => {
    receiver.answer = () => {};
    const answer = await send(OWN, { answerMs: ANSWER_MS });
    expect(answer).toEqual({ status: null, error: 'There was no answer within 0.15 seconds.' });
  });

  it('is decided by the status, whatever comes of the body', async () => {
    receiver.answer = (response) => response.writeHead(200).write('…');
    expect(await send(OWN, { answerMs: ANSWER_MS })).toEqual({ status: 200, error: null });
    receiver.answer = (response) => {
      const pour = () => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', pour);
      };
      response.writeHead(500);
      pour();
    };
    expect(await send(OWN)).toMatchObject({ status: 500 });
  });

  it('fails if the receiver hangs up, speaks no HTTP, or is not there', async () => {
    receiver.answer = (response) => response.destroy();
    expect((await send(OWN)).error).toBe('The host ended the connection before it answered.');
    const other = createPlainServer((socket) =>
      socket
        .on('error', () => {})
        .resume()
        .end('what?\r\n\r\n'),
    ).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    expect((await send(OWN, { url: `http://127.0.0.1:${port}/` })).error).toBe('The answer was not well-formed HTTP.');
    expect((await send(OWN, { url: `https://127.0.0.1:${receiver.port}/` })).error).toMatch(/TLS|reached/);
    other.close();
    await once(other, 'close');
    expect((await send(OWN, { url: `http://127.0.0.1:${port}/` })).error).toBe('The host refused the connection.');
  });

  it('fails if the receiver changes the protocol', async () => {
    receiver.answer = (response) => {
      response.socket?.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
    };
    expect(await send(OWN)).toMatchObject({ error: expect.stringContaining('The ') });
  });

  it('throws only if it is cut short', async () => {
    const stop = new AbortController();
    receiver.answer = () => stop.abort();
    await expect(send(OWN, { signal: stop.signal })).rejects.toThrow();
  });
});

describe('a private network', () => {
  const REFUSED = 'The host is on a private or local network, which this service does not call.';
  const named = () => `http://hooks.example.com:${receiver.port}/`;

  it('is refused if a public name leads to it', async () => {
    expect(await send(STRICT, { url: named() })).toEqual({ status: null, error: REFUSED });
    expect(receiver.received).toEqual([]);
  });

  it.each(['::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '10.0.0.1', '169.254.169.254'])(
    'is refused as %s',
    async (address) => {
      expect((await send(STRICT, { url: named(), resolve: async () => [address] })).error).toBe(REFUSED);
    },
  );

  it('is refused if a name changes its address after it was looked up', async () => {
    const resolve = vi.fn<Resolve>().mockResolvedValueOnce(['192.0.2.1']).mockResolvedValue(['127.0.0.1']);
    const rules = { allowHttp: true, allowPrivate: ['192.0.2.0/24'] };
    const attempt = () => send(rules, { url: named(), resolve, answerMs: ANSWER_MS });
    expect((await attempt()).error).not.toBe(REFUSED);
    expect((await attempt()).error).toBe(REFUSED);
    expect(resolve).toHaveBeenCalledTimes(2);
    expect(receiver.received).toEqual([]);
  });

  it('is refused as a literal address, however it is written', async () => {
    for (const host of ['127.0.0.1', '2130706433', '[::ffff:127.0.0.1]', '0x7f000001']) {
      const { error } = await send(STRICT, { url: `http://${host}:${receiver.port}/` });
      expect(error).toMatch(/private or local network/);
    }
    expect(receiver.received).toEqual([]);
  });

  it('is called if the operator allows it', async () => {
    expect(await send(OWN, { url: named() })).toEqual({ status: 200, error: null });
  });
});

describe('the addresses of a name', () => {
  const lookUp = (found: string[], all: boolean) =>
    new Promise((resolve) => {
      const isAllowed = (address: string) => address !== '10.0.0.1';
      guardedLookup(async () => found, isAllowed)('a', { all }, (...told) => resolve(told));
    });

  it('are passed on without the refused ones', async () => {
    expect(await lookUp(['10.0.0.1', '8.8.8.8', '2606::1'], true)).toEqual([
      null,
      [
        { address: '8.8.8.8', family: 4 },
        { address: '2606::1', family: 6 },
      ],
    ]);
    expect(await lookUp(['10.0.0.1', '8.8.8.8'], false)).toEqual([null, '8.8.8.8', 4]);
  });

  it('that do not exist make the attempt fail', async () => {
    const url = 'http://nowhere.example.com/';
    expect((await send(STRICT, { url, resolve: async () => [] })).error).toBe('The name of the host has no address.');
    const fail: Resolve = () => Promise.reject(Object.assign(new Error('x'), { code: 'ESERVFAIL' }));
    expect((await send(STRICT, { url, resolve: fail })).error).toBe('The name of the host could not be resolved.');
  });
});
