/** Sends bytes unchanged, for requests that no HTTP client would send. */
import { connect } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

const GIVE_UP_MS = 10_000;

/** Given a port and the bytes of a request, returns the response. The request should ask to close the connection. */
export async function sendRaw(port: number, request: string | Buffer): Promise<Response> {
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', resolve);
    socket.on('error', reject);
  });
  socket.write(request);
  const giveUp = new AbortController();
  const tooLate = after(GIVE_UP_MS, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`no answer within ${GIVE_UP_MS} ms`);
  });
  try {
    await Promise.race([ended, tooLate]);
  } finally {
    giveUp.abort();
    tooLate.catch(() => {});
    socket.destroy();
  }
  return parse(Buffer.concat(chunks).toString('utf8'));
}

function parse(text: string): Response {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [status = '', ...fields] = head.split('\r\n');
  const headers = new Headers(fields.map((field) => field.split(/:\s*/, 2) as [string, string]));
  return new Response(rest.join('\r\n\r\n') || null, { status: Number(status.split(' ')[1]), headers });
}
