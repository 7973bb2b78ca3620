/** Reads the pages of a long document in ranges, some of which others read: the same pages as one after the other. */
import { UnreadableError } from './errors.ts';
import type { WordedPage } from './lines/lines.ts';
import type { ReadingRequest, RecognisedPage } from './model/recognised.ts';
import type { PdfDocument } from './pages/document.ts';
import type { Scales } from './pages/unit.ts';
import { type DocumentPages, type PageOptions, type PageRange, readPages } from './read-pages.ts';

/** What was read of a range of pages. */
export interface RangeRead {
  readonly worded: readonly WordedPage[];
  /** of these pages, those that were read from their pictures */
  readonly recognised: readonly RecognisedPage[];
  /** the scales that its pages have, or would have if the document began with them */
  readonly scales: Scales;
}

/** A range, and what was read of it, or why a page of it cannot be read. */
export type RangeOutcome = PageRange & ({ readonly read: RangeRead } | { readonly fault: UnreadableError });

/** The ranges of a document that are read by several. */
export interface SharedRanges {
  /** Takes the first range that nobody reads yet. Null if there is none. */
  claim(): PageRange | null;
  /** Keeps what became of a range that was claimed. */
  put(outcome: RangeOutcome): void;
  /** pages that others have read so far */
  readonly othersDone: number;
  /** What became of all ranges up to the first that cannot be read, in order; null while others are reading. */
  outcomes(): readonly RangeOutcome[] | null;
}

type RangeOptions = Pick<PageOptions, 'pdfium' | 'pictures' | 'onPage'>;

type Steps<T> = Generator<ReadingRequest, T, readonly RecognisedPage[]>;

/**
 * Reads a range of the pages of a document, with the words of those that are read from their pictures. `scales`: of the
 * pages before it.
 */
export function* readRange(
  document: PdfDocument,
  options: RangeOptions,
  range: PageRange,
  scales: Scales = new Map(),
): Steps<RangeRead> {
  const { worded, asked } = yield* readPages({ ...document, scales }, options, range);
  const recognised = asked > 0 ? yield { kind: 'collect' } : [];
  return { worded, recognised, scales };
}

/**
 * Reads the ranges of a document that nobody else reads, and waits for the others. Throws UnreadableError for the first
 * page that cannot be read, as readDocument does.
 */
export function* readInRanges(
  document: PdfDocument,
  options: RangeOptions,
  shared: SharedRanges,
): Steps<DocumentPages> {
  const { pageCount } = document;
  let own = 0;
  const tell = () => options.onPage?.(Math.min(own + shared.othersDone, pageCount), pageCount);
  const onPage = () => {
    own++;
    tell();
  };
  for (;;) {
    const range = shared.claim();
    if (range !== null) shared.put(yield* outcomeOf(document, { ...options, onPage }, range));
    else {
      const outcomes = shared.outcomes();
      tell();
      if (outcomes !== null) return yield* inOrder(document, options, outcomes);
      yield { kind: 'collect', from: 'others' };
    }
  }
}

function* outcomeOf(document: PdfDocument, options: RangeOptions, range: PageRange): Steps<RangeOutcome> {
  try {
    return { ...range, read: yield* readRange(document, options, range) };
  } catch (thrown) {
    if (!(thrown instanceof UnreadableError)) throw thrown;
    return { ...range, fault: thrown };
  }
}

/** Puts the pages of ranges together. A range that knew too little of the pages before it is read once more. */
function* inOrder(
  document: PdfDocument,
  { pdfium, pictures }: RangeOptions,
  outcomes: readonly RangeOutcome[],
): Steps<DocumentPages> {
  const worded: WordedPage[] = [];
  const recognised: RecognisedPage[] = [];
  const known: Scales = new Map();
  for (const outcome of outcomes) {
    if ('fault' in outcome) throw outcome.fault;
    const isRight = [...outcome.read.scales].every(([size, scale]) => (known.get(size) ?? scale) === scale);
    const read = isRight ? outcome.read : yield* readRange(document, { pdfium, pictures }, outcome, new Map(known));
    for (const page of read.worded) worded.push(page);
    for (const page of read.recognised) recognised.push(page);
    for (const [size, scale] of read.scales) known.set(size, scale);
  }
  return { worded, recognised, drawn: [], asked: recognised.length };
}
