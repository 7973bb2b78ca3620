/** The result for a document. */
import type { Mesh } from '../geometry/mesh.ts';
import type { PageWords } from './printed-words.ts';
import type { Statement } from './statement.ts';

/** The result for a document. Without statements the document is not a statement (NO_TRANSACTIONS). */
export interface Extraction {
  readonly pageCount: number;
  readonly statements: readonly Statement[];
  /** pages whose text cannot be used, 1-based */
  readonly unusablePages: readonly number[];
  /** how pages were read from their pictures; null if none was */
  readonly recognition: Recognition | null;
  /** how pages were set straight before they were read, for those who draw them */
  readonly straightened: readonly StraightenedPage[];
  /** what was read from the pictures of pages; left out if nothing was: the words of others are in the file */
  readonly words?: readonly PageWords[];
  readonly diagnostics: Diagnostics;
}

/** How the picture of a page was set straight: the places of what was read are on the straight page. */
export interface StraightenedPage {
  /** 1-based */
  readonly page: number;
  /** quarter turns clockwise, beyond the rotation that the file gives */
  readonly turned: number;
  /** where its points are on the turned page; left out if that is straight */
  readonly mesh?: Mesh;
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
