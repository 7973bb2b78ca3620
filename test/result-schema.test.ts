/** The published JSON Schema of a result: real results are valid, and broken ones are refused. */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCases } from '../bench/cases.ts';
import { builtProgram } from '../cli/testing/built.ts';
import { paper, run } from '../cli/testing/run.ts';
import { ANSWERS } from '../contract/openapi/examples.ts';
import type { Result } from '../contract/result.ts';
import { convert, finish, json, upload } from './client.ts';
import { startServer, type TestServer } from './server.ts';

const ADDRESS = '/schemas/result.json';

let server: TestServer;
let isResult: ValidateFunction;
beforeAll(async () => {
  server = await startServer();
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: true });
  formats.default(ajv);
  isResult = ajv.compile((await (await fetch(server.origin + ADDRESS)).json()) as object);
});
afterAll(() => server.close());

/** Given a value, returns its violations of the schema. */
function faults(value: unknown): string[] {
  isResult(value);
  return (isResult.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`);
}

describe('the published schema', () => {
  test('is of 2020-12 and has its own address', async () => {
    const response = await fetch(server.origin + ADDRESS);
    expect(response.headers.get('content-type')).toMatch(/^application\/schema\+json/);
    const schema = (await response.json()) as Record<string, unknown>;
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe(server.origin + ADDRESS);
  });

  test('accepts the result of every fixture, converted by the service', async () => {
    const cases = readCases(fileURLToPath(new URL('../fixtures', import.meta.url)));
    const uuids: string[] = [];
    for (const { id, pdf, password } of cases) {
      const { uuid } = await upload(server, await readFile(pdf), `${id}.pdf`);
      if (password !== undefined) await server.call(`/files/${uuid}/password`, json({ password }));
      uuids.push(uuid);
    }
    const { jobId } = await convert(server, uuids);
    await finish(server, jobId);
    const result = (await (await server.call(`/jobs/${jobId}/result`)).json()) as Result;
    expect(faults(result)).toEqual([]);
    expect(result.files).toHaveLength(cases.length);
    expect(new Set(result.files.map(({ status }) => status))).toEqual(new Set(['completed', 'failed']));
    expect(result.normalised.length).toBeGreaterThan(1000);
  });

  test('accepts the output of the command line', async () => {
    builtProgram();
    const folder = await mkdtemp(join(tmpdir(), 'ledgerize-schema-'));
    try {
      const names = ['overdrawn-marker', 'credit-card', 'no-transactions', 'wrong-sum'];
      for (const name of names) await copyFile(paper(name), join(folder, `${name}.pdf`));
      await run(['convert', ...names.map((name) => `${name}.pdf`), '--out', '.'], { cwd: folder });
      for (const name of names) {
        const result = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
        expect(result.jobId).toBeNull();
        expect(faults(result)).toEqual([]);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('accepts a field that a later version of the program may add', () => {
    const later = change((result) => Object.assign(result.normalised[0], { category: 'food' }));
    expect(faults(later)).toEqual([]);
  });

  const BROKEN: readonly [string, (result: Broken) => void, string][] = [
    ['an amount that is a number', ({ normalised }) => (normalised[0].amount = 56.94), '/normalised/0/amount'],
    ['an amount with a comma', ({ normalised }) => (normalised[0].amount = '1,056.94'), '/normalised/0/amount'],
    ['a date without its day', ({ normalised }) => (normalised[0].date = '2024-11'), '/normalised/0/date'],
    ['a date that is none', ({ normalised }) => (normalised[0].date = '2024-02-30'), '/normalised/0/date'],
    ['no date', ({ normalised }) => (normalised[0].date = null), '/normalised/0/date'],
    ['a row without its balance', ({ normalised }) => delete normalised[0].balance, '/normalised/0'],
    ['a currency that is no code', ({ normalised }) => (normalised[0].currency = '£'), '/normalised/0/currency'],
    ['a confidence over one', ({ normalised }) => (normalised[0].confidence = 99), '/normalised/0/confidence'],
    ['a box of three edges', ({ normalised }) => normalised[0].boxes[0].box.pop(), '/normalised/0/boxes/0/box'],
    ['a page before the first', ({ normalised }) => (normalised[0].boxes[0].page = 0), '/normalised/0/boxes/0/page'],
    ['a file without its uuid', ({ files }) => delete files[0].uuid, '/files/0'],
    ['a file that is still queued', ({ files }) => (files[0].status = 'queued'), '/files/0/status'],
    [
      'a promise that there is not',
      ({ statements }) => (statements[0].reconciliation.status = 'proved'),
      '/statements/0/reconciliation/status',
    ],
    ['no statements', (result) => delete result.statements, ''],
  ];

  test.each(BROKEN)('refuses %s', (_name, breakIt, path) => {
    const found = faults(change(breakIt)).map((fault) => fault.split(' ')[0]);
    expect(found).toContain(path);
  });
});

// biome-ignore lint/suspicious/noExplicitAny: a result that is broken on purpose
type Broken = any;

/** Given a change, returns the example of the document with it. */
function change(by: (result: Broken) => void): unknown {
  const result = structuredClone(ANSWERS.getResult);
  by(result);
  return result;
}
