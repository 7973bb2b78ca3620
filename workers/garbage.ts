/** When a thread's garbage is collected: seldom while it converts, and after a large file, upon which V8 would pile the next one. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Heaps under this, as of some 100 pages, are left to V8: with what is collected goes the compiled code that knew its shape,
 * so that a batch of files that are each collected takes a quarter more CPU.
 */
const LARGE_BYTES = 128 * 1024 * 1024;

/** How many per cent a heap grows over what it holds until all of it is collected. V8 would choose less: batches take a twentieth less CPU, and peaks stay as they are. */
const GROWTH_PERCENT = 200;

/** Sets it, for all threads of the process. Node 20, 22, 24 and 25 know the flag. */
export function collectSeldom(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
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
