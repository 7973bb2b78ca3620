/** The result for a document. */
import type { Statement } from './statement.ts';

/** The result for a document. Without statements the document is not a statement (NO_TRANSACTIONS). */
export interface Extraction {
  readonly pageCount: number;
  readonly statements: readonly Statement[];
  /** pages whose text cannot be used, 1-based */
  readonly unusablePages: readonly number[];
  /** how pages were read from their pictures; null if none was */
  readonly recognition: Recognition | null;
  readonly diagnostics: Diagnostics;
}

export interface Recognition {
  /** 1-based */
  readonly pages: readonly number[];
  /** in which their texts were read, by the names of ISO 639-2 */
  readonly languages: readonly string[];
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
