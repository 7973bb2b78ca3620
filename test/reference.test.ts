/** The reference at /docs and the page at /: served completely from here, and unable to call anyone else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from './raw.ts';
import { startServer, type TestServer } from './server.ts';
import { expectError } from './shape.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.origin}${path}`, { headers });

/** What a page loads: the addresses of its scripts, styles and links. */
function partsOf(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!).filter((path) => !/^data:/.test(path));
}

describe('the reference', () => {
  test('is a page whose every part is served from here', async () => {
    const response = await get('/docs');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const parts = partsOf(await response.text());
    expect(parts).toContain('/docs/swagger-ui-bundle.js');
    for (const part of parts) {
      expect(part).toMatch(/^\/(?!\/)/);
      const answer = await get(part);
      expect({ part, status: answer.status }).toEqual({ part, status: 200 });
      await answer.arrayBuffer();
    }
  });

  test('shows the document of this server', async () => {
    expect(await (await get('/docs/page.js')).text()).toContain("url: '/openapi/openapi.yaml'");
  });

  test.each(['/docs', '/docs/page.js', '/docs/page.css', '/docs/swagger-ui.css'])(
    '%s names no other address',
    async (path) => {
      const text = await (await get(path)).text();
      const loaded = [...text.matchAll(/(?:https?:)?\/\/[\w.-]+\.\w+/g)].map(([address]) => address);
      // XML's namespaces are addresses that nobody requests
      expect(loaded.filter((address) => !/^https?:\/\/www\.w3\.org$/.test(address))).toEqual([]);
    },
  );

  test('may run, load and call only what is here, and cannot be framed', async () => {
    const { headers } = await get('/docs');
    const policy = headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"]),
    );
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toContain('unsafe');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('may call the address that the operator published', async () => {
    const other = await startServer({ LEDGERIZE_PUBLIC_URL: 'https://statements.example.com' });
    try {
      const { headers } = await fetch(`${other.origin}/docs`);
      expect(headers.get('content-security-policy')).toContain("connect-src 'self' https://statements.example.com;");
    } finally {
      await other.close();
    }
  });

  test.each(['/docs', '/docs/page.js', '/docs/swagger-ui-bundle.js'])(
    '%s is sent only once to a client that caches it',
    async (path) => {
      const first = await get(path);
      await first.arrayBuffer();
      expect(first.headers.get('cache-control')).toBe('public, max-age=300');
      // written by hand: with If-None-Match, fetch asks to bypass caches
      const head = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nIf-None-Match: ${first.headers.get('etag')}`;
      const again = await sendRaw(server.port, `${head}\r\n\r\n`);
      expect(again.status).toBe(304);
    },
  );

  test('with a slash at its end redirects to the one without', async () => {
    const response = await get('/docs/');
    expect(response.url).toBe(`${server.origin}/docs`);
    expect(response.status).toBe(200);
  });

  test.each(['/docs/index.html', '/docs/..%2fpackage.json', '/docs/swagger-ui.js', '/docs/csp.json'])(
    'has nothing at %s',
    async (path) => {
      await expectError(await get(path), 404, 'NOT_FOUND');
    },
  );
});

describe('the page at /', () => {
  test('tells a program where to go', async () => {
    const places = (await (await get('/')).json()) as Record<string, string>;
    expect(places).toMatchObject({ interface: '/api/v1', reference: '/docs', openapi: '/openapi/openapi.yaml' });
  });
});
