/** The quick start, as printed and as in the README, against a fresh server. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { curlQuickStart, nodeQuickStart, SAMPLE } from '../contract/quickstart.ts';
import { Result } from '../contract/result.ts';
import { makeStorage, type TestStorage } from '../server/testing/storage.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { startServer, type TestServer } from './server.ts';
import { drawStatement } from './statement.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));

let folder: string;
let storage: TestStorage;
let server: ServerProcess;
/** has credits for one page */
let poor: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-quick-'));
  storage = await makeStorage();
  [server, poor] = await Promise.all([
    startProcess({ ...storage.environment }),
    startServer({ LEDGERIZE_CREDITS: '1' }),
  ]);
});
afterAll(async () => {
  await poor.close();
  expect(await server.end('SIGTERM')).toBe(0);
  await storage.remove();
  await rm(folder, { recursive: true });
});

/** Runs a module for Node.js in the clone, and returns its output. */
async function runModule(text: string, name: string): Promise<{ stdout: string }> {
  const path = join(folder, `${name}.mjs`);
  await writeFile(path, text);
  return run(process.execPath, [path], { cwd: ROOT });
}

test('pasted from the first start into a shell in the clone, it prints the result of the sample', async () => {
  const printed = server.stdout();
  const commands = printed.slice(printed.indexOf('URL='));
  expect(commands).toContain(`FILE='${SAMPLE}'\n`);
  const { stdout, stderr } = await run('sh', ['-c', commands], { cwd: ROOT });
  expect(stderr).toBe('');
  const result = Result.parse(JSON.parse(stdout));
  expect(result.statements.map(({ reconciliation }) => reconciliation.status)).toEqual(['verified']);
});

test('as a module for Node.js, it prints the first three transactions', async () => {
  const { stdout } = await runModule(nodeQuickStart({ url: server.origin, key: server.key!, file: SAMPLE }), 'works');
  expect(stdout.match(/description:/g)).toHaveLength(3);
});

const LETTER = 'fixtures/letter/statement.pdf';
test.each([
  ['no key', { key: '' }, /AUTH_INVALID_KEY: /],
  ['a wrong key', { key: 'lk_none' }, /AUTH_INVALID_KEY: /],
  ['an upload that is refused', { file: 'package.json' }, /UNSUPPORTED_FILE: /],
  ['a missing file', { file: 'missing.pdf' }, /curl: \(26\)|ENOENT.*missing\.pdf/],
  ['too few credits', {}, /INSUFFICIENT_CREDITS: /],
  ['a job that fails', { file: LETTER }, /NO_TRANSACTIONS: /],
  ['a service that is down', { url: 'http://127.0.0.1:1' }, /curl: \(7\)|fetch failed/],
])('%s ends it with a message, and leaves the shell open', async (name, change, message) => {
  const start = { url: poor.origin, key: poor.key, file: SAMPLE, ...change };
  // one after the other: there are credits for one of them
  const shell = await run('sh', ['-c', `${curlQuickStart(start)}\necho "the shell goes on"`], { cwd: ROOT });
  const module = await runModule(nodeQuickStart(start), name).catch((error) => error);
  expect(shell.stdout).toBe('the shell goes on\n');
  expect(shell.stderr).toMatch(message);
  expect(module).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
});

test('with fetch, a FormData, a Blob and a loop without pauses, it gets no 429', async () => {
  const base = `${server.origin}/api/v1`;
  const headers = { 'X-Api-Key': server.key! };
  const form = new FormData();
  form.append('file', new Blob([(await drawStatement()) as Uint8Array<ArrayBuffer>]));
  const { uuid } = (await (await fetch(`${base}/files`, { method: 'POST', headers, body: form })).json()) as {
    uuid: string;
  };
  const accepted = await fetch(`${base}/convert`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ids: [uuid], format: 'JSON' }),
  });
  const { jobId } = (await accepted.json()) as { jobId: string };
  let status: string | undefined;
  while (status !== 'completed') {
    const response = await fetch(`${base}/jobs/${jobId}`, { headers });
    expect(response.status).toBe(200);
    ({ status } = (await response.json()) as { status: string });
  }
  const result = Result.parse(await (await fetch(`${base}/jobs/${jobId}/result`, { headers })).json());
  expect(result.normalised.slice(0, 3)).toHaveLength(3);
});
