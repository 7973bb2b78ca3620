/**
 * Takes queued files, fairly by account, converts as many at once as there are workers, and ends each in one
 * transaction.
 */
import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { lostFault } from '../../workers/faults.ts';
import { WorkerLostError } from '../../workers/types.ts';
import { toApiError } from '../faults.ts';
import { noteTaken } from '../storage/blob-sweep.ts';
import { isDiskFull, isPassing } from '../storage/faults.ts';
import { giveBack, putBackLost, renewLease } from '../storage/queue.ts';
import { type TakenFile, takeTurn } from '../storage/takes.ts';
import type { Step } from '../tracing/types.ts';
import { convertFile } from './convert-file.ts';
import { endTaken } from './end-taken.ts';
import { endInterrupted } from './interrupted.ts';
import type { RunnerParts } from './runner-parts.ts';
import type { FileOutcome } from './settle.ts';
import type { JobRunner } from './types.ts';

/** A busy disk, or a database that is away for a moment, may cost some. */
const HEARTBEATS_IN_LEASE = 6;
/** Work that another node queued is found within this time, even if its notice is lost. */
const POLL_MS = 2_000;
/** After a database fault: long enough not to make it worse, short enough to go unnoticed. */
const RETRY_MS = 1_000;
/** After the bytes of a file were out of reach: calls were repeated for seconds before, so this is not the first try. */
const AWAY_PAUSE_MS = 5_000;
/** Of the end of a file, if the reason does not pass by itself; then its lease ends. */
const MOST_WRITES = 5;
/** A worker may die or overrun because of other work; after two times, the file is the cause. */
const MAX_TRIES = 2;

interface InWork {
  readonly taken: TakenFile;
  readonly abort: AbortController;
  /** throws if what was read of the file was stored too late */
  readonly requireInTime: () => void;
  done: Promise<void>;
}

export class Runner implements JobRunner {
  readonly #parts: RunnerParts;
  /** the holder of our leases: a new one for each process */
  readonly #worker = randomUUID();
  /** by job, file and attempt */
  readonly #inWork = new Map<string, InWork>();
  readonly #stopping = new AbortController();
  #undo: (() => void)[] = [];
  #filling: Promise<void> | undefined;
  #fillAgain = false;
  #beating: Promise<void> | undefined;
  /** no file is taken until it ends */
  #pause: NodeJS.Timeout | undefined;

  constructor(parts: RunnerParts) {
    this.#parts = parts;
    // each file in work may wait for it
    setMaxListeners(0, this.#stopping.signal);
  }

  async start(): Promise<void> {
    const { database, events, log, leaseMs } = this.#parts;
    // Unless there may be other nodes, we hold the lock of the data folder: any earlier holder of a lease is dead.
    const alone = database.notices === undefined;
    const lost = await putBackLost(database.queries, alone ? 'all' : 'ended');
    if (lost > 0) log.info({ files: lost }, 'files in work when the server ended are back in the queue');
    await endInterrupted(this.#parts);
    const heartbeat = setInterval(() => this.#beat(), leaseMs / HEARTBEATS_IN_LEASE);
    const poll = alone ? undefined : setInterval(() => this.#fill(), POLL_MS);
    this.#undo = [
      events.onQueued(() => this.#fill()),
      events.onFileEnded((jobId, uuid) => this.#abort({ jobId, uuid })),
      () => clearInterval(heartbeat),
      () => clearInterval(poll),
    ];
    this.#fill();
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort();
    for (const undo of this.#undo) undo();
    this.#undo = [];
    clearTimeout(this.#pause);
    await this.#filling;
    const grace = new AbortController();
    await Promise.race([this.#allDone(), delay(graceMs, undefined, { signal: grace.signal }).catch(() => {})]);
    grace.abort();
    for (const { abort } of this.#inWork.values()) abort.abort();
    await this.#allDone();
    await this.#beating;
  }

  #allDone(): Promise<unknown> {
    return Promise.all([...this.#inWork.values()].map((inWork) => inWork.done));
  }

  /** Takes files until all workers are busy or the queue is empty. Calls during a run add one more round. */
  #fill(): void {
    if (this.#filling !== undefined) {
      this.#fillAgain = true;
      return;
    }
    this.#filling = this.#takeAll()
      .catch(async (error: unknown) => {
        this.#parts.log.error({ err: error }, 'the queue could not be read; trying again');
        await delay(RETRY_MS, undefined, { signal: this.#stopping.signal }).catch(() => {});
        this.#fillAgain = true;
      })
      .finally(() => {
        this.#filling = undefined;
        if (this.#fillAgain && !this.#stopping.signal.aborted) this.#fill();
      });
  }

  async #takeAll(): Promise<void> {
    const { database, pool, leaseMs } = this.#parts;
    do {
      this.#fillAgain = false;
      while (this.#inWork.size < pool.size && this.#mayTake()) {
        const take = { worker: this.#worker, now: Date.now(), leaseMs };
        const requireInTime = noteTaken();
        const taken = await takeTurn(database, take, pool.size - this.#inWork.size);
        if (taken.length === 0) break;
        for (const file of taken) this.#begin(file, requireInTime);
      }
    } while (this.#fillAgain);
  }

  #mayTake(): boolean {
    return this.#pause === undefined && !this.#stopping.signal.aborted;
  }

  /** Takes nothing for a while: without their bytes, files would only go round. */
  #pauseTaking(): void {
    if (this.#stopping.signal.aborted) return;
    this.#pause ??= setTimeout(() => {
      this.#pause = undefined;
      this.#fill();
    }, AWAY_PAUSE_MS);
  }

  #begin(taken: TakenFile, requireInTime: () => void): void {
    const { progress, log, tracing } = this.#parts;
    // an earlier take of it here lost its lease while this process stood still
    this.#abort(taken);
    const key = `${taken.jobId} ${taken.uuid} ${taken.attempt}`;
    const inWork: InWork = { taken, requireInTime, abort: new AbortController(), done: Promise.resolve() };
    this.#inWork.set(key, inWork);
    inWork.done = tracing
      .jobStep(taken.jobId, traced(taken), () => this.#convert(inWork))
      .catch((error: unknown) => {
        log.error({ err: error, ...named(taken) }, 'a file was left to its lease: it goes back to the queue');
      })
      .finally(() => {
        this.#inWork.delete(key);
        if (this.#takesOf(taken).length === 0) progress.delete(taken.jobId, taken.uuid);
        if (!this.#stopping.signal.aborted) this.#fill();
      });
  }

  /** The takes of a file that are in work here. */
  #takesOf({ jobId, uuid }: Pick<TakenFile, 'jobId' | 'uuid'>): InWork[] {
    return [...this.#inWork.values()].filter(({ taken }) => taken.jobId === jobId && taken.uuid === uuid);
  }

  #abort(file: Pick<TakenFile, 'jobId' | 'uuid'>): void {
    for (const { abort } of this.#takesOf(file)) abort.abort();
  }

  async #convert({ taken, abort, requireInTime }: InWork): Promise<void> {
    const { database, progress } = this.#parts;
    let outcome: FileOutcome;
    try {
      outcome = await convertFile(this.#parts, taken, {
        signal: abort.signal,
        onProgress: (pagesDone) => progress.set(taken.jobId, taken.uuid, pagesDone),
      });
      if (outcome.status === 'completed') requireInTime();
    } catch (error) {
      if (abort.signal.aborted) {
        // If the stop aborted it, it goes back to the queue. If it was aborted from outside, it has ended, and this
        // changes nothing.
        await giveBack(database.queries, taken, 'interruption');
        return;
      }
      // the disk of another node may have room, and this one's again later
      if (isPassing(error) || isDiskFull(error)) {
        this.#parts.log.warn({ err: error, ...named(taken) }, 'a file waits: what it needs is full or out of reach');
        this.#pauseTaking();
        await this.#untilWritten(taken, () => giveBack(database.queries, taken, 'nothing'));
        return;
      }
      const failed = this.#judge(error, taken);
      if (failed === undefined) {
        await giveBack(database.queries, taken, 'try');
        return;
      }
      outcome = failed;
    }
    await this.#settle(taken, outcome);
  }

  /**
   * Writes again and again until the database accepts it: otherwise the file would wait for the end of its lease. What
   * does not pass by itself is tried a few times.
   */
  async #untilWritten<T>(taken: TakenFile, write: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await write();
      } catch (error) {
        if (!isPassing(error) && !isDiskFull(error) && tries >= MOST_WRITES) throw error;
        this.#parts.log.error({ err: error, ...named(taken) }, 'a file could not be ended or given back; trying again');
        await delay(RETRY_MS, undefined, { signal: this.#stopping.signal });
      }
    }
  }

  /** Returns what a conversion error means for the file; undefined: it is tried once more. */
  #judge(error: unknown, taken: TakenFile): FileOutcome | undefined {
    const { log } = this.#parts;
    if (error instanceof WorkerLostError && error.kind !== 'unavailable') {
      log.warn({ ...named(taken), kind: error.kind, tries: taken.tries + 1 }, 'a worker was lost on a file');
      if (taken.tries + 1 < MAX_TRIES) return undefined;
      return { status: 'failed', ...lostFault('reading', error) };
    }
    log.error({ err: error, ...named(taken) }, 'a file could not be converted');
    return { status: 'failed', code: 'CONVERT_FAILED', message: toApiError(error, 'CONVERT_FAILED').message };
  }

  /** Ends the file, refunds it and perhaps ends its job. */
  async #settle(taken: TakenFile, read: FileOutcome): Promise<void> {
    const { database, doomed, events, log, summaryVault } = this.#parts;
    const { outcome, settled, unused } = await this.#untilWritten(taken, () =>
      database.ofAccount(taken.accountId, (tx) => endTaken(tx, summaryVault, taken, read)),
    );
    events.settled(outcome, settled);
    // one that ended before may have been ended by a try whose answer was lost
    if (settled.final || !settled.ended) events.jobFinal(taken.jobId);
    // a version that is made changes what other jobs of the file show
    if (settled.ended && taken.reread !== null) events.finalJobsChanged();
    await doomed.delete(unused);
    log.info({ ...named(taken), status: outcome.status, ended: settled.ended }, 'file done');
  }

  /** Renews the leases of running files, and puts back files that others left. */
  #beat(): void {
    if (this.#beating !== undefined) return;
    this.#beating = this.#renewAll()
      .catch((error: unknown) => this.#parts.log.error({ err: error }, 'leases could not be renewed'))
      .finally(() => {
        this.#beating = undefined;
      });
  }

  async #renewAll(): Promise<void> {
    const { database, progress, leaseMs } = this.#parts;
    for (const { taken, abort } of this.#inWork.values()) {
      const pagesDone = progress.get(taken.jobId, taken.uuid) ?? 0;
      if (!(await renewLease(database.queries, taken, leaseMs, pagesDone))) abort.abort();
    }
    if ((await putBackLost(database.queries, 'ended')) > 0) await endInterrupted(this.#parts);
    this.#fill();
  }
}

/** The step of a file's trace: from its take to the write of its end. */
function traced({ jobId, uuid, attempt, pages, accountId }: TakenFile): Step {
  const ids = { 'ledgerize.job_id': jobId, 'ledgerize.file_id': uuid, 'ledgerize.account_id': accountId };
  return { name: 'convert file', attributes: { ...ids, 'ledgerize.attempt': attempt, 'ledgerize.pages': pages } };
}

/** What the log has about a file: only ids. */
function named(taken: TakenFile): object {
  return { jobId: taken.jobId, uuid: taken.uuid, attempt: taken.attempt };
}
