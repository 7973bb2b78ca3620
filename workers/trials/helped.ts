/**
 * A thread for tests of long files. With one, it waits until another thread reads the first range. As a helper it works,
 * or is lost, as the name of the file says: it "dies", or "hangs" in a range.
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { Reply, Request } from '../messages.ts';
import { Claims } from '../ranges/claims.ts';

/** The cell of the first range among the claims, and what it holds while nobody reads that. */
const FIRST_RANGE = 1;
const FREE = 0;
const LOOK_MS = 5;

const port = parentPort as MessagePort;
const post = port.postMessage.bind(port);
// a thread that is ready listens itself: a listener before it would take its first task away
port.postMessage = (reply: Reply, transfer: readonly MessagePort[] = []) => {
  post(reply, transfer);
  if (reply.type === 'ready') port.on('message', help);
  if (reply.type !== 'long') return;
  const cells = new Int32Array(reply.document.claims);
  while (Atomics.load(cells, FIRST_RANGE) === FREE) Atomics.wait(cells, FIRST_RANGE, FREE, LOOK_MS);
};
await import('../worker.ts');

function help({ kind, task }: Request): void {
  if (kind !== 'help' || !/dies|hangs/.test(task.path)) return;
  new Claims(task.cut, task.claims).claim(task.thread);
  if (task.path.includes('hangs')) for (;;);
  process.exit(1);
}
