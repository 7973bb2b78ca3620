/** The pipeline: bytes of a PDF in, statements and diagnostics out. Pure; the host hands in the instruments. */
import type { Pdfium } from './pages/pdfium.ts';
import type { Extraction, Hints } from './statements/types.ts';

export interface ExtractOptions {
  readonly pdfium: Pdfium;
  readonly password?: string;
  readonly hints?: Hints;
  /** most pages that are read; more is PDF_TOO_COMPLEX */
  readonly maxPages?: number;
  /** told after each page that was read */
  readonly onPage?: (done: number, total: number) => void;
}

/** Given a PDF's bytes, returns its statements. Throws UnreadableError for a file that nobody can read. */
export function extract(_bytes: Uint8Array, _options: ExtractOptions): Extraction {
  throw new Error('the stages are not joined yet');
}
