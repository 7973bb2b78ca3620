/** What is told of the statements to the database, and of the calls to the store of blobs. */
import type { Metrics } from './metrics/metrics.ts';
import { watchBlobs } from './metrics/watch-blobs.ts';
import type { BlobStore } from './storage/blobs/store.ts';
import type { OnStatement } from './storage/statements.ts';
import { traceBlobs } from './tracing/trace-parts.ts';
import { type Tracing, UNTRACED } from './tracing/types.ts';

interface Watchers {
  readonly tracing: Tracing;
  readonly metrics?: Metrics | undefined;
}

/** Returns what is told of statements; undefined if nothing is, so that none is timed. */
export function listenersOf({ tracing, metrics }: Watchers): OnStatement | undefined {
  const count = metrics?.storage.statement;
  if (tracing === UNTRACED) return count;
  return (statement) => {
    count?.(statement);
    tracing.statement(statement);
  };
}

/** Given a store, returns one that does the same, traced and counted. */
export function watched(store: BlobStore, { tracing, metrics }: Watchers): BlobStore {
  const traced = traceBlobs(store, tracing);
  return metrics === undefined ? traced : watchBlobs(traced, metrics.storage.blobCall);
}
