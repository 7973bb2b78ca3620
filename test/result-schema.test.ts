/** The published JSON Schema of a result: what it refuses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANSWERS } from '../contract/openapi/examples.ts';
import { RESULT_SCHEMA, resultSchemaOf } from './result-schema.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
let faults: (value: unknown) => string[];
beforeAll(async () => {
  server = await startServer();
  faults = await resultSchemaOf(server);
});
afterAll(() => server.close());

describe('the published schema', () => {
  test('is of 2020-12 and has its own address', async () => {
    const response = await fetch(server.origin + RESULT_SCHEMA);
    expect(response.headers.get('content-type')).toMatch(/^application\/schema\+json/);
    const schema = (await response.json()) as Record<string, unknown>;
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
    expect(schema.$id).toBe(server.origin + RESULT_SCHEMA);
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
