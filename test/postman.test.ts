/**
 * The published Postman collection: complete, consistent with the OpenAPI document, and with assertions that can fail.
 */
import { Script } from 'node:vm';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApiDocument } from '../contract/openapi/document.ts';
import { ANSWERS } from '../contract/openapi/examples.ts';
import { exampleOf } from '../contract/openapi/faults.ts';
import { WORKFLOW } from '../contract/postman/workflow.ts';
import { startServer, type TestServer } from './server.ts';

interface Item {
  readonly name: string;
  readonly item?: readonly Item[];
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly response?: readonly { readonly body: string }[];
  readonly request: { readonly method: string; readonly url: { readonly raw: string } };
}
interface Collection extends Item {
  readonly info: { readonly schema: string };
  readonly variable: readonly { readonly key: string; readonly value: string }[];
}

const ADDRESS = '/postman/ledgerize.postman_collection.json';
const fetchCollection = async ({ origin }: TestServer) => (await (await fetch(origin + ADDRESS)).json()) as Collection;
const variable = ({ variable }: Collection, name: string) => variable.find(({ key }) => key === name)?.value;
const requestsOf = ({ item = [] }: Pick<Item, 'item'>): Item[] =>
  item.flatMap((each) => (each.item ? requestsOf(each) : [each]));
const scriptsOf = ({ event = [] }: Item) => event.map(({ script }) => script.exec.join('\n'));

let server: TestServer;
let collection: Collection;
beforeAll(async () => {
  server = await startServer();
  collection = await fetchCollection(server);
});
afterAll(() => server.close());

// biome-ignore lint/suspicious/noExplicitAny: a document that is looked at field by field
const document = openApiDocument({ origin: 'https://statements.example.com', version: '1.0.0' }) as any;
/** What a key may call, or what needs no key: signing in and the calls after it are for browsers. */
const described = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, { security?: readonly object[] }>)
    .filter(([method, { security }]) => security === undefined || (security.length === 0 && method === 'get'))
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

describe('the Postman collection', () => {
  test('is one of format 2.1', () => {
    expect(collection.info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');
  });

  test('asks this service', () => {
    expect(variable(collection, 'baseUrl')).toBe(server.origin);
  });

  test('asks the address that the operator set', async () => {
    const other = await startServer({ LEDGERIZE_PUBLIC_URL: 'https://statements.example.com/' });
    try {
      expect(variable(await fetchCollection(other), 'baseUrl')).toBe('https://statements.example.com');
    } finally {
      await other.close();
    }
  });

  test('has every call of the OpenAPI document that a key can make, and refuses others', () => {
    const asked = requestsOf(collection).map(({ request: { method, url } }) => {
      const path = url.raw.replace('{{baseUrl}}', '').replace(/\?.*/, '');
      return `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
    });
    expect([...new Set(asked)].filter((call) => call !== 'GET /api/v1/keys').sort()).toEqual(described.sort());
  });

  test('checks each answer with a script that runs', () => {
    for (const request of [collection, ...requestsOf(collection)]) {
      const scripts = scriptsOf(request);
      expect(scripts.join()).toContain('pm.test(');
      for (const script of scripts) expect(() => new Script(script)).not.toThrow();
    }
  });

  test('shows an example of every answer that is JSON', () => {
    const answers = requestsOf(collection).map(({ response = [] }) => response[0]);
    const shown = answers.flatMap((answer) => (answer ? [JSON.parse(answer.body)] : []));
    expect(shown.length).toBeGreaterThan(20);
    expect(shown).toContainEqual(ANSWERS.uploadFile);
    expect(shown).toContainEqual(exampleOf('RESULT_EXPIRED'));
  });

  test('names in its scripts only schemas that it contains', () => {
    const { schemas } = JSON.parse(variable(collection, 'components')!);
    const named = [...JSON.stringify(requestsOf(collection)).matchAll(/#\/components\/schemas\/(\w+)/g)];
    expect(named.length).toBeGreaterThan(10);
    expect(named.map(([, name]) => name!).filter((name) => !(name in schemas))).toEqual([]);
  });

  test.each(WORKFLOW.flatMap(({ steps }) => steps).filter(({ code }) => code !== undefined))(
    'expects an error of the document from "$name"',
    ({ operation, status, code }) => {
      const answers = Object.values(document.paths).flatMap((methods) => Object.values(methods as object));
      const { responses } = answers.find(({ operationId }) => operationId === operation);
      expect(responses[status].content['application/json'].examples).toHaveProperty(code!);
    },
  );
});

describe('the schemas by which Postman checks', () => {
  const checker = () => {
    const components = JSON.parse(variable(collection, 'components')!);
    const ajv = new Ajv({ strict: false });
    formats.default(ajv);
    return ajv.compile({ $ref: '#/components/schemas/Result', components });
  };
  // biome-ignore lint/suspicious/noExplicitAny: a result that is broken on purpose
  const result = () => structuredClone(ANSWERS.getResult) as any;

  test('accept a result', () => {
    expect(checker()(result())).toBe(true);
  });

  test('refuse an amount that is a number', () => {
    const broken = result();
    broken.normalised[0].amount = 56.94;
    expect(checker()(broken)).toBe(false);
  });

  test('refuse a box with one edge too many', () => {
    const broken = result();
    broken.normalised[0].boxes[0].box.push(0);
    expect(checker()(broken)).toBe(false);
  });
});
