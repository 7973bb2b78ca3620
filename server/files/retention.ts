/**
 * Deletes expired files with everything derived from them, blobs that have no row, expired idempotency keys, and old
 * deliveries of webhooks.
 */
import type { Log } from '../context.ts';
import { forgetOldAttempts } from '../storage/attempts.ts';
import { type DoomedBlobs, ORPHANED_AFTER_MS } from '../storage/blob-sweep.ts';
import { forgetDeliveries } from '../storage/deliveries.ts';
import { expiredFiles } from '../storage/files.ts';
import { forgetOldFailures } from '../storage/forced-failures.ts';
import { forgetKeys } from '../storage/idempotency.ts';
import { forgetWindows } from '../storage/rate-windows.ts';
import { correctAfterSetBack } from '../storage/set-back.ts';
import { type RemoveParts, removeFile } from './remove.ts';

/** An expired file is hidden at once; its bytes are deleted within this time. */
const SWEEP_MS = 60_000;
/** A program that is tested tries again within a day. */
const FAILURES_KEPT_MS = 86_400_000;
/** The log of deliveries goes back as long as files are kept by default. */
const DELIVERIES_KEPT_MS = 30 * 86_400_000;

export interface RetentionParts extends RemoveParts {
  readonly doomed: DoomedBlobs;
  readonly log: Log;
}

export class Retention {
  readonly #parts: RetentionParts;
  #timer: NodeJS.Timeout | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(parts: RetentionParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(() => this.#tick(), SWEEP_MS).unref();
    this.#tick();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#sweeping;
  }

  /** Deletes everything that is due at a time, in milliseconds since 1970. */
  async sweep(now: number): Promise<void> {
    const { database, doomed, log } = this.#parts;
    await correctAfterSetBack(database.queries, now);
    for (;;) {
      const due = await expiredFiles(database.queries, now);
      if (due.length === 0) break;
      for (const file of due) await removeFile(this.#parts, file, 'The retention time of the file ended first.');
      log.info({ files: due.length }, 'files deleted whose retention time is over');
    }
    await forgetKeys(database.queries, now);
    await forgetOldFailures(database.queries, now - FAILURES_KEPT_MS);
    await forgetWindows(database.queries);
    await forgetOldAttempts(database.queries);
    await forgetDeliveries(database.queries, now - DELIVERIES_KEPT_MS);
    await doomed.sweep(now - ORPHANED_AFTER_MS);
  }

  #tick(): void {
    this.#sweeping ??= this.sweep(Date.now())
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'the retention sweep failed; trying again'))
      .finally(() => {
        this.#sweeping = undefined;
      });
  }
}
