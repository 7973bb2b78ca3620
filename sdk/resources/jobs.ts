/** Conversions: start, status, wait, result, list, delete. */
import { json, nothing } from '../http/answer.ts';
import type { CallOptions, CreateOptions, Send } from '../http/call.ts';
import type { AcceptedJob, Body, Format, Job, JobList, OrUndefined, Query, Result, Transaction } from '../types.ts';
import { type List, listOf, PAGE_SIZE } from './list.ts';
import { type ResultFile, type ResultIn, resultOf } from './result.ts';
import { untilFinal, type WaitOptions } from './wait.ts';

/** What starts a conversion. */
export type ConvertRequest = OrUndefined<Body<'convert'>>;

export interface StatusOptions extends CallOptions {
  /** seconds, 0 to 30, that the service may hold the request until the job is final; by default it decides */
  readonly wait?: number | undefined;
}

type ResultQuery = Query<'getResult'>;

const MS = 1_000;
/** The longest that the service holds a request. */
const LONGEST_HOLD_MS = 30_000;
/** The most transactions that the service puts on a page. */
const MOST_ROWS = 1_000;
/** A job goes on while the service restarts, which may take half a minute. */
const PATIENCE = 2;

export class JobCalls {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Starts a conversion of uploaded files. What cannot be converted is in `rejected`. */
  create(request: ConvertRequest, options: CreateOptions = {}): Promise<AcceptedJob> {
    const read = json<AcceptedJob>;
    return this.#send({ method: 'POST', path: ['convert'], body: request, creates: true, read, options });
  }

  /** Returns the status. The service holds the request while the job is not final. */
  get(jobId: string, options: StatusOptions = {}): Promise<Job> {
    return this.#status(jobId, options, 1);
  }

  /** Resolves to the job when it is final: `completed` or `failed`. */
  wait(jobId: string, options: WaitOptions = {}): Promise<Job> {
    return untilFinal((held) => this.#status(jobId, held, PATIENCE), options);
  }

  #status(jobId: string, { wait, ...options }: StatusOptions, patience: number): Promise<Job> {
    const headers: Record<string, string> = wait === undefined ? {} : { Prefer: `wait=${wait}` };
    const heldMs = wait === undefined ? LONGEST_HOLD_MS : wait * MS;
    return this.#send({ method: 'GET', path: ['jobs', jobId], headers, heldMs, patience, read: json<Job>, options });
  }

  /** Returns the result, in the format of the job or in another one. Throws JOB_NOT_COMPLETED, JOB_FAILED. */
  result<F extends Format>(
    jobId: string,
    query: ResultQuery & { readonly format: F },
    options?: CallOptions,
  ): Promise<ResultIn<F>>;
  result(jobId: string, query?: ResultQuery, options?: CallOptions): Promise<Result | ResultFile>;
  result(jobId: string, query: ResultQuery = {}, options: CallOptions = {}): Promise<Result | ResultFile> {
    const path = ['jobs', jobId, 'result'];
    return this.#send({ method: 'GET', path, query, large: true, read: resultOf, options });
  }

  /** Lists the transactions of a result, a page at a time: of one that is too long to be held as a whole. */
  transactions(
    jobId: string,
    query: Omit<ResultQuery, 'format'> = {},
    options: CallOptions = {},
  ): List<Result, Transaction> {
    const path = ['jobs', jobId, 'result'];
    const page = (cursor = query.cursor) =>
      this.#send({
        method: 'GET',
        path,
        query: { limit: MOST_ROWS, ...query, cursor, format: 'JSON' },
        large: true,
        read: json<Result>,
        options,
      });
    return listOf(page, ({ normalised }) => normalised);
  }

  /** Lists the jobs of the account, newest first. */
  list(query: Query<'listJobs'> = {}, options: CallOptions = {}): List<JobList, Job> {
    const page = (cursor = query.cursor) =>
      this.#send({
        method: 'GET',
        path: ['jobs'],
        query: { limit: PAGE_SIZE, ...query, cursor },
        read: json<JobList>,
        options,
      });
    return listOf(page, ({ jobs }) => jobs);
  }

  /**
   * Cancels a running job, deletes a final one. Is not sent again if its answer is lost: the first would cancel, and
   * the second delete.
   */
  delete(jobId: string, options: CallOptions = {}): Promise<void> {
    return this.#send({ method: 'DELETE', path: ['jobs', jobId], read: nothing, options });
  }
}
