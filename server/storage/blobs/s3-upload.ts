/** Uploads a local file to an S3 store: in one piece, or in parts of which nothing is visible until all are there. */
import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import type { S3mini } from 's3mini';
import type { S3Settings } from '../../store-settings.ts';
import { eachOf } from './each-of.ts';
import type { Refusal, S3Calls } from './s3-calls.ts';
import { Turns } from './turns.ts';

/** Bytes. Stores take parts of at least 5 MB, and 10,000 of them: 80 GB. */
const PART = 8 * 1024 * 1024;
/** Parts of one file at a time. */
const PARTS_AT_ONCE = 3;
/** Parts of all files at a time: bytes that were read and not sent yet are in memory. */
const sending = new Turns(8);

const TYPE = 'application/octet-stream';

/** Keeps the SHA-256 of a blob beside it, in hex. */
export const SHA256_HEADER = 'x-amz-meta-sha256';

/** More headers of an upload, as the library declares them. */
type Headers = NonNullable<Parameters<S3mini['putObject']>[4]>;

interface Part {
  readonly from: number;
  readonly to: number;
  /** base64 */
  readonly md5: string;
}

interface Measured {
  /** hex */
  readonly sha256: string;
  readonly parts: readonly Part[];
}

/** Given the key in the bucket and a local file, stores it. Throws StoreAwayError; then nothing new is visible. */
export async function upload(calls: S3Calls, settings: S3Settings, key: string, path: string): Promise<void> {
  const file = await openAsBlob(path);
  const { sha256, parts } = await measure(file);
  const headers = { ...encryptionHeaders(settings), [SHA256_HEADER]: sha256 } as Headers;
  const [only] = parts;
  if (only !== undefined && parts.length === 1) {
    await sending.with(() =>
      calls.call((client) => client.putObject(key, file, TYPE, undefined, { ...headers, ...md5Header(only) })),
    );
  } else {
    await uploadParts(calls, { key, file, sha256, parts, headers });
  }
}

interface Multipart extends Measured {
  readonly key: string;
  readonly file: Blob;
  readonly headers: Headers;
}

async function uploadParts(calls: S3Calls, { key, file, sha256, parts, headers }: Multipart): Promise<void> {
  const id = await calls.call((client) => client.getMultipartUploadId(key, TYPE, undefined, headers));
  try {
    const etags: string[] = [];
    await eachOf(parts, PARTS_AT_ONCE, async (part, index) => {
      const body = file.slice(part.from, part.to);
      const sent = await sending.with(() =>
        calls.call((client) => client.uploadPart(key, id, body, index + 1, {}, undefined, md5Header(part))),
      );
      etags[index] = sent.etag;
    });
    await complete(calls, { key, id, etags, sha256 });
  } catch (error) {
    // what it leaves if that fails, too, is swept later
    await calls.once((client) => client.abortMultipartUpload(key, id)).catch(() => undefined);
    throw error;
  }
}

interface Completion {
  readonly key: string;
  readonly id: string;
  readonly etags: readonly string[];
  readonly sha256: string;
}

async function complete(calls: S3Calls, { key, id, etags, sha256 }: Completion): Promise<void> {
  const list = etags.map((etag, index) => ({ partNumber: index + 1, etag }));
  try {
    await calls.call(
      async (client) => {
        const completed = await client.completeMultipartUpload(key, id, list);
        // a store that begins to answer before it is done can report a failure with 200, too
        if (!completed.etag) throw new Error('the store could not put the parts together');
      },
      ({ code }) => (code === 'NoSuchUpload' ? new UploadGoneError() : undefined),
    );
  } catch (error) {
    // the answer of an earlier try may be what was lost
    if (!(error instanceof UploadGoneError)) throw error;
    const stored = await calls.read((client) => client.getObjectRaw(key, false, 0, 1), absent);
    await stored.body?.cancel();
    if (stored.headers.get(SHA256_HEADER) !== sha256) throw calls.away(error);
  }
}

/** A multipart upload ended: completed by a try whose answer was lost, or aborted. */
class UploadGoneError extends Error {
  override readonly name = 'UploadGoneError';
}

const absent = ({ status }: Refusal) => (status === 404 ? new UploadGoneError('the upload is gone') : undefined);

/** Given a key in the bucket and an upload in parts, ends it and frees its parts. Does nothing if it is gone. */
export async function abortUpload(calls: S3Calls, key: string, id: string): Promise<void> {
  const gone = new UploadGoneError();
  await calls
    .call(
      (client: S3mini) => client.abortMultipartUpload(key, id),
      ({ status }) => (status === 404 ? gone : undefined),
    )
    .catch((error: unknown) => {
      if (error !== gone) throw error;
    });
}

/** Reads the file once, for the checksums of all of it and of each part. */
async function measure(file: Blob): Promise<Measured> {
  const whole = createHash('sha256');
  const parts: Part[] = [];
  for (let from = 0; from === 0 || from < file.size; from += PART) {
    const to = Math.min(from + PART, file.size);
    const md5 = createHash('md5');
    for await (const chunk of file.slice(from, to).stream() as unknown as AsyncIterable<Uint8Array>) {
      whole.update(chunk);
      md5.update(chunk);
    }
    parts.push({ from, to, md5: md5.digest('base64') });
  }
  return { sha256: whole.digest('hex'), parts };
}

/** The store refuses bytes that are not these. The header is signed, so nobody on the way can change both. */
function md5Header({ md5 }: Part): Headers {
  return { 'content-md5': md5 } as unknown as Headers;
}

function encryptionHeaders({ encryption, kmsKeyId }: S3Settings): Record<string, string> {
  return {
    ...(encryption && { 'x-amz-server-side-encryption': encryption }),
    ...(kmsKeyId && { 'x-amz-server-side-encryption-aws-kms-key-id': kmsKeyId }),
  };
}
