/** The pipeline: bytes of a PDF in, statements and diagnostics out. Pure; the host hands in the instruments. */
import { UnreadableError } from './errors.ts';
import { sheetOf, toLines, type WordedPage } from './lines/lines.ts';
import type { Extraction } from './model/extraction.ts';
import type { Hints } from './model/hints.ts';
import { itemAt } from './model/lists.ts';
import type { Dropped, Page, Unread } from './model/page.ts';
import type { LayerWord, ReadingRequest, RecognisedPage } from './model/recognised.ts';
import { type Word, wordBox } from './model/word.ts';
import { creationYear } from './pages/created.ts';
import { boundPages, openDocument, type PdfSource } from './pages/document.ts';
import { areaForReading, boxAround, pictureForReading } from './pages/for-reading.ts';
import { lookAt, lookingOnce } from './pages/look.ts';
import { needsReading } from './pages/needs-reading.ts';
import type { Pdfium } from './pages/pdfium.ts';
import { type PaintedPage, readPage } from './pages/read.ts';
import { unusableFile } from './pages/usable.ts';
import { jointAnswers } from './readings/questions.ts';
import { openReadings } from './readings/read.ts';
import { withAreas } from './recognised/areas.ts';
import { withReadings } from './recognised/pages.ts';
import { settle } from './recognised/settle.ts';
import { isWorse } from './recognised/verdicts.ts';
import { assembleRows } from './rows/assemble.ts';
import { type DrawnPage, drawnPage, type Stages } from './stages.ts';
import { proofOf } from './statements/checks/proof.ts';
import { areasToRead } from './statements/missed-bookings/areas-to-read.ts';
import { worthLook } from './statements/missed-bookings/unread-areas.ts';
import { inFilePoints } from './statements/places.ts';
import { splitAtRestarts } from './statements/search/restarts.ts';
import { searchReadings } from './statements/search/search.ts';
import { findTables } from './tables/find.ts';
import { fileFinding } from './wording/files.ts';
import { toWords } from './words/words.ts';

export interface ExtractOptions {
  readonly pdfium: Pdfium;
  readonly password?: string;
  readonly hints?: Hints;
  /** most pages that are read; more is PDF_TOO_COMPLEX */
  readonly maxPages?: number;
  /** which pages are asked to be read from their pictures: those without usable text, all, or none (the default) */
  readonly pictures?: 'auto' | 'always' | 'never';
  /** called after each page that was read */
  readonly onPage?: (done: number, total: number) => void;
  /** called with all that a page paints, while it is read */
  readonly onPainted?: (page: PaintedPage) => void;
  /** called with what each stage made of the document, which is then kept whole: for the debug view and `explain` */
  readonly onStages?: (stages: Stages) => void;
}

const MAX_PAGES = 10_000;
/** The year of dates that neither the paper nor the file gives one; a leap year, so that each day is one. */
const NO_YEAR = 2000;

/** Given a PDF's bytes, returns its statements. Throws UnreadableError for a file that nobody can read. */
export function extract(source: PdfSource, options: ExtractOptions): Extraction {
  const steps = extraction(source, { ...options, pictures: 'never' });
  let step = steps.next([]);
  while (!step.done) step = steps.next([]);
  return step.value;
}

/**
 * The same in steps: it yields the pages that must be read from their pictures, one by one, and then asks for all of
 * them. The answer to that is given to `next`; a page that is missing there stays without text. Then it does the same
 * once more for parts of pages that may be rows. The host ends it with `return` if it does not go on.
 */
export function* extraction(
  source: PdfSource,
  options: ExtractOptions,
): Generator<ReadingRequest, Extraction, readonly RecognisedPage[]> {
  const { pictures = 'never' } = options;
  const document = openDocument(options.pdfium, source, options.password);
  try {
    const { pageCount } = document;
    boundPages(pageCount, options.maxPages ?? MAX_PAGES);
    let pages: readonly WordedPage[] = [];
    const worded: WordedPage[] = [];
    let asked = 0;
    const drawn: DrawnPage[] = [];
    for (let i = 0; i < pageCount; i++) {
      let dropped: readonly Dropped[] = [];
      const onDropped = (found: readonly Dropped[]) => {
        dropped = found;
      };
      const page = readPage(options.pdfium, document, i, { onDropped, onPainted: options.onPainted });
      if (options.onStages) drawn.push(drawnPage(page, dropped));
      const words = toWords(page);
      worded.push({ page: sheetOf(page), words });
      const look = (things: readonly Unread[]) => lookAt(options.pdfium, document, page, things);
      if (isAsked(pictures, page, look)) {
        asked++;
        yield pictureForReading(options.pdfium, document, page, layerOf(page, words));
      }
      options.onPage?.(i + 1, pageCount);
    }
    pages = asked > 0 ? withReadings(worded, yield { kind: 'collect' }) : worded;
    const createdIn = creationYear(options.pdfium, document);
    const look = lookingOnce((at, things) => lookAt(options.pdfium, document, itemAt(worded, at).page, things));
    const read = (worded: readonly WordedPage[]) => {
      const lined = toLines(worded);
      const unusablePages = lined.filter((p) => p.unusable !== null).map((p) => p.number);
      if (unusablePages.length === pageCount && pageCount > 0) {
        throw unusableFile(lined.map((p) => p.unusable));
      }
      if (worded.every((p) => p.words.length === 0)) {
        throw new UnreadableError('PDF_UNREADABLE', fileFinding('FILE_WITHOUT_TEXT'));
      }
      const tables = findTables(lined);
      const rows = assembleRows(tables);
      const wanted = worthLook(rows.rows, { pages: lined, tables });
      const looked = lined.map((page, i) => ({ ...page, unread: look(i, itemAt(wanted, i)) }));
      const readWith = (cuts: readonly number[]) => {
        const open = openReadings(tables, rows, {
          hints: options.hints ?? {},
          assumedYear: createdIn ?? NO_YEAR,
          cuts,
        });
        return { open, found: searchReadings(open, jointAnswers, { pageCount, unusablePages, pages: looked, tables }) };
      };
      return { ...splitAtRestarts(readWith([]), readWith), lined, looked, tables, rows, unusablePages };
    };
    let first = read(pages);
    const seen = pictures === 'never' ? [] : areasToRead(first.found.readRows, { pages: first.lined, ...first, look });
    const areas = seen.map((one) => ({ ...one, box: boxAround(itemAt(pages, one.page - 1).page, one.things) }));
    if (areas.length > 0) {
      for (const area of areas) {
        yield areaForReading(options.pdfium, document, itemAt(pages, area.page - 1).page, area);
      }
      const more = withAreas(pages, areas, yield { kind: 'collect' });
      const again = read(more);
      // a picture beside the columns of a table, or a text that is none of its rows, spoils what was read right
      if (!isWorse(again.found.statements, first.found.statements)) [pages, first] = [more, again];
    }
    const settled = settle(pages, first, read);
    pages = settled.pages;
    const { open, found, lined, tables, rows, unusablePages } = settled.read;
    const { statements } = found;
    const scaled = pages.some(({ page }) => page.scale !== 1);
    options.onStages?.({
      pages: drawn,
      words: pages.map(({ words }) => words),
      lines: lined,
      tables,
      rows,
      readings: found.readRows,
      evidence: open.evidence,
      questions: open.questions,
      trials: found.trials,
      parts: found.parts.map((part) => ({ ...part, proof: proofOf(part.part, part.trial.readings) })),
      statements,
      createdIn,
    });
    return {
      pageCount,
      statements: scaled ? inFilePoints(statements, (number) => itemAt(pages, number - 1).page.scale) : statements,
      unusablePages,
      diagnostics: {
        readingsTried: found.tried,
        words: pages.reduce((n, p) => n + p.words.length, 0),
        lines: tables.lines.length,
        tables: tables.tables.length,
        rows: rows.rows.length,
        rowsOfNoAccount: found.rowsOfNoAccount,
      },
    };
  } finally {
    document.close();
  }
}

/** Whether a page is read from its picture. */
const isAsked = (pictures: ExtractOptions['pictures'], page: Page, look: Parameters<typeof needsReading>[1]): boolean =>
  pictures === 'always' || (pictures === 'auto' && needsReading(page, look));

/** The words of somebody's recognition of a page; none for text of the file. */
const layerOf = ({ source }: Page, words: readonly Word[]): LayerWord[] =>
  source === 'ocr' ? words.map((word) => ({ text: word.text, box: wordBox(word) })) : [];
