/** The summaries of what was read of files. */
import type { StatementSummary } from '../../engine/model/summary.ts';

/** A statement of a file's current reading. */
export interface FoundSummary extends StatementSummary {
  readonly uuid: string;
  /** the conversion whose result, of this file, shows the statement */
  readonly jobId: string;
  /** the id of the version that people made; of what a conversion read, its `jobId` */
  readonly reading: string;
  /** 0-based, among the statements of the file */
  readonly position: number;
}

/** A reading that was made, with its statements in their order. */
export interface ReadingMade {
  readonly accountId: string;
  readonly uuid: string;
  /** the conversion whose result shows it */
  readonly jobId: string;
  readonly reading: string;
  readonly statements: readonly StatementSummary[];
  /** milliseconds since 1970 */
  readonly now: number;
}
