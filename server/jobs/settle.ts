/**
 * Ends a file of a job, and with the last file the job: the refund, the file's end and the job's end are one
 * transaction.
 */
import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '../../contract/errors.ts';
import type { StatementSummary } from '../../engine/model/summary.ts';
import type { DocumentFault } from '../../workers/task-types.ts';
import type { StraightenedPage } from '../../workers/types.ts';
import { clearDebit, findFileRow, markConverted } from '../storage/files.ts';
import { finishJob } from '../storage/jobs.ts';
import { findDebit, writeLedger } from '../storage/ledger.ts';
import { clearFileCredits, endFile, filesOfJob, heldByOpenJob, type Lease } from '../storage/queue.ts';
import type { JobFilesTable, Tx } from '../storage/schema.ts';
import { keepStraightened } from '../storage/straightened.ts';
import { recordJobEnd } from '../webhooks/record.ts';

export type FileOutcome =
  | {
      readonly status: 'completed';
      readonly extractionKey: string;
      /** what was read, statement by statement */
      readonly summaries: readonly StatementSummary[];
      /** pages that were set straight before they were read from their pictures; undefined: none */
      readonly straightened?: readonly StraightenedPage[] | undefined;
    }
  | {
      readonly status: 'failed';
      readonly code: ErrorCode;
      readonly message: string;
      /** the message as a code; undefined if `code` says everything */
      readonly finding?: DocumentFault['finding'];
      readonly forced?: Forced;
    }
  | { readonly status: 'cancelled'; readonly forced?: Forced };

/** The name of a test file forced the outcome: no conversion was tried. */
type Forced = true;

export interface Settled {
  /** false: the file had ended before, or the lease no longer holds; nothing was changed */
  readonly ended: boolean;
  /** the job became final */
  readonly final: boolean;
  /** the credits that were refunded */
  readonly refunded: number;
  /** of the job; undefined: it is not final, or was before */
  readonly job?: JobOutcome | undefined;
  /** endpoints of webhooks that are told of the job's end; undefined: none */
  readonly told?: number;
}

/** How a job ended; `cancelled`: before any file of it was converted. */
export type JobOutcome = 'completed' | 'failed' | 'cancelled';

const CANCELLED = {
  code: 'JOB_CANCELLED',
  message: 'The job was cancelled before a file of it was converted.',
  finding: null,
} as const;

/**
 * Given a file of a job, or the lease on it, and its outcome, ends it. Refunds it if its debit is not earned and no
 * open job holds it any more.
 */
export async function settleFile(
  tx: Tx,
  file: { jobId: string; uuid: string } | Lease,
  outcome: FileOutcome,
  now: number,
): Promise<Settled> {
  const ended = await endFile(tx, file, {
    status: outcome.status,
    error_code: outcome.status === 'failed' ? outcome.code : null,
    error_message: outcome.status === 'failed' ? outcome.message : null,
    error_finding: outcome.status === 'failed' && outcome.finding ? JSON.stringify(outcome.finding) : null,
    extraction_key: outcome.status === 'completed' ? outcome.extractionKey : null,
    ended_at: outcome.status === 'completed' ? now : null,
  });
  if (!ended) return { ended, final: false, refunded: 0 };
  let refunded = 0;
  if (outcome.status === 'completed') {
    const pages = outcome.straightened ?? [];
    const first = await markConverted(tx, file.uuid, now);
    if (!first || pages.length > 0) await keepStraightened(tx, file.uuid, pages);
  } else refunded = await refundUnearned(tx, file.uuid, now);
  const finished = await finishWhenLast(tx, file.jobId, { outcome, now });
  return { ended, final: finished !== undefined, refunded, ...finished };
}

/**
 * A debit belongs to the file, whichever job paid it: it stays while a conversion of the file has succeeded or still
 * may. Returns the refunded credits.
 */
async function refundUnearned(tx: Tx, uuid: string, now: number): Promise<number> {
  const file = await findFileRow(tx, uuid);
  if (file === undefined || file.debit_job_id === null || file.converted_at !== null) return 0;
  if (await heldByOpenJob(tx, uuid)) return 0;
  const debit = await findDebit(tx, uuid, file.debit_round);
  if (debit === undefined) throw new Error(`file ${uuid} has an open debit that is not in the ledger`);
  await writeLedger(tx, {
    ...debit,
    id: randomUUID(),
    kind: 'refund',
    credits: -debit.credits,
    reason: 'not converted',
    created_at: now,
  });
  await clearDebit(tx, uuid);
  await clearFileCredits(tx, file.debit_job_id, uuid);
  return -debit.credits;
}

async function finishWhenLast(
  tx: Tx,
  jobId: string,
  { outcome, now }: { outcome: FileOutcome; now: number },
): Promise<(Required<Pick<Settled, 'told'>> & { job: JobOutcome }) | undefined> {
  // with one converted file the job is completed, whatever the others are
  const files = outcome.status === 'completed' ? [] : await filesOfJob(tx, jobId);
  const completed = outcome.status === 'completed' || files.some((file) => file.status === 'completed');
  const error = completed ? undefined : whyFailed(files);
  const job = await finishJob(tx, jobId, {
    status: completed ? 'completed' : 'failed',
    completed_at: now,
    error_code: error?.code ?? null,
    error_message: error?.message ?? null,
    error_finding: error?.finding ?? null,
  });
  if (job === undefined) return undefined;
  const told = await recordJobEnd(tx, job, now);
  if (completed) return { job: 'completed', told };
  return { job: error?.code === CANCELLED.code ? 'cancelled' : 'failed', told };
}

/**
 * If no file of a job was converted, the job fails with its first failed file's reason, or because it was cancelled.
 */
function whyFailed(files: readonly JobFilesTable[]): { code: string; message: string; finding: string | null } {
  if (files.some((file) => file.status === 'cancelled')) return CANCELLED;
  const first = files.find((file) => file.status === 'failed')!;
  return { code: first.error_code!, message: first.error_message!, finding: first.error_finding };
}
