/** Lines by which a paper explains its marks otherwise than they were read. */
import { markerSign } from '../../lexicon/headings/markers.ts';
import { turnsMarks } from '../../lexicon/lines/legend-words.ts';
import { sectionSign } from '../../lexicon/lines/sections.ts';
import type { ReadRow } from '../../model/reading.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { linesOfBookings } from '../bookings.ts';
import type { Subject } from './subject.ts';

/** "D = deposit". */
const EXPLAINED = /(?<![^\s,;(])([\p{L}]{1,3}|[+\-−])\s*=\s*([^,;.=)]+)/gu;
/** A title that names its side less surely explains no mark. */
const SURE = 0.5;

/** Returns the line that explains the paper's signs otherwise than they were read, or by unknown words. */
export function legendAgainst({ part: { convention }, signed, ownLines }: Subject): Finding | null {
  if (convention.flip !== 1) return null;
  const inRows = linesOfBookings(signed);
  const marks = marksOf(signed);
  const found = ownLines().find(
    ({ line: { index, text } }) => !inRows.has(index) && (turnsMarks(text) || explains(text, marks)),
  );
  return found ? finding('LEGEND_AGAINST', { text: found.line.text }) : null;
}

function marksOf(booked: readonly ReadRow[]): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const { row, sign } of booked) {
    if (sign !== 'marker') continue;
    for (const amount of row.amounts) if (amount?.token.marker) marks.add(amount.token.marker.toUpperCase());
    for (const text of row.texts) if (markerSign(text) !== null) marks.add(text.toUpperCase());
  }
  return marks;
}

/** True for a line that explains one of the marks by words not known for its side. */
function explains(text: string, marks: ReadonlySet<string>): boolean {
  for (const [, mark, words] of text.matchAll(EXPLAINED)) {
    if (!marks.has(mark.toUpperCase())) continue;
    const title = sectionSign(words.trim());
    const side = markerSign(words) ?? (title !== null && title.weight >= SURE ? title.sign : null);
    if (side !== markerSign(mark)) return true;
  }
  return false;
}
