/** The Postman collection, run by newman against a fresh server: from upload to deletion, every assertion holds. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from './server.ts';
import { drawStatement } from './statement.ts';
import { outcome } from './tools.ts';

interface Report {
  readonly stats: { readonly assertions: { readonly total: number } };
  readonly failures: readonly {
    readonly source: { readonly name: string };
    readonly error: { readonly message: string };
  }[];
}

/** Given a PDF and variables beside the key, has newman run the collection in a folder with it; returns what it reports. */
async function run(pdf: Uint8Array, variables: Readonly<Record<string, string>> = {}): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-postman-'));
  // with the limit of requests that a service has by default
  const server = await startServer({ LEDGERIZE_REQUESTS_PER_MINUTE: '60' });
  try {
    const collection = await fetch(`${server.origin}/postman/ledgerize.postman_collection.json`);
    await writeFile(join(folder, 'collection.json'), await collection.text());
    await writeFile(join(folder, 'statement.pdf'), pdf);
    const set = Object.entries({ apiKey: server.key, ...variables }).map(([name, value]) => `${name}=${value}`);
    const reporter = ['--reporters', 'json', '--reporter-json-export', 'report.json'];
    const args = ['run', 'collection.json', ...set.flatMap((each) => ['--env-var', each]), ...reporter];
    await outcome('newman', args, { cwd: folder });
    return (JSON.parse(await readFile(join(folder, 'report.json'), 'utf8')) as { run: Report }).run;
  } finally {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const failed = ({ failures }: Report) => failures.map(({ source, error }) => `${source.name}: ${error.message}`);

test('newman runs it green', async () => {
  const report = await run(await drawStatement({ pages: 3 }));
  expect(failed(report)).toEqual([]);
  expect(report.stats.assertions.total).toBeGreaterThan(100);
});

test('newman runs it green with a protected PDF and its password', async () => {
  expect(failed(await run(await drawStatement({ password: 'harbour' }), { pdfPassword: 'harbour' }))).toEqual([]);
});

test('a key that is none fails it', async () => {
  const report = await run(await drawStatement(), { apiKey: 'lk_none' });
  expect(failed(report)).toContain('Upload a PDF: expected response to have status code 201 but got 401');
});
