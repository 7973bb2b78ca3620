/** Lines by which a paper explains its marks otherwise than they were read. */
import { markerSign } from '../../lexicon/headings/markers.ts';
import { turnsMarks } from '../../lexicon/lines/legend-words.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import type { ReadRow } from '../../model/reading.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { linesOfBookings } from '../bookings.ts';
import { isLineOf } from '../own-lines.ts';
import type { Subject } from './subject.ts';

/** "D = deposit". */
const EXPLAINED = /(?<![^\s,;(])([\p{L}]{1,3}|[+\-−])\s*=\s*([^,;.=)]+)/gu;
/** What a title of a section at least says of its side to explain a mark. */
const SURE = 0.5;

/** Given a subject, returns the line by which the paper explains its signs otherwise than they were read, or by words not known. */
export function legendAgainst({ part: { part, convention }, signed, document }: Subject): Finding | null {
  if (convention.flip !== 1) return null;
  const inRows = linesOfBookings(signed);
  const marks = marksOf(signed);
  const found = document.tables.lines.find(
    ({ line }) =>
      isLineOf(part, line) && !inRows.has(line.index) && (turnsMarks(line.text) || explains(line.text, marks)),
  );
  return found ? finding('LEGEND_AGAINST', { text: found.line.text }) : null;
}

/** The marks that rows have, in upper case. */
function marksOf(booked: readonly ReadRow[]): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const { row, sign } of booked) {
    if (sign !== 'marker') continue;
    for (const amount of row.amounts) if (amount?.token.marker) marks.add(amount.token.marker.toUpperCase());
    for (const text of row.texts) if (markerSign(text) !== null) marks.add(text.toUpperCase());
  }
  return marks;
}

/** True for a line that explains one of the marks by words that are not known for its side. */
function explains(text: string, marks: ReadonlySet<string>): boolean {
  for (const [, mark, words] of text.matchAll(EXPLAINED)) {
    if (!marks.has(mark.toUpperCase())) continue;
    const title = sectionSign(words.trim());
    const side = markerSign(words) ?? (title !== null && title.weight >= SURE ? title.sign : null);
    if (side !== markerSign(mark)) return true;
  }
  return false;
}
