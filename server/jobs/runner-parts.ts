/** What the runner of the queue works with. */
import type { Log } from '../context.ts';
import type { DoomedBlobs } from '../storage/blob-sweep.ts';
import type { SummaryVault } from '../summaries/summaries.ts';
import type { Tracing } from '../tracing/types.ts';
import type { ConvertParts } from './convert-file.ts';
import type { JobEvents } from './events.ts';
import type { Progress } from './progress.ts';

export interface RunnerParts extends ConvertParts {
  readonly summaryVault: SummaryVault;
  readonly doomed: DoomedBlobs;
  readonly events: JobEvents;
  readonly progress: Progress;
  readonly log: Log;
  readonly tracing: Tracing;
  /** a holder without a heartbeat for this long counts as dead */
  readonly leaseMs: number;
}
