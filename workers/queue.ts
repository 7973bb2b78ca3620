/** The tasks that wait for a thread: in order of arrival, with owners taking turns among tasks of one kind. */
import type { Request } from './messages.ts';
import { abortError } from './thread.ts';
import type { RunOptions } from './types.ts';

/** A task, and who gets its result. */
export interface Task {
  readonly request: Request;
  readonly options: RunOptions;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

interface Waiting extends Task {
  /** of its kind; in each round every owner has one task */
  readonly round: number;
  readonly onAbort: () => void;
}

export class TaskQueue {
  readonly #waiting: Waiting[] = [];

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }

  /** Adds a task. If its caller aborts it while it waits, rejects it with an AbortError. */
  add(task: Task): void {
    const { request, options } = task;
    const round = this.#roundOf(request, options);
    const waiting: Waiting = { ...task, round, onAbort: () => this.#withdraw(waiting) };
    const at = this.#waiting.findIndex((other) => other.request.kind === request.kind && other.round > round);
    this.#waiting.splice(at < 0 ? this.#waiting.length : at, 0, waiting);
    options.signal?.addEventListener('abort', waiting.onAbort, { once: true });
  }

  /** Takes the first task that may run; undefined if none may. */
  take(mayRun: (request: Request) => boolean): Task | undefined {
    const found = this.#waiting.find(({ request }) => mayRun(request));
    if (found !== undefined) this.#remove(found);
    return found;
  }

  /** Rejects all tasks with an error. */
  clear(error: Error): void {
    for (const waiting of [...this.#waiting]) {
      this.#remove(waiting);
      waiting.reject(error);
    }
  }

  /** The round after the owner's last waiting task; without one, the round of the first waiting task. */
  #roundOf({ kind }: Request, { owner }: RunOptions): number {
    const alike = this.#waiting.filter(({ request }) => request.kind === kind);
    const own = owner === undefined ? undefined : alike.findLast(({ options }) => options.owner === owner);
    return own === undefined ? (alike[0]?.round ?? 0) : own.round + 1;
  }

  #withdraw(waiting: Waiting): void {
    this.#remove(waiting);
    waiting.reject(abortError());
  }

  #remove(waiting: Waiting): void {
    this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
    waiting.options.signal?.removeEventListener('abort', waiting.onAbort);
  }
}
