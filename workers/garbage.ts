/** Collects a thread's garbage after a large file: V8 by itself lets the next one be piled upon it. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Heaps under this are left to V8: a collection takes some milliseconds, small files leave little. */
const LARGE_BYTES = 64 * 1024 * 1024;

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
