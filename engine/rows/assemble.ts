/** Puts the lines of tables together to rows: anchored by amounts and dates, bounded by rules and gaps. */
import type { Cell, ColumnKind, Doubt, Join, Row, RowsResult } from '../model/row.ts';
import type { PlacedDate, Table, TablesResult, TokenLine } from '../model/table.ts';
import { columnKinds } from './column-kinds.ts';
import { daysInTexts } from './days-from-texts.ts';
import { doubtsInTable, doubtsOutside, unclearMonths } from './doubts/question.ts';
import { type Group, type Grouped, group, statesBalance } from './group.ts';
import { underSums } from './headed-sums.ts';
import { HeadingsAbove } from './headings-above.ts';
import { signedByInk } from './ink.ts';
import type { MarkedLine } from './marked-line.ts';
import { markLines } from './marked-lines.ts';
import { joinSplitBalances } from './split-balances.ts';
import { unstackBalances } from './stacked-balances.ts';

/** A row is apart from the table above where it stands this many usual steps below. */
const APART = 1.8;
/** What parts a day from the text beside it, left over where that begins or ends. */
const EDGE_MARKS = /^[·•|,–—-]+\s|\s[·•|,–—-]+$/g;

/** Given tables, returns their rows in document order. */
export function assembleRows({ tables, lines, opened }: TablesResult): RowsResult {
  const rows: Row[] = [];
  const leftover: TokenLine[] = [];
  const doubtful: Doubt[] = [...doubtsOutside(lines, tables, opened), ...unclearMonths(lines)];
  const kinds: (readonly ColumnKind[])[] = [];
  const joins = new Map<TokenLine, Join>();
  for (const table of tables) {
    const own = rowsOfTable(table, lines, opened, rows.at(-1));
    for (const [l, join] of own.joins) joins.set(l.row.source, join);
    for (const l of own.loose) leftover.push(l.row.source);
    for (const doubt of own.doubts) doubtful.push(doubt);
    kinds.push(own.kinds);
    if (own.rows.some(tellsOfBookings)) for (const row of own.rows) rows.push(row);
  }
  return { rows: joinSplitBalances(signedByInk(rows)), kinds, leftover, doubtful, joins };
}

interface TableRows extends Pick<Grouped, 'loose' | 'joins'> {
  readonly rows: readonly Row[];
  readonly kinds: readonly ColumnKind[];
  readonly doubts: readonly Doubt[];
}

/** Returns the rows of a table and what is left over. `last`: the row before the table. */
function rowsOfTable(
  table: Table,
  allLines: readonly TokenLine[],
  opened: ReadonlySet<number>,
  last: Row | undefined,
): TableRows {
  const kinds = columnKinds(table);
  const lines = markLines(table, kinds);
  const goingOn = segmentsGoingOn(table);
  const { groups, titles, loose, joins } = group(lines, goingOn);
  const days = daysInTexts(groups, kinds);
  const bySegment = table.segments.map((): Group[] => []);
  for (const g of groups) bySegment[g.anchor.segment].push(g);
  const above = new HeadingsAbove(table, goingOn, allLines, opened);
  const rows: Row[] = [];
  for (const [s, segment] of table.segments.entries()) {
    const own = bySegment[s];
    const apart = standingApart(own);
    above.enter(s, own[0], rows.at(-1) ?? last);
    const place = { table: table.index, segment: s, columns: segment.columns, kinds };
    for (const g of own) {
      for (const title of titles.get(g) ?? []) above.below(title, rows.at(-1) ?? last, g === own[0]);
      const { section, heading } = above;
      const headingDate = heading?.date ?? days.get(g) ?? table.day ?? null;
      const headings = { section, headingDate, bookedAbove: heading?.booking ?? false };
      rows.push(rowOf(g, place, headings, apart.has(g)));
    }
  }
  const summed = underSums(rows);
  const unstacked = unstackBalances(summed, kinds);
  const headed = new Set([...table.segments.keys()].filter((s) => table.segments[s].header.length > 0));
  const doubts = doubtsInTable({ lines, loose: new Set(loose), kinds, headed });
  return { rows: unstacked?.rows ?? summed, kinds: unstacked?.kinds ?? kinds, loose, joins, doubts };
}

/** Given the rows of one segment, returns those below a gap: there the table is over, until a row has a date again. */
function standingApart(groups: readonly Group[]): ReadonlySet<Group> {
  const apart = new Set<Group>();
  const steps = new Array<number>(groups.length);
  for (let i = 0; i < groups.length; i++) steps[i] = i === 0 ? 0 : distance(groups[i - 1], groups[i]);
  const far = usualStep(steps.slice(1)) * APART;
  let over = false;
  for (let i = 0; i < groups.length; i++) {
    over = (over || (i > 0 && steps[i] > far)) && !isDated(groups[i]);
    if (over) apart.add(groups[i]);
  }
  return apart;
}

const isDated = ({ lines }: Group): boolean => lines.some((l) => l.dates.length > 0);

/** A table in which no row has a date or states a balance is a summary: what it says is read as labelled figures. */
function tellsOfBookings(row: Row): boolean {
  if (row.days.length > 0) return true;
  return statesBalance(row);
}

/** Given a table, returns the segments that go on where the one before ended: on another page. */
function segmentsGoingOn({ segments }: Table): Set<number> {
  const goingOn = new Set<number>();
  for (let s = 1; s < segments.length; s++) if (segments[s].page !== segments[s - 1].page) goingOn.add(s);
  return goingOn;
}

/** Points between the last line of a row and the first of the next, of those on the page of their amounts. */
function distance(above: Group, below: Group): number {
  let last = above.lines.length - 1;
  while (above.lines[last].segment !== above.anchor.segment) last--;
  let first = 0;
  while (below.lines[first].segment !== below.anchor.segment) first++;
  return below.lines[first].baseline - above.lines[last].baseline;
}

/** Returns the usual distance of neighbouring rows, the upper quartile; Infinity if there are too few. */
function usualStep(steps: readonly number[]): number {
  const sorted = Float64Array.from(steps).sort();
  return steps.length < 2 ? Infinity : sorted[Math.floor(steps.length * 0.75)];
}

/** Given a row's lines, returns the text of one of its columns, without the `day` that stands in it. */
function textOf(lines: readonly MarkedLine[], column: number, kind: ColumnKind, day: PlacedDate | null): string {
  let joined = '';
  for (const { row } of lines) {
    const cell = row.cells[column];
    if (!cell) continue;
    const dated = day !== null && row.source.dates.includes(day);
    const text = kind !== 'text' ? cell.rest : dated ? textBeside(day, row.source, cell) : cell.text;
    if (text !== '') joined = joined === '' ? text : `${joined} ${text}`;
  }
  return joined;
}

/** Returns a cell's text without the day in it and the mark between both: "12 Mar 2025 · Card". */
function textBeside(day: PlacedDate, { line }: TokenLine, { words }: Cell): string {
  const ofDay = line.words.slice(day.from, day.to);
  const left = words.filter((w) => !ofDay.includes(w)).map((w) => w.text);
  return left.join(' ').replace(EDGE_MARKS, '');
}

const NO_DATES: readonly PlacedDate[] = [];

function datesIn(lines: readonly MarkedLine[], column: number): readonly PlacedDate[] {
  let found = NO_DATES;
  for (const { row } of lines) {
    const dates = row.cells[column]?.dates ?? NO_DATES;
    if (dates.length > 0) found = found.length === 0 ? dates : [...found, ...dates];
  }
  return found;
}

function rowOf(
  { lines, anchor }: Group,
  { table, segment, columns, kinds }: Pick<Row, 'table' | 'segment' | 'columns' | 'kinds'>,
  { section, headingDate, bookedAbove }: Pick<Row, 'section' | 'headingDate' | 'bookedAbove'>,
  apart: boolean,
): Row {
  const dates = new Array<readonly PlacedDate[]>(columns.length);
  const texts = new Array<string>(columns.length);
  let own = NO_DATES;
  for (let i = 0; i < columns.length; i++) {
    const found = kinds[i] === 'date' ? datesIn(lines, i) : NO_DATES;
    if (found.length > 0) own = own.length === 0 ? found : [...own, ...found];
    dates[i] = found;
    texts[i] = textOf(lines, i, kinds[i], headingDate);
  }
  return {
    table,
    segment,
    columns,
    kinds,
    lines: lines.map(({ row }) => row),
    amounts: anchor.amounts,
    dates,
    days: own.length === 0 && headingDate ? [headingDate] : own,
    texts,
    section,
    kind: anchor.kind,
    kindExact: anchor.kindExact,
    apart,
    sentence: anchor.row.crossing,
    headingDate,
    bookedAbove,
  };
}
