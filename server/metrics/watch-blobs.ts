/** Reports on the store of blobs: how long its calls took, and which failed. */
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';

export type BlobCall = 'put' | 'open' | 'use' | 'delete';

/** Given a call, its seconds and whether the store failed: that a blob is missing is no failure. */
export type OnBlobCall = (call: BlobCall, seconds: number, failed: boolean) => void;

/** Given a store, returns one that does the same and reports each call. */
export function watchBlobs(blobs: BlobStore, tell: OnBlobCall): BlobStore {
  async function timed<T>(call: BlobCall, work: () => Promise<T>): Promise<T> {
    const begin = performance.now();
    let failed = false;
    try {
      return await work();
    } catch (error) {
      failed = !(error instanceof BlobMissingError);
      throw error;
    } finally {
      tell(call, (performance.now() - begin) / 1_000, failed);
    }
  }

  /** What is done with a local copy is no call of the store: only the time until it is there counts. */
  function used<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const begin = performance.now();
    let there = false;
    const told = (failed: boolean) => tell('use', (performance.now() - begin) / 1_000, failed);
    return blobs
      .withLocalFile(key, (path) => {
        there = true;
        told(false);
        return work(path);
      })
      .catch((error: unknown) => {
        if (!there) told(!(error instanceof BlobMissingError));
        throw error;
      });
  }

  return {
    putFile: (key, path) => timed('put', () => blobs.putFile(key, path)),
    open: (key, start) => timed('open', () => blobs.open(key, start)),
    withLocalFile: used,
    delete: (key) => timed('delete', () => blobs.delete(key)),
    list: (begin) => blobs.list(begin),
    check: () => blobs.check(),
    sweepUnfinished: (before) => blobs.sweepUnfinished(before),
  };
}
