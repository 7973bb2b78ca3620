/**
 * Sends bytes that no client should send to a server in a separate process: it survives, answers in the one shape, and
 * shows no internals. LEDGERIZE_HOSTILE_RUNS and _SEED draw more, or others.
 */
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorBody } from '../contract/error.ts';
import { makeStorage, type TestStorage } from '../server/testing/storage.ts';
import { convert, finish, upload } from './client.ts';
import { attacks } from './hostile/attacks.ts';
import { type Answer, answersIn, attack } from './hostile/connection.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { drawStatement } from './statement.ts';

const RUNS = Number(process.env.LEDGERIZE_HOSTILE_RUNS ?? 300);
const SEED = Number(process.env.LEDGERIZE_HOSTILE_SEED ?? 4);
const KEY = 'the-key-of-the-attacked-server';
const INSIDE = /node_modules|\bat \S+ \(|file:\/\/|\/tmp\/|\/home\/|sqlite|pdfium|fastify|busboy/i;
/** Megabytes of normal growth of the heap; a leak of a request's bytes would take far more. */
const BREATH_MB = 48;

let server: ServerProcess;
let port: number;
let storage: TestStorage;
beforeAll(async () => {
  storage = await makeStorage();
  server = await startProcess({
    ...storage.environment,
    LEDGERIZE_API_KEY: KEY,
    LEDGERIZE_REQUESTS_PER_MINUTE: '1000000',
  });
  port = Number(new URL(server.origin).port);
});
afterAll(async () => {
  await server.end('SIGTERM');
  await storage.remove();
});

const caller = {
  call: (path: string, init: RequestInit = {}) =>
    fetch(`${server.origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': KEY, ...(init.headers as object) } }),
};

function faultsOf({ status, headers, body }: Answer): string[] {
  const id = headers['x-request-id'] ?? '';
  const general = [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(/^[0-9a-f-]{36}$/.test(id) ? [] : ['has no X-Request-Id']),
    ...(INSIDE.test(body) && status >= 400 ? [`tells of the inside: ${body}`] : []),
  ];
  if (status < 400) return general;
  const parsed = ErrorBody.safeParse(JSON.parse(body));
  return [...general, ...(parsed.success && parsed.data.error.requestId === id ? [] : [`has another shape: ${body}`])];
}

async function withstand(runs: number, seed: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(attacks(KEY), async (sent) => {
    const bytes = await attack(port, sent);
    // a connection that was cut may have half an answer
    const answers = sent.end === 'leave' ? [] : answersIn(bytes);
    for (const { status } of answers) statuses.add(status);
    expect(answers.flatMap(faultsOf), bytes.toString('latin1').slice(0, 600)).toEqual([]);
  });
  await fc.assert(property, { seed, numRuns: runs });
  return statuses;
}

/** Bytes of the heap that are in use, as the server reports. */
async function heap(): Promise<number> {
  const figures = await (await fetch(`${server.origin}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes(?:\{.*\})? (\S+)$/m.exec(figures)![1]);
}

async function works(): Promise<void> {
  expect(await (await fetch(`${server.origin}/healthz`)).json()).toEqual({ status: 'ok' });
  const { uuid } = await upload(caller, await drawStatement());
  const { jobId } = await convert(caller, [uuid]);
  expect(await finish(caller, jobId)).toMatchObject({ status: 'completed' });
}

describe('a server under attack', () => {
  test('answers in the one shape, or closes', { timeout: 300_000 + RUNS * 500 }, async () => {
    const statuses = await withstand(RUNS, SEED);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404, 413, 431]));
  });

  test('works as before', () => works());

  test('keeps no memory', { timeout: 300_000 + RUNS * 500 }, async () => {
    const before = await heap();
    await withstand(Math.ceil(RUNS / 2), SEED + 1);
    await works();
    expect(((await heap()) - before) / 2 ** 20).toBeLessThan(BREATH_MB);
  });

  test('serves others while two hundred connections send slowly', async () => {
    const dripping: Socket[] = [];
    for (let at = 0; at < 200; at++) {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      const type = at % 2 === 0 ? 'application/json' : 'multipart/form-data; boundary=b';
      const call = at % 2 === 0 ? 'convert' : 'files';
      const head = `POST /api/v1/${call} HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${KEY}\r\nContent-Type: ${type}`;
      socket.write(at % 3 === 0 ? head : `${head}\r\nContent-Length: 1000\r\n\r\n--b\r\n`);
      dripping.push(socket);
    }
    await works();
    for (const socket of dripping) {
      socket.write('x');
      socket.destroy();
    }
    await works();
  });

  test('has logged no server fault and no key', () => {
    const log = server.stdout() + server.stderr();
    expect(log.split('\n').filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
    expect(server.child.exitCode).toBeNull();
    expect(log).not.toContain(KEY);
  });
});
