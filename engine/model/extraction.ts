/** The result for a document. */
import type { Statement } from './statement.ts';

/** The result for a document. Without statements the document is not a statement (NO_TRANSACTIONS). */
export interface Extraction {
  readonly pageCount: number;
  readonly statements: readonly Statement[];
  /** pages whose text cannot be used, 1-based */
  readonly unusablePages: readonly number[];
  readonly diagnostics: Diagnostics;
}

/** Figures about the reading, for logs and debugging: never text of the paper. */
interface Diagnostics {
  /** joint readings tried, over all tables */
  readonly readingsTried: number;
  readonly words: number;
  readonly lines: number;
  readonly tables: number;
  readonly rows: number;
  /** rows that would be transactions if the paper showed signs of an account */
  readonly rowsOfNoAccount: number;
}
