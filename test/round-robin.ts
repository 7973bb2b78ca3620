/** An address that hands each request to the next of several servers, as a load balancer in front of nodes does. */
import { once } from 'node:events';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

export interface RoundRobin {
  readonly origin: string;
  readonly port: number;
  close(): Promise<void>;
}

/** Given the ports of the servers on this machine, listens on a port of its own. */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  let asked = 0;
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, (incoming, answer) => {
    pass(incoming, answer, ports[asked++ % ports.length] ?? 0);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Passes a request on as it came, and its answer back; either side that ends early ends the other. */
function pass(incoming: IncomingMessage, answer: ServerResponse, port: number): void {
  const { method, url: path, rawHeaders: headers } = incoming;
  const outgoing = forward({ host: '127.0.0.1', port, method, path, headers, agent: false });
  let isAnswered = false;
  outgoing.on('response', (response) => {
    isAnswered = true;
    answer.writeHead(response.statusCode ?? 0, response.statusMessage, response.rawHeaders);
    pipeline(response, answer, () => {});
  });
  // a server that refuses a body early no longer takes the rest of it
  outgoing.on('error', () => {
    if (!isAnswered) answer.destroy();
  });
  answer.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
