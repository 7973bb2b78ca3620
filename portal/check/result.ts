/** A job's result for checking: by file, by statement, each row with its number. */
import type { Result } from '../api/types.ts';

export type Transaction = Result['normalised'][number];
export type Statement = Result['statements'][number];
export type ContinuityFinding = Result['continuity'][number]['findings'][number];
type Fault = NonNullable<Result['files'][number]['error']>;

/** A transaction with its index in `normalised`, which identifies it in failing rows, warnings and findings. */
export interface Row {
  readonly row: number;
  readonly transaction: Transaction;
}

export interface CheckedStatement {
  readonly statement: Statement;
  readonly rows: readonly Row[];
}

export interface CheckedFile {
  readonly uuid: string;
  readonly filename: string;
  /** id of the version that people made; null for what a conversion read */
  readonly version: string | null;
  /** why it could not be converted; null if it was */
  readonly error: Fault | null;
  /** its pages (from 1) that were read from their pictures, all or in part */
  readonly recognised: ReadonlySet<number>;
  readonly statements: readonly CheckedStatement[];
}

/** Given a result, returns its files in their order, each with its statements and their rows. */
export function filesOf(result: Result): CheckedFile[] {
  const rowsOf = new Map<number, Row[]>(result.statements.map(({ index }) => [index, []]));
  result.normalised.forEach((transaction, row) => {
    rowsOf.get(transaction.statement)?.push({ row, transaction });
  });
  return result.files.map(({ uuid, filename, error, recognition, version }) => ({
    uuid,
    filename,
    version: version ?? null,
    error: error ?? null,
    recognised: new Set(recognition?.pages),
    statements: result.statements
      .filter((statement) => statement.uuid === uuid)
      .map((statement) => ({ statement, rows: rowsOf.get(statement.index) ?? [] })),
  }));
}

/** The portal's word for a statement's status: `unproved` is the interface's `unverifiable`. */
export type Verdict = 'verified' | 'mismatch' | 'unproved';

/** Shown next to the word, because colours alone do not help everyone. */
export const VERDICT_SIGNS: Readonly<Record<Verdict, string>> = { verified: '✓', mismatch: '≠', unproved: '?' };

/** A statement as a result, or a preview, has it. */
interface Judged {
  readonly reconciliation: { readonly status: Statement['reconciliation']['status'] };
}

/** Given a statement, returns the result of its arithmetic. */
export function verdictOf({ reconciliation }: Judged): Verdict {
  return reconciliation.status === 'unverifiable' ? 'unproved' : reconciliation.status;
}

/** One of the things that a statement must show to be verified. */
export type Obligation = Statement['reconciliation']['obligations'][number];

/** A row whose printed balance does not follow from the rows before it: decimals as in the result. */
export type FailingRow = Statement['reconciliation']['failingRows'][number];

/** Given a statement, returns its failing rows by their number. */
export function failingRowsOf({ reconciliation }: Statement): ReadonlyMap<number, FailingRow> {
  return new Map(reconciliation.failingRows.map((failing) => [failing.row, failing]));
}

/** Given a result and a statement's index, returns its findings of continuity. */
export function findingsOf(result: Result, index: number): ContinuityFinding[] {
  return result.continuity.flatMap(({ findings }) => findings).filter(({ statements }) => statements.includes(index));
}
