/**
 * Uploads that are refused: forms without a file, too large, not a PDF. The answer must reach a client that is still
 * sending.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../server/testing/eventually.ts';
import { sendRaw } from './raw.ts';
import { startServer, type TestServer, uploadForm } from './server.ts';
import { expectError } from './shape.ts';

const MEBIBYTE = 1024 * 1024;
const run = promisify(execFile);

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer({ LEDGERIZE_MAX_FILE_MB: '2' });
  folder = await mkdtemp(join(tmpdir(), 'ledgerize-upload-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Begins like a PDF, but is not one. */
const large = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(bytes - 9)]);
const send = (body: RequestInit['body'], headers = {}) => server.call('/files', { method: 'POST', body, headers });

describe('an upload without a file is FILE_REQUIRED', () => {
  test('with no body', async () => {
    await expectError(await send(null), 400, 'FILE_REQUIRED');
  });

  test.each([
    ['JSON', 'application/json', '{"file": "x"}'],
    ['malformed JSON', 'application/json', '{'],
    ['a PDF itself', 'application/pdf', '%PDF-1.7'],
    ['a urlencoded form', 'application/x-www-form-urlencoded', 'file=x'],
    ['a form without a boundary', 'multipart/form-data', 'x'],
    ['a form whose boundary never comes', 'multipart/form-data; boundary=abc', 'x'],
    ['no known type', 'nonsense', 'x'],
  ])('with %s', async (_what, contentType, body) => {
    await expectError(await send(body, { 'Content-Type': contentType }), 400, 'FILE_REQUIRED');
  });

  test('with an empty form', async () => {
    await expectError(await send(new FormData()), 400, 'FILE_REQUIRED');
  });

  test('with an empty file', async () => {
    await expectError(await send(uploadForm(Buffer.alloc(0))), 400, 'FILE_REQUIRED');
  });

  test('with text in the field', async () => {
    const form = new FormData();
    form.append('file', 'statement.pdf');
    await expectError(await send(form), 400, 'FILE_REQUIRED');
  });

  test('with the file under another name', async () => {
    const form = new FormData();
    form.append('document', new Blob([large(3 * MEBIBYTE)]), 'statement.pdf');
    await expectError(await send(form), 400, 'FILE_REQUIRED');
  });
});

describe('a form', () => {
  test('with fields before and after the file is accepted', async () => {
    const form = new FormData();
    form.append('note', 'for the tax office');
    form.append('file', new Blob(['plain text']), 'notes.txt');
    form.append('more', 'x');
    await expectError(await send(form), 415, 'UNSUPPORTED_FILE');
  });

  test('with a hundred other fields is 413', async () => {
    const form = new FormData();
    for (let at = 0; at < 100; at++) form.append(`field${at}`, 'x');
    await expectError(await send(form), 413, 'INVALID_REQUEST');
  });

  test('with two files is INVALID_REQUEST, and neither is kept', async () => {
    const form = uploadForm(large(100_000));
    form.append('file', new Blob([large(100_000)]), 'second.pdf');
    expect(await expectError(await send(form), 400, 'INVALID_REQUEST')).toEqual({ field: 'file' });
  });

  test.each([
    ['file', 'INVALID_REQUEST'],
    ['metadata', 'FILE_REQUIRED'],
  ] as const)('that breaks off in a file in the field %s is %s', async (field, code) => {
    const part = `--b\r\nContent-Disposition: form-data; name="${field}"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no end`;
    const head = `POST /api/v1/files HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}\r\nConnection: close`;
    const type = 'Content-Type: multipart/form-data; boundary=b';
    const request = `${head}\r\n${type}\r\nContent-Length: ${part.length}\r\n\r\n${part}`;
    await expectError(await sendRaw(server.port, request), 400, code);
  });
});

describe('bytes that are not a PDF', () => {
  test('are UNSUPPORTED_FILE', async () => {
    await expectError(
      await send(uploadForm(Buffer.from('PK\x03\x04 a zip'), 'statement.pdf')),
      415,
      'UNSUPPORTED_FILE',
    );
  });

  test('are refused as soon as their beginning arrives', async () => {
    const socket = connect(server.port, '127.0.0.1');
    const answer = new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    const head = `POST /api/v1/files HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}`;
    socket.write(`${head}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n`);
    socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
    socket.write('x'.repeat(3_000));
    expect(await answer).toMatch(/^HTTP\/1\.1 415 /);
    socket.destroy();
  });
});

describe('a file over the limit is FILE_TOO_LARGE', () => {
  test('by a little', async () => {
    const details = await expectError(await send(uploadForm(large(2 * MEBIBYTE + 1))), 413, 'FILE_TOO_LARGE');
    expect(details).toEqual({ maxBytes: 2 * MEBIBYTE });
  });

  test('by much, to fetch', async () => {
    await expectError(await send(uploadForm(large(40 * MEBIBYTE))), 413, 'FILE_TOO_LARGE');
  });

  test('by much, to curl', async () => {
    const path = join(folder, 'large.pdf');
    await writeFile(path, large(40 * MEBIBYTE));
    const { stdout } = await run('curl', [
      ...['-sS', '-w', '\n%{http_code}', '-H', `X-Api-Key: ${server.key}`],
      ...['-F', `file=@${path}`, `${server.url}/files`],
    ]);
    const [body, status] = stdout.split('\n');
    expect(status).toBe('413');
    expect(JSON.parse(body!)).toMatchObject({ error: { code: 'FILE_TOO_LARGE', details: { maxBytes: 2 * MEBIBYTE } } });
  });

  test('of unknown length, sent in chunks', async () => {
    const response = await server.call('/files', {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: new ReadableStream({
        start(form) {
          const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
          form.enqueue(new TextEncoder().encode(head));
        },
        pull(form) {
          form.enqueue(large(MEBIBYTE));
        },
      }),
      duplex: 'half',
    } as RequestInit);
    await expectError(response, 413, 'FILE_TOO_LARGE');
  });

  test('and keeps the connection open for the next request', async () => {
    for (let at = 0; at < 5; at++) {
      await expectError(await send(uploadForm(large(3 * MEBIBYTE))), 413, 'FILE_TOO_LARGE');
      expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    }
  });
});

test('an upload whose client disconnects leaves nothing on the disk', async () => {
  const socket = connect(server.port, '127.0.0.1');
  const head = `POST /api/v1/files HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}`;
  socket.write(`${head}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000000\r\n\r\n`);
  socket.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n');
  socket.write(large(500_000));
  await eventually(async () => expect(await server.storage.temporary()).toHaveLength(1));
  socket.destroy();
  await eventually(async () => expect(await server.storage.temporary()).toEqual([]));
});

test('a server that stops does not wait for a connection that was answered while it was sending', async () => {
  const stopping = await startServer({ LEDGERIZE_MAX_FILE_MB: '1' });
  const response = await stopping.call('/files', { method: 'POST', body: uploadForm(large(3 * MEBIBYTE)) });
  await expectError(response, 413, 'FILE_TOO_LARGE');
  const started = performance.now();
  await stopping.close();
  expect(performance.now() - started).toBeLessThan(5_000);
});
