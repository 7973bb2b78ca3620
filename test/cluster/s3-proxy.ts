/** Stands in front of an S3 server: makes its faults, checks what it does not check, and knows its unfinished uploads. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as tests see it. */
export interface Seen {
  readonly method: string;
  /** decoded, without the bucket */
  readonly key: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: number;
}

/**
 * What becomes of a request: it passes; the store answers a status; the connection is cut before the store sees it, or
 * when the store has done it, or after so many bytes of the answer; it never ends; its bytes change on the way.
 */
type Fate =
  | 'pass'
  | 'cut'
  | 'cut after'
  | 'hang'
  | 'change'
  | 'change answer'
  | { readonly status: number; readonly code: string }
  | { readonly cutAt: number };

export interface S3Proxy {
  readonly endpoint: string;
  readonly seen: Seen[];
  /** decides about each request */
  fate: (seen: Seen) => Fate;
  /** uploads in parts that neither ended nor were aborted: when they began, by key and id */
  readonly unfinished: Map<string, { readonly key: string; readonly id: string; began: Date }>;
  close(): Promise<void>;
}

/** Given the address of a server without virtual hosts, starts a proxy on a port of its own. */
export async function startS3Proxy(target: string): Promise<S3Proxy> {
  const unfinished: S3Proxy['unfinished'] = new Map();
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const url = new URL(incoming.url ?? '/', target);
    const key = decodeURIComponent(url.pathname.replace(/^\/[^/]+\/?/, ''));
    const { method = 'GET', headers } = incoming;
    const seen = { method, key, query: url.searchParams, headers, bytes: body.length };
    proxy.seen.push(seen);
    const fate = proxy.fate(seen);
    if (fate === 'cut') return void incoming.socket.destroy();
    if (fate === 'hang') return;
    if (typeof fate === 'object' && 'status' in fate) return refuse(outgoing, fate.status, fate.code);
    const sent = fate === 'change' && body.length > 0 ? changed(body) : body;
    const digest = headers['content-md5'];
    if (digest !== undefined && createHash('md5').update(sent).digest('base64') !== digest) {
      return refuse(outgoing, 400, 'BadDigest');
    }
    const own = ownAnswer(seen);
    if (own !== undefined)
      return void outgoing.writeHead(own.status, { 'content-type': 'application/xml' }).end(own.body);
    await forward(seen, incoming, { outgoing, sent, fate });
  }

  /** What s3rver does not know: to list uploads, and to abort one. */
  function ownAnswer({ method, query }: Seen): { status: number; body: string } | undefined {
    const id = query.get('uploadId');
    if (method === 'DELETE' && id !== null) {
      return unfinished.delete(id) ? { status: 204, body: '' } : { status: 404, body: errorBody('NoSuchUpload') };
    }
    if (method === 'GET' && query.has('uploads')) {
      const uploads = [...unfinished.values()].map(
        ({ key, id: uploadId, began }) =>
          `<Upload><Key>${key}</Key><UploadId>${uploadId}</UploadId><Initiated>${began.toISOString()}</Initiated></Upload>`,
      );
      return { status: 200, body: `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>` };
    }
    return undefined;
  }

  async function forward(
    seen: Seen,
    incoming: IncomingMessage,
    { outgoing, sent, fate }: { outgoing: ServerResponse; sent: Buffer; fate: Fate },
  ): Promise<void> {
    const upstream = request(new URL(incoming.url ?? '/', target), {
      method: seen.method,
      headers: incoming.headers,
      agent: false,
    });
    upstream.end(sent);
    const [answer] = (await once(upstream, 'response')) as [IncomingMessage];
    const body = await buffer(answer);
    note(seen, body.toString('latin1'));
    if (fate === 'cut after') return void incoming.socket.destroy();
    const returned = fate === 'change answer' ? changed(body) : body;
    outgoing.writeHead(answer.statusCode ?? 500, {
      ...answer.headers,
      'content-length': answerLength(seen, answer, body),
    });
    if (typeof fate === 'object' && 'cutAt' in fate && returned.length > fate.cutAt) {
      outgoing.write(returned.subarray(0, fate.cutAt), () => incoming.socket.destroy());
      return;
    }
    outgoing.end(returned);
  }

  function note({ method, key, query }: Seen, answer: string): void {
    if (method !== 'POST') return;
    const id = /<UploadId>([^<]+)</.exec(answer)?.[1];
    if (query.has('uploads') && id !== undefined) unfinished.set(id, { key, id, began: new Date() });
    if (query.has('uploadId') && answer.includes('ETag')) unfinished.delete(query.get('uploadId') ?? '');
  }

  const proxy: S3Proxy = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen: [],
    fate: () => 'pass',
    unfinished,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

function answerLength({ method }: Seen, { headers }: IncomingMessage, body: Buffer): string {
  return method === 'HEAD' ? (headers['content-length'] ?? '0') : String(body.length);
}

function changed(bytes: Buffer): Buffer {
  const other = Buffer.from(bytes);
  other[other.length >> 1] = ~(other[other.length >> 1] ?? 0) & 0xff;
  return other;
}

const errorBody = (code: string) => `<Error><Code>${code}</Code><Message>made by a test</Message></Error>`;

function refuse(outgoing: ServerResponse, status: number, code: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/xml' }).end(errorBody(code));
}
