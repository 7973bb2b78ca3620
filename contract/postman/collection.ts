/**
 * The Postman collection 2.1 of the interface, made from its OpenAPI document: it runs from upload to deletion, and
 * checks each answer.
 */
import { RATE_HEADERS } from '../headers.ts';
import { openApiDocument, type Published } from '../openapi/document.ts';
import { exampleOf } from '../openapi/faults.ts';
import type { JsonSchema } from '../openapi/schemas.ts';
import { BASE_PATH } from '../operations.ts';
import { SAMPLE } from '../quickstart.ts';
import { answerIs, endUnless, everyAnswer } from './scripts.ts';
import type { Folder, Step } from './step.ts';
import { VARIABLES, WORKFLOW } from './workflow.ts';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** An operation of the document, and its place in it. */
interface Described {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly example?: unknown;
  readonly style?: string;
  readonly schema: { readonly type?: string; readonly examples?: readonly unknown[] };
}

interface Media {
  readonly schema: { readonly $ref?: string };
  readonly example?: unknown;
}

/**
 * Given where the service is published, returns the collection as plain data. Throws if a request is not in the
 * document.
 */
export function postmanCollection(published: Published): JsonSchema {
  const document = openApiDocument(published);
  const { title, version } = document.info as { title: string; version: string };
  const described = operationsOf(document);
  const { schemas } = document.components as JsonSchema;
  return {
    info: { name: title, description: DESCRIPTION, version, schema: SCHEMA },
    auth: apiKey('{{apiKey}}'),
    event: [script('test', everyAnswer(RATE_HEADERS, BASE_PATH))],
    variable: [
      { key: 'baseUrl', value: published.origin, description: 'where the service is' },
      ...VARIABLES,
      {
        key: 'components',
        value: JSON.stringify({ schemas }),
        description: 'the schemas that answers are checked by',
      },
    ],
    item: [...WORKFLOW.map((folder) => folderOf(folder, described)), serviceFolder(described)],
  };
}

const DESCRIPTION = `Every call that a key can make, in the order of a conversion: upload, password, conversion, status, result, deletion; with what is refused.

Set \`apiKey\` to a key of your account and \`filePath\` to a PDF (in the app: choose the file in the first request), then run
the collection. A run takes some 40 requests of the 60 a minute that a key has by default. A clone of Ledgerize has a sample
statement. From the command line, in the folder of the clone:

    newman run ledgerize.postman_collection.json --env-var apiKey=<API_KEY> --env-var filePath=${SAMPLE}

Each answer is checked. If the upload or the conversion is refused, the run ends there with the message of the service.`;

function operationsOf({ paths }: JsonSchema): Described[] {
  return Object.entries(paths as Record<string, JsonSchema>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...(operation as Described),
      method: method.toUpperCase(),
      path,
    })),
  );
}

function folderOf({ name, description, steps }: Folder, described: readonly Described[]): JsonSchema {
  return { name, description, item: steps.map((step) => itemOf(step, described)) };
}

function itemOf(step: Step, described: readonly Described[]): JsonSchema {
  const operation = described.find(({ operationId }) => operationId === step.operation);
  const answer = operation?.responses[step.status];
  if (operation === undefined || answer === undefined) {
    throw new Error(`The OpenAPI document has no ${step.operation} that answers ${step.status}.`);
  }
  const isFile = step.query?.format !== undefined && step.query.format !== 'JSON';
  const media = isFile ? undefined : answer.content?.['application/json'];
  const expected = { status: step.status, code: step.code, schema: media?.schema.$ref?.split('/').at(-1) };
  return {
    name: step.name,
    event: [
      ...(step.before ? [script('prerequest', step.before)] : []),
      script('test', [...answerIs(expected), ...(step.after ?? []), ...(step.needed ? [endUnless(step.status)] : [])]),
    ],
    request: {
      method: operation.method,
      description: [operation.summary, operation.description].filter(Boolean).join('.\n\n'),
      ...(step.key !== undefined && { auth: step.key === null ? { type: 'noauth' } : apiKey(step.key) }),
      header: headersOf(step, operation),
      url: urlOf(step, operation),
      ...bodyOf(step),
    },
    response: media === undefined ? [] : [exampleAnswer(step, media)],
  };
}

/** What Postman shows for a request before it is sent. */
function exampleAnswer({ name, status, code }: Step, { example }: Media): JsonSchema {
  const body = JSON.stringify(code === undefined ? example : exampleOf(code), null, 2);
  const header = [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }];
  return { name, code: status, header, body, _postman_previewlanguage: 'json' };
}

/** Calls without a key come last, made only from the document. */
function serviceFolder(described: readonly Described[]): JsonSchema {
  return {
    name: 'Service',
    description: 'What needs no key.',
    auth: { type: 'noauth' },
    item: described
      .filter(({ security, method }) => security?.length === 0 && method === 'GET')
      .map(({ method, path, summary, responses, parameters = [] }) => ({
        name: summary,
        event: [script('test', isDescribed(responses))],
        request: {
          method,
          header: [],
          url: {
            ...address(
              path
                .slice(1)
                .replace(/\{(\w+)\}/g, ':$1')
                .split('/'),
            ),
            ...(parameters.length > 0 && { variable: parameters.map(exampleValue) }),
          },
        },
        response: [],
      })),
  };
}

const exampleValue = ({ name, example }: Parameter) => ({ key: name, value: String(example) });

/** An operator may switch off calls for operators: the answer is then 404, if the document lists it. */
function isDescribed(responses: Described['responses']): string[] {
  const statuses = Object.keys(responses).filter((status) => Number(status) < 300 || status === '404');
  const types = statuses.flatMap((status) => Object.keys(responses[status]!.content ?? {}));
  return [
    `pm.test('status is ${statuses.join(' or ')}', () => pm.expect(pm.response.code).to.be.oneOf([${statuses.join(', ')}]));`,
    `pm.test('body is ${types.join(' or ')}', () => pm.expect(pm.response.headers.get('Content-Type').split(';')[0]).to.be.oneOf(${JSON.stringify(types)}));`,
  ];
}

/** The headers that a step sends, and optional ones, switched off. */
function headersOf({ headers = {}, json }: Step, { parameters = [] }: Described): JsonSchema[] {
  const optional = parameters.filter((parameter) => parameter.in === 'header').map((each) => pair(each, headers));
  return json === undefined ? optional : [{ key: 'Content-Type', value: 'application/json' }, ...optional];
}

function urlOf({ id, query = {} }: Step, { path, parameters = [] }: Described): JsonSchema {
  const segments = path.slice(1).replace(/\{(\w+)\}/g, ':$1');
  const variable = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, example, schema }) => ({
      key: name,
      value: schema.type === 'integer' ? String(example) : (id ?? `{{${name}}}`),
    }));
  const known = parameters.filter((parameter) => parameter.in === 'query');
  // entries of objects, and parameters that are to be refused
  const others = Object.entries(query).filter(([name]) => !known.some((parameter) => parameter.name === name));
  const inQuery = [...known.map((each) => pair(each, query)), ...others.map(([key, value]) => ({ key, value }))];
  return {
    ...address(segments.split('/'), query),
    ...(inQuery.length > 0 && { query: inQuery }),
    ...(variable.length > 0 && { variable }),
  };
}

/** A parameter with the sent value, or switched off with its example. */
function pair(
  { name, description, example, schema, style }: Parameter,
  sent: Readonly<Record<string, string>>,
): JsonSchema {
  const value = sent[name] ?? String(example ?? schema.examples?.[0] ?? '');
  // an entry of an object
  const key = style === 'deepObject' ? `${name}[key]` : name;
  return { key, value, ...(description && { description }), ...(!(name in sent) && { disabled: true }) };
}

function address(path: readonly string[], query: Readonly<Record<string, string>> = {}): JsonSchema {
  const asked = new URLSearchParams(query).toString().replace(/%7B%7B(\w+)%7D%7D/g, '{{$1}}');
  return { raw: `{{baseUrl}}/${path.join('/')}${asked && `?${asked}`}`, host: ['{{baseUrl}}'], path };
}

function bodyOf({ json, form }: Step): JsonSchema {
  if (form) {
    const formdata = form.map(({ key, file, text }) =>
      file === undefined ? { key, type: 'text', value: text } : { key, type: 'file', src: file },
    );
    return { body: { mode: 'formdata', formdata } };
  }
  if (json === undefined) return {};
  const raw = JSON.stringify(json, null, 2);
  return { body: { mode: 'raw', raw, options: { raw: { language: 'json' } } } };
}

function apiKey(value: string): JsonSchema {
  const pairs = { key: 'X-Api-Key', value, in: 'header' };
  return { type: 'apikey', apikey: Object.entries(pairs).map(([key, value]) => ({ key, value, type: 'string' })) };
}

function script(listen: 'prerequest' | 'test', exec: readonly string[]): JsonSchema {
  return { listen, script: { type: 'text/javascript', exec } };
}
