/** Starts the nodes of a cluster again when they end, as whatever runs them does. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Cluster } from '../cluster.ts';
import type { Node } from '../node.ts';

/** How a node ends that is started while the database is away: whatever runs it starts it again. */
const DID_NOT_START =
  /ledgerize: (?:The database server of DATABASE_URL cannot be reached|The server could not start[^\n]*(?:Connection terminated|ECONN|terminating connection|database system is))[^\n]*\n*$/;

/** Starts nodes again when they end. Those that nobody killed, and that had started, are noted as crashes. */
export function keepRunning(cluster: Cluster, crashes: string[]) {
  const down = new Set<Node>();
  let failedStarts = 0;
  const look = setInterval(() => {
    if (cluster.s3.process.exitCode !== null) {
      // without it, every job waits for ever, as it should
      console.error('s3rver ended by itself: this run says nothing');
      for (const node of cluster.nodes) node.signal('SIGKILL');
      process.exit(1);
    }
    for (const node of cluster.nodes) {
      if (node.pid !== undefined || down.has(node)) continue;
      if (DID_NOT_START.test(node.newErrors)) failedStarts++;
      else crashes.push(`${node.name} ended by itself: ${node.errors.slice(-500)}`);
      node.spawn();
    }
  }, 100);
  return {
    async kill(node: Node, downMs: number): Promise<void> {
      if (down.has(node)) return;
      down.add(node);
      await node.end('SIGKILL');
      await delay(downMs);
      node.spawn();
      down.delete(node);
    },
    failedStarts: () => failedStarts,
    stop: () => clearInterval(look),
  };
}
