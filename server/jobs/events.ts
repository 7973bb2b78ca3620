/** What happens to jobs, told inside this process: so that nobody polls. */
import { EventEmitter, once } from 'node:events';

export class JobEvents {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  /** Files are in the queue that were not there before. */
  queued(): void {
    this.#emitter.emit('queued');
  }

  onQueued(listener: () => void): () => void {
    this.#emitter.on('queued', listener);
    return () => this.#emitter.off('queued', listener);
  }

  /** A file of a job ended from outside: cancelled, or deleted. Whoever converts it may stop. */
  fileEnded(jobId: string, uuid: string): void {
    this.#emitter.emit('fileEnded', jobId, uuid);
  }

  onFileEnded(listener: (jobId: string, uuid: string) => void): () => void {
    this.#emitter.on('fileEnded', listener);
    return () => this.#emitter.off('fileEnded', listener);
  }

  jobFinal(jobId: string): void {
    this.#emitter.emit(`final ${jobId}`);
  }

  /** Resolves when the job becomes final; rejects when the signal aborts. */
  async untilFinal(jobId: string, signal: AbortSignal): Promise<void> {
    await once(this.#emitter, `final ${jobId}`, { signal });
  }
}
