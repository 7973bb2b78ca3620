/** The messages between the pool and its threads. */
import type { MessagePort } from 'node:worker_threads';
import type { CorrectTask } from './correct-types.ts';
import type { JoinTask } from './join-types.ts';
import type { PictureBounds } from './pictures/types.ts';
import type { HelpTask, LongDocument, RangeBounds } from './ranges/messages.ts';
import type { DrawTask } from './task-types.ts';
import type {
  AssembleTask,
  ConvertTask,
  ExplainTask,
  InspectTask,
  ReaderBounds,
  RedactTask,
  RenderTask,
  WorkerLostError,
} from './types.ts';
import type { WordsTask } from './words-types.ts';

/** What a thread is started with, as its `workerData`. */
export interface ThreadSetup {
  /** delivers PDFium, compiled once for all threads: the first threads start while it is compiled */
  readonly pdfium: MessagePort;
  readonly maxPages: number;
  readonly pictures: PictureBounds;
  /** bytes of PDFium's heap */
  readonly maxHeapBytes: number;
  /** the module to run: in a checkout, threads first start a loader for TypeScript */
  readonly entry: string;
  /** mebibytes of JavaScript's heap */
  readonly heapMb: number;
  readonly readers: ReaderBounds;
  /** the module of the threads that read pictures */
  readonly readerEntry: string;
  /** null: a document is read by one thread, whatever its length */
  readonly ranges: RangeBounds | null;
}

/** A task, and the temporary name (in the folder of its `out`) for its output before it is renamed. */
export type Request =
  | { readonly kind: 'inspect'; readonly task: InspectTask }
  | { readonly kind: 'draw'; readonly task: DrawTask }
  | { readonly kind: 'words'; readonly task: WordsTask }
  | { readonly kind: 'help'; readonly task: HelpTask }
  | { readonly kind: 'assemble'; readonly task: AssembleTask; readonly temporary: string }
  | { readonly kind: 'convert'; readonly task: ConvertTask; readonly temporary: string }
  | { readonly kind: 'explain'; readonly task: ExplainTask; readonly temporary: string }
  | { readonly kind: 'redact'; readonly task: RedactTask; readonly temporary: string }
  | { readonly kind: 'correct'; readonly task: CorrectTask; readonly temporary: string }
  | { readonly kind: 'join'; readonly task: JoinTask; readonly temporary: string }
  | { readonly kind: 'render'; readonly task: RenderTask; readonly temporary: string };

export type TaskKind = Request['kind'];

/** Tells a thread that no work waits. It is not answered. */
export interface Rest {
  readonly kind: 'rest';
}

/** An error between threads: the structured clone would drop its code. */
export interface SentError {
  readonly message: string;
  readonly stack: string | undefined;
  /** of a system error, such as ENOSPC */
  readonly code: string | undefined;
  /** how a thread was lost that worked for this one */
  readonly lost?: WorkerLostError['kind'] | undefined;
}

/**
 * `thread`: the system's number of the thread. `pictures`: how many of them other threads are reading for it.
 * `heldBytes`: the size of its heaps after the task.
 */
export type Reply =
  | { readonly type: 'ready'; readonly thread: number | undefined }
  | { readonly type: 'progress'; readonly pagesDone: number; readonly pagesTotal: number }
  | { readonly type: 'reading'; readonly pictures: number }
  | { readonly type: 'long'; readonly document: LongDocument }
  | { readonly type: 'result'; readonly value: unknown; readonly heldBytes: number }
  | { readonly type: 'error'; readonly error: SentError; readonly heldBytes: number };
