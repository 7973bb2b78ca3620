/** Ranges of a document, some of which another instance of PDFium reads and sends, as another thread does. */
import { openDocument, type PdfSource } from '../../../engine/pages/document.ts';
import type { Pdfium } from '../../../engine/pages/pdfium.ts';
import type { PageRange } from '../../../engine/read-pages.ts';
import { type RangeOutcome, readRange, type SharedRanges } from '../../../engine/read-ranges.ts';
import { memoryOf, packed, unpacked } from '../pack.ts';

/** Given the first page of each range behind the first, and the number of pages, returns the ranges. */
export function rangesOf(cuts: readonly number[], pageCount: number): PageRange[] {
  const bounds = [...new Set([0, ...cuts, pageCount])].sort((a, b) => a - b);
  return bounds.slice(1).map((to, at) => ({ from: bounds[at], to }));
}

/** Given ranges and which of them another instance reads, returns them, with what that instance sends. */
export function cutInto(
  ranges: readonly PageRange[],
  isOthers: (at: number) => boolean,
  other: { readonly pdfium: Pdfium; readonly source: PdfSource },
): SharedRanges {
  const outcomes = new Map<number, RangeOutcome>();
  const document = openDocument(other.pdfium, other.source);
  try {
    for (const [at, range] of ranges.entries()) {
      if (isOthers(at)) outcomes.set(range.from, sentBy(readRange(document, { pdfium: other.pdfium }, range), range));
    }
  } finally {
    document.close();
  }
  const free = ranges.filter((_, at) => !isOthers(at));
  return {
    claim: () => free.shift() ?? null,
    put: (outcome) => void outcomes.set(outcome.from, outcome),
    othersDone: 0,
    outcomes: () => ranges.flatMap(({ from }) => outcomes.get(from) ?? []),
  };
}

function sentBy(steps: ReturnType<typeof readRange>, range: PageRange): RangeOutcome {
  const step = steps.next();
  if (!step.done) throw new Error('a picture was asked for');
  const { worded, ...read } = step.value;
  const pages = packed(worded);
  const sent = structuredClone({ ...read, pages }, { transfer: memoryOf(pages) });
  const { pages: received, ...others } = sent;
  return { ...range, read: { ...others, worded: unpacked(received) } };
}
