/** The task `convert`: reads a file's statements and writes them as JSON. */
import { rename, writeFile } from 'node:fs/promises';
import { comparedStatement } from '../engine/continuity/compared.ts';
import { UnreadableError } from '../engine/errors.ts';
import { summaryOf } from '../engine/exports/summary.ts';
import type { Extraction } from '../engine/model/extraction.ts';
import { fileFinding } from '../engine/wording/files.ts';
import { type ExtractContext, extractFile } from './extract-file.ts';
import { faultOf, faultOfUnreadable } from './faults.ts';
import type { DocumentFault } from './task-types.ts';
import type { Conversion, ConvertTask, FileResult } from './types.ts';

/**
 * Given a file, writes its extraction to the task's `out` (as `temporary`, then renamed). Returns its figures, or why
 * it could not be converted.
 */
export async function convertFile(task: ConvertTask, temporary: string, context: ExtractContext): Promise<Conversion> {
  let pages = 0;
  const onPage = (done: number, total: number) => {
    pages = total;
    context.onPage(done, total);
  };
  try {
    const { extraction, readingMs } = await extractFile(task, { ...context, onPage });
    const fault = noStatement(extraction);
    if (fault) return { ok: false, fault, pages: extraction.pageCount };
    await writeFile(temporary, JSON.stringify(extraction satisfies FileResult));
    await rename(temporary, task.out);
    const { statements, recognition, straightened } = extraction;
    const alone = task.compare === 'file' && statements.length === 1;
    return {
      ok: true,
      pages: extraction.pageCount,
      ...(recognition !== null && { recognised: { pages: recognition.pages.length, ms: readingMs, straightened } }),
      statements: statements.length,
      transactions: statements.reduce((sum, { transactions }) => sum + transactions.length, 0),
      statuses: statements.map(({ reconciliation }) => reconciliation.status),
      summaries: statements.map(summaryOf),
      ...(task.compare && { compared: statements.map((statement) => comparedStatement(statement, alone)) }),
    };
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ok: false, fault: faultOfUnreadable(thrown), pages };
  }
}

function noStatement({
  statements,
  unusablePages,
  pageCount,
  recognition,
  diagnostics,
}: Extraction): DocumentFault | null {
  if (statements.length > 0) return null;
  return faultOf(
    'NO_TRANSACTIONS',
    fileFinding('NO_STATEMENT', {
      rows: diagnostics.rowsOfNoAccount,
      pagesWithoutText: unusablePages.length,
      pages: pageCount,
      ...(recognition !== null && { pagesFromPictures: recognition.pages.length }),
    }),
  );
}
