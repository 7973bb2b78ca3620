/** The default bounds of work on one document. */
import { availableParallelism } from 'node:os';
import type { WorkerBounds } from './types.ts';

/** Each takes some 400 MB while it reads. */
const MOST_READERS = 2;

export const DEFAULT_BOUNDS: WorkerBounds = {
  threads: availableParallelism(),
  maxPages: 10_000,
  maxHeapBytes: 256 * 1024 * 1024,
  baseMs: 30_000,
  perPageMs: 500,
  pictures: { maxSide: 20_000, maxPixels: 120_000_000, maxFilePixels: 4_000_000_000 },
  readers: Math.min(MOST_READERS, availableParallelism()),
};
