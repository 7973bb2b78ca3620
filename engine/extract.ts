/** The pipeline: bytes of a PDF in, statements and diagnostics out. Pure; the host hands in the instruments. */
import { toLines, type WordedPage } from './lines/lines.ts';
import type { Extraction } from './model/extraction.ts';
import type { Hints } from './model/hints.ts';
import { itemAt } from './model/lists.ts';
import type { Area, ReadingRequest, RecognisedPage } from './model/recognised.ts';
import { creationYear } from './pages/created.ts';
import { boundPages, openDocument, type PdfSource } from './pages/document.ts';
import { areaForReading, boxAround } from './pages/for-reading.ts';
import { lookAt, lookingOnce } from './pages/look.ts';
import { unreadableFile } from './pages/usable.ts';
import { onScale, pagesOfFile, readAsSaid, unsaid } from './pages-as-said.ts';
import { type PageOptions, readDocument } from './read-pages.ts';
import { readInRanges, type SharedRanges } from './read-ranges.ts';
import { onlyYear } from './readings/period/only-year.ts';
import { jointAnswers } from './readings/questions.ts';
import { openReadings } from './readings/read.ts';
import { withAreas } from './recognised/areas.ts';
import { recognitionOf, straightenedOf, withReadings } from './recognised/pages.ts';
import { settle } from './recognised/settle.ts';
import { isWorse } from './recognised/verdicts.ts';
import { assembleRows } from './rows/assemble.ts';
import { proofOf } from './statements/checks/proof.ts';
import { areasToRead } from './statements/missed-bookings/areas-to-read.ts';
import { worthLook } from './statements/missed-bookings/unread-areas.ts';
import { inFilePoints } from './statements/places.ts';
import { withOwnProofs } from './statements/search/own-proofs.ts';
import { splitAtRestarts } from './statements/search/restarts.ts';
import { type SaidParts, saidParts } from './statements/search/said-parts.ts';
import { searchReadings } from './statements/search/search.ts';
import { withColumnsApart } from './tables/columns-apart.ts';
import { findTables } from './tables/find.ts';
import { wordsOfPages } from './words/printed.ts';

export interface ExtractOptions extends PageOptions {
  readonly password?: string;
  readonly hints?: Hints;
  /** most pages that are read; more is PDF_TOO_COMPLEX */
  readonly maxPages?: number;
  /** given the number of pages, returns their ranges, if others read some of them; not with `onStages` */
  readonly share?: (pageCount: number) => SharedRanges | null;
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
    const shared = options.share?.(pageCount) ?? null;
    const all = yield* shared === null ? readDocument(document, options) : readInRanges(document, options, shared);
    const { worded, drawn } = all;
    let { recognised } = all;
    const { hints = {} } = options;
    let pages: readonly WordedPage[] = withReadings(worded, recognised);
    const refusal = unreadableFile({
      pages: pages.map(({ page, words }) => ({ unusable: page.unusable, words: words.length })),
      pictures: { areAllowed: pictures !== 'never', areRead: recognised.length > 0 },
    });
    if (refusal !== null) throw refusal;
    const createdIn = creationYear(options.pdfium, document);
    const look = lookingOnce((at, things) => lookAt(options.pdfium, document, itemAt(worded, at).page, things));
    const readerWith = readersOf(look, pageCount, createdIn);
    const others = unsaid(hints);
    const readOwn = readerWith(others);
    let first = readOwn(pages);
    const seen = pictures === 'never' ? [] : areasToRead(first.found.readRows, { pages: first.lined, ...first, look });
    let readAreas: readonly Area[] = [];
    const areas = seen.map((one) => ({ ...one, box: boxAround(itemAt(pages, one.page - 1).page, one.things) }));
    if (areas.length > 0) {
      for (const area of areas) {
        yield areaForReading(options.pdfium, document, itemAt(pages, area.page - 1).page, area);
      }
      const parts = yield { kind: 'collect' };
      const more = withAreas(pages, areas, parts);
      const again = readOwn(more);
      // a picture beside the columns of a table, or a text that is none of its rows, spoils what was read right
      if (!isWorse(again.found.statements, first.found.statements)) {
        [pages, first] = [more, again];
        recognised = [...recognised, ...parts];
        readAreas = areas;
      }
    }
    const own = settle(pages, first, readOwn);
    const settled = others === hints ? own : readAsSaid(pages, hints, readerWith);
    pages = settled.pages;
    const { open, found, lined, tables, rows, unusablePages } = settled.read;
    const statements = withOwnProofs(found.statements, own.read.found.statements);
    const scaled = pages.some(({ page }) => page.scale !== 1);
    options.onStages?.({
      pages: drawn.map((page, i) => ({ ...page, ...itemAt(pages, i).page })),
      words: pages.map(({ words }) => words),
      areas: readAreas.map(({ page, box }) => ({ page, box })),
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
    const recognition = recognitionOf(recognised);
    const words = wordsOfPages(pages, recognition?.pages ?? []);
    return {
      pageCount,
      statements: scaled ? inFilePoints(statements, (number) => itemAt(pages, number - 1).page.scale) : statements,
      unusablePages,
      recognition,
      straightened: straightenedOf(worded, pages),
      ...(words && { words }),
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

/** Given a look at pages, their number and the year in which the file was made, returns what reads them with hints. */
function readersOf(look: ReturnType<typeof lookingOnce>, pageCount: number, createdIn: number | null) {
  return (hints: Hints) => (worded: readonly WordedPage[]) => {
    const lined = toLines(worded);
    const unusablePages = lined.filter(({ unusable }) => unusable !== null).map(({ number }) => number);
    const said = onScale(hints, worded);
    const tables = withColumnsApart(findTables(lined), said.columnsAt);
    const rows = assembleRows(tables);
    const wanted = worthLook(rows.rows, { pages: lined, tables });
    const looked = lined.map((page, i) => ({ ...page, unread: look(i, itemAt(wanted, i)) }));
    const excluded = pagesOfFile(hints.excludedPages ?? [], pageCount);
    const readAt = ({ cuts, joins }: SaidParts, others: readonly number[]) => {
      const open = openReadings(tables, rows, {
        hints: said,
        assumedYear: onlyYear(tables.lines) ?? createdIn ?? NO_YEAR,
        given: { cuts: [...cuts.map(({ line }) => line), ...others], joins },
      });
      const saidPages = { excluded, begun: cuts.map(({ page }) => page), joined: joins };
      const document = { pageCount, unusablePages, pages: looked, tables, saidPages };
      return { open, found: searchReadings(open, jointAnswers, document) };
    };
    const readParted = (at: SaidParts) => splitAtRestarts(readAt(at, []), (cuts) => readAt(at, cuts));
    const own = readParted({ cuts: [], joins: [] });
    const parted = saidParts(own.found, lined, hints);
    const isSaid = parted.cuts.length + parted.joins.length > 0;
    return { ...(isSaid ? readParted(parted) : own), lined, looked, tables, rows, unusablePages };
  };
}
