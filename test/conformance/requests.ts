/** Draws requests of an operation from its description: valid ones, ones with one thing wrong, and hostile ones. */
import fc from 'fast-check';
import { SESSION_COOKIE } from '../../contract/portal/session.ts';
import { bodyOf } from './bodies.ts';
import type { Description, Operation, Parameter } from './document.ts';
import type { Sent } from './send.ts';
import { encode, hostilePart, hostileText, KEY, often, PROTOTYPE_NAMES, rarely, SESSION, valid } from './values.ts';

export interface Drawn extends Sent {
  readonly key: 'valid' | 'none' | 'unknown' | 'twice';
}

interface Header {
  readonly name: string;
  readonly value: string;
}

/** Given an operation, returns the arbitrary of its requests. */
export function requestsOf(description: Description, operation: Operation): fc.Arbitrary<Drawn> {
  return fc
    .record({
      path: pathOf(description, operation),
      query: queryOf(description, operation.parameters),
      headers: headersOf(description, operation.parameters),
      method: fc.oneof(
        often(fc.constant(operation.method), 20),
        rarely(fc.constantFrom('HEAD', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND')),
      ),
      body: bodyOf(description, operation),
      key: fc.oneof(
        often(fc.constant<Drawn['key']>('valid'), 30),
        rarely(fc.constantFrom<Drawn['key']>('none', 'unknown', 'twice')),
      ),
    })
    .map(({ path, query, headers, method, body, key }) => ({
      method,
      target: path + query,
      key,
      headers: [
        ...(operation.needsKey ? (operation.needsSession ? sessionHeaders(key) : keyHeaders(key)) : []),
        ...headers.map(({ name, value }) => [name, value] as const),
        ...(body?.type === undefined ? [] : [['Content-Type', body.type] as const]),
      ],
      ...(body && { body: body.text }),
    }));
}

/**
 * As a browser sends them from a page of the service; in the second case with an invalid key, which takes precedence.
 */
function sessionHeaders(key: Drawn['key']): (readonly [string, string])[] {
  const cookie = ['Cookie', key === 'unknown' ? `${SESSION_COOKIE}=unknown` : SESSION] as const;
  return [
    ['Sec-Fetch-Site', 'same-origin'],
    ...(key === 'none' ? [] : [cookie]),
    ...(key === 'twice' ? [['X-Api-Key', 'lk_unknown'] as const] : []),
  ];
}

function keyHeaders(key: Drawn['key']): (readonly [string, string])[] {
  if (key === 'none') return [];
  if (key === 'unknown') return [['X-Api-Key', 'lk_unknown']];
  return key === 'valid'
    ? [['X-Api-Key', KEY]]
    : [
        ['X-Api-Key', KEY],
        ['x-api-key', KEY],
      ];
}

/** Given a value, returns it as clients put it into a path. */
const inPathOf = (value: string): string => (/^«\w+»$/.test(value) ? value : encode(value));

/** The path with its parameters; sometimes one that the document may not have. */
function pathOf(description: Description, { path, parameters }: Operation): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const values = inPath.map(({ name, schema }) =>
    fc.oneof(
      often(
        valid(description, schema, name).map((value) => inPathOf(String(value))),
        5,
      ),
      rarely(hostilePart),
    ),
  );
  const filled = fc
    .tuple(...values)
    .map((parts) => inPath.reduce((text, { name }, at) => text.replace(`{${name}}`, () => parts[at]!), path));
  const elsewhere = [
    filled.chain((text) => fc.constantFrom(`${text}/`, `/${text}`, `${text}/x`, `${text}.json`, raised(text))),
    fc.constantFrom(
      '//',
      '/api',
      '/api/v2/files',
      '/api/v1',
      '/api/v1/',
      '/..;/healthz',
      '/api/v1/jobs;x',
      '/api/v1//jobs',
    ),
  ];
  return fc.oneof(often(filled, 30), ...elsewhere.map(rarely));
}

/** As many parameters as a request may well have all of. */
const FEW = 6;

function queryOf(description: Description, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  // of many parameters most are left out, or hardly any query would be valid
  const leftOut = known.length > FEW ? 3 * known.length : 2;
  const pairs = known.map(({ name, schema, required }) => {
    const right = valid(description, schema, name).map((value) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, entry]) => `${name}[${encode(key)}]=${encode(String(entry))}`)
        : [`${name}=${encode(String(value))}`],
    );
    const wrong = hostileText.map((text) => [`${name}=${encode(text)}`]);
    const strange = fc.constantFrom(
      [`${name}`],
      [`${name}=`],
      [`${name}[]=1`],
      [`${name}=%zz`],
      [`${name}=%ff%fe`],
      [`${name}=1`, `${name}=2`],
    );
    return fc.oneof(
      ...(required ? [] : [often(fc.constant<string[]>([]), leftOut)]),
      often(right, 5),
      rarely(wrong),
      rarely(strange),
    );
  });
  const unknown = fc.oneof(
    often(fc.constant<string[]>([])),
    rarely(fc.constantFrom(...PROTOTYPE_NAMES).map((name) => [`${name}=1`, `${name}[x]=1`])),
    rarely(fc.tuple(hostileText, hostileText).map(([name, value]) => [`${encode(name)}=${encode(value)}`])),
    rarely(fc.constantFrom(['?'], ['&&&'], ['=&='], ['%'], ['#'.repeat(3).replaceAll('#', '%23')])),
  );
  return fc.tuple(...pairs, unknown).map((all) => (all.flat().length === 0 ? '' : `?${all.flat().join('&')}`));
}

/** Text that a header may have: printable bytes. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    '"',
    '"open',
    '*',
    'W/',
    '1',
    'wait=99999999999',
    'wait=-1',
    'bytes=0-1',
    'a,b,c',
    'é',
    'k'.repeat(300),
  ),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 40,
  }),
);

function headersOf(description: Description, parameters: readonly Parameter[]): fc.Arbitrary<Header[]> {
  const known = parameters.filter((parameter) => parameter.in === 'header');
  const asked = known.map(({ name, schema }) => {
    const right = (valid(description, schema, name) as fc.Arbitrary<string>).map((value) => [{ name, value }]);
    const wrong = headerText.map((value) => [{ name, value }]);
    const twice = fc.tuple(headerText, headerText).map((values) => values.map((value) => ({ name, value })));
    return fc.oneof(often(fc.constant<Header[]>([]), 6), often(right, 3), rarely(wrong), rarely(twice));
  });
  const strange = fc
    .tuple(fc.constantFrom(...STRANGE_HEADERS), headerText)
    .map(([name, value]): Header[] => [{ name, value }]);
  const extra = fc.oneof(often(fc.constant<Header[]>([]), 20), rarely(strange));
  return fc.tuple(...asked, extra).map((all) => all.flat());
}

/** Headers that change the meaning of a request on some servers. */
const STRANGE_HEADERS = [
  ...['Accept', 'Accept-Encoding', 'Range', 'If-Match', 'If-Modified-Since', 'Origin', 'Cookie', 'Forwarded'],
  ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-HTTP-Method-Override', 'X-Request-Id', 'Accept-Version'],
];

/** Returns the path in upper case, except for placeholders. */
function raised(path: string): string {
  return path.replace(/«\w+»|[a-z]+/g, (part) => (part.startsWith('«') ? part : part.toUpperCase()));
}
