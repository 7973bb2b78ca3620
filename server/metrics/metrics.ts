/** The metrics of a running service in Prometheus format: never an account, a name or an id. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WorkerLostError } from '../../workers/types.ts';
import type { FileOutcome, JobOutcome } from '../jobs/settle.ts';
import type { AuditFound } from '../storage/blob-audit.ts';
import { VERSION } from '../version.ts';
import type { AttemptOutcome } from '../webhooks/delivery-events.ts';
import { RequestMetrics } from './request-metrics.ts';
import { StorageMetrics } from './storage-metrics.ts';
import type { Converted, PoolWatcher, TaskKind } from './watch-pool.ts';

/** Files that are not converted yet, and messages to webhooks that are not sent yet. */
export interface QueueState {
  readonly queued: number;
  readonly processing: number;
  /** milliseconds since 1970; null if none waits */
  readonly oldestQueuedAt: number | null;
  /** messages that should be sent by now */
  readonly due: number;
  /** milliseconds since 1970; null if none is due */
  readonly oldestDueAt: number | null;
}

/** From a hundredth of a second for one page to minutes for thousands. */
const CONVERSION_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const PAGES = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 10_000];
/** A receiver has 15 seconds. */
const ATTEMPT_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const JOB_OUTCOMES: readonly JobOutcome[] = ['completed', 'failed', 'cancelled'];
const TASKS: readonly TaskKind[] = ['inspect', 'assemble', 'convert', 'render', 'draw'];
const OUTCOMES: readonly AttemptOutcome[] = ['delivered', 'retrying', 'failed'];
const LOSSES: readonly WorkerLostError['kind'][] = ['died', 'overran', 'unavailable'];

export class Metrics implements PoolWatcher {
  readonly #registry = new Registry();
  readonly storage = new StorageMetrics(this.#registry);
  readonly requests = new RequestMetrics(this.#registry);
  readonly #queue: () => Promise<QueueState>;

  readonly #queued = this.#gauge('ledgerize_queued_files', 'Files that wait to be converted.');
  readonly #processing = this.#gauge('ledgerize_processing_files', 'Files that are being converted.');
  readonly #oldest = this.#gauge(
    'ledgerize_oldest_queued_file_age_seconds',
    'How long the file that waits longest has waited; 0 where none does.',
  );
  readonly #due = this.#gauge('ledgerize_due_deliveries', 'Messages to webhooks that should be sent by now.');
  readonly #oldestDue = this.#gauge(
    'ledgerize_oldest_due_delivery_age_seconds',
    'How long the message that is due longest has been due; 0 where none is.',
  );
  readonly #jobs = this.#counter('ledgerize_jobs_total', 'Jobs that ended here, by outcome.', ['outcome']);
  readonly #files = this.#counter('ledgerize_files_total', 'Files of jobs that ended, by outcome and error code.', [
    'outcome',
    'code',
  ]);
  readonly #seconds = this.#histogram(
    'ledgerize_conversion_duration_seconds',
    'Seconds that a worker took for a file, by outcome.',
    ['outcome'],
    CONVERSION_SECONDS,
  );
  readonly #pages = this.#histogram('ledgerize_conversion_pages', 'Pages of a file, by outcome.', ['outcome'], PAGES);
  readonly #threads = this.#gauge('ledgerize_worker_threads', 'Conversions that this process does at the same time.');
  readonly #tasks = this.#gauge('ledgerize_worker_tasks', 'Tasks of workers that wait or run, by kind.', ['kind']);
  readonly #lost = this.#counter('ledgerize_workers_lost_total', 'Workers that died, overran or could not be had.', [
    'kind',
  ]);
  readonly #pictures = this.#counter('ledgerize_pictures_read_total', 'Pages that were read from their pictures.');
  readonly #pictureSeconds = this.#counter(
    'ledgerize_pictures_read_seconds_total',
    'Seconds that threads took to read pictures of pages.',
  );
  readonly #debited = this.#counter('ledgerize_credits_debited_total', 'Credits debited for conversions.');
  readonly #refunded = this.#counter(
    'ledgerize_credits_refunded_total',
    'Credits refunded for what was not converted.',
  );
  readonly #orphans = this.#counter(
    'ledgerize_blobs_orphaned_total',
    'Blobs that were deleted because no row names them.',
  );
  readonly #missing = this.#gauge('ledgerize_blobs_missing', 'Blobs that rows name and the store does not have.');
  readonly #attempts = this.#counter(
    'ledgerize_webhook_attempts_total',
    'Attempts to deliver an event to a webhook, by what came of them.',
    ['outcome'],
  );
  readonly #attemptSeconds = this.#histogram(
    'ledgerize_webhook_attempt_duration_seconds',
    'Seconds until a receiver answered, or the attempt failed.',
    [],
    ATTEMPT_SECONDS,
  );
  /** Given a function that returns the state of the queue. */
  constructor(queue: () => Promise<QueueState>) {
    this.#queue = queue;
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('ledgerize_build_info', 'Always 1; its label is the version.', ['version']).set(
      { version: VERSION },
      1,
    );
    for (const outcome of JOB_OUTCOMES) this.#jobs.inc({ outcome }, 0);
    for (const kind of TASKS) this.#tasks.set({ kind }, 0);
    for (const kind of LOSSES) this.#lost.inc({ kind }, 0);
    for (const outcome of OUTCOMES) this.#attempts.inc({ outcome }, 0);
  }

  /** Media type of `text`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All current metrics. Without the database, those that are in it are NaN: the others show what happens. */
  async text(): Promise<string> {
    const state = await this.#queue().catch(() => undefined);
    this.storage.databaseUp(state !== undefined);
    this.#queued.set(state?.queued ?? Number.NaN);
    this.#processing.set(state?.processing ?? Number.NaN);
    this.#oldest.set(state === undefined ? Number.NaN : secondsSince(state.oldestQueuedAt));
    this.#due.set(state?.due ?? Number.NaN);
    this.#oldestDue.set(state === undefined ? Number.NaN : secondsSince(state.oldestDueAt));
    return this.#registry.metrics();
  }

  threads(count: number): void {
    this.#threads.set(count);
  }

  begun(kind: TaskKind): void {
    this.#tasks.inc({ kind });
  }

  ended(kind: TaskKind): void {
    this.#tasks.dec({ kind });
  }

  converted({ outcome, pages, seconds, pictures }: Converted): void {
    this.#seconds.observe({ outcome }, seconds);
    if (pages !== undefined) this.#pages.observe({ outcome }, pages);
    if (pictures === undefined) return;
    this.#pictures.inc(pictures.pages);
    this.#pictureSeconds.inc(pictures.seconds);
  }

  lost(kind: WorkerLostError['kind']): void {
    this.#lost.inc({ kind });
  }

  /** An outcome that a test forced tells nothing of the service. */
  fileEnded(outcome: FileOutcome, refunded: number): void {
    if (outcome.status !== 'completed' && outcome.forced) return;
    this.#files.inc({ outcome: outcome.status, code: outcome.status === 'failed' ? outcome.code : '' });
    this.#refunded.inc(refunded);
  }

  jobEnded(outcome: JobOutcome): void {
    this.#jobs.inc({ outcome });
  }

  debited(credits: number): void {
    this.#debited.inc(credits);
  }

  /** What the daily comparison of blobs and rows found. */
  blobsAudited({ orphans, missing }: AuditFound): void {
    this.#orphans.inc(orphans.length);
    this.#missing.set(missing.length);
  }

  webhookAttempted(outcome: AttemptOutcome, seconds: number): void {
    this.#attempts.inc({ outcome });
    this.#attemptSeconds.observe(seconds);
  }

  #gauge(name: string, help: string, labelNames: string[] = []): Gauge {
    return new Gauge({ name, help, labelNames, registers: [this.#registry] });
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }
}

/** Given a time in milliseconds since 1970, or null for none, returns the seconds since then. */
function secondsSince(time: number | null): number {
  return time === null ? 0 : Math.max(0, Date.now() - time) / 1_000;
}
