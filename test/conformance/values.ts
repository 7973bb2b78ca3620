/** Draws values from JSON Schemas: valid ones, and ones that nobody should ever send. */
import fc from 'fast-check';
import type { Description, Schema } from './document.ts';

/** Placeholders for what the server has: replaced when the request is sent. */
export const KEY = '«key»';
/** the cookie of an operator */
export const SESSION = '«session»';
export const KEY_ID = '«keyid»';
/** another account than the caller's */
export const ACCOUNT = '«account»';
/** another person of the caller's account, and an invitation to it */
export const MEMBER = '«member»';
export const INVITATION = '«invitation»';
/** the cookie of a person who may leave it */
export const LEAVER = '«leaver»';
export const WEBHOOK = '«webhook»';
export const VERSION = '«version»';
export const BANK_ACCOUNT = '«bankaccount»';
export const CLIENT = '«client»';
export const DELIVERY = '«delivery»';
export const FILE = '«file»';
export const LOCKED = '«locked»';
export const JOB = '«job»';
export const FAILED_JOB = '«failed»';
export const TAG = '«tag»';
export const CURSOR = '«cursor»';
/** the bytes of a statement */
export const PDF = '«pdf»';

export const often = <T>(arbitrary: fc.Arbitrary<T>, weight = 12) => ({ weight, arbitrary });
export const rarely = <T>(arbitrary: fc.Arbitrary<T>) => ({ weight: 1, arbitrary });

/** Values of fields and parameters whose schema is less strict than the server, by name. */
const KNOWN: Readonly<Record<string, readonly (string | number | null)[]>> = {
  uuid: [FILE, FILE, LOCKED],
  page: [1, 1, 1, 2],
  keyId: [KEY_ID],
  accountId: [ACCOUNT],
  userId: [MEMBER],
  invitationId: [INVITATION],
  webhookId: [WEBHOOK],
  deliveryId: [DELIVERY],
  clientId: [CLIENT],
  client: [CLIENT],
  bankAccountId: [BANK_ACCOUNT],
  url: ['https://receiver.invalid/hook', 'https://192.0.2.1/'],
  ids: [FILE, FILE, FILE, LOCKED],
  jobId: [JOB, JOB, JOB, FAILED_JOB],
  cursor: [CURSOR],
  currency: ['EUR', 'JPY', 'KWD'],
  basedOn: [VERSION],
  from: [VERSION],
  statement: [0],
  row: [0, 1],
  before: [0, 2],
  removed: [0],
  version: [VERSION],
  periodFrom: ['2025-06-01'],
  periodTo: ['2025-06-30', '2024-02-29'],
  date: ['2025-06-02', '2024-02-29'],
  valueDate: ['2025-06-02', null],
  transactionDate: ['2025-06-02', null],
  amount: ['-12.20', '0', '5'],
  balance: ['12.20', null],
  openingBalance: ['100.00', null],
  closingBalance: ['100.00', null],
  firstDay: ['2024-01-01'],
  lastDay: ['2026-12-31'],
  heading: ['Booking date', null],
  bankId: ['3000'],
  periodStart: ['2025-06-01'],
  periodEnd: ['2025-06-30'],
  password: ['tulip', 'tulip', 'rose'],
  'If-None-Match': [TAG, '*', `W/${TAG}`],
  Prefer: ['wait=0', 'wait=1', 'respond-async, wait=5', 'wait="2"'],
};

/** The key of an entry that a client chooses; few, so that filters find some. */
const entryKey = fc.constantFrom('invoice', 'client', 'Kunde Nr. 5', 'k'.repeat(40));

/** Given a schema and its name, returns the arbitrary of its valid values. */
export function valid(description: Description, schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const resolved = description.resolve(schema);
  const { type, items } = resolved;
  // a version of a file, and one of a format
  const named = Array.isArray(resolved.enum) ? undefined : KNOWN[name];
  // one name may be that of a field that may be null, and of one that may not
  const known = type === 'string' ? named?.filter((value) => value !== null) : named;
  if (type !== 'array' && known !== undefined) {
    const other = resolved.format === 'uuid' ? [{ weight: 1, arbitrary: fc.uuid() }] : [];
    return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, ...other);
  }
  const several = resolved.anyOf ?? resolved.oneOf;
  if (Array.isArray(several)) {
    return fc.oneof(...several.map((each: Schema) => valid(description, each, name)));
  }
  if (Array.isArray(resolved.prefixItems)) {
    return fc.tuple(...resolved.prefixItems.map((each: Schema) => valid(description, each)));
  }
  if (resolved.const === undefined && !Array.isArray(resolved.enum)) {
    if (type === 'object') return objectOf(description, resolved);
    if (type === 'array') return listOf(resolved, valid(description, items as Schema, name));
  }
  return simple(resolved, name);
}

/** Given the schema of a list and the arbitrary of its entries, returns that of its valid values. */
function listOf(resolved: Schema, entry: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const [minLength, maxLength] = [(resolved.minItems as number) ?? 0, Math.min((resolved.maxItems as number) ?? 4, 4)];
  const bounds = { minLength, maxLength };
  return resolved.uniqueItems === true ? fc.uniqueArray(entry, bounds) : fc.array(entry, bounds);
}

/** Given a schema without others in it and its name, returns the arbitrary of its valid values. */
function simple(resolved: Schema, name: string): fc.Arbitrary<unknown> {
  const { type, pattern } = resolved;
  if (resolved.const !== undefined) return fc.constant(resolved.const);
  if (Array.isArray(resolved.enum)) return fc.constantFrom(...resolved.enum);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'number') return fc.double({ min: 0.01, max: resolved.maximum as number, noNaN: true });
  if (type === 'integer') return fc.integer({ min: resolved.minimum as number, max: resolved.maximum as number });
  if (type !== 'string') throw new Error(`no values are drawn for ${name}: ${JSON.stringify(resolved)}`);
  if (resolved.format === 'uuid') return fc.uuid();
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern));
  return fc.string({
    minLength: (resolved.minLength as number) ?? 0,
    maxLength: Math.min((resolved.maxLength as number) ?? 40, 40),
  });
}

/** Given the schema of an object, returns the arbitrary of its valid values. */
function objectOf(description: Description, resolved: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = resolved;
  const fields = Object.entries(properties as Record<string, Schema>);
  const entries = resolved.additionalProperties as Schema | boolean | undefined;
  if (fields.length === 0 && typeof entries === 'object') {
    return fc.dictionary(entryKey, valid(description, entries), { maxKeys: 3, noNullPrototype: true });
  }
  const drawn = fields.map(([field, part]) => [field, valid(description, part, field)]);
  return fc.record(Object.fromEntries(drawn), { requiredKeys: required as never[] });
}

/** Names that objects have from their prototype, which careless code takes for fields. */
export const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

const LONG = 5_000;

/** Texts that break careless code: in every script, very long, with commands for terminals and databases. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      '\u0000tulip',
      '\r\nX-Injected: 1',
      '\u202etxt.exe',
      '\ud800',
      '\uffff',
      '𝕁𝕊𝕆ℕ',
      'ı',
      'ﬀ',
      'JSON\n',
    ],
    ...["' OR 1=1 --", '"; DROP TABLE files; --', '#{7*7}', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd'],
    ...['null', 'Infinity', 'NaN', '-1', '1e309', '0x10', '1.5', '00000000-0000-0000-0000-000000000000', '%00', '%zz'],
    ...PROTOTYPE_NAMES,
    'x'.repeat(LONG),
    '🏦'.repeat(LONG / 4),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
);

/** JSON values that are mostly invalid. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, 1e-320, [], {}, [[]], [null], {
    length: 1,
  }),
  fc.array(fc.constantFrom(FILE, FAILED_JOB, 'JSON', 'x'), { maxLength: 150 }),
  fc.constant(null).map(() => nested(200)),
  fc.jsonValue({ maxDepth: 4 }),
);

function nested(depth: number): unknown {
  return depth === 0 ? 'deep' : depth % 2 === 0 ? [nested(depth - 1)] : { a: nested(depth - 1) };
}

/**
 * Parts of a path that encode nothing, too much, or something foreign. Without a slash, which would make another path.
 */
export const hostilePart: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '%',
      '%zz',
      '%00',
      '%2e%2e',
      '%2e',
      '..%2f..%2fetc%2fpasswd',
      '%c0%af',
      '%F0%28%8C%28',
      '%25%32%66',
      '%0d%0aX:%201',
    ],
    ...['..', '.', ';', '*', ':uuid', '{uuid}', '~', '$', '%5c', 'null', '-', `${FILE};v=1`, `${FILE}%00`, `${JOB}%20`],
    ...PROTOTYPE_NAMES,
    'x'.repeat(LONG),
  ),
  hostileText.map(encode).filter((part) => part !== ''),
  fc.uuid(),
);

/** Half a surrogate pair cannot be encoded. */
export function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
