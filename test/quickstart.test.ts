/** The quick start, as printed and as in the README, against a fresh server. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nodeQuickStart } from '../contract/quickstart.ts';
import { Result } from '../contract/result.ts';
import { type ServerProcess, startProcess } from './process.ts';
import { DESCRIPTIONS, drawStatement } from './statement.ts';

const run = promisify(execFile);

let folder: string;
let server: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-quick-'));
  await writeFile(join(folder, 'statement.pdf'), await drawStatement());
  server = await startProcess({ LEDGERIZE_DATA: join(folder, 'data') });
});
afterAll(async () => {
  expect(await server.end('SIGTERM')).toBe(0);
  await rm(folder, { recursive: true });
});

test('pasted from the first start into a shell, it prints the result', async () => {
  const printed = server.stdout();
  const commands = printed.slice(printed.indexOf('URL='));
  const { stdout, stderr } = await run('sh', ['-c', commands], { cwd: folder });
  expect(stderr).toBe('');
  const result = Result.parse(JSON.parse(stdout));
  expect(result.normalised.map((row) => row.description)).toEqual([...DESCRIPTIONS]);
});

test('as a module for Node.js, it prints the first three transactions', async () => {
  const path = join(folder, 'quickstart.mjs');
  await writeFile(path, nodeQuickStart(server.origin, server.key!));
  const { stdout } = await run(process.execPath, [path], { cwd: folder });
  for (const description of DESCRIPTIONS.slice(0, 3)) expect(stdout).toContain(description);
  expect(stdout).not.toContain(DESCRIPTIONS[3]);
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
