/** What several tasks on a document share. */
import type { StraightenedPage } from '../engine/model/extraction.ts';
import type { FileFinding } from '../engine/wording/files.ts';

/**
 * Why a document could not be converted: a code of the interface, a message for the user, and the same as a finding.
 */
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

export interface DrawTask {
  /** a local file */
  readonly path: string;
  /** its size, as for an inspection */
  readonly bytes?: number;
  /** each is tried after no password; the first that opens the file is used */
  readonly passwords?: readonly string[];
  /** from 1; the file must have it */
  readonly page: number;
  /** in pixels; the picture of a very long page is narrower */
  readonly width: number;
  /** how a conversion set the page straight; undefined: it has not read it from its picture */
  readonly straightened?: Omit<StraightenedPage, 'page'> | undefined;
}

/** One file of a job for `render`. */
export interface RenderPart {
  readonly uuid: string;
  readonly filename: string;
  /** the extraction written by `convert`, or the fault of a failed file */
  readonly result: { readonly path: string } | { readonly error: ResultFault };
  /** id of the version that people made; left out of what a conversion read */
  readonly version?: string;
}

/** Why a file of a result was not converted; without a finding if there is only a message. */
export interface ResultFault {
  readonly code: string;
  readonly message: string;
  readonly finding?: FileFinding | undefined;
}
