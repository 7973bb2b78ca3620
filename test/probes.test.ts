/** Probes of an operator's machines: whether the process serves, and whether it is ready for requests. */
import { afterEach, expect, test } from 'vitest';
import { type StartOptions, startServer, type TestServer } from './server.ts';

const running: TestServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function start(environment: Record<string, string> = {}, options?: StartOptions): Promise<TestServer> {
  const server = await startServer(environment, { ...options, nodes: 1 });
  running.push(server);
  return server;
}

/** Given the reason, checks that the server is not ready because of it. */
async function expectNotReady({ origin }: TestServer, why: string): Promise<void> {
  const response = await fetch(`${origin}/readyz`);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'unready', reason: expect.stringContaining(why) });
}

test('a server that works is alive and ready', async () => {
  const { origin } = await start();
  expect(await (await fetch(`${origin}/healthz`)).json()).toEqual({ status: 'ok' });
  const ready = await fetch(`${origin}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({ status: 'ready' });
});

test('a server whose queue does not run yet is alive, and ready when it runs', async () => {
  const server = await start({}, { runner: false });
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  await expectNotReady(server, 'starting');
  await server.service.runner.start();
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
});

test('a server that stops is not ready', async () => {
  const server = await start();
  await server.service.runner.stop(0);
  await expectNotReady(server, 'stopping');
});

test('a server that just failed to start a worker is not ready', async () => {
  const server = await start();
  server.service.readiness.lost('died');
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  server.service.readiness.lost('unavailable');
  await expectNotReady(server, 'workers');
});

test('a server whose database does not answer is not ready', async () => {
  const server = await start();
  await server.service.close(0);
  server.service.readiness.started();
  await expectNotReady(server, 'database');
});
