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

/** Who has looked at a reading and found it right. */
export interface CheckMark {
  /** the name of a user, or what stands for a key */
  readonly by: string;
  readonly at: Date;
}

/** Who has exported a file last. */
export interface ExportMark extends CheckMark {
  /** the reading that was current then */
  readonly version: string;
}

/** A reading of a file, in short. */
export interface FileReading {
  /** the conversion whose result shows it */
  readonly jobId: string;
  /** the id of a correction, or else of the conversion */
  readonly version: string;
  readonly readAt: Date;
  /** of the worst of its statements */
  readonly status: StatementSummary['status'];
  readonly statements: readonly StatementSummary[];
  readonly checked: CheckMark | null;
  readonly exported: ExportMark | null;
}
