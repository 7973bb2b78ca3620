/** Sends requests exactly as drawn: with addresses that no client would send, and with repeated headers. */
import { Agent, request } from 'node:http';

export interface Sent {
  readonly method: string;
  /** the path with its query */
  readonly target: string;
  /** pairs of names and values; a name may be repeated */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: string | Buffer;
}

export interface Received {
  readonly status: number;
  /** names in lower case */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * Returns a function that sends requests to a port, one after the other on kept connections, and one that closes them.
 */
export function sender(port: number): { send(sent: Sent): Promise<Received>; close(): void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = ({ method, target, headers, body }: Sent) =>
    new Promise<Received>((resolve, reject) => {
      const length: [string, string][] =
        body === undefined ? [] : [['Content-Length', String(Buffer.byteLength(body))]];
      const all = [['Host', `127.0.0.1:${port}`] as const, ...headers, ...length].flat();
      const call = request({ agent, host: '127.0.0.1', port, method, path: target, headers: all as never });
      call.on('error', reject);
      call.on('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const received = response.headers as Record<string, string>;
          resolve({ status: response.statusCode!, headers: received, body: Buffer.concat(chunks) });
        });
      });
      call.end(body);
    });
  return { send, close: () => agent.destroy() };
}
