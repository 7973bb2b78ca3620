/** Writes an upload's bytes to disk as they arrive: counts and hashes them, and checks the first kilobyte for a PDF. */
import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { ApiError } from '../../contract/errors.ts';
import { describeBytes, HEADER_BYTES, looksLikePdf } from './kind.ts';

export interface Received {
  readonly bytes: number;
  /** hex */
  readonly sha256: string;
  /** UNSUPPORTED_FILE, if the bytes are not a PDF and `toEnd` was set */
  readonly fault?: ApiError;
}

const MEBIBYTE = 1024 * 1024;

/**
 * Given a body, writes it to a new file at `path` and returns its size and hash. Throws FILE_REQUIRED (empty),
 * FILE_TOO_LARGE and UNSUPPORTED_FILE (both as soon as the bytes show it), INVALID_REQUEST if the body breaks off, and
 * errors of the disk. With `toEnd`, a file that is not a PDF is read to its end for its hash, and the error is returned
 * as `fault`.
 */
export async function receive(
  body: Readable,
  path: string,
  { maxBytes, toEnd }: { readonly maxBytes: number; readonly toEnd: boolean },
): Promise<Received> {
  const hash = createHash('sha256');
  let bytes = 0;
  let head: Buffer | undefined = Buffer.alloc(0);
  let fault: ApiError | undefined;
  const look = (seen: Buffer) => {
    fault = faultOf(seen);
    if (fault !== undefined && !toEnd) throw fault;
  };
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of arriving(body)) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge(maxBytes);
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
  // A multipart parser with its own limit ends the stream there without an error.
  if ((body as { truncated?: boolean }).truncated === true) throw tooLarge(maxBytes);
  if (bytes === 0)
    throw new ApiError('FILE_REQUIRED', 'The file is empty. Send the bytes of a PDF in the form field "file".');
  if (head !== undefined) look(head);
  return { bytes, sha256: hash.digest('hex'), ...(fault && { fault }) };
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

function faultOf(head: Buffer): ApiError | undefined {
  if (looksLikePdf(head)) return undefined;
  return new ApiError(
    'UNSUPPORTED_FILE',
    `The file is no PDF: its first bytes look like ${describeBytes(head)}. Send the statement as the PDF that the bank gives.`,
  );
}

function tooLarge(maxBytes: number): ApiError {
  return new ApiError(
    'FILE_TOO_LARGE',
    `The file is larger than ${Math.round((maxBytes / MEBIBYTE) * 10) / 10} MB, the limit of this account. Split it, or ask the operator for a higher limit.`,
    { details: { maxBytes } },
  );
}
