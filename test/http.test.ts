/** What is wrong with a request before any route sees it: keys, addresses, methods, bodies, and what is not HTTP. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from './raw.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';

let server: TestServer;
beforeAll(async () => {
  // a balancer answers what is hardly HTTP by itself
  server = await startServer({}, { nodes: 1 });
});
afterAll(() => server.close());

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('the key', () => {
  test.each([
    ['missing', {}],
    ['empty', { 'X-Api-Key': '' }],
    ['unknown', { 'X-Api-Key': 'lk_unknown' }],
    ['endless', { 'X-Api-Key': 'k'.repeat(5_000) }],
    [
      'given twice',
      [
        ['X-Api-Key', 'a'],
        ['X-Api-Key', 'b'],
      ],
    ],
  ] as [string, [string, string][] | Record<string, string>][])('%s is AUTH_INVALID_KEY', async (_how, headers) => {
    await expectError(await fetch(`${server.url}/jobs/${UNKNOWN}`, { headers }), 401, 'AUTH_INVALID_KEY');
  });

  test('is checked before the route', async () => {
    await expectError(await fetch(`${server.url}/nowhere`), 401, 'AUTH_INVALID_KEY');
    await expectError(await fetch(server.url), 401, 'AUTH_INVALID_KEY');
  });

  test('is checked before the method', async () => {
    await expectError(await fetch(`${server.url}/convert`, { method: 'PUT' }), 401, 'AUTH_INVALID_KEY');
  });

  test('is checked before a body is read', async () => {
    const response = await fetch(`${server.url}/convert`, { method: 'POST', body: '{' });
    await expectError(response, 401, 'AUTH_INVALID_KEY');
  });

  test('stops working within a second after it is revoked', async () => {
    const account = (await server.service.accounts.first())!;
    const { apiKey, key } = await server.service.keys.create({ accountId: account.id, name: 'to revoke' });
    const ask = () => fetch(`${server.url}/jobs/${UNKNOWN}`, { headers: { 'X-Api-Key': key } });
    expect((await ask()).status).toBe(404);
    await server.service.keys.revoke(apiKey.id);
    const deadline = performance.now() + 1_000;
    let status = 404;
    while (status === 404 && performance.now() < deadline) ({ status } = await ask());
    expect(status).toBe(401);
  });
});

describe('an address', () => {
  test.each(['/nowhere', '', '/convert/', `/files/${UNKNOWN}/pages`, '/Files'])('%s is NOT_FOUND', async (path) => {
    await expectError(await server.call(path), 404, 'NOT_FOUND');
  });

  test('is repeated as it was sent', async () => {
    const response = await fetch(`${server.origin}/%zz`);
    expect(await response.text()).toContain('nothing at /%zz.');
  });

  test('outside the interface is NOT_FOUND without a key', async () => {
    await expectError(await fetch(`${server.origin}/nowhere`), 404, 'NOT_FOUND');
  });

  test.each([
    ['not-a-uuid', 'plain'],
    ['%zz', 'badly encoded'],
    ['%00', 'with a null'],
    [`${UNKNOWN}%00`, 'with a null behind it'],
    ['%F0%28%8C%28', 'of broken UTF-8'],
    ['x'.repeat(3_000), 'very long'],
  ])('with the malformed id %s is the 404 of its kind', async (id) => {
    await expectError(await server.call(`/files/${id}`), 404, 'FILE_NOT_FOUND');
    await expectError(await server.call(`/jobs/${id}`), 404, 'JOB_NOT_FOUND');
    await expectError(await server.call(`/jobs/${id}/result`), 404, 'JOB_NOT_FOUND');
  });

  test('over 8 KB is 414', async () => {
    await expectError(await server.call(`/files/${'x'.repeat(9_000)}`), 414, 'INVALID_REQUEST');
  });

  test('over all limits is 414', async () => {
    const request = `GET /api/v1/files/${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`;
    await expectError(await sendRaw(server.port, request), 414, 'INVALID_REQUEST');
  });
});

describe('a method', () => {
  test.each([
    ['/files', 'PUT', 'GET, HEAD, OPTIONS, POST'],
    [`/files/${UNKNOWN}`, 'PUT', 'DELETE, GET, HEAD, OPTIONS'],
    [`/files/${UNKNOWN}/password`, 'GET', 'OPTIONS, POST'],
    ['/convert', 'DELETE', 'OPTIONS, POST'],
    [`/jobs/${UNKNOWN}`, 'PATCH', 'DELETE, GET, HEAD, OPTIONS'],
    [`/jobs/${UNKNOWN}/result`, 'POST', 'GET, HEAD, OPTIONS'],
    ['/%6Aobs', 'PUT', 'GET, HEAD, OPTIONS'],
  ])('that %s does not have is 405 with Allow', async (path, method, allow) => {
    const response = await server.call(path, { method });
    await expectError(response, 405, 'METHOD_NOT_ALLOWED');
    expect(response.headers.get('allow')).toBe(allow);
  });

  test.each(['PROPFIND', 'TRACE', 'QUERY', 'LOCK'])('%s is 405 too', async (method) => {
    const head = `${method} /api/v1/convert HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}`;
    await expectError(await sendRaw(server.port, `${head}\r\nConnection: close\r\n\r\n`), 405, 'METHOD_NOT_ALLOWED');
  });

  test('OPTIONS shows the methods of an address', async () => {
    const response = await server.call('/convert', { method: 'OPTIONS' });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
  });

  test('HEAD answers like GET without a body', async () => {
    const response = await server.call(`/jobs/${UNKNOWN}`, { method: 'HEAD' });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('');
  });
});

describe('a request that is hardly HTTP', () => {
  test('is 400 in the same shape', async () => {
    await expectError(await sendRaw(server.port, 'this is no request\r\n\r\n'), 400, 'INVALID_REQUEST');
  });

  test('with headers too large is 431', async () => {
    const request = `GET /api/v1/jobs HTTP/1.1\r\nHost: x\r\nX-Big: ${'x'.repeat(40_000)}\r\n\r\n`;
    await expectError(await sendRaw(server.port, request), 431, 'INVALID_REQUEST');
  });

  test('with a broken chunked body is 400', async () => {
    const request = `POST /api/v1/convert HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`;
    await expectError(await sendRaw(server.port, request), 400, 'INVALID_REQUEST');
  });

  test('that breaks off has its own message', async () => {
    const head = `POST /api/v1/convert HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}\r\nContent-Type: application/json`;
    const socket = connect(server.port, '127.0.0.1');
    socket.end(`${head}\r\nContent-Length: 100\r\n\r\n{"ids"`);
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('broke off');
  });

  test('without a host is 400', async () => {
    const request = `GET /api/v1/jobs HTTP/1.1\r\nX-Api-Key: ${server.key}\r\nConnection: close\r\n\r\n`;
    await expectError(await sendRaw(server.port, request), 400, 'INVALID_REQUEST');
  });

  test.each([
    ['Host: x\r\nHost: x', 'more than once'],
    ['Host: a"b: [c', 'no host'],
    ['Host: ', 'no host'],
  ])('with %j is 400', async (host, why) => {
    const response = await sendRaw(server.port, `GET /healthz HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`);
    expect(await response.clone().text()).toContain(why);
    await expectError(response, 400, 'INVALID_REQUEST');
  });

  test('with an invalid address is 400', async () => {
    const request = `GET http:// HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}\r\nConnection: close\r\n\r\n`;
    await expectError(await sendRaw(server.port, request), 400, 'INVALID_REQUEST');
  });

  test('for a tunnel is 400', async () => {
    const request = 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n';
    await expectError(await sendRaw(server.port, request), 400, 'INVALID_REQUEST');
  });

  test('for a tunnel that leaves at once does no harm', async () => {
    const request = 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n';
    const leave = () =>
      new Promise<void>((resolve) => {
        const socket = connect(server.port, '127.0.0.1', () => {
          socket.write(request, () => socket.resetAndDestroy());
        });
        socket.once('close', () => resolve());
      });
    for (let at = 0; at < 50; at++) await leave();
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  });

  test('in HTTP/1.0 without a host is answered', async () => {
    expect((await sendRaw(server.port, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
  });

  test('with an unknown expectation is answered normally', async () => {
    const request = `GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n`;
    const response = await sendRaw(server.port, request);
    expect(response.status).toBe(200);
  });

  test('with an address in absolute form is accepted', async () => {
    const request = `GET http://127.0.0.1/api/v1/nowhere HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}\r\nConnection: close\r\n\r\n`;
    await expectError(await sendRaw(server.port, request), 404, 'NOT_FOUND');
  });
});

describe('a body', () => {
  const post = (body: string, contentType = 'application/json') =>
    server.call('/convert', { method: 'POST', body, headers: { 'Content-Type': contentType } });

  test.each(['{', '{"ids": [}', 'null}', "{'ids': []}", '{"__proto__": {}}'])('%s is INVALID_REQUEST', async (body) => {
    await expectError(await post(body), 400, 'INVALID_REQUEST');
  });

  test.each(['', 'null', '[]', '"text"', '5'])('"%s", which is not an object, is INVALID_REQUEST', async (body) => {
    await expectError(await post(body), 400, 'INVALID_REQUEST');
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense'])(
    'of the type %s is INVALID_REQUEST',
    async (contentType) => {
      await expectError(await post('{"ids":[],"format":"JSON"}', contentType), 400, 'INVALID_REQUEST');
    },
  );

  test('over 64 KB is 413, even while it is still being sent', async () => {
    await expectError(await post(JSON.stringify({ ids: ['x'.repeat(4_000_000)] })), 413, 'INVALID_REQUEST');
  });

  test('is not read if the route is unknown', async () => {
    await expectError(await server.call('/nowhere', { method: 'POST', body: '{' }), 404, 'NOT_FOUND');
  });
});

describe('outside the interface', () => {
  test('a health check needs no key', async () => {
    const response = await fetch(`${server.origin}/healthz`);
    expect(await response.json()).toEqual({ status: 'ok' });
  });
});
