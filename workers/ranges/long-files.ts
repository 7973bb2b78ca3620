/** The long files that are being converted: which of them a free thread helps, and what becomes of lost helpers. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { firstOf } from '../../engine/model/lists.ts';
import type { Task } from '../queue.ts';
import { type ConvertTask, WorkerLostError } from '../types.ts';
import { ASSEMBLER, Claims } from './claims.ts';
import type { ControlMessage, LongDocument } from './messages.ts';

/** One of them. */
export class LongFile {
  readonly #path: string;
  readonly #document: LongDocument;
  readonly #claims: Claims;
  readonly #fail: (error: Error) => void;
  readonly #ended = new AbortController();
  #helpers = 0;
  #started = 0;
  #mayBeHelped = true;

  /** `fail` ends the conversion of the file with an error. */
  constructor({ path }: Pick<ConvertTask, 'path'>, document: LongDocument, fail: (error: Error) => void) {
    this.#path = path;
    this.#document = document;
    this.#claims = new Claims(document.cut, document.claims);
    this.#fail = fail;
  }

  /** Threads that help it now. */
  get helpers(): number {
    return this.#helpers;
  }

  get needsHelp(): boolean {
    return this.#mayBeHelped && this.#claims.areLeft;
  }

  /** Returns the task of another helper. */
  newHelper(): Task {
    this.#helpers++;
    this.#claims.askToStop(false);
    const { cut, claims, password, pictures } = this.#document;
    const thread = ASSEMBLER + ++this.#started;
    const { port1, port2 } = new MessageChannel();
    this.#tell({ type: 'helper', port: port1 }, [port1]);
    return {
      request: { kind: 'help', task: { path: this.#path, cut, claims, password, pictures, thread, port: port2 } },
      options: { signal: this.#ended.signal },
      resolve: () => this.#helperEnded(thread),
      reject: (error) => this.#helperEnded(thread, error),
    };
  }

  /** Asks its helpers for their threads. */
  releaseHelpers(): void {
    this.#claims.askToStop(true);
  }

  /** Its conversion has ended. */
  end(): void {
    this.#mayBeHelped = false;
    this.#ended.abort();
    this.#document.control.close();
  }

  /** A helper has ended; `error`: why it ended early. */
  #helperEnded(thread: number, error?: unknown): void {
    this.#helpers--;
    if (error === undefined || this.#ended.signal.aborted) return;
    const isLost = error instanceof WorkerLostError && error.kind !== 'overran';
    if (!isLost) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    // what it was reading may be why: the thread that puts the pages together tries it, and is the last to do so
    this.#mayBeHelped = false;
    this.#claims.lose(thread);
    this.#tell({ type: 'lost' });
  }

  #tell(message: ControlMessage, transfer: readonly MessagePort[] = []): void {
    this.#document.control.postMessage(message, transfer);
  }
}

/** All of them. */
export class LongFiles {
  readonly #files = new Set<LongFile>();

  add(file: LongFile): void {
    this.#files.add(file);
  }

  get needHelp(): boolean {
    return [...this.#files].some(({ needsHelp }) => needsHelp);
  }

  /** Returns the task to help the file that has the fewest helpers of those that need one. There must be one. */
  nextHelper(): Task {
    const needing = [...this.#files].filter(({ needsHelp }) => needsHelp);
    return firstOf(needing.toSorted((a, b) => a.helpers - b.helpers)).newHelper();
  }

  /** Asks all helpers for their threads: other work waits. */
  releaseHelpers(): void {
    for (const file of this.#files) if (file.helpers > 0) file.releaseHelpers();
  }

  end(file: LongFile): void {
    this.#files.delete(file);
    file.end();
  }
}
