/** Bodies that do not arrive: the server waits for a limited time, answers, and closes the connection. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, answersIn } from './hostile/connection.ts';
import { startServer, type TestServer } from './server.ts';

const BODY_MS = 30_000;
const FORM_IDLE_MS = 60_000;
const DRAIN_MS = 10_000;
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const PART = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
// the clock of the server, not that of its sockets
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Sends the beginning of a body, lets the time pass, and returns the answer after the server has closed. */
async function answerAfter(ms: number, call: string, type: string, beginning: string): Promise<Answer> {
  const socket = connect(server.port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const closed = once(socket, 'close');
  const answered = once(socket, 'data');
  const head = `POST /api/v1/${call} HTTP/1.1\r\nHost: x\r\nX-Api-Key: ${server.key}\r\nContent-Type: ${type}`;
  const waiting = vi.getTimerCount();
  socket.write(`${head}\r\nContent-Length: 5000\r\n\r\n${beginning}`);
  while (vi.getTimerCount() === waiting) await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(Buffer.concat(chunks).toString()).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  await answered;
  await vi.advanceTimersByTimeAsync(DRAIN_MS);
  await closed;
  return answersIn(Buffer.concat(chunks))[0]!;
}

test.each([
  ['JSON', BODY_MS, 'convert', 'application/json', '{"ids": ['],
  ['a urlencoded form', BODY_MS, `files/${UNKNOWN}/password`, 'application/x-www-form-urlencoded', 'passw'],
  ['a form with a password', FORM_IDLE_MS, `files/${UNKNOWN}/password`, 'multipart/form-data; boundary=b', '--b\r\n'],
  ['an upload before its file', FORM_IDLE_MS, 'files', 'multipart/form-data; boundary=b', '--b\r\n'],
])('%s that stalls is 408 after %d ms', async (_what, ms, call, type, beginning) => {
  const { status, body } = await answerAfter(ms, call, type, beginning);
  expect(status).toBe(408);
  expect(JSON.parse(body).error).toMatchObject({
    code: 'INVALID_REQUEST',
    message: expect.stringMatching(/in time\./),
  });
});

test('an upload that stalls in its file is 408, and leaves nothing behind', async () => {
  const { status } = await answerAfter(FORM_IDLE_MS, 'files', 'multipart/form-data; boundary=b', PART);
  expect(status).toBe(408);
  expect(await server.storage.temporary()).toEqual([]);
});
