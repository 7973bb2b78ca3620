/** Finds text about missing content: on the next page, on pages that the file lacks, or in a longer list. */
import { countedPages, pageBefore, saysLeftOut, saysPart, saysTurnOver } from '../../lexicon/lines/more-words.ts';
import { firstFound } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { PageNumber } from '../../readings/facts/sighting.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { firstLineOf, linesOfBookings } from '../part.ts';
import type { Subject } from '../subject.ts';
import { statementPages } from './statement-pages.ts';

/** Longer texts are sentences of the terms. */
const LONGEST = 120;

type Extent = ReturnType<typeof extentOf>;

/** By the code of what a line says, the pattern for it. */
const SAYINGS = {
  ROWS_LEFT_OUT: ({ line: { index, text }, amounts, dates }, { toLine }) =>
    index < toLine && dates.length === 0 && amounts.every(({ token }) => token.whole) && saysLeftOut(text),
  NO_PAGE_FOLLOWS: ({ line: { page, index, text } }, { pages: [, last], ends, toLine, isCounted }) =>
    page === last && index > ends && index < toLine && !isCounted && saysTurnOver(text),
  PAGE_BEFORE_MISSING: ({ line: { page, index, text } }, { pages: [first], begins }) => {
    const before = index < begins || page > first ? pageBefore(text) : null;
    return before !== null && before > page - first;
  },
  FEWER_PAGES: ({ line: { text, phrases } }, { pages: [first, last], isCounted }) => {
    if (isCounted) return false;
    const counts = [text, ...phrases.map((phrase) => phrase.text)].map(countedPages);
    return (counts.find((count) => count !== null) ?? 0) > last - first + 1;
  },
  PART_OF_BOOKINGS: ({ line: { text } }) => saysPart(text),
} satisfies Record<(typeof CODES)[number], (line: TokenLine, extent: Extent) => boolean>;

const CODES = ['ROWS_LEFT_OUT', 'NO_PAGE_FOLLOWS', 'PAGE_BEFORE_MISSING', 'FEWER_PAGES', 'PART_OF_BOOKINGS'] as const;

/** Given a statement, returns the text that says that there is more; null without. */
export function moreOfIt(subject: Subject): Finding | null {
  const extent = extentOf(subject);
  const [first, last] = extent.pages;
  const own = subject.document.tables.lines.filter(({ line: { page } }) => page >= first && page <= last);
  return firstFound(own, (tl) => {
    const { page, index, text } = tl.line;
    // long lines and those of bookings may only say that rows are left out
    const isOther = text.length > LONGEST || extent.inRows.has(index);
    const code = CODES.find((one) => (one === 'ROWS_LEFT_OUT' || !isOther) && SAYINGS[one](tl, extent));
    return code ? finding(code, { page, text }) : null;
  });
}

/** The pages of a statement, and the indices of the lines on which its bookings begin and end. */
function extentOf(subject: Subject) {
  const { part, rows, booked, readings } = subject;
  const { toLine } = part.part;
  const { own: pages } = statementPages(subject);
  const [begins = toLine, ends = begins] = [booked.at(0), booked.at(-1)].map((row) => row && firstLineOf(row).index);
  const isCount = ({ page, of }: PageNumber) => of !== null && page >= pages[0] && page <= pages[1];
  return {
    pages,
    begins,
    ends,
    toLine,
    inRows: linesOfBookings(rows),
    // all pages are present, and only the terms are overleaf
    isCounted: readings.facts.pages.some(({ numbers }) => numbers.some(isCount)),
  };
}
