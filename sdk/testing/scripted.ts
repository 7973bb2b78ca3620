/** A server over real sockets that answers as a test says, so that each fault of a network can be caused. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { Ledgerize } from '../index.ts';
import type { ClientOptions } from '../settings.ts';

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, unless it is text */
  readonly body?: unknown;
  /** in place of an answer: the connection ends; after the headers and half of the body; no answer ever comes */
  readonly fault?: 'lost' | 'cut' | 'silent';
}

interface Received {
  /** such as "GET /api/v1/jobs?limit=100" */
  readonly line: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Scripted {
  readonly origin: string;
  readonly client: Ledgerize;
  readonly received: readonly Received[];
}

/** Given the answers in their order, of which the last repeats, returns a running server and its client. */
export async function scripted(replies: readonly Reply[], options: ClientOptions = {}): Promise<Scripted> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const body = (await buffer(request)).toString('latin1');
    received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body });
    const reply = replies[Math.min(received.length, replies.length) - 1] ?? {};
    if (reply.fault === 'silent') return;
    if (reply.fault === 'lost') return request.socket.destroy();
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {});
    response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...reply.headers });
    if (reply.fault !== 'cut') return response.end(text);
    response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = new Ledgerize({ apiKey: 'lk_test', baseUrl: origin, ...options });
  return { origin, client, received };
}

/** Given a code, a status and headers, returns the answer of a failure. */
export function failure(code: string, status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  const error = { code, message: `This is ${code}.`, requestId: 'r-1', details: { field: 'x' } };
  return { status, headers, body: { error } };
}

/** The failure may be tried again at once. */
export const AT_ONCE = { 'Retry-After': '0' };
