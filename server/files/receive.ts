/** Writes the files of an upload to disk as they arrive: counts and hashes them, and checks what they are. */
import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { ApiError } from '../../contract/errors.ts';
import { MAX_UPLOAD_PARTS } from '../../contract/file.ts';
import { HEADER_BYTES, type UploadKind, uploadKind } from './kind.ts';
import { describedFault, emptyFile, notAllPictures, tooLarge, tooManyParts } from './refusals.ts';
import type { UploadPart } from './types.ts';

export interface Received {
  /** of the first file */
  readonly filename: string;
  /** of all files together */
  readonly bytes: number;
  /** hex, of the bytes of all files, one after another */
  readonly sha256: string;
  /** local files: one PDF, or one or more pictures */
  readonly paths: readonly string[];
  readonly kind: UploadKind;
  /** UNSUPPORTED_FILE, if the bytes are nothing that is taken and `toEnd` was set */
  readonly fault?: ApiError;
}

export interface ReceiveOptions {
  /** of all files together */
  readonly maxBytes: number;
  /** true to read a file that is not taken to its end, for its hash, and to return the error as `fault` */
  readonly toEnd: boolean;
}

/**
 * Given the files of a form, writes them to a folder, and returns their size and hash. Throws FILE_REQUIRED (empty),
 * FILE_TOO_LARGE, UNSUPPORTED_FILE and INVALID_REQUEST for several files that are not all pictures (each as soon as the
 * bytes show it), INVALID_REQUEST if a body breaks off, and errors of the disk.
 */
export async function receive(
  parts: AsyncIterable<UploadPart> | Iterable<UploadPart>,
  folder: string,
  { maxBytes, toEnd }: ReceiveOptions,
): Promise<Received> {
  const hash = createHash('sha256');
  const paths: string[] = [];
  let filename = '';
  let bytes = 0;
  let kind: UploadKind;
  let fault: ApiError | undefined;
  const look = (head: Buffer) => {
    kind = uploadKind(head);
    if (paths.length > 0 && kind !== 'picture') throw notAllPictures();
    if (kind !== undefined) return;
    fault = describedFault(head);
    if (!toEnd) throw fault;
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) throw tooLarge(maxBytes);
  };
  for await (const part of parts) {
    if (paths.length > 0 && kind !== 'picture') throw notAllPictures();
    if (paths.length === MAX_UPLOAD_PARTS) throw tooManyParts();
    if (paths.length === 0) filename = part.filename;
    const path = join(folder, String(paths.length));
    await receivePart(part.body, path, { hash, look, count });
    // a multipart parser with its own limit ends the stream there without an error
    if ((part.body as { truncated?: boolean }).truncated === true) throw tooLarge(maxBytes);
    paths.push(path);
  }
  return { filename, bytes, sha256: hash.digest('hex'), paths, kind, ...(fault && { fault }) };
}

/** `look` sees the beginning of the file once, and `count` each chunk. What they throw ends the reading. */
async function receivePart(
  body: Readable,
  path: string,
  { hash, look, count }: { hash: Hash; look: (head: Buffer) => void; count: (chunk: Buffer) => void },
): Promise<void> {
  let head: Buffer | undefined = Buffer.alloc(0);
  let empty = true;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of arriving(body)) {
      empty &&= chunk.length === 0;
      count(chunk);
      if (head !== undefined) {
        head = Buffer.concat([head, chunk.subarray(0, HEADER_BYTES - head.length)]);
        if (head.length === HEADER_BYTES) {
          look(head);
          head = undefined;
        }
      }
      hash.update(chunk);
      await file.writeFile(chunk);
    }
  } finally {
    await file.close();
  }
  if (empty) throw emptyFile();
  if (head !== undefined) look(head);
}

/** Errors of the body become errors for the caller; those of the disk stay unchanged. */
async function* arriving(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body) yield chunk as Buffer;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('INVALID_REQUEST', 'The upload broke off before the file was whole. Send it again.', {
      details: { field: 'file' },
      cause: error,
    });
  }
}
