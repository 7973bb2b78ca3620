/** The options of a client. */
import { inspect } from 'node:util';
import { beforeEach, expect, test, vi } from 'vitest';
import { Ledgerize } from './index.ts';
import { settingsOf } from './settings.ts';

beforeEach(() => {
  vi.stubEnv('LEDGERIZE_API_KEY', undefined);
  vi.stubEnv('LEDGERIZE_URL', undefined);
});

test('the key and the address are those of the environment, unless they are given', () => {
  vi.stubEnv('LEDGERIZE_API_KEY', 'lk_environment');
  expect(settingsOf({})).toMatchObject({ apiKey: 'lk_environment', baseUrl: 'http://127.0.0.1:3000' });
  vi.stubEnv('LEDGERIZE_URL', 'https://statements.example.com/');
  expect(settingsOf({})).toMatchObject({ baseUrl: 'https://statements.example.com' });
  expect(settingsOf({ apiKey: 'lk_mine\n', baseUrl: 'http://localhost:1' })).toMatchObject({
    apiKey: 'lk_mine',
    baseUrl: 'http://localhost:1',
  });
});

test.each([
  ['https://a.example.com/', 'https://a.example.com'],
  ['https://a.example.com/api/v1', 'https://a.example.com'],
  ['https://a.example.com/api/v1//', 'https://a.example.com'],
  ['https://a.example.com/ledgerize/', 'https://a.example.com/ledgerize'],
])('%s is the service at %s', (given, baseUrl) => {
  expect(settingsOf({ apiKey: 'lk', baseUrl: given }).baseUrl).toBe(baseUrl);
  expect(settingsOf({ apiKey: 'lk', baseUrl: new URL(given) }).baseUrl).toBe(baseUrl);
});

test.each([
  [{}, 'There is no API key: pass `apiKey`, or set the variable LEDGERIZE_API_KEY.'],
  [{ apiKey: 'lk_a b' }, '`apiKey` contains characters that no key has.'],
  [{ apiKey: 'lk', baseUrl: 'statements' }, '`baseUrl` must be an address such as https://statements.example.com.'],
  [{ apiKey: 'lk', baseUrl: 'ftp://a' }, '`baseUrl` must be an address such as https://statements.example.com.'],
  [{ apiKey: 'lk', baseUrl: 'http://me:x@a' }, '`baseUrl` must have no user, no query and no fragment.'],
  [{ apiKey: 'lk', maxRetries: -1 }, '`maxRetries` must be a whole number, 0 or more.'],
  [{ apiKey: 'lk', timeoutMs: Number.NaN }, '`timeoutMs` must be a whole number, 1 or more.'],
])('options %j are refused', (options, message) => {
  expect(() => new Ledgerize(options)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT', message }));
});

test('a client that is logged shows no key', () => {
  const client = new Ledgerize({ apiKey: 'lk_secret' });
  expect(inspect(client, { depth: 9, showHidden: true })).not.toContain('lk_secret');
  expect(JSON.stringify(client)).not.toContain('lk_secret');
});
