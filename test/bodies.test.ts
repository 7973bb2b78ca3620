/** Bodies and parameters that are refused: each answer names what is wrong, what was found, and what to send. */
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorBody } from '../contract/error.ts';
import { FORMAT_NAMES } from '../formats/registry.ts';
import { json } from './client.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const BODY = { ids: [UNKNOWN], format: 'JSON' };

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const post = (body: RequestInit['body'], headers: Record<string, string>, path = '/convert') =>
  server.call(path, { method: 'POST', body, headers: { 'Content-Type': 'application/json', ...headers } });

describe('a body', () => {
  test.each(['gzip', 'br', 'GZIP', 'gzip, identity', 'zstd'])(
    'in the Content-Encoding %s is refused by name',
    async (coding) => {
      const packed = gzipSync(JSON.stringify(BODY));
      const response = await post(packed, { 'Content-Encoding': coding });
      expect(await expectError(response.clone(), 400, 'INVALID_REQUEST')).toEqual({ field: 'Content-Encoding' });
      expect(await response.text()).toContain(`the Content-Encoding ${coding},`);
    },
  );

  test('of an upload that is compressed is refused, too', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    const response = await server.call('/files', { method: 'POST', body: uploadForm(Buffer.from('x')), headers });
    expect(await expectError(response, 400, 'INVALID_REQUEST')).toEqual({ field: 'Content-Encoding' });
  });

  test.each(['utf-16', 'UTF-16LE', 'latin1', '"iso-8859-1"'])(
    'in the charset %s is refused by name',
    async (charset) => {
      const response = await post(JSON.stringify(BODY), { 'Content-Type': `application/json; charset=${charset}` });
      expect(await expectError(response, 400, 'INVALID_REQUEST')).toEqual({ field: 'Content-Type' });
    },
  );

  test.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8', 'us-ascii'])('in the charset %s is read', async (charset) => {
    const response = await post(JSON.stringify(BODY), { 'Content-Type': `application/json; charset=${charset}` });
    await expectError(response, 404, 'FILE_NOT_FOUND');
  });

  test('with a byte order mark and the Content-Encoding identity is read', async () => {
    const response = await post(`\ufeff${JSON.stringify(BODY)}`, { 'Content-Encoding': 'identity' });
    await expectError(response, 404, 'FILE_NOT_FOUND');
  });

  test('whose bytes are not UTF-8 is refused, as JSON and as a form', async () => {
    const bytes = Buffer.from('{"ids": ["é"]}', 'latin1');
    expect(await expectError(await post(bytes, {}), 400, 'INVALID_REQUEST')).toEqual({ field: 'body' });
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const response = await post(Buffer.from('password=é', 'latin1'), form, `/files/${UNKNOWN}/password`);
    expect(await expectError(response, 400, 'INVALID_REQUEST')).toEqual({ field: 'body' });
  });

  test('of a type that no call accepts is refused by name', async () => {
    const response = await post('<ids/>', { 'Content-Type': 'application/xml' });
    expect(await expectError(response.clone(), 400, 'INVALID_REQUEST')).toEqual({ field: 'Content-Type' });
    expect(await response.text()).toContain('application/xml');
  });

  test.each([
    ['__proto__', '"__proto__": {"ids": 1}'],
    ['constructor', '"constructor": {"prototype": {}}'],
    ['hints.__proto__', '"hints": {"__proto__": {"year": 2025}}'],
    ['metadata.__proto__', '"metadata": {"__proto__": "x"}'],
  ])('with the field %s is refused by name', async (field, text) => {
    const response = await post(`{${text}, "ids": ["${UNKNOWN}"], "format": "JSON"}`, {});
    expect(await expectError(response, 400, 'INVALID_REQUEST')).toEqual({ field });
  });

  test.each(['{', '{"a": 1}', 'x'.repeat(100_000)])('of a DELETE is ignored (%#)', async (body) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await server.call(`/files/${UNKNOWN}`, { method: 'DELETE', body, headers });
    await expectError(response, 404, 'FILE_NOT_FOUND');
  });
});

describe('the message about a wrong field', () => {
  const told = async (response: Response) => ErrorBody.parse(await response.json()).error;

  test.each([
    [{ format: 'JSON' }, 'The field ids is missing: it must be an array of uuids of uploaded files.'],
    [{ ...BODY, ids: [] }, 'The field ids is an empty array: it must name one uploaded file or more.'],
    [{ ...BODY, ids: 5 }, 'The field ids is 5: it must be an array of uuids of uploaded files.'],
    [{ ...BODY, ids: { length: 1 } }, 'The field ids is an object: it must be an array of uuids of uploaded files.'],
    [
      { ...BODY, ids: [null] },
      'The field ids[0] is null: it must be a UUID, such as 3f0c5a52-8a3c-4d7e-9b1e-2f6d0a7c9e11.',
    ],
    [{ ...BODY, hints: [] }, 'The field hints is an empty array: it must be an object.'],
    [{ ...BODY, hints: { year: 1 } }, 'The field hints.year is 1: it must be a whole year from 1970 to 2100.'],
    [
      { ...BODY, hints: { year: 2025.5 } },
      'The field hints.year is 2025.5: it must be a whole year from 1970 to 2100.',
    ],
    [{ ...BODY, hints: { year: 2101 } }, 'The field hints.year is 2101: it must be a whole year from 1970 to 2100.'],
    [
      { ...BODY, hints: { currency: 5 } },
      'The field hints.currency is 5: it must be a currency code of ISO 4217, such as EUR.',
    ],
    [
      { ...BODY, hints: { currency: 'XQZ' } },
      'The field hints.currency is the text "XQZ": it must be a currency code of ISO 4217, such as EUR.',
    ],
    [
      { ...BODY, hints: { dateOrder: '' } },
      'The field hints.dateOrder is an empty text: it must be one of DMY, MDY, YMD.',
    ],
    [
      { ...BODY, hints: { columnsAt: [{ page: 1, x: 1, y: 1, holds: 'fee' }] } },
      'The field hints.columnsAt[0].holds is the text "fee": it must be one of debit, credit, amount, balance, date, value_date, other.',
    ],
    [
      { ...BODY, hints: { excludedPages: [0] } },
      'The field hints.excludedPages[0] is 0: it must be the number of a page, from 1.',
    ],
    [
      { ...BODY, hints: { startPages: [2, 3], continuePages: [3] } },
      'The field hints.continuePages is an array of 1: it must name no page of startPages.',
    ],
    [{ ...BODY, hints: { yaer: 2025 } }, 'The field hints.yaer is none of this call. Did you mean hints.year?'],
    [{ ...BODY, hints: { language: 'en' } }, 'The field hints.language is none of this call. Check its name.'],
    [{ ...BODY, formt: 'CSV' }, 'The field formt is none of this call. Did you mean format?'],
    [{ id: UNKNOWN, format: 'JSON' }, 'The field id is none of this call. Did you mean ids?'],
    [{ ...BODY, format: 'PDF' }, `The field format is the text "PDF": it must be one of ${FORMAT_NAMES.join(', ')}.`],
    [[BODY], 'The body is an array of 1: it must be one JSON object with the fields of this call.'],
    ['x', 'The body is the text "x": it must be one JSON object with the fields of this call.'],
  ])('%j', async (body, message) => {
    expect((await told(await server.call('/convert', json(body)))).message).toBe(message);
  });

  test.each([
    ['limit=0', 'The parameter limit is the text "0": it must be a whole number from 1 to 100.'],
    ['limit=', 'The parameter limit is an empty text: it must be a whole number from 1 to 100.'],
    ['limit=1&limit=2', 'The parameter limit was sent 2 times. Send it once: it must be a whole number from 1 to 100.'],
    [
      'cursor=a&cursor=b',
      'The parameter cursor was sent 2 times. Send it once: it must be the `nextCursor` of the page before.',
    ],
    [
      `cursor=${'x'.repeat(600)}`,
      `The parameter cursor is the text "${'x'.repeat(60)}…": it must be the \`nextCursor\` of the page before.`,
    ],
  ])('%s', async (query, message) => {
    const error = await told(await server.call(`/jobs?${query}`));
    expect(error.message).toBe(message);
    expect(error.details).toEqual({ field: query.split('=')[0] });
  });

  test('shows nothing that changes how it is displayed', async () => {
    const format = '\u001b[31m\u202eJSON\u0000\n';
    expect((await told(await server.call('/convert', json({ ...BODY, format })))).message).toBe(
      `The field format is the text "\ufffd[31m\ufffdJSON\ufffd\ufffd": it must be one of ${FORMAT_NAMES.join(', ')}.`,
    );
  });
});

describe('a password that is too long', () => {
  const path = `/files/${UNKNOWN}/password`;
  const form = (length: number) => {
    const body = new FormData();
    body.append('password', 'p'.repeat(length));
    return body;
  };

  test.each([
    ['in JSON', () => json({ password: 'p'.repeat(1_025) })],
    ['in a urlencoded form', () => ({ method: 'POST', body: new URLSearchParams({ password: 'p'.repeat(1_025) }) })],
    ['in a multipart form', () => ({ method: 'POST', body: form(1_025) })],
    ['far beyond what a field may hold', () => ({ method: 'POST', body: form(20_000) })],
  ])('is refused as such, %s, and not shown', async (_how, init: () => RequestInit) => {
    const response = await server.call(path, init());
    expect(await expectError(response.clone(), 400, 'INVALID_REQUEST')).toEqual({ field: 'password' });
    expect(await response.text()).not.toContain('ppp');
  });
});
