/** The task `convert`: reads a file's statements and writes them as JSON. */
import { rename, writeFile } from 'node:fs/promises';
import { comparedStatement } from '../engine/continuity/compared.ts';
import { UnreadableError } from '../engine/errors.ts';
import { extract } from '../engine/extract.ts';
import type { Extraction } from '../engine/statements/types.ts';
import type { Instrument } from './instrument.ts';
import { readDocument } from './read-file.ts';
import type { Conversion, ConvertTask, DocumentFault, FileResult } from './types.ts';

const IS_A_SCAN: DocumentFault = {
  code: 'PDF_UNREADABLE',
  message:
    'The document is a scan: its pages are pictures without text that can be used, and scans cannot be read yet.',
};

/** Bytes of typed arrays in one thread: far over what 10,000 full pages take, and outside what limits of V8's heap bound. */
const MAX_BUFFER_BYTES = 1024 * 1024 * 1024;

/** Throws UnreadableError PDF_TOO_COMPLEX where what was read no longer fits. */
function boundBuffers(): void {
  // of this thread alone
  if (process.memoryUsage().arrayBuffers <= MAX_BUFFER_BYTES) return;
  throw new UnreadableError('PDF_TOO_COMPLEX', 'The pages hold more text than a statement may have.');
}

export interface ConvertContext {
  readonly instrument: Instrument;
  readonly maxPages: number;
  readonly onPage: (done: number, total: number) => void;
}

/**
 * Given a file, writes its extraction to the task's `out` (under `temporary`, then renamed) and returns its figures, or
 * why it could not be converted.
 */
export async function convertFile(task: ConvertTask, temporary: string, context: ConvertContext): Promise<Conversion> {
  let pages = 0;
  const onPage = (done: number, total: number) => {
    pages = total;
    boundBuffers();
    context.onPage(done, total);
  };
  try {
    const extraction = await read(task, { ...context, onPage });
    const fault = noStatement(extraction);
    if (fault) return { ok: false, fault, pages: extraction.pageCount };
    await writeFile(temporary, JSON.stringify(extraction satisfies FileResult));
    await rename(temporary, task.out);
    const { statements } = extraction;
    const alone = task.compare === 'file' && statements.length === 1;
    return {
      ok: true,
      pages: extraction.pageCount,
      statements: statements.length,
      transactions: statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
      statuses: statements.map(({ reconciliation }) => reconciliation.status),
      ...(task.compare && { compared: statements.map((statement) => comparedStatement(statement, alone)) }),
    };
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ok: false, fault: { code: thrown.code, message: thrown.message }, pages };
  }
}

/** Tries no password first, then each; the last refusal is the one told. */
async function read(task: ConvertTask, { instrument, maxPages, onPage }: ConvertContext): Promise<Extraction> {
  const bytes = await readDocument(task.path, instrument.maxHeapBytes);
  let refusal: UnreadableError | null = null;
  for (const password of [undefined, ...(task.passwords ?? [])]) {
    try {
      return await instrument.use((pdfium) =>
        extract(bytes, { pdfium, password, hints: task.hints, maxPages, onPage }),
      );
    } catch (thrown) {
      if (!(thrown instanceof UnreadableError)) throw thrown;
      if (thrown.code !== 'PASSWORD_REQUIRED' && thrown.code !== 'PASSWORD_INCORRECT') throw thrown;
      refusal = thrown;
    }
  }
  throw refusal;
}

function noStatement({ statements, unusablePages, pageCount }: Extraction): DocumentFault | null {
  if (statements.length > 0) return null;
  if (unusablePages.length === pageCount) return IS_A_SCAN;
  const unread =
    unusablePages.length === 0 ? '' : ` ${unusablePages.length} of its ${pageCount} pages hold no usable text.`;
  return {
    code: 'NO_TRANSACTIONS',
    message: `No transactions and no statement were found in this document.${unread} Is it a bank or card statement?`,
  };
}
