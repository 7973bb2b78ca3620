/** A receiver of webhooks for tests, on this machine: keeps what it gets, and answers as the test says. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A status, or what to do with the response; nothing: it never answers. */
type Behaviour = number | ((response: ServerResponse) => void);

export class Receiver {
  readonly received: Received[] = [];
  /** how it answers the next requests */
  answer: Behaviour = 200;
  readonly #server = createServer(async (request, response) => {
    const received = { headers: request.headers, body: await text(request).catch(() => '') };
    const { answer } = this;
    this.received.push(received);
    if (typeof answer === 'function') answer(response);
    else response.writeHead(answer).end('noted');
  });

  static async open(): Promise<Receiver> {
    const receiver = new Receiver();
    receiver.#server.listen(0, '127.0.0.1');
    await once(receiver.#server, 'listening');
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`;
  }

  /** Waits until it got so many requests, and returns the last. */
  async until(requests: number): Promise<Received> {
    await vi.waitFor(() => {
      if (this.received.length < requests) throw new Error(`it got ${this.received.length} of ${requests} requests`);
    }, WAIT);
    return this.received[requests - 1]!;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

/** Longer than any wait of a test that passes. */
const WAIT = { timeout: 20_000, interval: 10 };
