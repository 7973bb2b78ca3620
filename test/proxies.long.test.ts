/** Only proxies that the operator trusts are believed about a request. */
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { startServer } from './server.ts';

const FORWARDED = {
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'statements.example.com',
  'X-Forwarded-For': '203.0.113.7',
};

/** Given settings, returns the origin in the document for a proxied request, and the client in the log. */
async function seen(environment: Record<string, string>, headers: Record<string, string> = FORWARDED) {
  const server = await startServer(environment);
  try {
    const { servers } = parse(await (await fetch(`${server.origin}/openapi/openapi.yaml`, { headers })).text());
    return { origin: servers[0].url.replace(server.origin, 'itself'), log: server.log };
  } finally {
    await server.close();
  }
}

const clientOf = (log: () => string) => /"client":"([^"]+)".*"msg":"request"/.exec(log())?.[1];

test('without a setting nobody is trusted', async () => {
  const { origin, log } = await seen({});
  expect(origin).toBe('itself');
  expect(clientOf(log)).toBe('127.0.0.1');
});

test.each(['127.0.0.1', '10.0.0.0/8, 127.0.0.0/8', '1'])('a proxy that %s names is trusted', async (proxies) => {
  const { origin, log } = await seen({ LEDGERIZE_TRUSTED_PROXIES: proxies });
  expect(origin).toBe('https://statements.example.com');
  expect(clientOf(log)).toBe('203.0.113.7');
});

test('a sender that is not a named proxy is not trusted', async () => {
  const { origin, log } = await seen({ LEDGERIZE_TRUSTED_PROXIES: '10.0.0.0/8' });
  expect(origin).toBe('itself');
  expect(clientOf(log)).toBe('127.0.0.1');
});

test.each([
  ['X-Forwarded-Proto', 'javascript', 'http://statements.example.com'],
  ['X-Forwarded-Host', 'a"b/c', /^https:\/\/127\.0\.0\.1:\d+$/],
])('an invalid %s is ignored', async (name, value, expected) => {
  const { origin } = await seen({ LEDGERIZE_TRUSTED_PROXIES: '1' }, { ...FORWARDED, [name]: value });
  expect(origin).toMatch(expected);
});

test('what a client sends to the proxy is not trusted', async () => {
  const headers = { ...FORWARDED, 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' };
  const { log } = await seen({ LEDGERIZE_TRUSTED_PROXIES: '1' }, headers);
  expect(clientOf(log)).toBe('203.0.113.7');
});

test("the operator's public address takes precedence", async () => {
  const published = 'https://published.example.com';
  const { origin } = await seen({ LEDGERIZE_TRUSTED_PROXIES: '1', LEDGERIZE_PUBLIC_URL: published });
  expect(origin).toBe(published);
});
