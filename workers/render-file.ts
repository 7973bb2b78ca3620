/** The task `render`: makes one file of an output format from the extractions of a job. */
import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { comparedStatement } from '../engine/continuity/compared.ts';
import { continuityOf } from '../engine/continuity/continuity.ts';
import { isExportLimit } from '../engine/exports/accounting/limits.ts';
import { isExportNeeds } from '../engine/exports/accounting/needs.ts';
import type { ResultFile, ResultInput } from '../engine/exports/result.ts';
import type { Statement } from '../engine/model/statement.ts';
import { FORMATS } from '../formats/registry.ts';
import type { FileResult, Rendered, RenderPart, RenderTask } from './types.ts';

/**
 * Given a job's parts, writes them in the format to the task's `out` (as `temporary`, then renamed) and returns its
 * size and hash, or what the format needs. `onPages` is called with the number of pages behind them: the time bound grows with it.
 */
export async function renderFile(
  task: RenderTask,
  temporary: string,
  onPages: (done: number, total: number) => void,
): Promise<Rendered> {
  const files: ResultFile[] = [];
  let pages = 0;
  for (const part of task.parts) {
    const file = await load(part);
    files.push(file);
    pages += file.extraction?.pageCount ?? 0;
    onPages(pages, pages);
  }
  const statements = files.flatMap(({ extraction }) => extraction?.statements ?? []);
  const failed = files.flatMap(({ uuid, error }) => (error === undefined ? [] : [uuid]));
  const alone = statements.length === 1;
  const compared = statements.map((statement) => comparedStatement(statement, alone));
  const input = { jobId: task.jobId, files, continuity: continuityOf(compared, failed), ends: compared };
  const made = await rendered(input, task);
  if ('needs' in made || 'limit' in made) return { ok: false, ...made };
  const { bytes, isArchive } = made;
  await writeFile(temporary, bytes);
  await rename(temporary, task.out);
  return { ok: true, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex'), isArchive };
}

async function rendered(input: ResultInput, { format, options = {} }: RenderTask) {
  const render = await FORMATS[format].renderer();
  try {
    const made = await render(input, options);
    return made instanceof Uint8Array ? { bytes: made, isArchive: false } : made;
  } catch (error) {
    if (isExportNeeds(error)) return { needs: error.needs };
    if (isExportLimit(error)) return { limit: error.limit };
    throw error;
  }
}

async function load({ uuid, filename, result, version }: RenderPart): Promise<ResultFile> {
  if ('error' in result) return { uuid, filename, error: result.error };
  const extraction = JSON.parse(await readFile(result.path, 'utf8')) as FileResult;
  return {
    uuid,
    filename,
    version,
    extraction: { ...extraction, statements: extraction.statements.map(withObligations) },
  };
}

/** Older extractions have no obligations. */
function withObligations(statement: Statement): Statement {
  return {
    ...statement,
    reconciliation: { ...statement.reconciliation, obligations: statement.reconciliation.obligations ?? [] },
  };
}
