/** Reads a file's statements in a thread, with the task's passwords and within the memory bounds. */
import { UnreadableError } from '../engine/errors.ts';
import { extraction } from '../engine/extract.ts';
import type { Extraction } from '../engine/model/extraction.ts';
import type { PdfSource } from '../engine/pages/document.ts';
import type { Pdfium } from '../engine/pages/pdfium.ts';
import type { Stages } from '../engine/stages.ts';
import { fileFinding } from '../engine/wording/files.ts';
import type { Instrument } from './instrument.ts';
import type { PageReaders } from './page-readers.ts';
import type { RangesOfThreads } from './ranges/shared-ranges.ts';
import { readDocument } from './read-file.ts';
import { withReaders } from './recognised-pages.ts';
import type { ConvertTask, PictureMode } from './types.ts';

/** Bytes of typed arrays in one thread: far above what 10,000 full pages take. V8's heap limits do not cover them. */
const MAX_BUFFER_BYTES = 1024 * 1024 * 1024;

/** Throws UnreadableError PDF_TOO_COMPLEX if the memory is exceeded. */
function boundBuffers(): void {
  // of this thread only
  if (process.memoryUsage().arrayBuffers <= MAX_BUFFER_BYTES) return;
  throw new UnreadableError('PDF_TOO_COMPLEX', fileFinding('TOO_MUCH_TEXT'));
}

export interface ExtractContext {
  readonly instrument: Instrument;
  readonly readers: PageReaders;
  /** which pages are read from their pictures, if the task does not say it */
  readonly pictures: PictureMode;
  readonly maxPages: number;
  readonly onPage: (done: number, total: number) => void;
  /** called with the number of pictures that are being read, when it changes */
  readonly onReading: (pictures: number) => void;
  /** called with what each stage made of the document */
  readonly onStages?: (stages: Stages) => void;
  /** given a document that is open, returns its ranges if it is long enough that other threads read some of them */
  readonly share?: (document: OpenDocument) => RangesOfThreads | null;
}

/** A document that a task has opened. */
export interface OpenDocument {
  readonly pageCount: number;
  /** the one that opened it */
  readonly password: string | undefined;
  readonly pictures: PictureMode;
}

/** What an extraction came to, and the milliseconds that threads took to read pictures for it, added up. */
interface ExtractedFile {
  readonly extraction: Extraction;
  readonly readingMs: number;
}

/**
 * Given a file, returns what it came to. It tries no password first, then each; the last refusal is thrown. Throws
 * UnreadableError for a file that cannot be read.
 */
export async function extractFile(
  task: Pick<ConvertTask, 'path' | 'passwords' | 'hints' | 'pictures'>,
  { instrument, readers, maxPages, onPage, onReading, onStages, share, ...usual }: ExtractContext,
): Promise<ExtractedFile> {
  const { hints, pictures = usual.pictures } = task;
  // a page is done when its picture is read; what is told never falls, though parts of pages are read in the end
  let read = { done: 0, total: 0 };
  let pending = 0;
  let told = 0;
  const tell = bounded((done, total) => {
    read = { done, total };
    told = Math.max(told, done - pending);
    onPage(told, total);
  });
  const onPending = (pages: number) => {
    pending = pages;
    onReading(pages);
    if (read.total > 0) tell(read.done, read.total);
  };
  return unlocked(task, instrument, async (source, pdfium, password) => {
    let ranges = null as RangesOfThreads | null;
    const shared = (pageCount: number) => {
      ranges = share?.({ pageCount, password, pictures }) ?? null;
      return ranges;
    };
    const options = { pdfium, password, hints, maxPages, pictures, onPage: tell, onStages, share: shared };
    try {
      const { result, readingMs } = await withReaders(extraction(source, options), readers, {
        onPending,
        others: async () => ranges?.arrival(),
      });
      return { extraction: result, readingMs: readingMs + (ranges?.readingMs ?? 0) };
    } finally {
      ranges?.close();
    }
  });
}

/** Given a page callback, returns one that also checks the memory bounds. */
export function bounded(onPage: ExtractContext['onPage']): ExtractContext['onPage'] {
  return (done, total) => {
    boundBuffers();
    onPage(done, total);
  };
}

/**
 * Given a file and work that opens it, returns the result without a password, or with the first one that opens the
 * file.
 */
export async function unlocked<T>(
  { path, passwords = [] }: Pick<ConvertTask, 'path' | 'passwords'>,
  instrument: Instrument,
  work: (source: PdfSource, pdfium: Pdfium, password: string | undefined) => T | Promise<T>,
): Promise<T> {
  const source = await readDocument(path, instrument.maxHeapBytes);
  let refusal: UnreadableError | null = null;
  for (const password of [undefined, ...passwords]) {
    try {
      return await instrument.use((pdfium) => work(source, pdfium, password));
    } catch (thrown) {
      if (!(thrown instanceof UnreadableError)) throw thrown;
      if (thrown.code !== 'PASSWORD_REQUIRED' && thrown.code !== 'PASSWORD_INCORRECT') throw thrown;
      refusal = thrown;
    }
  }
  throw refusal;
}
