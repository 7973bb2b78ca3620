/** Stands between the nodes and the S3 server, and makes it slow, failing or away. */
import { once } from 'node:events';
import { type ClientRequest, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { between, type Random } from '../../../fixtures/draw/random.ts';

/**
 * slow: each request waits for a while; failing: half of them end with 503, before or after they are done; cut: half of
 * them end in the middle of the answer or before it; away: no connection is taken.
 */
type StoreMode = 'through' | 'slow' | 'failing' | 'cut' | 'away';

const SLOW_MS = [300, 2_500] as const;
/** Of the requests, where only some fail. */
const SHARE = 0.5;
const REFUSAL =
  '<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>Slow down.</Message></Error>';

export interface StoreProxy {
  readonly endpoint: string;
  set(mode: StoreMode): void;
  close(): Promise<void>;
}

/** Given the address of the server, and random numbers, starts the proxy. */
export async function startStoreProxy(endpoint: string, random: Random): Promise<StoreProxy> {
  const target = new URL(endpoint);
  let mode: StoreMode = 'through';
  const forward = (asked: IncomingMessage, answer: (upstream: IncomingMessage) => void): ClientRequest => {
    const { method, url, headers } = asked;
    return request({ host: target.hostname, port: target.port, method, path: url, headers }, answer);
  };
  const server = createServer((asked, response) => {
    void handle(asked, response).catch(() => asked.socket.destroy());
  });
  async function handle(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const now = mode;
    if (now === 'slow') await delay(between(random, ...SLOW_MS));
    const fails = (now === 'failing' || now === 'cut') && random() < SHARE;
    const afterwards = fails && random() < SHARE;
    if (fails && !afterwards) return refuse(asked, response, now);
    const upstream = forward(asked, (got) => {
      if (afterwards) {
        got.resume();
        got.once('end', () => refuse(asked, response, now));
        return;
      }
      response.writeHead(got.statusCode ?? 502, got.rawHeaders);
      got.pipe(response);
    });
    upstream.on('error', () => asked.socket.destroy());
    asked.once('close', () => {
      if (!asked.complete) upstream.destroy();
    });
    asked.pipe(upstream);
  }
  server.on('connection', (socket) => {
    if (mode === 'away') socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set(next) {
      mode = next;
      if (next === 'away' || next === 'cut') server.closeAllConnections();
    },
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function refuse(asked: IncomingMessage, response: ServerResponse, mode: StoreMode): void {
  if (mode === 'cut') {
    asked.socket.destroy();
    return;
  }
  asked.resume();
  response.writeHead(503, { 'Content-Type': 'application/xml', 'Content-Length': REFUSAL.length });
  response.end(REFUSAL);
}
