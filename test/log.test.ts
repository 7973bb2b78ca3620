/** The log of a whole run has what an operator needs, and no private data of users. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMAT_NAMES } from '../formats/registry.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { DESCRIPTIONS, drawStatement } from './statement.ts';

const PASSWORD = 'marigold-meadow';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const { uuid } = await upload(server, await drawStatement({ password: PASSWORD }), 'private-name.pdf');
  await server.call(`/files/${uuid}/password`, json({ password: `${PASSWORD}-wrong` }));
  await server.call(`/files/${uuid}/password`, { ...json({}), body: `{"password": "${PASSWORD}` });
  await server.call(`/files/${uuid}/password?password=${PASSWORD}`, json({ password: PASSWORD }));
  const { jobId } = await convert(server, [uuid]);
  for (const format of ['JSON', 'CSV']) {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'order of Mrs Private' };
    await server.call('/convert', { ...json({ ids: [uuid], format }), headers });
  }
  await finish(server, jobId);
  for (const format of FORMAT_NAMES) await (await server.call(`/jobs/${jobId}/result?format=${format}`)).text();
  await server.call('/jobs', { headers: { 'X-Api-Key': 'lk_mistyped-key' } });
});
afterAll(() => server.close());

const secrets: [string, () => string][] = [
  ['password', () => PASSWORD],
  ['key', () => server.key],
  ['mistyped key', () => 'lk_mistyped-key'],
  ['idempotency key', () => 'order of Mrs Private'],
  ['file name', () => 'private-name'],
  ...DESCRIPTIONS.map((description): [string, () => string] => ['description', () => description]),
  ['amount', () => '2150'],
  ['amount as printed', () => '2,150'],
];

test.each(secrets)('the log holds no %s', (_what, secret) => {
  expect(server.log()).not.toContain(secret());
});

test('the log has a line for each request: method, route, status, time, request id', () => {
  const lines = server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const line = lines.find(({ msg, route }) => msg === 'request' && route === '/api/v1/files/:uuid/password');
  expect(line).toMatchObject({
    method: 'POST',
    status: 422,
    code: 'PASSWORD_INCORRECT',
    ms: expect.any(Number),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(lines.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(9);
});
