/**
 * A proxy that validates (Prism) between newman and a fresh server: it knows only the OpenAPI document, and finds
 * nothing in any answer, and nothing in any request that the server takes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE } from '../contract/quickstart.ts';
import { startServer, type TestServer } from './server.ts';
import { outcome, tool } from './tools.ts';

/** The header in which Prism reports what it finds in a request and in its answer. */
const FOUND = 'sl-violations';

interface Execution {
  readonly item: { readonly name: string };
  readonly response: {
    readonly code: number;
    readonly header: readonly { readonly key: string; readonly value: string }[];
  };
}

interface Report {
  readonly executions: readonly Execution[];
  readonly failures: readonly { readonly error: { readonly message: string } }[];
}

// biome-ignore lint/suspicious/noExplicitAny: a document that is broken on purpose
type Document = any;

let folder: string;
let server: TestServer;
let collection: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-prism-'));
  server = await startServer();
  collection = join(folder, 'collection.json');
  const published = await fetch(`${server.origin}/postman/ledgerize.postman_collection.json`);
  await writeFile(collection, await published.text());
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Given a document, starts the proxy with it in front of the server; resolves to its address. */
async function startProxy(document: Document): Promise<{ address: string; proxy: ChildProcess }> {
  const path = join(folder, 'openapi.json');
  await writeFile(path, JSON.stringify(document));
  const args = ['proxy', path, server.origin, '--host', '127.0.0.1', '--port', '0'];
  const proxy = spawn(tool('prism'), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    // read to its end: the proxy ends when nobody takes what it prints
    proxy.stdout.on('data', (chunk) => {
      printed += chunk;
      const told = /listening on (http:\S+)/.exec(printed)?.[1];
      if (told !== undefined) resolve(told);
    });
    proxy.once('exit', () => reject(new Error(`the proxy ended: ${printed}`)));
  });
  return { address, proxy };
}

/** Given a document, runs the collection through the proxy; returns what newman and the proxy found. */
async function run(document: Document): Promise<{ failures: string[]; found: string[] }> {
  const { address, proxy } = await startProxy(document);
  const ended = once(proxy, 'exit');
  try {
    const variables = {
      apiKey: server.key,
      baseUrl: address,
      filePath: fileURLToPath(new URL(`../${SAMPLE}`, import.meta.url)),
    };
    const set = Object.entries(variables).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
    const reporter = ['--reporters', 'json', '--reporter-json-export', 'report.json'];
    await outcome('newman', ['run', collection, ...set, ...reporter], { cwd: folder });
    const report = (JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as { run: Report }).run;
    return { failures: report.failures.map(({ error }) => error.message), found: report.executions.flatMap(foundIn) };
  } finally {
    proxy.kill();
    await ended;
  }
}

/** The collection also sends what the server must refuse: there, the proxy may find the same. */
function foundIn({ item, response: { code, header } }: Execution): string[] {
  const all = header.filter(({ key }) => key.toLowerCase() === FOUND).map(({ value }) => value);
  const inAnswer = (value: string) => code < 400 || value.includes('"location":["response"');
  return all.filter(inAnswer).map((value) => `${item.name}: ${value}`);
}

const described = async () => (await (await fetch(`${server.origin}/openapi.json`)).json()) as Document;

test('finds nothing', async () => {
  const { failures, found } = await run(await described());
  expect(failures).toEqual([]);
  expect(found).toEqual([]);
});

test('finds an answer that is not as described, and a request', async () => {
  const document = await described();
  document.components.schemas.Account.properties.credits.type = 'string';
  document.components.schemas.ConvertRequest.required.push('hints');
  const { found } = await run(document);
  expect(found.map((each) => each.split(':')[0])).toEqual(
    expect.arrayContaining(['Look at credits, limits and usage', 'Start a conversion']),
  );
});
