/** What deploy/Dockerfile runs, run without a container runtime: its files, user, read-only root, limits and commands. */
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtProgram } from '../cli/testing/built.ts';
import { convert, finish, upload } from './client.ts';
import { commandOf, environmentOf, readDockerfile, textsOf } from './image/dockerfile.ts';
import { type Container, startContainer } from './image/run.ts';
import { makeTree } from './image/tree.ts';

const CHECKOUT = fileURLToPath(new URL('..', import.meta.url));
const KEY = 'lk_of-the-test-of-the-image';
const MEGABYTE = 1024 * 1024;
const MEMORY = 1_024 * MEGABYTE;
/** the time within which a server ends, of docs/operations.md */
const STOP_MS = 15_000;

const stages = readDockerfile(join(CHECKOUT, 'deploy/Dockerfile'));
const last = stages.at(-1);
let folder: string;
let container: Container;
let origin: string;
let log = '';

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}/api/v1${path}`, { ...init, headers: { 'X-Api-Key': KEY, ...(init.headers as object) } });

beforeAll(async () => {
  expect(process.getuid?.(), 'this test makes mounts, so that it has to run as root').toBe(0);
  const dist = dirname(dirname(builtProgram()));
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-image-'));
  chmodSync(folder, 0o755);
  const [tree, data] = [join(folder, 'root'), join(folder, 'data')];
  mkdirSync(tree);
  mkdirSync(data, { mode: 0o700 });
  chownSync(data, 10_001, 10_001);
  makeTree(stages, { folder: CHECKOUT, dist }, tree);
  container = startContainer({
    tree,
    data,
    user: textsOf(last, 'USER').at(-1) ?? '',
    workdir: textsOf(last, 'WORKDIR').at(-1) ?? '',
    environment: { PATH: '/usr/local/bin:/usr/bin:/bin', ...environmentOf(last), PORT: '0', LEDGERIZE_API_KEY: KEY },
    command: [...commandOf(last, 'ENTRYPOINT'), ...commandOf(last, 'CMD')],
    memoryBytes: MEMORY,
  });
  const { stdout, stderr } = container.child;
  stderr?.on('data', (text) => {
    log += text;
  });
  let told = '';
  for await (const text of stdout ?? []) {
    told += text;
    const port = /listens on http:\/\/[^:]+:(\d+)/.exec(told)?.[1];
    if (port !== undefined) origin = `http://127.0.0.1:${port}`;
    if (port !== undefined) break;
  }
  expect(origin, log).toBeDefined();
});

afterAll(async () => {
  container?.child.kill('SIGKILL');
  container?.remove();
  await rm(folder, { recursive: true, force: true });
});

test('it has no tools that build, and no packages of development', () => {
  const names = readdirSync(join(folder, 'root/app/node_modules'));
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'sharp']));
  for (const name of ['typescript', 'vite', 'vitest', 'esbuild', 'tsx', 'react', 'npm'])
    expect(names).not.toContain(name);
  expect(readdirSync(join(folder, 'root/app')).sort()).toEqual(
    [
      'ARCHITECTURE.md',
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'bin',
      'dist',
      'docs',
      'node_modules',
      'package.json',
    ].sort(),
  );
});

test('the health check of the image succeeds in it, and fails without a server', () => {
  const check = commandOf(last, 'HEALTHCHECK');
  expect(container.exec(['env', `PORT=${new URL(origin).port}`, ...check])).toBe(0);
  expect(container.exec(['env', 'PORT=1', ...check])).toBe(1);
});

test('its user can write to its data and to /tmp alone', () => {
  const writes = (path: string) => container.exec(['touch', path]) === 0;
  expect(['/data/x', '/tmp/x'].map(writes)).toEqual([true, true]);
  expect(['/app/x', '/x', '/usr/local/bin/x', '/etc/x', '/app/dist/x'].map(writes)).toEqual(Array(5).fill(false));
  expect(container.exec(['rm', '/data/x', '/tmp/x'])).toBe(0);
});

test('it shows the portal and the guides, and converts a statement and pictures within its memory', async () => {
  for (const path of ['/', '/docs/guides', '/openapi.json', '/samples']) {
    expect((await fetch(origin + path)).status, path).toBe(200);
  }
  const { uuid } = await upload({ call }, readFileSync(join(CHECKOUT, 'fixtures/overdrawn-marker/statement.pdf')));
  const { jobId } = await convert({ call }, [uuid]);
  expect((await finish({ call }, jobId)).status).toBe('completed');
  const result = await (await call(`/jobs/${jobId}/result`)).json();
  expect(result).toMatchObject({ statements: [{ reconciliation: { status: 'verified' } }] });
  // draws with PDFium, and packs with sharp
  const picture = await call(`/files/${uuid}/pages/1`);
  expect(picture.status).toBe(200);
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  expect(container.peakMemory()).toBeLessThan(MEMORY);
});

test('it ends by itself on SIGTERM, within the time that it promises', async () => {
  const begun = performance.now();
  const ended = once(container.child, 'exit');
  container.child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - begun).toBeLessThan(STOP_MS);
  expect(log).toContain('"msg":"stopped"');
  expect(log).not.toContain('"level":"error"');
});
