/** Loads the statements of a bank account from the extractions of several jobs, and compares them. */
import { comparedStatement } from '../engine/continuity/compared.ts';
import { breaks, continuityOf } from '../engine/continuity/continuity.ts';
import { exportAccounts } from '../engine/exports/accounting/accounts.ts';
import { cutFiles } from '../engine/exports/joined/cut.ts';
import type { JoinInput, WantedDays } from '../engine/exports/joined/types.ts';
import { joinedVerdict } from '../engine/exports/joined/verdict.ts';
import type { ResultFile, ResultInput } from '../engine/exports/result.ts';
import type { Statement } from '../engine/model/statement.ts';
import type { JoinedIdentity, JoinPart } from './join-types.ts';
import { loadPart } from './load-part.ts';

/** The place of a statement that was loaded: its file, and its place among the statements of the file. */
export interface Source {
  readonly uuid: string;
  readonly position: number;
}

export interface Loaded {
  readonly input: ResultInput;
  /** of each statement, in document order */
  readonly sources: readonly Source[];
  readonly joins: readonly JoinInput[];
}

/** Given parts and what their account is called, loads and compares their statements. */
export async function loadJoined(
  parts: readonly JoinPart[],
  identity: JoinedIdentity | null,
  onPages: (done: number, total: number) => void,
): Promise<Loaded> {
  const files: ResultFile[] = [];
  const sources: Source[] = [];
  let pages = 0;
  for (const { statements: wanted, ...part } of parts) {
    const file = await loadPart(part);
    const { extraction } = file;
    if (extraction === undefined) continue;
    const statements = extraction.statements.filter((_, position) => wanted.includes(position));
    files.push({ ...file, extraction: { ...extraction, statements: statements.map((one) => named(one, identity)) } });
    for (const position of extraction.statements.keys())
      if (wanted.includes(position)) sources.push({ uuid: part.uuid, position });
    pages += extraction.pageCount;
    onPages(pages, pages);
  }
  const input = compared(files, null);
  const accounts = exportAccounts(input, {});
  const joins = accounts.flatMap((account, i): JoinInput[] => {
    const continuity = input.continuity[i];
    return continuity === undefined ? [] : [{ account, continuity }];
  });
  return { input, sources, joins };
}

const named = (statement: Statement, identity: JoinedIdentity | null): Statement =>
  identity === null ? statement : { ...statement, ...identity };

export function compared(files: readonly ResultFile[], jobId: string | null): ResultInput {
  const statements = files.flatMap(({ extraction }) => extraction?.statements ?? []);
  const ends = statements.map((statement) => comparedStatement(statement, statements.length === 1));
  const failed = files.flatMap(({ uuid, error }) => (error === undefined ? [] : [uuid]));
  return { jobId, files, continuity: continuityOf(ends, failed), ends };
}

/** Given loaded statements and the wanted days, returns what an export of these days is made of. */
export function cutJoined({ joins }: Loaded, wanted: WantedDays): ResultInput {
  const files = joins.flatMap((join) => cutFiles(join, wanted, joinedVerdict(join, breaks, wanted)));
  return compared(files, null);
}
