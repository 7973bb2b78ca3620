/** Compares blobs with rows once a day: it deletes what nothing names, and tells the operator what is missing. */
import type { Log } from '../context.ts';
import { type AuditFound, type AuditParts, auditBlobs } from '../storage/blob-audit.ts';

const DAY_MS = 86_400_000;
/** Nodes that start together do not compare together, and none while it starts. */
const FIRST_AFTER_MS = 600_000;
/** Blobs that the log names; the others are counted. */
const MOST_LOGGED = 20;

export interface AuditorParts extends AuditParts {
  readonly log: Log;
  /** is told what was found */
  readonly onAudited?: ((found: AuditFound) => void) | undefined;
}

export class Auditor {
  readonly #parts: AuditorParts;
  readonly #stopping = new AbortController();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(parts: AuditorParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#after(FIRST_AFTER_MS * (1 + Math.random() * 5));
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Compares at a time, in milliseconds since 1970. Throws StoreAwayError, and what the database throws. */
  async audit(now: number): Promise<AuditFound> {
    const { blobs, log, onAudited } = this.#parts;
    await blobs.sweepUnfinished(now - DAY_MS);
    const found = await auditBlobs(this.#parts, now - DAY_MS, this.#stopping.signal);
    const { orphans, missing } = found;
    if (orphans.length > 0) {
      log.warn({ blobs: orphans.length, some: orphans.slice(0, MOST_LOGGED) }, 'blobs that no row names were deleted');
    }
    if (missing.length > 0) {
      log.error({ blobs: missing.length, some: missing.slice(0, MOST_LOGGED) }, 'rows name blobs that are missing');
    }
    onAudited?.(found);
    return found;
  }

  #after(ms: number): void {
    this.#timer = setTimeout(() => this.#run(), ms).unref();
  }

  #run(): void {
    this.#running = this.audit(Date.now())
      .then(
        () => undefined,
        (error: unknown) => {
          if (this.#stopping.signal.aborted) return;
          this.#parts.log.error({ err: error }, 'blobs and rows could not be compared; trying again tomorrow');
        },
      )
      .finally(() => {
        if (!this.#stopping.signal.aborted) this.#after(DAY_MS);
      });
  }
}
