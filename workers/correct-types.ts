/** The task `correct`, and what comes of it. */
import type { Change } from '../engine/model/correction.ts';
import type { Editor } from '../engine/model/editor.ts';
import type { StatementSummary } from '../engine/model/summary.ts';
import type { ChangeProblem } from '../engine/statements/corrected/wanted.ts';

export interface CorrectTask {
  /** of the file, for what names it */
  readonly uuid: string;
  /** what was read of it, as `convert` or an earlier correction wrote it */
  readonly path: string;
  readonly changes: readonly Change[];
  readonly editor: Editor;
  /** where the changed reading is written: under a temporary name, then renamed; null: nowhere */
  readonly out: string | null;
}

/** What became of changes: the statements as a JSON result has them, without their rows; or the change that cannot be made. */
export type Corrected =
  | {
      readonly ok: true;
      readonly statements: readonly object[];
      /** reconciliation status of each statement */
      readonly statuses: readonly ('verified' | 'mismatch' | 'unverifiable')[];
      /** each statement without its rows */
      readonly summaries: readonly StatementSummary[];
      /** that people changed, added or deleted */
      readonly rows: number;
    }
  | { readonly ok: false; readonly problem: ChangeProblem; readonly at: number };
