/** Finds text about missing content: on the next page, on pages that the file lacks, or in a longer list. */
import { countedPages, pageBefore, saysLeftOut, saysPart, saysTurnOver } from '../../lexicon/lines/more-words.ts';
import { firstFound } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import type { PageNumber } from '../../readings/facts/page-numberings.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { firstLineOf, linesOf } from '../part.ts';
import type { Subject } from '../subject.ts';
import { statementPages } from './statement-pages.ts';

/** Longer texts are sentences of the terms. */
const LONGEST = 120;

type Extent = ReturnType<typeof extentOf>;

interface Saying {
  readonly code: 'ROWS_LEFT_OUT' | 'NO_PAGE_FOLLOWS' | 'PAGE_BEFORE_MISSING' | 'FEWER_PAGES' | 'PART_OF_BOOKINGS';
  says(line: TokenLine, extent: Extent): boolean;
}

/** The patterns for a line; long lines and those of bookings are tested only against the first. */
const SAYINGS: readonly Saying[] = [
  {
    code: 'ROWS_LEFT_OUT',
    says: ({ line: { index, text }, amounts, dates }, { toLine }) =>
      index < toLine && dates.length === 0 && amounts.every(({ token }) => token.whole) && saysLeftOut(text),
  },
  {
    code: 'NO_PAGE_FOLLOWS',
    says: ({ line: { page, index, text } }, { pages: [, last], ends, toLine, isCounted }) =>
      page === last && index > ends && index < toLine && !isCounted && saysTurnOver(text),
  },
  {
    code: 'PAGE_BEFORE_MISSING',
    says: ({ line: { page, index, text } }, { pages: [first], begins }) => {
      const before = index < begins || page > first ? pageBefore(text) : null;
      return before !== null && before > page - first;
    },
  },
  {
    code: 'FEWER_PAGES',
    says: ({ line: { text, phrases } }, { pages: [first, last], isCounted }) => {
      if (isCounted) return false;
      const counts = [text, ...phrases.map((phrase) => phrase.text)].map(countedPages);
      return (counts.find((count) => count !== null) ?? 0) > last - first + 1;
    },
  },
  { code: 'PART_OF_BOOKINGS', says: ({ line: { text } }) => saysPart(text) },
];

/** Given a statement, returns the text that says that there is more; null without. */
export function moreOfIt(subject: Subject): Finding | null {
  const extent = extentOf(subject);
  const [first, last] = extent.pages;
  const own = subject.document.tables.lines.filter(({ line: { page } }) => page >= first && page <= last);
  return firstFound(own, (tl) => {
    const { page, index, text } = tl.line;
    const sayings = text.length > LONGEST || extent.inRows.has(index) ? SAYINGS.slice(0, 1) : SAYINGS;
    const said = sayings.find(({ says }) => says(tl, extent));
    return said ? finding(said.code, { page, text }) : null;
  });
}

/** The pages of a statement, and the indices of the lines on which its bookings begin and end. */
function extentOf(subject: Subject) {
  const { part, booked, readings } = subject;
  const { toLine } = part.part;
  const { own: pages } = statementPages(subject);
  const [begins = toLine, ends = begins] = [booked.at(0), booked.at(-1)].map((row) => row && firstLineOf(row).index);
  const isCount = ({ page, of }: PageNumber) => of !== null && page >= pages[0] && page <= pages[1];
  return {
    pages,
    begins,
    ends,
    toLine,
    inRows: linesOf(booked),
    // all pages are present, and only the terms are overleaf
    isCounted: readings.facts.pages.some(({ numbers }) => numbers.some(isCount)),
  };
}
