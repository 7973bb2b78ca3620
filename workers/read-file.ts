/** Reads a task's document directly into PDFium's memory. */
import { closeSync, openSync, readSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { UnreadableError } from '../engine/errors.ts';
import type { PdfSource } from '../engine/pages/document.ts';
import { fileFinding } from '../engine/wording/files.ts';

/**
 * Given a local file, returns it as a source. If it cannot fit into PDFium's heap, throws UnreadableError
 * PDF_TOO_COMPLEX before reading it. A missing file is the caller's error.
 */
export async function readDocument(path: string, maxHeapBytes: number): Promise<PdfSource> {
  const { size } = await stat(path);
  if (size > maxHeapBytes) {
    throw new UnreadableError('PDF_TOO_COMPLEX', fileFinding('FILE_TOO_LARGE_TO_READ'));
  }
  return { length: size, copyTo: (target) => fill(path, target) };
}

function fill(path: string, target: Uint8Array): void {
  const file = openSync(path, 'r');
  try {
    let at = 0;
    while (at < target.length) {
      const read = readSync(file, target, at, target.length - at, at);
      if (read === 0) break; // the file was cut short meanwhile: what is missing counts as damage
      at += read;
    }
  } finally {
    closeSync(file);
  }
}
