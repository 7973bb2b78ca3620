/**
 * Draws what no client should send: broken lines, headers, frames, forms and addresses, other protocols, half of
 * anything.
 */
import fc from 'fast-check';
import type { Attack } from './connection.ts';
import { brokenForms } from './forms.ts';
import {
  oddChunks,
  oddCoding,
  oddHeader,
  oddHost,
  oddLength,
  oddLine,
  oddPath,
  otherProtocol,
  upgrade,
} from './oddities.ts';

type Pieces = fc.Arbitrary<readonly string[]>;

const END = '\r\n\r\n';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const PATHS = ['/healthz', '/', '/api/v1/jobs', '/api/v1/account', '/openapi/openapi.yaml', `/api/v1/files/${UNKNOWN}`];

/** Given an API key, returns the arbitrary of attacks. */
export function attacks(key: string): fc.Arbitrary<Attack> {
  const path = fc.constantFrom(...PATHS);
  const host = `Host: x\r\nX-Api-Key: ${key}`;
  const post = (call: string, rest: string) => `POST /api/v1/${call} HTTP/1.1\r\n${host}\r\n${rest}`;
  const json = (rest: string) => post('convert', `Content-Type: application/json\r\n${rest}`);

  const kinds: Record<string, Pieces> = {
    'an odd path': one(oddPath.map((odd) => `GET ${odd} HTTP/1.1\r\n${host}${END}`)),
    'an odd request line': one(oddLine.map((line) => `${line}\r\n${host}${END}`)),
    'another protocol': one(otherProtocol),
    'an odd header': one(fc.tuple(path, oddHeader).map(([to, odd]) => `GET ${to} HTTP/1.1\r\n${host}\r\n${odd}${END}`)),
    'an odd host': one(
      fc.tuple(path, oddHost).map(([to, odd]) => `GET ${to} HTTP/1.1\r\nX-Api-Key: ${key}\r\n${odd}${END}`),
    ),
    'too many headers': one(
      fc.integer({ min: 50, max: 3_000 }).map((n) => `GET / HTTP/1.1\r\n${host}\r\n${'a: b\r\n'.repeat(n)}\r\n`),
    ),
    'a header without end': one(
      fc.integer({ min: 1, max: 60_000 }).map((n) => `GET / HTTP/1.1\r\n${host}\r\nX: ${'x'.repeat(n)}`),
    ),
    'an odd length': one(oddLength.map((length) => json(`${length}${END}{"ids": [], "format": "JSON"}`))),
    'odd chunks': one(oddChunks.map((chunks) => json(`Transfer-Encoding: chunked${END}${chunks}`))),
    'a length and chunks': one(
      fc
        .constantFrom('0', '5', '9999')
        .map((n) => json(`Content-Length: ${n}\r\nTransfer-Encoding: chunked${END}0${END}`)),
    ),
    'an odd transfer encoding': one(
      oddCoding.map((coding) => json(`Transfer-Encoding: ${coding}${END}5\r\nhello\r\n0${END}`)),
    ),
    'an upgrade': one(
      fc.tuple(path, upgrade).map(([to, fields]) => `GET ${to} HTTP/1.1\r\n${host}\r\n${fields}${END}`),
    ),
    'many requests at once': one(
      fc
        .array(fc.oneof(path, oddPath), { minLength: 2, maxLength: 30 })
        .map((paths) => paths.map((to) => `GET ${to} HTTP/1.1\r\n${host}${END}`).join('')),
    ),
    'a body that drips': fc
      .tuple(fc.string({ maxLength: 40 }), fc.integer({ min: 0, max: 60 }))
      .map(([text, length]) => [json(`Content-Length: ${length}${END}`), ...text]),
    'a broken form': fc
      .tuple(brokenForms, fc.constantFrom('files', `files/${UNKNOWN}/password`))
      .map(([{ type, body }, call]) => [
        post(call, `Content-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close${END}`),
        body,
      ]),
    noise: one(fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes).toString('latin1'))),
  };
  return fc.constantFrom(...Object.keys(kinds)).chain((name) =>
    fc.record({
      name: fc.constant(name),
      pieces: kinds[name]!,
      end: fc.constantFrom('finish' as const, 'finish' as const, 'finish' as const, 'leave' as const),
    }),
  );
}

const one = (text: fc.Arbitrary<string>): Pieces => text.map((each) => [each]);
