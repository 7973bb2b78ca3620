/** What the portal's addresses answer, with a build of one script. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATHS } from '../../portal/paths.ts';
import { collectRoutes, refuseUnknownRoutes } from '../plugins/unknown-routes.ts';
import { pageSender, portalRoutes } from './portal.ts';

const HTML = '<!doctype html><script type="module" src="/assets/index-1.js"></script>';
const SCRIPT = 'console.log(1);'.repeat(100);
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerize-portal-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), HTML);
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'scheme.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/index-1.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/index-1.js.gz'), gzipSync(SCRIPT));
  app = Fastify();
  const routes = collectRoutes(app);
  const sendPage = pageSender(folder);
  refuseUnknownRoutes(app, routes, sendPage);
  await app.register(portalRoutes, { folder, sendPage });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const addresses = Object.values(PATHS).flatMap((path) => {
  const filled = path.replace(':jobId?', 'a-job').replace(':uuid?', 'a-file');
  return path.includes(':') ? [path.replace(/\/:.*/, ''), filled.replace('/a-file', ''), filled] : [filled];
});

test.each(addresses)('a browser at %s gets the page of the portal', async (address) => {
  const { statusCode, body } = await get(address, browser);
  expect({ statusCode, body }).toEqual({ statusCode: 200, body: HTML });
});

test('for a mistyped address a browser gets the page, a program an error', async () => {
  const { statusCode, body } = await get('/histroy', browser);
  expect({ statusCode, body }).toEqual({ statusCode: 404, body: HTML });
  const told = await get('/histroy');
  expect([told.statusCode, told.body === HTML]).toEqual([404, false]);
});

test('only scripts of this service run', async () => {
  const { headers } = await get('/', browser);
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
});

test('a program at the root address learns where to go', async () => {
  expect((await get('/')).json()).toMatchObject({ interface: '/api/v1', reference: '/docs' });
});

test('the page is revalidated each time, and answered 304 if unchanged', async () => {
  const { headers } = await get('/', browser);
  expect(headers['cache-control']).toBe('no-cache');
  const again = await get('/', { ...browser, 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
});

test('a file with a hashed name may be cached for ever', async () => {
  const { headers } = await get('/assets/index-1.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a file with a fixed name is not cached for long', async () => {
  const { headers } = await get('/scheme.js');
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
});

test('a script is sent compressed to clients that accept it', async () => {
  const { headers, rawPayload } = await get('/assets/index-1.js', { 'accept-encoding': 'gzip, deflate' });
  expect(headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(rawPayload.length).toBeLessThan(SCRIPT.length);
});

test('a file of an older version is not found', async () => {
  expect((await get('/assets/index-0.js', browser)).statusCode).toBe(404);
});
