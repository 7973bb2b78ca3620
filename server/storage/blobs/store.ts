/** What a store of blobs can do: bytes by key, of uploaded PDFs, extractions and rendered results. */
import type { Readable } from 'node:stream';

/** A key is a folder and a name, so it cannot lead out of the store. */
const KEY = /^[a-z]+\/[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

/** What a store tells of a blob without opening it. */
export interface StoredBlob {
  readonly key: string;
  readonly bytes: number;
  /** milliseconds since 1970 */
  readonly storedAt: number;
}

export interface BlobStore {
  /** Stores a local file's bytes under a key, durably and atomically. The local file is consumed. */
  putFile(key: string, localPath: string): Promise<void>;
  /** The bytes from a place on, by default all; `bytes` is the size of the whole. Throws BlobMissingError. */
  open(key: string, start?: number): Promise<{ stream: Readable; bytes: number }>;
  /** Runs `work` with a local file that contains the blob and must not be changed. Throws BlobMissingError. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Deletes the blob if it exists. */
  delete(key: string): Promise<void>;
  /** Every blob whose key begins so, in any order; those stored or deleted meanwhile may be listed or not. */
  list(begin?: string): AsyncIterable<StoredBlob>;
  /** Throws StoreAwayError if the store cannot be used now. */
  check(): Promise<void>;
  /** Frees what puts left that began before a time, in milliseconds since 1970, and never ended. */
  sweepUnfinished(before: number): Promise<void>;
}

/** There is no blob under the key. */
export class BlobMissingError extends Error {
  override readonly name = 'BlobMissingError';
}

/** The store does not answer, or refuses: no blob is lost by that, and trying again later helps. */
export class StoreAwayError extends Error {
  override readonly name = 'StoreAwayError';
}

export function isBlobKey(key: string): boolean {
  return KEY.test(key) && !key.includes('..');
}

/** Given an invalid key, throws a RangeError: a programmer's error, since keys never come from users. */
export function checkKey(key: string): void {
  if (!isBlobKey(key)) throw new RangeError(`not a blob key: ${JSON.stringify(key)}`);
}
