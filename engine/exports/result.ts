/** What every output format is made from: the files of a job with what became of each. */
import type { AccountContinuity } from '../continuity/types.ts';
import type { Extraction } from '../model/extraction.ts';
import type { Statement } from '../model/statement.ts';
import type { FileFinding } from '../wording/files.ts';

/** One file of a job: its extraction, or the error that it failed with. */
export interface ResultFile {
  readonly uuid: string;
  readonly filename: string;
  readonly error?: { readonly code: string; readonly message: string; readonly finding?: FileFinding | undefined };
  readonly extraction?: Extraction;
  /** id of the version that people made of it; left out of what a conversion read */
  readonly version?: string | undefined;
}

export interface ResultInput {
  /** null from the command line */
  readonly jobId: string | null;
  /** in the order of the job */
  readonly files: readonly ResultFile[];
  /** by account, of the statements of all files, numbered in document order */
  readonly continuity: readonly AccountContinuity[];
  /** of each statement, in document order: the balances before its first and after its last row */
  readonly ends: readonly StatementEnds[];
}

/** In minor units: as printed, or what the printed figures and the rows make; null if neither shows it. */
interface StatementEnds {
  readonly opening: bigint | null;
  readonly closing: bigint | null;
}

/** A result as the bytes of a file. */
export interface Rendered {
  readonly bytes: Uint8Array;
  /** true: a zip of several files of the format */
  readonly isArchive: boolean;
}

/** A statement with its place in the whole result. */
export interface PlacedStatement {
  /** over all files, in document order: the `statement` of its rows */
  readonly index: number;
  readonly file: ResultFile;
  readonly statement: Statement;
  /** index of its first row in `normalised` */
  readonly firstRow: number;
}

export function placedStatements(input: ResultInput): PlacedStatement[] {
  const placed: PlacedStatement[] = [];
  let firstRow = 0;
  for (const file of input.files) {
    for (const statement of file.extraction?.statements ?? []) {
      placed.push({ index: placed.length, file, statement, firstRow });
      firstRow += statement.transactions.length;
    }
  }
  return placed;
}

/** Given a statement, returns its money in and its money out, both positive, in minor units. */
export function totals(statement: Statement): { readonly in: bigint; readonly out: bigint } {
  // bigint: a sum of safe integers need not be one
  let moneyIn = 0n;
  let moneyOut = 0n;
  for (const { amount } of statement.transactions) {
    if (amount > 0) moneyIn += BigInt(amount);
    else moneyOut -= BigInt(amount);
  }
  return { in: moneyIn, out: moneyOut };
}
