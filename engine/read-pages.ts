/** Reads the pages of a document, and asks for those that must be read from their pictures. */
import { sheetOf, type WordedPage } from './lines/lines.ts';
import type { Dropped, Page, Unread } from './model/page.ts';
import type { PrintedWord } from './model/printed-words.ts';
import type { LayerWord, ReadingRequest, RecognisedPage } from './model/recognised.ts';
import { type Word, wordBox } from './model/word.ts';
import type { PdfDocument } from './pages/document.ts';
import { pictureForReading } from './pages/for-reading.ts';
import { lookAt } from './pages/look.ts';
import { needsReading } from './pages/needs-reading.ts';
import type { Pdfium } from './pages/pdfium.ts';
import { type PaintedPage, readPage } from './pages/read.ts';
import { type DrawnPage, drawnPage, type Stages } from './stages.ts';
import { printedWords } from './words/printed.ts';
import { toWords } from './words/words.ts';

export interface PageOptions {
  readonly pdfium: Pdfium;
  /** which pages are asked to be read from their pictures: those without usable text, all, or none (the default) */
  readonly pictures?: 'auto' | 'always' | 'never';
  /** called after each page that was read */
  readonly onPage?: (done: number, total: number) => void;
  /** called with all that a page paints, while it is read */
  readonly onPainted?: (page: PaintedPage) => void;
  /** called with what each stage made of the document, which is then kept whole: for the debug view and `explain` */
  readonly onStages?: (stages: Stages) => void;
}

/** Pages of a document, from 0; `to` is not among them. */
export interface PageRange {
  readonly from: number;
  readonly to: number;
}

/** A document with its words, before any was read from a picture. */
interface PagesRead {
  readonly worded: readonly WordedPage[];
  /** if the stages are asked for */
  readonly drawn: readonly DrawnPage[];
  /** pages that are to be read from their pictures */
  readonly asked: number;
}

/**
 * Reads the pages of a document, or a range of them, one by one, and yields those that are to be read from their
 * pictures.
 */
export function* readPages(
  document: PdfDocument,
  { pdfium, pictures = 'never', onPage, onPainted, onStages }: PageOptions,
  { from, to }: PageRange = { from: 0, to: document.pageCount },
): Generator<ReadingRequest, PagesRead, readonly RecognisedPage[]> {
  const worded: WordedPage[] = [];
  const drawn: DrawnPage[] = [];
  let asked = 0;
  for (let i = from; i < to; i++) {
    let dropped: readonly Dropped[] = [];
    const onDropped = (found: readonly Dropped[]) => {
      dropped = found;
    };
    const page = readPage(pdfium, document, i, { onDropped, onPainted });
    if (onStages) drawn.push(drawnPage(page, dropped));
    const words = toWords(page);
    worded.push({ page: sheetOf(page), words });
    const look = (things: readonly Unread[]) => lookAt(pdfium, document, page, things);
    const isWanted = isAsked(pictures, page, look);
    const picture = isWanted ? pictureForReading(pdfium, document, page, layerOf(page, words)) : null;
    if (picture !== null) {
      asked++;
      yield picture;
    }
    onPage?.(i + 1, document.pageCount);
  }
  return { worded, drawn, asked };
}

/** All pages of a document, and what was read from the pictures of some. */
export type DocumentPages = PagesRead & { readonly recognised: readonly RecognisedPage[] };

/** Reads the pages of a document one by one, and then asks for what was read from their pictures. */
export function* readDocument(
  document: PdfDocument,
  options: PageOptions,
): Generator<ReadingRequest, DocumentPages, readonly RecognisedPage[]> {
  const read = yield* readPages(document, options);
  return { ...read, recognised: read.asked > 0 ? yield { kind: 'collect' } : [] };
}

/** Whether a page is read from its picture. */
const isAsked = (pictures: PageOptions['pictures'], page: Page, look: Parameters<typeof needsReading>[1]): boolean =>
  pictures === 'always' || (pictures === 'auto' && needsReading(page, look));

/** The words of somebody's recognition of a page; none for text of the file. */
const layerOf = ({ source }: Page, words: readonly Word[]): LayerWord[] =>
  source === 'ocr' ? words.map((word) => ({ text: word.text, box: wordBox(word) })) : [];

/** Given an open document and the index of a page, returns the words of its text. Throws UnreadableError. */
export function wordsOfPage(pdfium: Pdfium, document: PdfDocument, index: number): PrintedWord[] {
  const page = readPage(pdfium, document, index);
  return printedWords(toWords(page), page.scale);
}
