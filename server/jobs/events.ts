/** Events of jobs, of this process and of other nodes, so that nothing has to poll. */
import { EventEmitter } from 'node:events';
import type { Notice, Notices } from '../storage/notices.ts';
import type { FileOutcome, Settled } from './settle.ts';

/** Longer than most requests are held, so that these look at a job twice at most. */
const LOOK_AGAIN_MS = 3_000;

export class JobEvents {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #notices: Notices | undefined;

  /** Given what connects the nodes, the events of one are those of all; without it, there is only this process. */
  constructor(notices?: Notices) {
    this.#notices = notices;
  }

  /** Begins to hear of the events of other nodes. */
  listen(): void {
    this.#notices?.listen(
      (notice) => this.#heard(notice),
      () => this.#missed(),
    );
  }

  /** New files are in the queue. */
  queued(): void {
    this.#emitter.emit('queued');
    this.#notices?.tell({ event: 'queued' });
  }

  onQueued(listener: () => void): () => void {
    this.#emitter.on('queued', listener);
    return () => this.#emitter.off('queued', listener);
  }

  /** A file of a job was cancelled or deleted. Its conversion may stop. */
  fileEnded(jobId: string, uuid: string): void {
    this.#emitter.emit('fileEnded', jobId, uuid);
    this.#notices?.tell({ event: 'file ended', jobId, uuid });
  }

  onFileEnded(listener: (jobId: string, uuid: string) => void): () => void {
    this.#emitter.on('fileEnded', listener);
    return () => this.#emitter.off('fileEnded', listener);
  }

  /** Credits were debited for a job. */
  debited(credits: number): void {
    this.#emitter.emit('debited', credits);
  }

  onDebited(listener: (credits: number) => void): void {
    this.#emitter.on('debited', listener);
  }

  /** The end of a file was written, unless it had ended before. */
  settled(outcome: FileOutcome, settled: Settled): void {
    if (!settled.ended) return;
    this.#emitter.emit('settled', outcome, settled);
    if (settled.refunded > 0) this.finalJobsChanged();
    if (settled.told) this.#emitter.emit('told');
  }

  /** Final jobs have changed: one was deleted, or a debit that it holds was refunded. */
  finalJobsChanged(): void {
    this.#emitter.emit('changed');
    this.#notices?.tell({ event: 'jobs changed' });
  }

  onFinalJobsChanged(listener: () => void): void {
    this.#emitter.on('changed', listener);
  }

  onSettled(listener: (outcome: FileOutcome, settled: Settled) => void): void {
    this.#emitter.on('settled', listener);
  }

  jobFinal(jobId: string): void {
    this.#final(jobId);
    this.#notices?.tell({ event: 'job final', jobId });
  }

  /** A job became final. */
  onFinal(listener: () => void): () => void {
    this.#emitter.on('final', listener);
    return () => this.#emitter.off('final', listener);
  }

  /** Webhooks are told of the end of a job. */
  onTold(listener: () => void): void {
    this.#emitter.on('told', listener);
  }

  /**
   * Resolves when the job becomes final, when that may have been missed, or after a while: `look`; or when the signal
   * aborts: `over`.
   */
  untilFinal(jobId: string, signal: AbortSignal): Promise<'look' | 'over'> {
    const ends = [`final ${jobId}`, 'missed'];
    return new Promise((resolve) => {
      const look = () => end('look');
      const over = () => end('over');
      // the notice of another node may be lost
      const later = this.isAlone ? undefined : setTimeout(look, LOOK_AGAIN_MS);
      const end = (how: 'look' | 'over') => {
        clearTimeout(later);
        for (const event of ends) this.#emitter.off(event, look);
        signal.removeEventListener('abort', over);
        resolve(how);
      };
      for (const event of ends) this.#emitter.on(event, look);
      signal.addEventListener('abort', over);
      if (signal.aborted) over();
    });
  }

  /** There is no other node. */
  get isAlone(): boolean {
    return this.#notices === undefined;
  }

  #heard({ event, jobId = '', uuid = '' }: Notice): void {
    if (event === 'queued') this.#emitter.emit('queued');
    else if (event === 'file ended') this.#emitter.emit('fileEnded', jobId, uuid);
    else if (event === 'jobs changed') this.#emitter.emit('changed');
    else this.#final(jobId);
  }

  #final(jobId: string): void {
    this.#emitter.emit(`final ${jobId}`);
    this.#emitter.emit('final');
  }

  #missed(): void {
    for (const event of ['queued', 'changed', 'missed']) this.#emitter.emit(event);
  }
}
