/** The tasks of worker threads and their answers: the only way from the server or the command line to the engine. */
import type { ComparedStatement } from '../engine/continuity/types.ts';
import type { Explanation } from '../engine/explain/types.ts';
import type { ExportLimit } from '../engine/exports/accounting/limits.ts';
import type { ExportNeed } from '../engine/exports/accounting/needs.ts';
import type { Extraction, StraightenedPage } from '../engine/model/extraction.ts';
import type { Hints } from '../engine/model/hints.ts';
import type { StatementSummary } from '../engine/model/summary.ts';
import type { ExportOptions } from '../formats/options.ts';
import type { Format } from '../formats/registry.ts';
import type { Corrected, CorrectTask } from './correct-types.ts';
import type { Joined, JoinTask } from './join-types.ts';
import type { Language } from './languages.ts';
import type { PictureBounds } from './pictures/types.ts';
import type { DocumentFault, DrawTask, RenderPart } from './task-types.ts';
import type { Worded, WordsTask } from './words-types.ts';

export type { Explanation, StraightenedPage };

/** The result of opening a PDF. `pages` is 0 while a password is missing. */
export type Inspection =
  | { readonly ok: true; readonly pages: number; readonly passwordRequired: boolean }
  | { readonly ok: false; readonly fault: DocumentFault };

export interface InspectTask {
  /** a local file */
  readonly path: string;
  /** its size: large files are opened one after the other, so that simultaneous uploads do not fill the memory */
  readonly bytes?: number;
  readonly password?: string;
}

export interface AssembleTask {
  /** local pictures, in the order of their pages */
  readonly paths: readonly string[];
  /** their size together, as for an inspection */
  readonly bytes?: number;
  /** where the PDF of their pages is written: under a temporary name, then renamed */
  readonly out: string;
}

/** The result of making one PDF of pictures. */
export type Assembled =
  | { readonly ok: true; readonly pages: number }
  | { readonly ok: false; readonly fault: DocumentFault };

/** The result of drawing a page. */
export type Drawing =
  | {
      readonly ok: true;
      readonly png: Uint8Array;
      /** in points of the upright page, the same space as the boxes of its transactions */
      readonly pageWidth: number;
      readonly pageHeight: number;
    }
  | { readonly ok: false; readonly fault: DocumentFault };

/** Which pages are read from their pictures: those without usable text, all, or none. */
export const PICTURE_MODES = ['auto', 'always', 'never'] as const;
export type PictureMode = (typeof PICTURE_MODES)[number];

export interface ConvertTask {
  /** a local file */
  readonly path: string;
  /** each is tried after no password; the first that opens the file is used */
  readonly passwords?: readonly string[];
  readonly hints?: Hints;
  /** which pages are read from their pictures; undefined: as the bounds say */
  readonly pictures?: PictureMode;
  /** what its statements will be compared with: one another, or also those of other files; undefined: nothing */
  readonly compare?: 'file' | 'batch';
  /** where the extraction is written as JSON (see FileResult): under a temporary name, then renamed */
  readonly out: string;
}

/** The pages of a file that were read from their pictures. */
interface RecognisedPages {
  readonly pages: number;
  /** how long threads took for that, added up */
  readonly ms: number;
  /** those that the file does not have upright and straight, for who draws them */
  readonly straightened: readonly StraightenedPage[];
}

/** The result of a conversion. The rows are not sent between threads: they are in the task's `out`. */
export type Conversion =
  | {
      readonly ok: true;
      readonly pages: number;
      /** left out if no page was read from its picture */
      readonly recognised?: RecognisedPages;
      readonly statements: number;
      readonly transactions: number;
      /** reconciliation status of each statement */
      readonly statuses: readonly ('verified' | 'mismatch' | 'unverifiable')[];
      /** each statement without its rows */
      readonly summaries: readonly StatementSummary[];
      /** if the task asks for it: the part of each statement that is compared with others (see continuity.ts) */
      readonly compared?: readonly ComparedStatement[];
    }
  | { readonly ok: false; readonly fault: DocumentFault; readonly pages: number };

export interface ExplainTask extends ConvertTask {
  /** a text to trace in the document */
  readonly text?: string;
  /** from 1: the text is searched only on this page */
  readonly page?: number;
}

/** The result of an explanation, which is not sent between threads: it is in the task's `out` (see Explanation). */
export type Explained =
  | {
      readonly ok: true;
      readonly pages: number;
      /** places that contain the text; null if no text was given */
      readonly occurrences: number | null;
    }
  | { readonly ok: false; readonly fault: DocumentFault; readonly pages: number };

export interface RedactTask extends Pick<ConvertTask, 'path' | 'passwords' | 'hints'> {
  /** where the copy is written: under a temporary name, then renamed */
  readonly out: string;
  /** the same seed makes the same copy; without one, a copy cannot be repeated */
  readonly seed?: string;
  /** words that stay unchanged */
  readonly keep?: readonly string[];
  /** true to invent unknown words of headings, too */
  readonly replaceHeadings?: boolean;
}

/** What the owner should know about a copy before sharing it. */
export type Redacted =
  | {
      readonly ok: true;
      readonly pages: number;
      /** texts that are the same in the copy and the original */
      readonly kept: readonly string[];
      /** what converts differently from the original; empty if nothing does */
      readonly differences: readonly string[];
    }
  | { readonly ok: false; readonly fault: DocumentFault };

/** Statements of a bank account that are rendered as one: each row once, of some days. */
interface RenderedJoin extends Pick<JoinTask, 'parts' | 'identity'> {
  /** first and last day; null: from the first, to the last */
  readonly days: { readonly from: string | null; readonly to: string | null };
}

export interface RenderTask {
  readonly jobId: string | null;
  readonly format: Format;
  readonly options?: ExportOptions;
  readonly parts: readonly RenderPart[];
  /** in place of parts: statements of one bank account, as one, of some days */
  readonly joined?: RenderedJoin;
  /** where the rendered file is written: under a temporary name, then renamed */
  readonly out: string;
}

/**
 * What became of a rendering: a file; what the format needs and neither the paper nor the options say; or what it has no
 * room for.
 */
export type Rendered =
  | {
      readonly ok: true;
      readonly bytes: number;
      /** hex, of the rendered bytes */
      readonly sha256: string;
      /** it is a zip of several files of the format */
      readonly isArchive: boolean;
    }
  | ({ readonly ok: false } & RenderRefusal);

export type RenderRefusal = { readonly needs: readonly ExportNeed[] } | { readonly limit: ExportLimit };

export interface RunOptions {
  /** aborting ends the task and its worker */
  readonly signal?: AbortSignal;
  /** called as pages are read; this also renews the time bound */
  readonly onProgress?: (pagesDone: number, pagesTotal: number) => void;
  /** the owner of the task: among waiting tasks of one kind, owners take turns; undefined: in order of arrival */
  readonly owner?: string;
}

/** A worker that ended or overran while it ran a task, or that was not available. */
export class WorkerLostError extends Error {
  override readonly name = 'WorkerLostError';
  /**
   * `died`: crashed or ran out of memory on this task; `overran`: ended at its bound of CPU time; `unavailable`: no
   * worker was available
   */
  readonly kind: 'died' | 'overran' | 'unavailable';
  constructor(kind: 'died' | 'overran' | 'unavailable', message: string) {
    super(message);
    this.kind = kind;
  }
}

/**
 * Threads that each hold an engine instance. If a worker dies or overruns, its task rejects with WorkerLostError and
 * the worker is replaced; the caller decides whether to try again.
 */
export interface WorkerPool {
  inspect(task: InspectTask, options?: RunOptions): Promise<Inspection>;
  assemble(task: AssembleTask, options?: RunOptions): Promise<Assembled>;
  convert(task: ConvertTask, options?: RunOptions): Promise<Conversion>;
  render(task: RenderTask, options?: RunOptions): Promise<Rendered>;
  correct(task: CorrectTask, options?: RunOptions): Promise<Corrected>;
  join(task: JoinTask, options?: RunOptions): Promise<Joined>;
  /** Aborting withdraws the task while it waits; a drawing that has begun is finished. */
  draw(task: DrawTask, options?: RunOptions): Promise<Drawing>;
  words(task: WordsTask, options?: RunOptions): Promise<Worded>;
  /** number of threads that convert at the same time */
  readonly size: number;
  close(): Promise<void>;
}

/** Tasks for the command line only: the server does not explain or redact. */
export interface ExplainingPool extends WorkerPool {
  explain(task: ExplainTask, options?: RunOptions): Promise<Explained>;
  redact(task: RedactTask, options?: RunOptions): Promise<Redacted>;
}

/** The bounds of work; the settings have the defaults. */
export interface WorkerBounds {
  readonly threads: number;
  /** pages */
  readonly maxPages: number;
  /** bytes of PDFium's heap */
  readonly maxHeapBytes: number;
  /** milliseconds of CPU time for a file, before the first page */
  readonly baseMs: number;
  /** additional milliseconds for each page; each page read renews the bound */
  readonly perPageMs: number;
  readonly pictures: PictureBounds;
  readonly readers: ReaderBounds;
}

/** How pages are read from their pictures. */
export interface ReaderBounds {
  /** which pages, if a task does not say it */
  readonly mode: PictureMode;
  /** threads that read pictures, for each file that is converted */
  readonly threads: number;
  /** in which texts may be read */
  readonly languages: readonly Language[];
  /** milliseconds of CPU time for a page, and ten times as much by the clock */
  readonly pageMs: number;
}

/** The JSON in a conversion's `out`. */
export type FileResult = Extraction;
