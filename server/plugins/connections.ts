/** When the server stops, closes each connection as soon as it is idle. Node.js alone waits for some for a minute. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export function closeConnectionsInTime(app: FastifyInstance): void {
  /** requests that are not fully read, and answers that are not fully sent; a new connection has none */
  const open = new Map<Socket, number>();
  let closing = false;

  app.server.on('connection', (socket: Socket) => {
    open.set(socket, 0);
    socket.once('close', () => open.delete(socket));
  });
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const add = (count: number) => {
      const now = open.get(socket);
      if (now === undefined) return;
      open.set(socket, now + count);
      if (closing && now + count === 0) socket.destroySoon();
    };
    add(2);
    request.once('close', () => add(-1));
    response.once('close', () => add(-1));
  });
  app.addHook('preClose', async () => {
    closing = true;
    for (const [socket, count] of open) if (count === 0) socket.destroySoon();
  });
}
