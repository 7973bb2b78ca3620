/** What runs in a worker thread, and what it answers: the one door between the server or the command line and the engine. */
import type { ComparedStatement } from '../engine/continuity/types.ts';
import type { Explanation } from '../engine/explain/types.ts';
import type { Extraction } from '../engine/model/extraction.ts';
import type { Hints } from '../engine/model/hints.ts';
import type { FileFinding } from '../engine/wording/files.ts';
import type { Format } from '../formats/registry.ts';

export type { Explanation };

/** Why a document could not be converted: a code of the interface, a message fit for the user, and what that says as a code. */
export interface DocumentFault {
  readonly code:
    | 'UNSUPPORTED_FILE'
    | 'PDF_UNREADABLE'
    | 'PDF_TOO_COMPLEX'
    | 'PASSWORD_REQUIRED'
    | 'PASSWORD_INCORRECT'
    | 'NO_TRANSACTIONS';
  readonly message: string;
  readonly finding: FileFinding;
}

/** What opening a PDF tells. `pages` is 0 while a password is missing. */
export type Inspection =
  | { readonly ok: true; readonly pages: number; readonly passwordRequired: boolean }
  | { readonly ok: false; readonly fault: DocumentFault };

export interface InspectTask {
  /** a local file */
  readonly path: string;
  /** its size: large files are opened one after the other, so that many uploads at once do not fill the memory */
  readonly bytes?: number;
  readonly password?: string;
}

export interface DrawTask {
  /** a local file */
  readonly path: string;
  /** its size, as for an inspection */
  readonly bytes?: number;
  /** each is tried after none; the first that opens the file counts */
  readonly passwords?: readonly string[];
  /** from 1; the file has it */
  readonly page: number;
  /** pixels of the picture; one of a very long page is narrower */
  readonly width: number;
}

/** What drawing a page gives. */
export type Drawing =
  | {
      readonly ok: true;
      readonly png: Uint8Array;
      /** points of the upright page, as the boxes of its transactions have them */
      readonly pageWidth: number;
      readonly pageHeight: number;
    }
  | { readonly ok: false; readonly fault: DocumentFault };

export interface ConvertTask {
  /** a local file */
  readonly path: string;
  /** each is tried after none; the first that opens the file counts */
  readonly passwords?: readonly string[];
  readonly hints?: Hints;
  /** what its statements will be compared with: one another, or those of other files too; absent: nothing */
  readonly compare?: 'file' | 'batch';
  /** where the extraction is written as JSON (see FileResult); written whole: a temporary name, then renamed */
  readonly out: string;
}

/** What a conversion tells without sending the rows between threads: they stand in the task's `out`. */
export type Conversion =
  | {
      readonly ok: true;
      readonly pages: number;
      readonly statements: number;
      readonly transactions: number;
      /** reconciliation status of each statement */
      readonly statuses: readonly ('verified' | 'mismatch' | 'unverifiable')[];
      /** where the task asks for it: what of each statement is compared with others (see continuity.ts) */
      readonly compared?: readonly ComparedStatement[];
    }
  | { readonly ok: false; readonly fault: DocumentFault; readonly pages: number };

export interface ExplainTask extends ConvertTask {
  /** what became of it is told besides */
  readonly text?: string;
  /** from 1: the text is looked for on this page alone */
  readonly page?: number;
}

/** What an explanation tells without sending it between threads: it stands in the task's `out` (see Explanation). */
export type Explained =
  | {
      readonly ok: true;
      readonly pages: number;
      /** places that hold the text; null where none was asked for */
      readonly occurrences: number | null;
    }
  | { readonly ok: false; readonly fault: DocumentFault; readonly pages: number };

/** Why a file of a result was not converted; what is known in words alone has no finding. */
export interface ResultFault {
  readonly code: string;
  readonly message: string;
  readonly finding?: FileFinding | undefined;
}

/** One file of a job as `render` takes it. */
export interface RenderPart {
  readonly uuid: string;
  readonly filename: string;
  /** the extraction written by `convert`, or the fault that the file failed with */
  readonly result: { readonly path: string } | { readonly error: ResultFault };
}

export interface RedactTask extends Pick<ConvertTask, 'path' | 'passwords' | 'hints'> {
  /** where the copy is written: a temporary name, then renamed */
  readonly out: string;
  /** the same seed invents the same copy; without one, no copy can be made again */
  readonly seed?: string;
  /** words that stay as they are */
  readonly keep?: readonly string[];
  /** words of headings that are not known are invented, too */
  readonly replaceHeadings?: boolean;
}

/** What its maker ought to know of a copy before sharing it. */
export type Redacted =
  | {
      readonly ok: true;
      readonly pages: number;
      /** texts that stand in the copy as in the original */
      readonly kept: readonly string[];
      /** what converts otherwise than in the original; empty where nothing does */
      readonly differences: readonly string[];
    }
  | { readonly ok: false; readonly fault: DocumentFault };

export interface RenderTask {
  readonly jobId: string | null;
  readonly format: Format;
  readonly parts: readonly RenderPart[];
  /** where the rendered file is written: a temporary name, then renamed */
  readonly out: string;
}

export interface Rendered {
  readonly bytes: number;
  /** hex, of the rendered bytes */
  readonly sha256: string;
}

export interface RunOptions {
  /** aborting ends the task and its worker */
  readonly signal?: AbortSignal;
  /** told as pages are read; also renews the bound of time */
  readonly onProgress?: (pagesDone: number, pagesTotal: number) => void;
  /** whom the task is for: of tasks of a kind that wait, each owner has one in turn; absent: in the order they came */
  readonly owner?: string;
}

/** A worker that ended or overran while it ran a task, or that could not be had. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
  /** `died`: crashed or ran out of memory on this task; `overran`: ended at its bound of CPU time; `unavailable`: no worker to be had */
  readonly kind: 'died' | 'overran' | 'unavailable';
  constructor(kind: 'died' | 'overran' | 'unavailable', message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Threads that each hold an engine instance. A task whose worker dies or overruns rejects with WorkerLostError and the
 * worker is replaced: whether it is tried again is the caller's to decide.
 */
export interface WorkerPool {
  inspect(task: InspectTask, options?: RunOptions): Promise<Inspection>;
  convert(task: ConvertTask, options?: RunOptions): Promise<Conversion>;
  render(task: RenderTask, options?: RunOptions): Promise<Rendered>;
  /** Aborting withdraws it while it waits; one that is begun is drawn to its end. */
  draw(task: DrawTask, options?: RunOptions): Promise<Drawing>;
  /** threads that convert at the same time */
  readonly size: number;
  close(): Promise<void>;
}

/** What the command line uses besides: the server explains and redacts nothing. */
export interface ExplainingPool extends WorkerPool {
  explain(task: ExplainTask, options?: RunOptions): Promise<Explained>;
  redact(task: RedactTask, options?: RunOptions): Promise<Redacted>;
}

/** The bounds of work, with their defaults from the settings. */
export interface WorkerBounds {
  readonly threads: number;
  /** pages */
  readonly maxPages: number;
  /** bytes of PDFium's heap */
  readonly maxHeapBytes: number;
  /** milliseconds of CPU time for a file, before the first page */
  readonly baseMs: number;
  /** milliseconds more for each page; each page read renews the bound */
  readonly perPageMs: number;
}

/** The JSON in a conversion's `out`. */
export type FileResult = Extraction;
