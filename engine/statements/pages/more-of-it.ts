/** Tells where a statement says of itself that there is more of it: overleaf, on pages that the file has not, or in a longer list. */
import { countedPages, pageBefore, saysLeftOut, saysPart, saysTurnOver } from '../../lexicon/lines/more-words.ts';
import type { TokenLine } from '../../model/table.ts';
import type { PageNumbering } from '../../readings/facts/page-numberings.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import type { StatementPages } from './missing-pages.ts';

/** Longer texts are sentences of the terms. */
const LONGEST = 120;

/** Given a part, its pages, all lines and how words number the pages, returns what the part says of more than is there; null where nothing does. */
export function moreOfIt(
  { part, rows }: ReadPart,
  { own: [first, last] }: StatementPages,
  lines: readonly TokenLine[],
  numberings: readonly PageNumbering[],
): Finding | null {
  const booked = rows.filter(isBooked).map(({ row }) => row.lines);
  const begins = booked[0]?.[0].source.line.index ?? part.toLine;
  const ends = booked.at(-1)?.[0].source.line.index ?? part.toLine;
  const inRows = new Set(booked.flat().map(({ source }) => source.line.index));
  // where numbers say how many there are, all are there, and overleaf stand the terms
  const isCounted = numberings.some(({ numbers }) =>
    numbers.some(({ page, of }) => of !== null && page >= first && page <= last),
  );
  for (const { line, amounts, dates } of lines) {
    const { page, index, text } = line;
    const isBare = amounts.every(({ token }) => token.whole) && dates.length === 0;
    if (isBare && index < part.toLine && page >= first && page <= last && saysLeftOut(text))
      return finding('ROWS_LEFT_OUT', { page, text });
    if (page < first || page > last || text.length > LONGEST || inRows.has(index)) continue;
    if (page === last && index > ends && index < part.toLine && !isCounted && saysTurnOver(text))
      return finding('NO_PAGE_FOLLOWS', { page, text });
    const from = index < begins || page > first ? pageBefore(text) : null;
    if (from !== null && from > page - first) return finding('PAGE_BEFORE_MISSING', { page, text });
    const count = isCounted
      ? null
      : [text, ...line.phrases.map((phrase) => phrase.text)].map(countedPages).find((n) => n !== null);
    if (count && count > last - first + 1) return finding('FEWER_PAGES', { page, text });
    if (saysPart(text)) return finding('PART_OF_BOOKINGS', { page, text });
  }
  return null;
}
