/** Reads the bytes of a document for a task. */
import { readFile, stat } from 'node:fs/promises';
import { UnreadableError } from '../engine/errors.ts';

/**
 * Given a local file, returns its bytes. Throws UnreadableError PDF_TOO_COMPLEX for one that cannot fit PDFium's heap,
 * before it is read; a file that is not there is the caller's error.
 */
export async function readDocument(path: string, maxHeapBytes: number): Promise<Uint8Array> {
  const { size } = await stat(path);
  if (size > maxHeapBytes) {
    throw new UnreadableError('PDF_TOO_COMPLEX', 'The file is larger than the memory that reading it may take.');
  }
  return readFile(path);
}
