/** The task `correct`: makes another version of what was read of a file. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { comparedStatement } from '../engine/continuity/compared.ts';
import { entriesOf } from '../engine/exports/json.ts';
import { summaryOf } from '../engine/exports/summary.ts';
import { corrected } from '../engine/statements/corrected/apply.ts';
import { UnfitChangeError } from '../engine/statements/corrected/wanted.ts';
import type { Corrected, CorrectTask } from './correct-types.ts';
import type { FileResult } from './types.ts';

/**
 * Given a task, writes the changed reading to its `out`, if it has one (as `temporary`, then renamed). `onPages` is called
 * with the number of pages behind it: the time bound grows with it.
 */
export async function correctFile(
  task: CorrectTask,
  temporary: string,
  onPages: (done: number, total: number) => void,
): Promise<Corrected> {
  const extraction = JSON.parse(await readFile(task.path, 'utf8')) as FileResult;
  onPages(extraction.pageCount, extraction.pageCount);
  try {
    const statements = corrected(extraction.statements, task.changes, task.editor);
    const next: FileResult = { ...extraction, statements };
    if (task.out !== null) {
      await writeFile(temporary, JSON.stringify(next));
      await rename(temporary, task.out);
    }
    const file = { uuid: task.uuid, filename: '', extraction: next };
    const ends = statements.map((statement) => comparedStatement(statement, statements.length === 1));
    return {
      ok: true,
      statements: entriesOf({ jobId: null, files: [file], continuity: [], ends }).statements,
      statuses: statements.map(({ reconciliation }) => reconciliation.status),
      summaries: statements.map(summaryOf),
      rows: statements.reduce((sum, { corrections }) => sum + changedIn(corrections), 0),
    };
  } catch (error) {
    if (!(error instanceof UnfitChangeError)) throw error;
    return { ok: false, problem: error.problem, at: error.at };
  }
}

const changedIn = (corrections: FileResult['statements'][number]['corrections']): number =>
  corrections === undefined ? 0 : corrections.rows + corrections.removed.length;
