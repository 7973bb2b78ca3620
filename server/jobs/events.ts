/** Events of jobs, inside this process, so that nothing has to poll. */
import { EventEmitter, once } from 'node:events';
import type { FileOutcome, Settled } from './settle.ts';

export class JobEvents {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  /** New files are in the queue. */
  queued(): void {
    this.#emitter.emit('queued');
  }

  onQueued(listener: () => void): () => void {
    this.#emitter.on('queued', listener);
    return () => this.#emitter.off('queued', listener);
  }

  /** A file of a job was cancelled or deleted. Its conversion may stop. */
  fileEnded(jobId: string, uuid: string): void {
    this.#emitter.emit('fileEnded', jobId, uuid);
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
    if (settled.ended) this.#emitter.emit('settled', outcome, settled);
  }

  onSettled(listener: (outcome: FileOutcome, settled: Settled) => void): void {
    this.#emitter.on('settled', listener);
  }

  jobFinal(jobId: string): void {
    this.#emitter.emit(`final ${jobId}`);
    this.#emitter.emit('final');
  }

  /** Any job became final. */
  onFinal(listener: () => void): void {
    this.#emitter.on('final', listener);
  }

  /** Resolves when the job becomes final; rejects when the signal aborts. */
  async untilFinal(jobId: string, signal: AbortSignal): Promise<void> {
    await once(this.#emitter, `final ${jobId}`, { signal });
  }
}
