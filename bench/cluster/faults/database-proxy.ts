/** Stands between the nodes and PostgreSQL, and cuts their connections at any byte. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  readonly port: number;
  /** Cuts every connection. What the database has done but not yet answered, no node learns. */
  cut(): void;
  /** Takes no connection, or takes them again. */
  set(open: boolean): void;
  close(): void;
}

/** Given the port of PostgreSQL on this machine, starts the proxy. */
export async function startDatabaseProxy(port: number): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let open = true;
  const server = createServer((client) => {
    if (!open) {
      client.destroy();
      return;
    }
    const upstream = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    set(next) {
      open = next;
      if (!open) cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
