/**
 * Draws bodies of requests: JSON and forms as the document requires, the same with one thing wrong, and invalid bodies.
 */
import fc from 'fast-check';
import type { Description, Operation, Schema } from './document.ts';
import { encode, hostileText, hostileValue, often, PDF, PROTOTYPE_NAMES, rarely, valid } from './values.ts';

export interface Body {
  readonly text: string;
  /** its Content-Type, if it names one */
  readonly type?: string;
}

const BOUNDARY = 'a-boundary-of-the-tests';
/** More than any body may have, except for an upload. */
const TOO_LONG = 70_000;
/** More than an upload may have if a file may have a megabyte. */
const TOO_LARGE = 1_100_000;

/** Types that no call accepts, and types with unnecessary parameters. */
const STRANGE_TYPES = [
  ...[
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json;',
    'application/json; q',
    '*/*',
  ],
  ...[
    'application/problem+json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/mixed; boundary=x',
  ],
  ...[
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=latin1',
    'nonsense',
    '__proto__',
    '',
  ],
];

/** Given an operation, returns the arbitrary of its bodies; undefined means no body. */
export function bodyOf(description: Description, { bodies }: Operation): fc.Arbitrary<Body | undefined> {
  const types = Object.entries(bodies);
  if (types.length === 0) {
    const unasked = fc.oneof(brokenJson, fc.constant({ text: 'x'.repeat(TOO_LONG), type: 'application/json' }));
    return fc.oneof(often(fc.constant(undefined), 20), rarely(unasked));
  }
  const right = types.map(([type, schema]) => ofType(description, type, schema));
  const mistyped = fc
    .tuple(fc.oneof(...right), fc.constantFrom(...STRANGE_TYPES))
    .map(([{ text }, type]) => ({ text, type }));
  return fc.oneof(...right.map((each) => often(each)), rarely(mistyped), rarely(fc.constant(undefined)));
}

function ofType(description: Description, type: string, schema: Schema): fc.Arbitrary<Body> {
  if (type === 'application/json') return jsonOf(description, schema);
  const { properties } = description.resolve(schema);
  const names = Object.keys(properties as object);
  return type === 'multipart/form-data' ? multipartOf(names) : urlencodedOf(names);
}

function jsonOf(description: Description, schema: Schema): fc.Arbitrary<Body> {
  const right = valid(description, schema);
  const wrong = fc.tuple(right, fc.nat(), hostileValue, fc.constantFrom('replace', 'remove', 'add')).map(spoilt);
  const json = (value: fc.Arbitrary<unknown>) =>
    value.map((each) => ({ text: JSON.stringify(each) ?? 'null', type: 'application/json' }));
  return fc.oneof(often(json(right), 5), often(json(wrong), 6), rarely(json(hostileValue)), rarely(brokenJson));
}

/** Given a value, changes one thing in it. */
function spoilt([value, which, hostile, how]: [unknown, number, unknown, string]): unknown {
  const copy = structuredClone(value) as Record<string, unknown>;
  const holders = [copy, ...Object.values(copy).filter((part) => typeof part === 'object' && part !== null)];
  const holder = holders[which % holders.length] as Record<string, unknown>;
  const names = Object.keys(holder);
  const name = names[which % Math.max(1, names.length)] ?? 'more';
  if (how === 'remove') delete holder[name];
  else {
    const added = PROTOTYPE_NAMES[which % PROTOTYPE_NAMES.length]!;
    const at = how === 'replace' ? name : which % 2 === 0 ? added : 'unknown';
    // as JSON.parse does: an own field, even if it is called __proto__
    Object.defineProperty(holder, at, { value: hostile, enumerable: true, configurable: true, writable: true });
  }
  return copy;
}

const DEEP = 10_000;

/** Not JSON, almost JSON, or JSON that breaks some parsers. */
const brokenJson: fc.Arbitrary<Body> = fc
  .oneof(
    fc.constantFrom(
      ...[
        '',
        ' ',
        '{',
        '}',
        'null',
        '"x"',
        '5',
        '[]',
        'NaN',
        "{'ids': []}",
        '{"ids": [}',
        '{}{}',
        '\ufeff{}',
        '{"a": 1,}',
      ],
      ...['{"__proto__": {"admin": true}}', '{"constructor": {"prototype": {"admin": true}}}', '{"ids": 1, "ids": []}'],
      ...['{"ids": ["\\ud800"], "format": "JSON"}', '{"format": 1e99999}', '{"ids": [], "format": "JSON"} //', '\0'],
      '['.repeat(DEEP),
      `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
      '{"a":'.repeat(DEEP),
      `{"ids": ["${'x'.repeat(TOO_LONG)}"], "format": "JSON"}`,
    ),
    fc.json({ maxDepth: 3 }),
    hostileText,
  )
  .map((text) => ({ text, type: 'application/json' }));

function urlencodedOf(names: readonly string[]): fc.Arbitrary<Body> {
  const pairs = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...names), hostileText), formValue), { maxLength: 4 });
  const right = fc.constantFrom(...names).chain((name) => formValue.map((value) => [[name, value]]));
  return fc.oneof(often(right, 3), often(pairs, 2)).map((fields) => ({
    text: fields.map(([name, value]) => `${encode(name!)}=${encode(value!)}`).join('&'),
    type: 'application/x-www-form-urlencoded',
  }));
}

const formValue = fc.oneof(
  often(fc.constantFrom('tulip', 'rose'), 3),
  hostileText,
  rarely(fc.constant('x'.repeat(TOO_LONG))),
);

interface Part {
  readonly name: string;
  /** undefined: a field, not a file */
  readonly filename?: string;
  readonly text: string;
}

function multipartOf(names: readonly string[]): fc.Arbitrary<Body> {
  const takesFile = names.includes('file');
  const file = fc.record({
    name: fc.constantFrom(...names),
    filename: fc.oneof(often(fc.constant('statement.pdf'), 3), rarely(hostileText)),
    text: fc.oneof(
      often(fc.constant(PDF), 6),
      rarely(fc.constantFrom('', '%PDF-1.7\n%%EOF', 'PK\x03\x04', '<html>', `%PDF-1.7\n${'x'.repeat(TOO_LARGE)}`)),
      rarely(hostileText),
    ),
  });
  const field = fc.record({ name: fc.constantFrom(...names), text: formValue });
  const strange = fc.record({ name: hostileText, text: formValue });
  const right: fc.Arbitrary<Part[]> = (takesFile ? file : field).map((part) => [part]);
  const several = fc.array(fc.oneof<fc.Arbitrary<Part>[]>(file, field, strange), { maxLength: 5 });
  const crowd = fc.integer({ min: 10, max: 200 }).map((count) => Array<Part>(count).fill({ name: 'x', text: 'x' }));
  return fc
    .oneof(often(right, 6), often(several, 3), rarely(crowd))
    .chain((parts) =>
      fc.oneof(
        often(fc.constant(whole(parts)), 8),
        // cut short, without its end, with another boundary
        rarely(fc.nat({ max: 400 }).map((length) => whole(parts).slice(0, length))),
        rarely(fc.constant(whole(parts).replace(`--${BOUNDARY}--`, ''))),
        rarely(fc.constant(whole(parts).replaceAll(BOUNDARY, 'another'))),
      ),
    )
    .map((text) => ({ text, type: `multipart/form-data; boundary=${BOUNDARY}` }));
}

function whole(parts: readonly Part[]): string {
  const written = parts.map(({ name, filename, text }) => {
    const file = filename === undefined ? '' : `; filename="${quoted(filename)}"`;
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${quoted(name)}"${file}\r\n\r\n${text}\r\n`;
  });
  return `${written.join('')}--${BOUNDARY}--\r\n`;
}

/** Quotes a name as browsers do. */
function quoted(text: string): string {
  return text.replace(
    /["\r\n]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`,
  );
}
