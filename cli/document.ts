/** Finds the PDF behind the files of a command: the file itself, or the PDF of the pages that pictures are. */
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PICTURE_HEAD_BYTES, pictureKind } from '../workers/pictures/kind.ts';
import type { WorkerPool } from '../workers/types.ts';
import { tryTwice } from './conversion/tries.ts';

export interface DocumentContext {
  readonly pool: WorkerPool;
  /** a temporary folder for the PDF of pictures */
  readonly scratch: string;
  readonly signal: AbortSignal;
}

type Fault = { readonly code: string; readonly message: string };

let made = 0;

/**
 * Given the files of one statement, one PDF or pictures in the order of their pages, returns the path of its PDF, or
 * why there is none. Several files must all be pictures. Throws the errors of the disk, and of a lost worker.
 */
export async function documentOf(
  files: readonly string[],
  { pool, scratch, signal }: DocumentContext,
): Promise<{ readonly path: string } | Fault> {
  for (const file of files) {
    if ((await stat(file)).isDirectory()) {
      return { code: 'UNSUPPORTED_FILE', message: 'It is a folder; name the PDF files in it.' };
    }
  }
  const [file = ''] = files;
  if (files.length === 1 && !(await isPicture(file))) return { path: file };
  const out = join(scratch, `pages-${++made}.pdf`);
  const assembled = await tryTwice(() => pool.assemble({ paths: files, out }, { signal }));
  return assembled.ok ? { path: out } : assembled.fault;
}

async function isPicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(PICTURE_HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, head.length, 0);
    return pictureKind(head.subarray(0, bytesRead)) !== null;
  } finally {
    await file.close();
  }
}
