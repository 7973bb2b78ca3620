/**
 * Decides when a thread's garbage is collected: seldom and by the thread itself while it converts, after a large file,
 * because V8 would add the next file's garbage to it, and when there is no work.
 */
import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Smaller heaps, as of some 100 pages, are left to V8. Collection also drops compiled code, so collecting after each
 * file takes a quarter more CPU for a batch.
 */
const LARGE_BYTES = 128 * 1024 * 1024;

/**
 * Megabytes that a thread's heap has before its first full collection. By default V8 collects it at 10 and at 17, of
 * which a short paper is not yet read and almost nothing is garbage: one page takes a twentieth more CPU.
 */
const FIRST_COLLECTION_MB = 64;

/**
 * A heap may grow threefold before a full collection; V8 would choose less. Batches take a twentieth less CPU, and
 * peaks stay the same. Each thread collects its own garbage: helper threads would slow down other conversions. Two
 * conversions are a twentieth faster, one alone a fiftieth slower. Node.js 20, 22, 24 and 25 know these flags.
 * Concurrent marking cannot be switched like this: Node.js 20 aborts.
 */
const FLAGS = [
  `--initial-old-space-size=${FIRST_COLLECTION_MB}`,
  '--heap-growing-percent=200',
  '--no-parallel-scavenge',
  '--no-parallel-compaction',
  '--no-parallel-pointer-update',
];

/** Sets the flags for all threads of the process. */
export function collectSparingly(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}

let collect: (() => void) | null = null;

/** Collects all garbage of this thread, if its heap is large. */
export function collectAfterLarge(): void {
  if (process.memoryUsage().heapTotal < LARGE_BYTES) return;
  collect ??= collector();
  collect();
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/**
 * Collects all garbage of this thread, and gives the memory back to the system: some 50 ms for a heap of 30 MB. What
 * `gc` collects stays with the thread.
 */
export function giveBackMemory(): void {
  const session = new Session();
  session.connect();
  session.post('HeapProfiler.enable');
  // a session that is closed by its answer blocks its thread for ever
  session.post('HeapProfiler.collectGarbage', () => setImmediate(() => session.disconnect()));
}
