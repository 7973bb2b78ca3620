/** Collects a thread's garbage after a large file: V8 by itself lets the next one be piled upon it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Heaps under this, as of some 100 pages, are left to V8: with what is collected goes the compiled code that knew its shape,
 * so that a batch of files that are each collected takes a quarter more CPU.
 */
const LARGE_BYTES = 128 * 1024 * 1024;

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
