/** The default bounds of work on one document. */
import { availableParallelism } from 'node:os';
import { LANGUAGES } from './languages.ts';
import { hasNativeRuntime } from './native-runtime.ts';
import type { WorkerBounds } from './types.ts';

/** Each takes some 200 MB while it reads, and some 400 without the native runtime. */
const MOST_READERS = hasNativeRuntime() ? 2 : 1;

export const DEFAULT_BOUNDS: WorkerBounds = {
  threads: availableParallelism(),
  maxPages: 10_000,
  maxHeapBytes: 256 * 1024 * 1024,
  baseMs: 30_000,
  perPageMs: 500,
  pictures: { maxSide: 20_000, maxPixels: 120_000_000, maxFilePixels: 4_000_000_000 },
  readers: {
    mode: 'auto',
    threads: Math.min(MOST_READERS, availableParallelism()),
    languages: LANGUAGES,
    // without the native runtime a full page takes 25 s; others may be twice as full, on half as fast a machine
    pageMs: 120_000,
  },
};
