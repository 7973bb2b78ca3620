/** The metrics of a running service in Prometheus format: never an account, a name or an id. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { WorkerLostError } from '../../workers/types.ts';
import type { FileOutcome } from '../jobs/settle.ts';
import type { AuditFound } from '../storage/blob-audit.ts';
import type { AttemptOutcome } from '../webhooks/delivery-events.ts';
import type { Converted, PoolWatcher } from './watch-pool.ts';

/** Files that are not converted yet. */
export interface QueueState {
  readonly queued: number;
  readonly processing: number;
  /** milliseconds since 1970; null if none waits */
  readonly oldestQueuedAt: number | null;
}

/** From a hundredth of a second for one page to minutes for thousands. */
const CONVERSION_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300];
const PAGES = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000, 10_000];
/** A status request may be held for 30 seconds, an upload may take minutes. */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** A receiver has 15 seconds. */
const ATTEMPT_SECONDS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const OUTCOMES: readonly AttemptOutcome[] = ['delivered', 'retrying', 'failed'];
const LOSSES: readonly WorkerLostError['kind'][] = ['died', 'overran', 'unavailable'];

export class Metrics implements PoolWatcher {
  readonly #registry = new Registry();
  readonly #queue: () => Promise<QueueState>;
  /** by method, route and status, so that a request costs no search */
  readonly #requestsOf = new Map<string, { inc(): void; observe(seconds: number): void }>();

  readonly #queued = this.#gauge('ledgerize_queued_files', 'Files that wait to be converted.');
  readonly #processing = this.#gauge('ledgerize_processing_files', 'Files that are being converted.');
  readonly #oldest = this.#gauge(
    'ledgerize_oldest_queued_file_age_seconds',
    'How long the file that waits longest has waited; 0 where none does.',
  );
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
  readonly #requests = this.#counter('ledgerize_http_requests_total', 'Requests answered.', [
    'method',
    'route',
    'status',
  ]);
  readonly #requestSeconds = this.#histogram(
    'ledgerize_http_request_duration_seconds',
    'Seconds until a request was answered; status requests are held on purpose.',
    ['method', 'route'],
    REQUEST_SECONDS,
  );

  /** Given a function that returns the state of the queue. */
  constructor(queue: () => Promise<QueueState>) {
    this.#queue = queue;
    collectDefaultMetrics({ register: this.#registry });
    for (const kind of LOSSES) this.#lost.inc({ kind }, 0);
    for (const outcome of OUTCOMES) this.#attempts.inc({ outcome }, 0);
  }

  /** Media type of `text`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All current metrics. Throws what the database throws. */
  async text(): Promise<string> {
    const { queued, processing, oldestQueuedAt } = await this.#queue();
    this.#queued.set(queued);
    this.#processing.set(processing);
    this.#oldest.set(oldestQueuedAt === null ? 0 : Math.max(0, Date.now() - oldestQueuedAt) / 1_000);
    return this.#registry.metrics();
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

  /** Given a request's method, its route's pattern, its status and its seconds, counts it. */
  request(method: string, route: string, status: number, seconds: number): void {
    const name = `${method} ${status} ${route}`;
    let counted = this.#requestsOf.get(name);
    if (counted === undefined) {
      const count = this.#requests.labels({ method, route, status: String(status) });
      const time = this.#requestSeconds.labels({ method, route });
      counted = { inc: () => count.inc(), observe: (value) => time.observe(value) };
      this.#requestsOf.set(name, counted);
    }
    counted.inc();
    counted.observe(seconds);
  }

  #gauge(name: string, help: string): Gauge {
    return new Gauge({ name, help, registers: [this.#registry] });
  }

  #counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string, labelNames: string[], buckets: number[]): Histogram {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.#registry] });
  }
}
