/** A job's result in any format: a worker renders it at the first request, and it is kept. */
import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { baseName } from '../../formats/base-name.ts';
import type { ExportOptions } from '../../formats/options.ts';
import { ARCHIVE, FORMATS, type Format, optionsOf } from '../../formats/registry.ts';
import type { RenderPart } from '../../workers/task-types.ts';
import { WorkerLostError, type WorkerPool } from '../../workers/types.ts';
import type { Views } from '../audit/record.ts';
import { toApiError } from '../faults.ts';
import { failIfForced, named } from '../samples/forced.ts';
import type { DoomedBlobs } from '../storage/blob-sweep.ts';
import { BlobMissingError, type BlobStore } from '../storage/blobs/store.ts';
import { doomBlobs } from '../storage/doomed.ts';
import { findReadJob, type JobWithFiles, type ReadJobFile } from '../storage/jobs.ts';
import { dropOldest, findResult, insertResult, type ResultKey } from '../storage/results.ts';
import type { Queries, ResultsTable } from '../storage/schema.ts';
import type { TemporaryFolder } from '../storage/temporary.ts';
import { type ExportsParts, noteExported } from '../summaries/exports.ts';
import { type FileReading, newestReadings, readingsOf, versionsIn } from './readings.ts';
import { onlyJsonHasPages, type PageWanted, readPage } from './result-page.ts';
import { exportRefused, jobNotFound, requireFile, requireResult, resultExpired, whyNot } from './result-refusals.ts';
import type { JobResult, ResultWanted } from './types.ts';

export interface ResultsParts extends ExportsParts {
  readonly blobs: BlobStore;
  readonly doomed: DoomedBlobs;
  readonly temporary: TemporaryFolder;
  readonly pool: WorkerPool;
  readonly views: Views;
}

interface Rendering {
  readonly key: ResultKey;
  readonly files: readonly FileReading[];
  readonly options: ExportOptions;
}

/** As for a conversion: a worker may also die because of other work. */
const MAX_TRIES = 2;

export class Results {
  readonly #parts: ResultsParts;
  /** renderings under way, which simultaneous requests share */
  readonly #rendering = new Map<string, Promise<ResultsTable>>();

  constructor(parts: ResultsParts) {
    this.#parts = parts;
  }

  /**
   * Opens a job's result in a format, by default its own, of all its files or of one. Throws JOB_NOT_FOUND,
   * FILE_NOT_FOUND, JOB_NOT_COMPLETED, JOB_FAILED, EXPORT_NEEDS, EXPORT_LIMIT, RESULT_EXPIRED, INTERNAL_ERROR.
   */
  async open(accountId: string, jobId: string, wanted: ResultWanted = {}): Promise<JobResult> {
    try {
      return await this.#open(accountId, jobId, wanted);
    } catch (error) {
      if (!(error instanceof BlobMissingError)) throw error;
      await this.#requireStillThere(accountId, jobId, wanted.file);
    }
    // the bytes gave way to newer renderings between their row and their opening
    try {
      return await this.#open(accountId, jobId, wanted);
    } catch (error) {
      throw toApiError(error, 'INTERNAL_ERROR');
    }
  }

  async #open(
    accountId: string,
    jobId: string,
    { format: wanted, file, version, options: chosen, page, savedBy }: ResultWanted,
  ): Promise<JobResult> {
    const { reads } = this.#parts.database;
    const found = await findReadJob(reads, accountId, jobId);
    if (found === undefined) throw jobNotFound();
    requireResult(found, file);
    await failIfForced(this.#parts.database.queries, 'result', ...forcedFilesOf(found));
    const format = wanted ?? (found.job.format as Format);
    const files = file === undefined ? found.files : [requireFile(found, file)];
    const readings = version === undefined ? newestReadings(files) : await readingsOf(reads, files, version);
    // for a job's only file, the result is the job's
    const all = files.length === found.files.length;
    if (page !== undefined && format !== 'JSON') throw onlyJsonHasPages(format);
    // pages are read from the lines of the result
    const stored = page === undefined ? format : 'NDJSON';
    const options = optionsOf(stored, { ...jobOptions(found), ...chosen });
    const key: ResultKey = {
      job_id: jobId,
      format: stored,
      file_uuid: all ? '' : files[0]!.uuid,
      options_sha256: hashOf(options, versionsIn(readings)),
    };
    try {
      const row = (await findResult(reads, key)) ?? (await this.#render({ key, files: readings, options }));
      // names of options only: their values may be numbers of accounts
      const details = { format, file: file ?? null, options: Object.keys(options).sort() };
      await this.#parts.views.note({ accountId, action: 'result.exported', object: jobId, details });
      await this.#noteSaved(found.job, { format, by: savedBy, readings });
      if (page !== undefined) return await this.#page(jobId, row, page);
      const { stream, bytes } = await this.#parts.blobs.open(row.blob_key);
      return {
        body: stream,
        bytes,
        etag: `"${row.sha256}"`,
        contentType: row.is_archive === 1 ? ARCHIVE.mediaType : FORMATS[format].mediaType,
        filename: filenameOf(jobId, files, format, row.is_archive === 1),
      };
    } catch (error) {
      throw error instanceof BlobMissingError ? error : toApiError(error, 'INTERNAL_ERROR');
    }
  }

  async #page(jobId: string, { sha256, bytes, blob_key: key }: ResultsTable, page: PageWanted): Promise<JobResult> {
    const open = async (start: number) => (await this.#parts.blobs.open(key, start)).stream;
    const { body, etag } = await readPage({ sha256, bytes, open }, jobId, page);
    return {
      body: Readable.from([body], { objectMode: false }),
      bytes: body.length,
      etag,
      contentType: FORMATS.JSON.mediaType,
      filename: null,
    };
  }

  /** What is read is no export, nor is a head. */
  async #noteSaved(
    { id: jobId, account_id: accountId }: JobWithFiles['job'],
    { format, by, readings }: { format: Format; by: string | undefined; readings: readonly FileReading[] },
  ): Promise<void> {
    if (by === undefined || FORMATS[format].disposition === 'inline') return;
    await noteExported(this.#parts, { accountId, by, readings: readFrom(jobId, readings) });
  }

  /** It is not a fault if bytes are gone because a file of the job was deleted meanwhile. */
  async #requireStillThere(accountId: string, jobId: string, file: string | undefined): Promise<void> {
    const again = await findReadJob(this.#parts.database.reads, accountId, jobId);
    if (again === undefined) throw jobNotFound();
    requireResult(again, file);
  }

  #render(wanted: Rendering): Promise<ResultsTable> {
    const { key } = wanted;
    const name = `${key.job_id} ${key.format} ${key.file_uuid} ${key.options_sha256}`;
    const running = this.#rendering.get(name);
    if (running !== undefined) return running;
    const rendering = this.#renderAndKeep(wanted).finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, rendering);
    return rendering;
  }

  async #renderAndKeep({ key, files, options }: Rendering): Promise<ResultsTable> {
    const { database, blobs, doomed, temporary } = this.#parts;
    const jobId = key.job_id;
    const format = key.format as Format;
    return temporary.with(async (out) => {
      const rendered = await this.#withParts(files, (parts) =>
        this.#renderTwice({ jobId, format, options, parts, out }),
      );
      if (!rendered.ok) throw exportRefused(format, rendered);
      // Each rendering has its own name: another one that is discarded must not delete these bytes.
      const row: ResultsTable = {
        ...key,
        blob_key: `results/${jobId}.${format}.${randomUUID()}`,
        bytes: rendered.bytes,
        sha256: rendered.sha256,
        is_archive: rendered.isArchive ? 1 : 0,
        created_at: Date.now(),
      };
      const requireInTime = await doomed.expect(row.blob_key);
      await blobs.putFile(row.blob_key, out);
      requireInTime();
      const given = { up: [] as string[] };
      const keep = async (db: Queries) => {
        if (!(await insertResult(db, row))) return findResult(db, key);
        given.up = await dropOldest(db, row);
        await doomBlobs(db, given.up, row.created_at);
        return row;
      };
      // one row alone needs no transaction
      const kept = await (key.options_sha256 === '' ? keep(database.queries) : database.transaction(keep));
      await doomed.delete(kept === row ? given.up : [row.blob_key]);
      if (kept === undefined) throw resultExpired();
      return kept;
    });
  }

  /** Fetches all extractions as local files at the same time, then runs `work`. */
  async #withParts<T>(files: readonly FileReading[], work: (parts: RenderPart[]) => Promise<T>): Promise<T> {
    const next = async (parts: RenderPart[]): Promise<T> => {
      const reading = files[parts.length];
      if (reading === undefined) return work(parts);
      const { file, key, version } = reading;
      const part = { uuid: file.uuid, filename: file.filename, ...(version !== '' && { version }) };
      if (key === null) return next([...parts, { ...part, result: { error: whyNot(file) } }]);
      return this.#parts.blobs.withLocalFile(key, (path) => next([...parts, { ...part, result: { path } }]));
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
}

/** The file name of a result; null if it is read and not saved. */
function filenameOf(jobId: string, files: readonly ReadJobFile[], format: Format, isArchive: boolean): string | null {
  const { disposition } = FORMATS[format];
  if (disposition === 'inline') return null;
  const { extension } = isArchive ? ARCHIVE : FORMATS[format];
  if (files.length > 1) return `ledgerize-${jobId.slice(0, 8)}.${extension}`;
  return `${baseName(files[0]!.filename) || 'statement'}.${extension}`;
}

/** Which readings of files a result of the job has. */
const readFrom = (jobId: string, readings: readonly FileReading[]) =>
  readings
    .filter(({ key }) => key !== null)
    .map(({ file, version }) => ({ uuid: file.uuid, version: version === '' ? jobId : version }));

/** What the job was started with. */
const jobOptions = ({ job: { options } }: JobWithFiles): ExportOptions =>
  options === null ? {} : (JSON.parse(options) as ExportOptions);

/**
 * Given options, whatever their order, and the versions that people made, returns a hash by which a rendering is found
 * again; empty for none of both.
 */
function hashOf(options: ExportOptions, versions: readonly string[]): string {
  const entries = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = versions.length === 0 ? entries : [entries, versions];
  return parts.length === 0 ? '' : createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** What of the files of a job decides if its result is to fail. */
const forcedFilesOf = ({ job, files }: JobWithFiles) =>
  files.map(({ filename, uuid }) => ({
    ...named({ filename, test: job.test }),
    accountId: job.account_id,
    subject: `${job.id} ${uuid}`,
  }));
