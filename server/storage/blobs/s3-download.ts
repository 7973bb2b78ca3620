/** Reads a blob of an S3 store as a stream that survives broken connections, and checks what it read. */
import { createHash, type Hash } from 'node:crypto';
import type { Refusal, S3Calls } from './s3-calls.ts';
import { SHA256_HEADER } from './s3-upload.ts';
import { BlobMissingError } from './store.ts';

/** A connection without bytes for this long counts as broken. */
const IDLE_MS = 20_000;
/** Connections in a row that break before they bring a byte. */
const MOST_BREAKS = 4;

/** A blob whose reading has begun. */
export interface Download {
  /** of the whole blob */
  readonly bytes: number;
  /** hex, as it was stored; undefined if another program stored it */
  readonly sha256: string | undefined;
  /** its bytes, from the start on; throws StoreAwayError, CorruptBlobError */
  readonly chunks: AsyncGenerator<Uint8Array>;
  /** Closes the connection of chunks that nobody asked for. */
  close(): void;
}

/** The store returned other bytes than were stored. */
class CorruptBlobError extends Error {
  override readonly name = 'CorruptBlobError';
}

/**
 * Given the key in the bucket and a place, begins to read from there. If it reads the whole, it checks the SHA-256 at
 * the end. Throws BlobMissingError, StoreAwayError.
 */
export async function download(calls: S3Calls, key: string, start: number): Promise<Download> {
  const first = await request(calls, key, start);
  const bytes = sizeOf(first, start);
  const sha256 = first.headers.get(SHA256_HEADER) ?? undefined;
  const check = start === 0 && sha256 !== undefined ? { sha256, hash: createHash('sha256') } : undefined;
  return {
    bytes,
    sha256,
    chunks: chunksOf(calls, key, { first, start, bytes, check }),
    // bytes that are being read are closed by their reader, and cannot be from here
    close: () => void first.body?.cancel().catch(() => undefined),
  };
}

interface Reading {
  readonly first: Response;
  readonly start: number;
  readonly bytes: number;
  readonly check: { readonly sha256: string; readonly hash: Hash } | undefined;
}

async function* chunksOf(
  calls: S3Calls,
  key: string,
  { first, start, bytes, check }: Reading,
): AsyncGenerator<Uint8Array> {
  let at = start;
  let response = first;
  for (let breaks = 0; ; ) {
    try {
      for await (const chunk of bodyOf(response)) {
        at += chunk.length;
        breaks = 0;
        check?.hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      breaks += 1;
      if (breaks >= MOST_BREAKS) throw calls.away(error);
    }
    if (at >= bytes) break;
    response = await request(calls, key, at);
  }
  if (at !== bytes || (check && check.hash.digest('hex') !== check.sha256)) {
    throw new CorruptBlobError(`the blob ${key} is not what was stored: ${at} bytes of ${bytes} with another checksum`);
  }
}

/** Yields the bytes of an answer; whoever stops early closes its connection. */
async function* bodyOf(response: Response): AsyncGenerator<Uint8Array> {
  const reader = (response.body as ReadableStream<Uint8Array> | null)?.getReader();
  if (reader === undefined) return;
  try {
    for (;;) {
      const { done, value } = await within(IDLE_MS, reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DOMException('no bytes in time', 'TimeoutError')), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function request(calls: S3Calls, key: string, start: number): Promise<Response> {
  // the whole is asked for without a range: some stores send no range of nothing
  return calls.read(
    (client) => (start === 0 ? client.getObjectRaw(key) : client.getObjectRaw(key, false, start)),
    (refusal) => (isMissing(refusal) ? new BlobMissingError(`no blob ${key}`) : undefined),
  );
}

/** A bucket that is missing says nothing about its blobs. */
function isMissing({ status, code }: Refusal): boolean {
  return status === 404 && code === 'NoSuchKey';
}

function sizeOf(response: Response, start: number): number {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (total !== undefined) return Number(total);
  return start + Number(response.headers.get('content-length') ?? 0);
}
