/** The question of which lines may be bookings and are not read as such: they leave a statement unproved. */
import { isUnclearMonth, namesUnclearMonths } from '../../lexicon/calendar/months.ts';
import type { Doubt, Section } from '../../model/row.ts';
import type { TablesResult, TokenLine } from '../../model/table.ts';
import type { DoubtRule } from '../../wording/lines.ts';
import type { MarkedLine } from '../marked-line.ts';
import { sectionOf } from '../named-lines.ts';
import { datedLines } from './days-without-amount.ts';
import { endsWithAmount, isBelowHeadings, isBelowLabels } from './outside-tables.ts';
import { byStrength, OUTSIDE_DOUBTS, TABLE_DOUBTS } from './rules.ts';
import type { TableSubject } from './table-subject.ts';

const OF_TABLES = byStrength(TABLE_DOUBTS);
const OUTSIDE = byStrength(OUTSIDE_DOUBTS);

/** Given a table with its marked lines, returns those that may be bookings and are not read as such. */
export function doubtsInTable(table: Omit<TableSubject, 'listed' | 'dated'>): Doubt[] {
  const { lines, headed } = table;
  const begins = ({ segment }: MarkedLine, at: number) => headed.has(segment) && lines[at - 1]?.segment !== segment;
  // a title that names no side leaves the list above it
  const listed = linesOfLists(lines, begins, ({ section }) => (section?.sign === null ? null : section));
  const subject = { ...table, listed, dated: datedLines(lines) };
  const reasons = new Map<MarkedLine, DoubtRule>();
  for (const { id, find } of OF_TABLES)
    for (const l of find(subject)) if (!listed.has(l) && !reasons.has(l)) reasons.set(l, id);
  return [...reasons].map(([l, rule]) => ({ line: l.row.source, rule }));
}

/** Returns the lines below a title of what is not a booking, up to the next title, or to where another list begins. */
function linesOfLists<L>(
  lines: readonly L[],
  begins: (line: L, at: number) => boolean,
  titleOf: (line: L) => Section | null,
): ReadonlySet<L> {
  let section: Section | null = null;
  const listed = lines.filter((line, at) => {
    section = titleOf(line) ?? (begins(line, at) ? null : section);
    return section?.sign === 0;
  });
  return new Set(listed);
}

/** Returns lines outside of tables that end with an amount and begin with a date, or are as rows overleaf. */
export function doubtsOutside({ lines, tables, opened, outside }: TablesResult): Doubt[] {
  const segments = tables.flatMap((table) => table.segments);
  const indicesOf = (of: readonly TokenLine[]) => of.map(({ line }) => line.index);
  const headers = new Set(segments.flatMap(({ header }) => indicesOf(header)));
  const bodies = new Set(segments.flatMap(({ body }) => indicesOf(body)));
  const found: Doubt[] = [];
  for (const line of lines) {
    if (headers.has(line.line.index) || bodies.has(line.line.index) || line.line.furniture || !endsWithAmount(line))
      continue;
    // its figures are below headings of rates
    if (outside.get(line.line.index) === 'rates_below') continue;
    const rule = OUTSIDE.find(({ find }) => find(line, segments));
    if (rule === undefined || isBelowLabels(line, lines[line.line.index - 1])) continue;
    if (rule.id !== 'overleaf' || !isBelowHeadings(line, lines)) found.push({ line, rule: rule.id });
  }
  if (found.length === 0) return found;
  // a list of no bookings may continue outside of a table
  const pending = linesOfLists(
    lines,
    (_, at) => headers.has(at) || opened.has(at),
    ({ line, dates, amounts }) => (dates.length + amounts.length === 0 ? sectionOf(line, true) : null),
  );
  return found.filter(({ line }) => !pending.has(line));
}

/** Returns lines with a month's name that is another month in another language, if the paper shows neither language. */
export function unclearMonths(lines: readonly TokenLine[]): Doubt[] {
  if (!namesUnclearMonths(lines.map(({ line }) => line.text))) return [];
  const isUnclear = ({ line, dates }: TokenLine) =>
    dates.some(({ from, to }) => line.words.slice(from, to).some(({ text }) => isUnclearMonth(text)));
  return lines.filter(isUnclear).map((line) => ({ line, rule: 'unclear_month' }));
}
