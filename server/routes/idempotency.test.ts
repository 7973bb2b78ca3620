/** What a client may send as its idempotency key. */
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { REQUEST_HEADERS } from '../../contract/headers.ts';
import { idempotencyKey } from './idempotency.ts';

const read = (...values: string[]) =>
  idempotencyKey({ raw: { headersDistinct: { 'idempotency-key': values } } } as unknown as FastifyRequest);

const published = new RegExp(REQUEST_HEADERS['Idempotency-Key'].schema.pattern);

test.each([
  ['8e03978e-40d5-43e8-bc93-6894a57f9324', '8e03978e-40d5-43e8-bc93-6894a57f9324'],
  ['"8e03978e-40d5-43e8-bc93-6894a57f9324"', '8e03978e-40d5-43e8-bc93-6894a57f9324'],
  ['order 12', 'order 12'],
  ['"say \\"yes\\" \\\\"', 'say "yes" \\'],
  ['x'.repeat(255), 'x'.repeat(255)],
  [`"${'x'.repeat(255)}"`, 'x'.repeat(255)],
])('%s is the key %s', (header, key) => {
  expect(read(header)).toBe(key);
  expect(header).toMatch(published);
});

test.each([[''], ['""'], ['"'], ['"open'], ['"a" b'], ['"a\\b"'], ['caf\u00e9'], ['a\tb']])(
  '%j is not a key',
  (header) => {
    expect(() => read(header)).toThrow(expect.objectContaining({ code: 'INVALID_REQUEST', status: 400 }));
    expect(header).not.toMatch(published);
  },
);

test.each(['x'.repeat(256), `"${'x'.repeat(256)}"`])('a key of 256 characters is too long', (header) => {
  expect(() => read(header)).toThrow('has 256 characters');
});

test.each(['', ' ', '""'])('the message for an empty key says that it is empty: %j', (header) => {
  expect(() => read(header)).toThrow('is empty');
});

test('a key sent twice is refused', () => {
  expect(() => read('a', 'b')).toThrow('was sent 2 times');
});

test('no header means no key', () => {
  expect(idempotencyKey({ raw: { headersDistinct: {} } } as unknown as FastifyRequest)).toBeUndefined();
});
