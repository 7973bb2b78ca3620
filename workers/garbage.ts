/** When a thread's garbage is collected, and by whom: seldom and by itself while it converts, and after a large file, upon which V8 would pile the next one. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Heaps under this, as of some 100 pages, are left to V8: with what is collected goes the compiled code that knew its shape,
 * so that a batch of files that are each collected takes a quarter more CPU.
 */
const LARGE_BYTES = 128 * 1024 * 1024;

/**
 * A heap grows threefold before all of it is collected; V8 would choose less: batches take a twentieth less CPU, and peaks stay
 * as they are. Each thread collects its own garbage: helping threads would take from those that convert beside it, so that two
 * are a twentieth faster, and one alone a fiftieth slower. Node 20, 22, 24 and 25 know these flags. What marks concurrently
 * cannot be switched so: Node 20 aborts.
 */
const FLAGS = [
  '--heap-growing-percent=200',
  '--no-parallel-scavenge',
  '--no-parallel-compaction',
  '--no-parallel-pointer-update',
];

/** Sets it, for all threads of the process. */
export function collectSparingly(): void {
  for (const flag of FLAGS) setFlagsFromString(flag);
}

let collect: (() => void) | null = null;

/** Collects all garbage of this thread, where its heap is large. */
export function collectAfterLarge(): void {
  if (process.memoryUsage().heapTotal < LARGE_BYTES) return;
  collect ??= collector();
  collect();
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}
