/** The packed client in an empty project: its README, every runtime, compilers, and a browser, with a fresh server. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startProcess } from './process.ts';
import { COMPILERS, CONSUMER, KINDS, STRICT } from './sdk-package/consumer.ts';
import { type Installed, installPackage, RUNTIMES } from './sdk-package/install.ts';
import { convertInPage } from './sdk-package/page.ts';
import { scriptsOf } from './sdk-package/readme.ts';
import { SCRIPTS, signedHook } from './sdk-package/scripts.ts';
import { DESCRIPTIONS, drawStatement } from './statement.ts';
import { tool } from './tools.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** All runtimes share a key, and are done within a minute. */
const UNLIMITED = { LEDGERIZE_REQUESTS_PER_MINUTE: '100000' };
const execute = promisify(execFile);

let installed: Installed;
let server: ServerProcess;
let page: Server;
let pageOrigin: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  installed = await installPackage();
  page = createServer();
  page.listen(0, '127.0.0.1');
  await once(page, 'listening');
  pageOrigin = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
  const data = join(installed.project, '../data');
  server = await startProcess({ LEDGERIZE_DATA: data, LEDGERIZE_CORS_ORIGINS: pageOrigin, ...UNLIMITED });
  env = {
    PATH: process.env.PATH,
    HOME: installed.project,
    LEDGERIZE_URL: server.origin,
    LEDGERIZE_API_KEY: server.key,
    HOOK: JSON.stringify(signedHook()),
  };
  for (const name of ['statement', 'may', 'june']) await writeFile(inProject(`${name}.pdf`), await drawStatement());
  await mkdir(inProject('first'));
  await cp(join(ROOT, 'fixtures/overdrawn-marker/statement.pdf'), inProject('first/statement.pdf'));
});
afterAll(async () => {
  await server?.end('SIGTERM');
  page?.close();
  await installed?.remove();
});

const inProject = (path: string) => join(installed.project, path);

async function run(command: readonly string[], script: string, text: string): Promise<string> {
  const [program = '', ...args] = command;
  await writeFile(inProject(script), text);
  const { stdout } = await execute(program, [...args, inProject(script)], { cwd: dirname(inProject(script)), env });
  return stdout;
}

test('the package has a build, its README and its licence, and brings nothing else', async () => {
  const outside = installed.packed.filter((path) => !path.startsWith('dist/'));
  expect(outside.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
  expect(installed.packed.filter((path) => /test|\.ts$(?<!\.d\.ts)/.test(path))).toEqual([]);
  const beside = await readdir(inProject('node_modules'));
  expect(beside.filter((name) => !name.startsWith('.'))).toEqual(['ledgerize-client']);
});

test('the five lines of the README print the transactions and the verdict', async () => {
  const scripts = await scriptsOf(inProject('node_modules/ledgerize-client/README.md'));
  const lines = scripts.get('Five lines') ?? '';
  expect(lines.split('\n').filter((line) => line !== '')).toHaveLength(5);
  const printed = (await run([process.execPath], 'first/five-lines.mjs', lines)).trim().split('\n');
  expect(printed[0]).toBe('2024-11-06 CARD PAYMENT HILLSIDE GROCERS -27.20');
  expect(printed).toHaveLength(32);
  expect(printed.at(-1)).toBe('verified');
});

test('the other scripts of the README run after them', async () => {
  const scripts = await scriptsOf(inProject('node_modules/ledgerize-client/README.md'));
  const titles = ['Five lines', 'Convert', 'Every call', 'Errors', 'Webhooks'];
  expect([...scripts.keys()]).toEqual([...titles, 'Browsers']);
  const whole = titles.map((title) => scripts.get(title)).join('\n');
  const { secret, body, headers } = signedHook();
  const init = JSON.stringify({ method: 'POST', headers, body });
  const calls = `process.env.LEDGERIZE_WEBHOOK_SECRET = '${secret}';
const answer = await POST(new Request('http://127.0.0.1/', ${init}));
console.log(answer.status);\n`;
  const printed = await run([process.execPath], 'readme.mjs', whole + calls);
  expect(printed).toMatch(/job\.completed \{ n: 1 \}\n204\n$/);
  const [csv = ''] = (await readdir(installed.project)).filter((name) => name.endsWith('.csv'));
  expect((await readFile(inProject(csv), 'utf8')).split(DESCRIPTIONS[0])).toHaveLength(3);
});

const EACH = RUNTIMES.flatMap((runtime) => (['import', 'require'] as const).map((way) => [runtime, way] as const));

test.each(EACH)('%s converts by %s', async (runtime, way) => {
  const [script, text] = SCRIPTS[way];
  const printed = JSON.parse(await run(installed.command(runtime), script, text));
  const csv = expect.stringMatching(/^may.*\.csv$/);
  expect(printed).toEqual({
    rows: [...DESCRIPTIONS],
    first: 'upload',
    csv,
    event: { type: 'job.completed', data: { n: 1 } },
    forged: 'WEBHOOK_SIGNATURE_WRONG',
    code: 'JOB_NOT_FOUND',
    isApiError: true,
  });
});

test.each(KINDS)('a program in TypeScript that uses all of it compiles with %s', async (_kind, options) => {
  // @types/node is all that the program has besides the client
  for (const name of ['@types/node', 'undici-types']) {
    await cp(join(ROOT, 'node_modules', name), inProject(`node_modules/${name}`), {
      recursive: true,
      dereference: true,
    });
  }
  await mkdir(inProject('typed'), { recursive: true });
  for (const name of ['consumer.mts', 'consumer.cts']) await writeFile(inProject(`typed/${name}`), CONSUMER);
  const config = { compilerOptions: { ...STRICT, ...options }, include: ['*'] };
  await writeFile(inProject('typed/tsconfig.json'), JSON.stringify(config));
  for (const compiler of COMPILERS) {
    const args = [join(ROOT, 'node_modules', compiler), '-p', inProject('typed'), '--pretty', 'false'];
    const { stdout } = await execute(process.execPath, args).catch((error: { stdout: string }) => error);
    expect(stdout, compiler).toBe('');
  }
});

test('in a browser, a page of another origin converts a Blob, and a path is refused', async () => {
  const entry = inProject('page.mjs');
  await writeFile(entry, "import * as client from 'ledgerize-client';\nglobalThis.client = client;\n");
  const options = { bundle: true, write: false, platform: 'browser', format: 'iife' } as const;
  const bundled = await build({ ...options, entryPoints: [entry] });
  page.on('request', (_request, response) => response.setHeader('Content-Type', 'text/html').end('<!doctype html>'));
  const browser = await chromium.launch({ executablePath: tool('chromium'), args: ['--no-sandbox'] });
  try {
    const visit = await browser.newPage();
    await visit.goto(pageOrigin);
    await visit.addScriptTag({ content: bundled.outputFiles[0]?.text ?? '' });
    const base64 = (await drawStatement()).toString('base64');
    const told = await visit.evaluate(convertInPage, { base64, apiKey: server.key ?? '', baseUrl: server.origin });
    expect(told).toMatchObject({ rows: [...DESCRIPTIONS], path: 'INVALID_ARGUMENT' });
    expect(told.csv).toMatch(/^statement.*\.csv$/);
    expect(told.unknown).toMatchObject({ code: 'JOB_NOT_FOUND', status: 404, requestId: expect.any(String) });
  } finally {
    await browser.close();
  }
});
