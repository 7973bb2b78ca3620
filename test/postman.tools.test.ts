/** The Postman collection, run by newman against a fresh server: from upload to deletion, every assertion passes. */
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

interface Run {
  /** in addition to the key */
  readonly variables?: Readonly<Record<string, string>>;
  /** of the server, in addition to those of every run */
  readonly settings?: Readonly<Record<string, string>>;
  /** changes the collection before it is run */
  readonly change?: (collection: Collection) => void;
}
interface Collection {
  readonly variable: { readonly key: string; value: string }[];
}

/** Given a PDF, runs the collection with newman in a folder with it against a fresh server; returns the report. */
async function run(pdf: Uint8Array, { variables = {}, settings = {}, change = () => {} }: Run = {}): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'ledgerize-postman-'));
  const server = await startServer({ LEDGERIZE_REQUESTS_PER_MINUTE: '1000', ...settings });
  try {
    const published = await fetch(`${server.origin}/postman/ledgerize.postman_collection.json`);
    const collection = (await published.json()) as Collection;
    change(collection);
    await writeFile(join(folder, 'collection.json'), JSON.stringify(collection));
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

test('newman passes with the default limit of requests, over which it waits', async () => {
  const report = await run(await drawStatement({ pages: 3 }), { settings: { LEDGERIZE_REQUESTS_PER_MINUTE: '60' } });
  expect(failed(report)).toEqual([]);
  expect(report.stats.assertions.total).toBeGreaterThan(100);
});

test('newman passes with a protected PDF and its password', async () => {
  const variables = { pdfPassword: 'harbour' };
  expect(failed(await run(await drawStatement({ password: 'harbour' }), { variables }))).toEqual([]);
});

test('newman passes if the operator turned metrics off', async () => {
  expect(failed(await run(await drawStatement(), { settings: { LEDGERIZE_METRICS: 'off' } }))).toEqual([]);
});

test('an answer that is not as described makes it fail', async () => {
  const change = ({ variable }: Collection) => {
    const components = variable.find(({ key }) => key === 'components')!;
    const described = JSON.parse(components.value);
    described.schemas.Box.properties.box.maxItems = 3;
    components.value = JSON.stringify(described);
  };
  const found = failed(await run(await drawStatement(), { change }));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^Fetch the result as JSON: .*should NOT have more than 3 items/s);
});

test('an invalid key ends it at the upload, with the message of the service', async () => {
  const report = await run(await drawStatement(), { variables: { apiKey: 'lk_none' } });
  expect(failed(report)).toContainEqual(
    expect.stringMatching(/^Upload a PDF: .*"AUTH_INVALID_KEY".* 401 to equal 201/s),
  );
  expect(new Set(report.failures.map(({ source }) => source.name))).toEqual(new Set(['Upload a PDF']));
});
