/** A request whose body is held back: the server has admitted its sender long before it has all of it. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { TestServer } from './server.ts';

interface Slow {
  readonly path: string;
  readonly cookie: string;
  readonly type: string;
  readonly body: string | Buffer;
}

export interface Answered {
  readonly status: number | undefined;
  readonly body: string;
}

/** Sends all of a request but its last byte. Returns a function that sends it, and returns the answer. */
export async function beginSlowly(
  { url }: Pick<TestServer, 'url'>,
  { path, cookie, type, body }: Slow,
): Promise<() => Promise<Answered>> {
  const bytes = Buffer.from(body);
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': type };
  const sending = request(url + path, { method: 'POST', headers: { ...headers, 'Content-Length': bytes.length } });
  const arrived = once(sending, 'response') as Promise<[IncomingMessage]>;
  await new Promise<void>((sent) => sending.write(bytes.subarray(0, -1), () => sent()));
  return async () => {
    sending.end(bytes.subarray(-1));
    const [response] = await arrived;
    return { status: response.statusCode, body: await text(response) };
  };
}
