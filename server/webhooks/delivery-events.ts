/** Events of deliveries, inside this process, so that the runner need not poll and metrics can count. */
import { EventEmitter } from 'node:events';

/** How an attempt ended: `retrying` if there is a further one. */
export type AttemptOutcome = 'delivered' | 'retrying' | 'failed';

export class DeliveryEvents {
  readonly #emitter = new EventEmitter();

  /** A delivery may be due. */
  due(): void {
    this.#emitter.emit('due');
  }

  onDue(listener: () => void): () => void {
    this.#emitter.on('due', listener);
    return () => this.#emitter.off('due', listener);
  }

  /** The end of an attempt was written. */
  attempted(outcome: AttemptOutcome, seconds: number): void {
    this.#emitter.emit('attempted', outcome, seconds);
  }

  onAttempted(listener: (outcome: AttemptOutcome, seconds: number) => void): void {
    this.#emitter.on('attempted', listener);
  }
}
