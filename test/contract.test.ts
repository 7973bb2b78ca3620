/** The table of operations and the server's routes are the same. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATIONS } from '../contract/operations.ts';
import { PORTAL_OPERATIONS } from '../contract/portal/operations.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const all = Object.values({ ...OPERATIONS, ...PORTAL_OPERATIONS });
const paths = [...new Set(all.map(({ path }) => path))];

test.each(paths)('%s accepts only the methods of its operations', async (path) => {
  const response = await server.call(path.replace(/\{\w+\}/g, 'x'), { method: 'OPTIONS' });
  const allowed = response.headers.get('allow')!.split(', ');
  const operations = all.filter((operation) => operation.path === path);
  const methods = operations.map(({ method }) => method as string);
  if (methods.includes('GET')) methods.push('HEAD');
  expect(allowed.sort()).toEqual([...methods, 'OPTIONS'].sort());
});
