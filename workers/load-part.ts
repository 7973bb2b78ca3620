/** Loads one file of a result: its extraction, or why it failed. */
import { readFile } from 'node:fs/promises';
import type { ResultFile } from '../engine/exports/result.ts';
import type { Statement } from '../engine/model/statement.ts';
import type { RenderPart } from './task-types.ts';
import type { FileResult } from './types.ts';

export async function loadPart({ uuid, filename, result, version }: RenderPart): Promise<ResultFile> {
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
