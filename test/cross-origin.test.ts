/** Web pages of other origins may call the interface only if the operator allows it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';

const PAGE = 'https://app.example.com';

const preflight = ({ url }: TestServer, origin = PAGE) =>
  fetch(`${url}/convert`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'x-api-key,content-type',
    },
  });

describe('without a setting', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  test('a preflight needs a key like any request', async () => {
    await expectError(await preflight(server), 401, 'AUTH_INVALID_KEY');
  });

  test('no answer allows a page to read it', async () => {
    const response = await server.call('/jobs', { headers: { Origin: PAGE } });
    expect(response.status).toBe(200);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('with LEDGERIZE_CORS_ORIGINS', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ LEDGERIZE_CORS_ORIGINS: `https://other.example.com, ${PAGE}` });
  });
  afterAll(() => server.close());

  test('a preflight of an allowed page is answered without a key', async () => {
    const response = await preflight(server);
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(response.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST, PATCH, DELETE');
    expect(response.headers.get('access-control-allow-headers')).toContain('X-Api-Key, Content-Type, Idempotency-Key');
  });

  test('a preflight of another page is not allowed anything', async () => {
    const response = await preflight(server, 'https://elsewhere.example.com');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('an answer exposes its rate, its request id and Location to the page', async () => {
    const response = await server.call('/jobs', { headers: { Origin: PAGE } });
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(response.headers.get('vary')).toContain('Origin');
    const exposed = response.headers.get('access-control-expose-headers')!.split(', ');
    const needed = ['RateLimit', 'X-RateLimit-Reset', 'Retry-After', 'Location', 'ETag', 'Content-Disposition'];
    expect(exposed).toEqual(expect.arrayContaining([...needed, 'X-Request-Id', 'Preference-Applied']));
  });

  test('an error is exposed to the page, too', async () => {
    const response = await fetch(`${server.url}/jobs`, { headers: { Origin: PAGE } });
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
    await expectError(response, 401, 'AUTH_INVALID_KEY');
  });

  test('OPTIONS that is not a preflight shows the methods of an address, if there is a key', async () => {
    const response = await server.call('/convert', { method: 'OPTIONS', headers: { Origin: PAGE } });
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('OPTIONS, POST');
    await expectError(await fetch(`${server.url}/convert`, { method: 'OPTIONS' }), 401, 'AUTH_INVALID_KEY');
  });

  test('an unknown address stays unknown', async () => {
    await expectError(await server.call('/nowhere', { method: 'OPTIONS' }), 404, 'NOT_FOUND');
    await expectError(await fetch(`${server.origin}/nowhere`), 404, 'NOT_FOUND');
  });

  test('a page may read the description of the interface, too', async () => {
    const response = await fetch(`${server.origin}/openapi/openapi.yaml`, { headers: { Origin: PAGE } });
    expect(response.headers.get('access-control-allow-origin')).toBe(PAGE);
  });
});

test('a star allows any page', async () => {
  const server = await startServer({ LEDGERIZE_CORS_ORIGINS: '*' });
  try {
    expect((await preflight(server)).headers.get('access-control-allow-origin')).toBe('*');
  } finally {
    await server.close();
  }
});
