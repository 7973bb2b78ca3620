/** Conversion jobs. */
import type { Readable } from 'node:stream';
import type { ErrorCode } from '../../contract/errors.ts';
import type { Fault } from '../../contract/fields.ts';
import type { Metadata } from '../../contract/metadata.ts';
import type { Hints } from '../../engine/model/hints.ts';
import type { ExportOptions } from '../../formats/options.ts';
import type { Format } from '../../formats/registry.ts';
import type { Reread } from '../storage/file-versions.ts';
import type { Tx } from '../storage/schema.ts';
import type { FileReading } from '../summaries/types.ts';
import type { PageWanted } from './result-page.ts';

export type JobStatus = 'queued' | 'processing' | 'completed' | 'failed';
export type JobFileStatus = 'queued' | 'processing' | 'completed' | 'failed' | 'cancelled';

interface JobFile {
  readonly uuid: string;
  /** as uploaded; empty once the file is deleted */
  readonly filename: string;
  readonly status: JobFileStatus;
  readonly pages: number;
  /** how many of them are done */
  readonly pagesDone: number;
  /** what the result shows of it; left out until it is read */
  readonly reading?: FileReading;
  readonly error?: Fault;
}

/** A job as its status call shows it. */
export interface Job {
  readonly jobId: string;
  readonly status: JobStatus;
  readonly format: Format;
  readonly accepted: readonly string[];
  readonly progress: { readonly pagesDone: number; readonly pagesTotal: number };
  readonly files: readonly JobFile[];
  /** debited for this job and not refunded */
  readonly credits: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  /** when its first file expires, or was deleted */
  readonly expiresAt: Date;
  /** the client's own reference; empty if there is none */
  readonly metadata: Metadata;
  /** true: started with a test key */
  readonly test: boolean;
  /** the hints that it was started with */
  readonly hints?: Hints;
  /** the version that it reads its file again in the place of */
  readonly basedOn?: string;
  /** the options of its result that it was started with */
  readonly options?: ExportOptions;
  readonly error?: Fault;
}

export interface ConvertWanted {
  readonly accountId: string;
  /** 1 to 100 well-formed uuids */
  readonly ids: readonly string[];
  readonly format: Format;
  readonly hints?: Hints;
  readonly options?: ExportOptions;
  readonly metadata?: Metadata;
  /** the client that the files belong to from now on */
  readonly clientId?: string;
  /** the version of the reading of its one file that this makes the next one of */
  readonly reread?: Omit<Reread, 'actor'>;
  /** true: started with a test key, which converts only samples, and debits nothing */
  readonly test?: boolean;
}

export interface AcceptedJob {
  readonly jobId: string;
  readonly accepted: readonly string[];
  readonly rejected: readonly { uuid: string; code: ErrorCode; message: string }[];
  readonly status: JobStatus;
  readonly format: Format;
  readonly pages: number;
  readonly credits: number;
  readonly metadata: Metadata;
  readonly test: boolean;
}

export interface ResultWanted {
  /** by default the job's own */
  readonly format?: Format;
  /** uuid of one of its files; by default all of them */
  readonly file?: string;
  /** id of another version of its one file than the newest */
  readonly version?: string;
  /** only of a JSON result; by default the whole result */
  readonly page?: PageWanted;
  /** in addition to those of the job, or instead of them */
  readonly options?: ExportOptions;
  /** the name of a user, or what stands for a key, who saves the result; without it, its head alone is wanted */
  readonly savedBy?: string;
}

export interface JobResult {
  readonly body: Readable;
  readonly bytes: number;
  /** strong, quoted */
  readonly etag: string;
  readonly contentType: string;
  /** for Content-Disposition; null for JSON */
  readonly filename: string | null;
}

export interface Jobs {
  /**
   * Accepts a conversion: checks ownership, state and credits, debits and queues in one transaction. `ids` are 1 to 100
   * well-formed uuids. Throws the first rejection's code if nothing can be accepted, VERSION_NOT_FOUND, VERSION_CHANGED,
   * INSUFFICIENT_CREDITS, CONVERT_FAILED. `within` runs last in that transaction: if it throws, nothing is accepted.
   */
  accept(request: ConvertWanted, within?: (tx: Tx, accepted: AcceptedJob) => Promise<void>): Promise<AcceptedJob>;
  /** Throws JOB_NOT_FOUND. */
  get(accountId: string, jobId: string): Promise<Job>;
  /** The same, but held until the job is final, at most `waitMs`, or until the signal aborts that `endOf` returns. */
  waitUntilFinal(accountId: string, jobId: string, waitMs: number, endOf?: () => AbortSignal): Promise<Job>;
  /** Throws what the name of a file forces for the status of a job of tests. */
  failIfForced(accountId: string, job: Job): Promise<void>;
  /**
   * Newest first. Filters by status, by a search for part of a file's name or the beginning of the job's id, and by
   * entries of the metadata.
   */
  list(
    accountId: string,
    page: { limit: number; cursor?: string; status?: JobStatus; search?: string; metadata?: Metadata },
  ): Promise<{ jobs: Job[]; nextCursor: string | null }>;
  /** Cancels a running job, deletes a final one. */
  delete(accountId: string, jobId: string): Promise<void>;
  /**
   * Opens the job's result in a format (by default its own), of all its files or of one, rendered in a worker and kept.
   * Throws JOB_NOT_FOUND, FILE_NOT_FOUND, JOB_NOT_COMPLETED, JOB_FAILED, EXPORT_NEEDS, EXPORT_LIMIT,
   * RESULT_EXPIRED.
   */
  result(accountId: string, jobId: string, wanted?: ResultWanted): Promise<JobResult>;
}

/** Takes queued files, fairly by account, and converts them in workers. */
export interface JobRunner {
  start(): Promise<void>;
  /** Takes no more files; lets running ones finish for `graceMs`, then gives them back uncounted. */
  stop(graceMs: number): Promise<void>;
}
