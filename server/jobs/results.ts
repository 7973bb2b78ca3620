/** A job's result in any format: rendered in a worker when it is first asked for, and kept. */
import { randomUUID } from 'node:crypto';
import { ApiError } from '../../contract/errors.ts';
import { type Format, type RenderPart, WorkerLostError, type WorkerPool } from '../../workers/types.ts';
import { toApiError } from '../faults.ts';
import type { DoomedBlobs } from '../storage/blob-sweep.ts';
import { BlobMissingError, type BlobStore } from '../storage/blobs.ts';
import type { Database } from '../storage/database.ts';
import { spareBlob } from '../storage/doomed.ts';
import { filenamesOf, findJob, findResult, insertResult, type JobWithFiles } from '../storage/jobs.ts';
import type { ResultsTable } from '../storage/schema.ts';
import type { TemporaryFolder } from '../storage/temporary.ts';
import type { JobResult } from './types.ts';
import { isFinal } from './view.ts';

export interface ResultsParts {
  readonly database: Database;
  readonly blobs: BlobStore;
  readonly doomed: DoomedBlobs;
  readonly temporary: TemporaryFolder;
  readonly pool: WorkerPool;
}

const CONTENT_TYPES: Readonly<Record<Format, string>> = {
  JSON: 'application/json; charset=utf-8',
  CSV: 'text/csv; charset=utf-8',
  XLS: 'application/vnd.ms-excel',
};
/** As for a conversion: a worker may also die of what ran beside. */
const MAX_TRIES = 2;
/** Seconds: what a status request is held for anyway. */
const RETRY_NOT_COMPLETED = 2;

export class Results {
  readonly #parts: ResultsParts;
  /** renderings in work, so that requests at the same time share one */
  readonly #rendering = new Map<string, Promise<ResultsTable>>();

  constructor(parts: ResultsParts) {
    this.#parts = parts;
  }

  /** Opens a job's result in a format, its own by default. Throws JOB_NOT_FOUND, JOB_NOT_COMPLETED, JOB_FAILED, RESULT_EXPIRED, INTERNAL_ERROR. */
  async open(accountId: string, jobId: string, format?: Format): Promise<JobResult> {
    const found = await findJob(this.#parts.database.reads, accountId, jobId);
    if (found === undefined) throw jobNotFound();
    requireResult(found);
    const wanted = format ?? (found.job.format as Format);
    try {
      const row = (await findResult(this.#parts.database.reads, jobId, wanted)) ?? (await this.#render(found, wanted));
      const { stream, bytes } = await this.#parts.blobs.open(row.blob_key);
      return {
        body: stream,
        bytes,
        etag: `"${row.sha256}"`,
        contentType: CONTENT_TYPES[wanted],
        filename: await this.#filename(found, wanted),
      };
    } catch (error) {
      if (error instanceof BlobMissingError) await this.#requireStillThere(accountId, jobId);
      throw toApiError(error, 'INTERNAL_ERROR');
    }
  }

  /** Bytes that are gone because a file of the job was deleted while we looked are no fault. */
  async #requireStillThere(accountId: string, jobId: string): Promise<void> {
    const again = await findJob(this.#parts.database.reads, accountId, jobId);
    if (again === undefined) throw jobNotFound();
    requireResult(again);
  }

  #render(found: JobWithFiles, format: Format): Promise<ResultsTable> {
    const key = `${found.job.id} ${format}`;
    const running = this.#rendering.get(key);
    if (running !== undefined) return running;
    const rendering = this.#renderAndKeep(found, format).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, rendering);
    return rendering;
  }

  async #renderAndKeep(found: JobWithFiles, format: Format): Promise<ResultsTable> {
    const { database, blobs, doomed, temporary } = this.#parts;
    const jobId = found.job.id;
    const names = await filenamesOf(
      database.reads,
      found.files.map((file) => file.uuid),
    );
    return temporary.with(async (out) => {
      const rendered = await this.#withParts(found, names, (parts) => this.#renderTwice({ jobId, format, parts, out }));
      // A name of its own for each rendering: what another one gives up must not take this one's bytes along.
      const row: ResultsTable = {
        job_id: jobId,
        format,
        blob_key: `results/${jobId}.${format}.${randomUUID()}`,
        bytes: rendered.bytes,
        sha256: rendered.sha256,
        created_at: Date.now(),
      };
      await doomed.expect(row.blob_key);
      await blobs.putFile(row.blob_key, out);
      const kept = await database.transaction(async (tx) => {
        if (await insertResult(tx, row)) {
          if (await spareBlob(tx, row.blob_key)) return row;
          throw new Error('the rendering took so long that its bytes were swept away');
        }
        return findResult(tx, jobId, format);
      });
      if (kept !== row) await doomed.delete([row.blob_key]);
      if (kept === undefined) throw resultExpired();
      return kept;
    });
  }

  /** Local files of all that was read, at the same time, then `work`. */
  async #withParts<T>(
    { files }: JobWithFiles,
    names: ReadonlyMap<string, string>,
    work: (parts: RenderPart[]) => Promise<T>,
  ): Promise<T> {
    const next = async (parts: RenderPart[]): Promise<T> => {
      const file = files[parts.length];
      if (file === undefined) return work(parts);
      const part = { uuid: file.uuid, filename: names.get(file.uuid) ?? '' };
      if (file.extraction_key === null) {
        const error = {
          code: file.error_code ?? 'JOB_CANCELLED',
          message: file.error_message ?? 'The job was cancelled before this file was converted.',
        };
        return next([...parts, { ...part, result: { error } }]);
      }
      return this.#parts.blobs.withLocalFile(file.extraction_key, (path) =>
        next([...parts, { ...part, result: { path } }]),
      );
    };
    return next([]);
  }

  async #renderTwice(task: Parameters<WorkerPool['render']>[0]): ReturnType<WorkerPool['render']> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#parts.pool.render(task);
      } catch (error) {
        if (!(error instanceof WorkerLostError) || tries >= MAX_TRIES) throw error;
      }
    }
  }

  async #filename({ job, files }: JobWithFiles, format: Format): Promise<string | null> {
    if (format === 'JSON') return null;
    const extension = format.toLowerCase();
    if (files.length > 1) return `ledgerize-${job.id.slice(0, 8)}.${extension}`;
    const { uuid } = files[0]!;
    const name = (await filenamesOf(this.#parts.database.reads, [uuid])).get(uuid) ?? '';
    return `${name.replace(/\.pdf$/i, '') || 'statement'}.${extension}`;
  }
}

/** Given a job, throws why it has no result, where it has none. */
function requireResult({ job }: JobWithFiles): void {
  if (!isFinal(job)) {
    throw new ApiError('JOB_NOT_COMPLETED', `The job is ${job.status}: ask for its status until it is completed.`, {
      details: { status: job.status },
      retryAfter: RETRY_NOT_COMPLETED,
    });
  }
  if (job.result_gone_at !== null || job.expires_at <= Date.now()) throw resultExpired();
  if (job.status === 'failed') {
    throw new ApiError('JOB_FAILED', `No file of the job could be converted: ${job.error_message}`, {
      details: { code: job.error_code },
    });
  }
}

export function jobNotFound(): ApiError {
  return new ApiError(
    'JOB_NOT_FOUND',
    'There is no such job in this account: it was never started, or it was deleted.',
  );
}

function resultExpired(): ApiError {
  return new ApiError(
    'RESULT_EXPIRED',
    'The result is gone: a file of the job was deleted, or its retention time is over. Upload and convert again.',
  );
}
