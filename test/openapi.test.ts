/** The published description of the interface: complete, and consistent with the validating shapes. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { Account } from '../contract/account.ts';
import { ErrorBody } from '../contract/error.ts';
import { ERROR_STATUS, type ErrorCode } from '../contract/errors.ts';
import { ANSWERS, REQUESTS } from '../contract/openapi/examples.ts';
import { exampleOf } from '../contract/openapi/faults.ts';
import { BASE_PATH, OPERATIONS, type Operation } from '../contract/operations.ts';
import { PORTAL_OPERATIONS } from '../contract/portal/operations.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
// biome-ignore lint/suspicious/noExplicitAny: a document that is looked at field by field
let document: any;
beforeAll(async () => {
  server = await startServer();
  document = parse(await (await fetch(`${server.origin}/openapi/openapi.yaml`)).text());
});
afterAll(() => server.close());

const operations = Object.entries<Operation>({ ...OPERATIONS, ...PORTAL_OPERATIONS });

describe('the OpenAPI document', () => {
  test('is 3.1, its server is the origin, and its paths contain the version', () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers[0].url).toBe(server.origin);
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/'))).toEqual([
      ...new Set(operations.map(([, { path }]) => BASE_PATH + path)),
    ]);
  });

  test('has the address that the operator set', async () => {
    const other = await startServer({ LEDGERIZE_PUBLIC_URL: 'https://statements.example.com/' });
    try {
      const { servers } = parse(await (await fetch(`${other.origin}/openapi/openapi.yaml`)).text());
      expect(servers[0].url).toBe('https://statements.example.com');
    } finally {
      await other.close();
    }
  });

  test('may be cached only by its client, unless the operator set the address', async () => {
    const kept = async (origin: string) => (await fetch(`${origin}/openapi/openapi.yaml`)).headers.get('cache-control');
    expect(await kept(server.origin)).toBe('private, max-age=300');
    const other = await startServer({ LEDGERIZE_PUBLIC_URL: 'https://statements.example.com' });
    try {
      expect(await kept(other.origin)).toBe('public, max-age=300');
    } finally {
      await other.close();
    }
  });

  test('is the same as JSON', async () => {
    const response = await fetch(`${server.origin}/openapi.json`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await response.json()).toEqual(document);
  });

  test('describes every call', () => {
    const calls = Object.entries<Record<string, { description?: string }>>(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { description }]) => ({ call: `${method} ${path}`, description })),
    );
    expect(calls.length).toBeGreaterThan(30);
    expect(calls.filter(({ description }) => !description?.endsWith('.'))).toEqual([]);
  });

  test('has no tuples, which many validators do not know', () => {
    expect(JSON.stringify(document)).not.toMatch(/"prefixItems"|"items":false/);
    expect(document.components.schemas.Box.properties.box).toEqual({
      type: 'array',
      items: { type: 'number' },
      minItems: 4,
      maxItems: 4,
    });
  });

  test('limits the ids of a conversion', () => {
    expect(document.components.schemas.ConvertRequest.properties.ids).toMatchObject({ minItems: 1, maxItems: 100 });
  });

  test.each(['/healthz', '/readyz', '/openapi/openapi.yaml', '/openapi.json', '/schemas/result.json'])(
    'says that %s without a host is 400',
    (path) => {
      expect(document.paths[path].get.responses).toHaveProperty('400');
    },
  );

  test.each(operations)('%s has its parameters, success, errors and an example of each', (id, operation) => {
    const { success, errors, failure, method, path } = operation;
    const described = document.paths[BASE_PATH + path][method.toLowerCase()];
    expect(described.operationId).toBe(id);
    const inPath = (described.parameters ?? []).filter((parameter: { in: string }) => parameter.in === 'path');
    expect(inPath.map(({ name }: { name: string }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(described.responses).toHaveProperty(String(success.status));
    for (const code of [...errors, failure]) {
      const answer = described.responses[ERROR_STATUS[code]];
      expect(answer.content['application/json'].examples).toHaveProperty(code);
      expect(document.components.examples[code].value.error.code).toBe(code);
    }
  });

  test.each(operations.filter(([, { success }]) => success.body !== null))(
    'the answer of %s is valid',
    (id, { success }) => {
      expect(() => success.body!.parse(ANSWERS[id])).not.toThrow();
    },
  );

  test.each(operations.filter(([id]) => id in REQUESTS))('the request of %s is accepted', (id, { body }) => {
    expect(body!.shape.safeParse(REQUESTS[id]).success).toBe(true);
  });

  test.each(Object.keys(ERROR_STATUS) as ErrorCode[])('the example of %s is an error', (code) => {
    expect(() => ErrorBody.parse(exampleOf(code))).not.toThrow();
  });

  test('every reference in it can be resolved', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!);
    expect(references.length).toBeGreaterThan(100);
    const missing = references.filter(
      // biome-ignore lint/suspicious/noExplicitAny: walks down the document
      (path) => path.split('/').reduce((part: any, name) => part?.[name], document) === undefined,
    );
    expect(missing).toEqual([]);
  });
});

test('the account has credits, limits and usage', async () => {
  const response = await server.call('/account');
  expect(response.status).toBe(200);
  expect(Account.parse(await response.json())).toEqual({
    credits: 1_000_000,
    name: 'First account',
    creditsLow: 100,
    limits: {
      requestsPerMinute: 100_000,
      accountRequestsPerMinute: 1_000_000,
      maxFileBytes: 25 * 1024 * 1024,
      retentionDays: 30,
    },
    usage: { files: 0, jobs: 0, creditsSpent: 0 },
  });
});

test('a field that is named like a keyword of JSON Schema is among the fields of its shape', () => {
  expect(document.components.schemas.ApiKey.properties).toHaveProperty('id');
});
