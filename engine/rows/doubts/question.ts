/** The question of which lines may be bookings and are read as none: they keep a statement from being called proved. */
import { isUnclearMonth, namesUnclearMonths } from '../../lexicon/calendar/months.ts';
import type { Doubt, Section } from '../../model/row.ts';
import type { Segment, Table, TokenLine } from '../../model/table.ts';
import type { DoubtRule } from '../../wording/lines.ts';
import type { MarkedLine } from '../marked-line.ts';
import { sectionOf } from '../sections.ts';
import { datedLines } from './days-without-amount.ts';
import { endsWithAmount } from './outside-tables.ts';
import { byStrength, OUTSIDE_DOUBTS, TABLE_DOUBTS, type TableSubject } from './rules.ts';

const OF_TABLES = byStrength(TABLE_DOUBTS);
const OUTSIDE = byStrength(OUTSIDE_DOUBTS);

/** Given a table with its marked lines, returns those that may be bookings and are read as none. */
export function doubtsInTable(table: Omit<TableSubject, 'listed' | 'dated'>): Doubt[] {
  const { lines, headed } = table;
  const listed = linesOfLists(lines, headed);
  const subject = { ...table, listed, dated: datedLines(lines) };
  const reasons = new Map<MarkedLine, DoubtRule>();
  for (const { id, find } of OF_TABLES)
    for (const l of find(subject)) if (!listed.has(l) && !reasons.has(l)) reasons.set(l, id);
  return [...reasons].map(([l, rule]) => ({ line: l.row.source, rule }));
}

/** The lines below a title of what is no booking, up to the next title or header. */
function linesOfLists(lines: readonly MarkedLine[], headed: ReadonlySet<number>): ReadonlySet<MarkedLine> {
  const listed = new Set<MarkedLine>();
  let section: MarkedLine['section'] = null;
  let segment = -1;
  for (const l of lines) {
    if (l.segment !== segment && headed.has(l.segment)) section = null;
    segment = l.segment;
    // a title that names no side leaves the list above it
    if (l.section && l.section.sign !== null) section = l.section;
    if (section?.sign === 0) listed.add(l);
  }
  return listed;
}

/** Returns lines outside of tables that end with an amount and begin with a date, or stand as rows overleaf. */
export function doubtsOutside(
  lines: readonly TokenLine[],
  tables: readonly Table[],
  opened: ReadonlySet<number>,
): Doubt[] {
  const segments = tables.flatMap((table) => table.segments);
  const parts = partsOf(segments, lines.length);
  const ofPages = { segments, pages: new Set(segments.map(({ page }) => page)) };
  const sectionAt = sectionsOutside(lines, parts, opened);
  const found: Doubt[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (parts[i] !== 0 || line.line.furniture || !endsWithAmount(line)) continue;
    const rule = OUTSIDE.find(({ find }) => find({ line, tables: ofPages }));
    if (rule && sectionAt(i)?.sign !== 0) found.push({ line, rule: rule.id });
  }
  return found;
}

const BODY = 1;
const HEADER = 2;

/** Returns by a line's index in which part of a table it stands; 0 for lines outside. */
function partsOf(segments: readonly Segment[], lines: number): Uint8Array {
  const parts = new Uint8Array(lines);
  for (const { body, header } of segments) {
    for (const tl of body) parts[tl.line.index] = BODY;
    for (const tl of header) parts[tl.line.index] = HEADER;
  }
  return parts;
}

/** Returns the section of a line below those asked about before; a list from below a table may continue outside. */
function sectionsOutside(
  lines: readonly TokenLine[],
  parts: Uint8Array,
  opened: ReadonlySet<number>,
): (index: number) => Section | null {
  let section: Section | null = null;
  let at = 0;
  return (index) => {
    for (; at <= index; at++) {
      const { line, dates, amounts } = lines[at];
      if (parts[at] === HEADER || opened.has(at)) section = null;
      if (dates.length === 0 && amounts.length === 0) section = sectionOf(line, true) ?? section;
    }
    return section;
  };
}

/** Returns lines with a month's name that is another month in another language, if the paper shows neither language. */
export function unclearMonths(lines: readonly TokenLine[]): Doubt[] {
  if (!namesUnclearMonths(lines.map(({ line }) => line.text))) return [];
  const isUnclear = ({ line, dates }: TokenLine) =>
    dates.some(({ from, to }) => line.words.slice(from, to).some(({ text }) => isUnclearMonth(text)));
  return lines.filter(isUnclear).map((line) => ({ line, rule: 'unclear_month' }));
}
