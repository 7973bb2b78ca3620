/** Puts the lines of tables together to rows: anchored by amounts and dates, bounded by rules and gaps. */
import { listedBesides } from '../lexicon/lines/no-bookings.ts';
import { namesSummary } from '../lexicon/lines/sections.ts';
import type { Cell, ColumnKind, Doubt, Join, Row, RowLine, RowsResult, Section } from '../model/row.ts';
import type { PlacedDate, Segment, Table, TablesResult, TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import { columnKinds } from './column-kinds.ts';
import { daysInTexts } from './days-from-texts.ts';
import { doubtsInTable, doubtsOutside } from './doubts/question.ts';
import { unclearMonths } from './doubts/unclear-months.ts';
import { type Group, group, statesBalance } from './group.ts';
import { underSums } from './headed-sums.ts';
import { signedByInk } from './ink.ts';
import { kindBeforeAmount } from './labelled-amounts.ts';
import type { MarkedLine } from './marked-line.ts';
import { markLines } from './marked-lines.ts';
import { sectionAbove } from './sections.ts';
import { joinSplitBalances } from './split-balances.ts';
import { unstackBalances } from './stacked-balances.ts';

/** A row is apart from the table above where it stands this many usual steps below. */
const APART = 1.8;
/** What parts a day from the text beside it, left over where that begins or ends. */
const EDGE_MARKS = /^[·•|,–—-]+\s|\s[·•|,–—-]+$/g;

/** Given the part of a table below a header, returns what its headings say that it lists, where that is no bookings. */
function listedUnder({ columns }: Segment): Section | null {
  const title = listedBesides(columns.map(({ heading, role }) => ({ text: heading, role })));
  return title && { title, sign: 0 };
}

/** Given tables, returns their rows in document order. */
export function assembleRows({ tables, lines: allLines, opened }: TablesResult): RowsResult {
  const rows: Row[] = [];
  const leftover: TokenLine[] = [];
  const doubtful: Doubt[] = [...doubtsOutside(allLines, tables, opened), ...unclearMonths(allLines)];
  const allKinds: ColumnKind[][] = [];
  const joins = new Map<TokenLine, Join>();
  for (const table of tables) {
    const kinds = columnKinds(table);
    allKinds.push(kinds);
    const from = rows.length;
    const ofTable = markLines(table, kinds);
    const goingOn = segmentsGoingOn(table);
    const { groups, titles, loose, joins: joined } = group(ofTable, goingOn);
    for (const [l, join] of joined) joins.set(l.row.source, join);
    for (const l of loose) leftover.push(l.row.source);
    const days = daysInTexts(groups, kinds);
    const bySegment = table.segments.map((): Group[] => []);
    for (const g of groups) bySegment[g.anchor.segment].push(g);
    const standing = new HeadingsAbove(table, goingOn, allLines, opened);
    const headed = new Set<number>();
    for (const [s, segment] of table.segments.entries()) {
      if (segment.header.length > 0) headed.add(s);
      const own = bySegment[s];
      const apart = standingApart(own);
      standing.enter(s, own[0], rows.at(-1));
      for (const g of own) {
        for (const title of titles.get(g) ?? []) standing.below(title, rows.at(-1), g === own[0]);
        const { section, heading } = standing;
        const date = heading?.date ?? days.get(g) ?? table.day ?? null;
        const day = { date, booking: heading?.booking ?? false };
        rows.push(rowOf(g, table.index, s, segment.columns, kinds, section, day, apart.has(g)));
      }
    }
    const summed = underSums(rows.splice(from));
    const unstacked = unstackBalances(summed, kinds);
    if (unstacked) allKinds[allKinds.length - 1] = unstacked.kinds;
    for (const row of unstacked?.rows ?? summed) rows.push(row);
    for (const doubt of doubtsInTable({ lines: ofTable, loose: new Set(loose), kinds, headed })) doubtful.push(doubt);
    if (!rows.slice(from).some(tellsOfBookings)) rows.splice(from);
  }
  return { rows: joinSplitBalances(signedByInk(rows)), kinds: allKinds, leftover, doubtful, joins };
}

/** A day that stands above rows, or in their texts; `booking` where it is called the day of booking. */
interface DayAbove {
  readonly date: PlacedDate | null;
  readonly booking: boolean;
}

/** Below which titles the rows of a table stand, while it is read from top to bottom: what stands on one page holds on the next. */
class HeadingsAbove {
  section: Section | null = null;
  heading: DayAbove | null = null;
  #segment = 0;
  readonly #table: Table;
  readonly #goingOn: ReadonlySet<number>;
  readonly #lines: readonly TokenLine[];
  readonly #opened: ReadonlySet<number>;

  constructor(table: Table, goingOn: ReadonlySet<number>, lines: readonly TokenLine[], opened: ReadonlySet<number>) {
    this.#table = table;
    this.#goingOn = goingOn;
    this.#lines = lines;
    this.#opened = opened;
  }

  /** Goes on with a segment of the table, its first row and the last one before it given. */
  enter(s: number, first: Group | undefined, last: Row | undefined): void {
    const before: Segment | undefined = this.#table.segments[s - 1];
    const segment = this.#table.segments[s];
    const onePage = before?.page === segment.page;
    // a list goes on below the header of another page, not below one in the midst of a page or behind its total
    const ended = onePage || last?.kind === 'total' || this.section?.sign === 0;
    if ((segment.header.length > 0 || onePage) && ended) this.section = null;
    const own = (segment.header.length > 0 ? listedUnder(segment) : null) ?? sectionAbove(segment.title);
    this.section = own ?? this.section;
    this.#segment = s;
    if (!this.#goingOn.has(s)) this.heading = null;
    else if (own === null && this.section && first && opensAbove(first, before, this.#lines, this.#opened))
      this.section = null;
  }

  /** Goes on below a title, the last row above it given, and whether the segment's first row stands below. */
  below(title: MarkedLine, last: Row | undefined, first: boolean): void {
    const sided = title.section !== null && title.section.sign !== null;
    // a title of bookings of both sides leaves the side that one above it names
    if (title.section && !sided && namesSummary(this.section?.title ?? '')) this.section = null;
    else if (sided && !inSummary(title.row.source, this.#lines)) this.section = title.section;
    else if (title.dayHeading) this.heading = { date: title.dayHeading, booking: title.bookingDay };
    // a title that is not known ends the section above, once it has rows; the head of another page is none
    else if (isTitle(title) && this.section && last?.section === this.section)
      if (!first || !this.#goingOn.has(this.#segment)) this.section = { title: title.row.source.line.text, sign: null };
  }
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

function isDated({ lines }: Group): boolean {
  for (const l of lines) if (l.dates.length > 0) return true;
  return false;
}

/** True where a head, or an opening balance, stands between the page before and the first row of this one: another statement begins, and no list goes on. */
function opensAbove(
  { anchor }: Group,
  before: Segment,
  lines: readonly TokenLine[],
  opened: ReadonlySet<number>,
): boolean {
  // a header may stand alone at a page's foot
  const last = [...before.title, ...before.header, ...before.body].at(-1);
  const between = lines.slice((last?.line.index ?? 0) + 1, anchor.row.source.line.index + 1);
  return between.some(
    (tl) =>
      opened.has(tl.line.index) ||
      (tl !== between.at(-1) && tl.amounts.length > 0 && kindBeforeAmount(tl)?.kind === 'opening'),
  );
}

function isTitle({ bold, dates }: MarkedLine): boolean {
  return bold && dates.length === 0;
}

/** True for a title with a figure, above a line with another and no date: both are lines of a summary. */
function inSummary(title: TokenLine, lines: readonly TokenLine[]): boolean {
  const figured = (tl: TokenLine | undefined) => tl?.amounts.some((a) => isMoneyLike(a.token)) ?? false;
  const below = lines[title.line.index + 1];
  return figured(title) && figured(below) && below.dates.length === 0;
}

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

/** Given the distances of neighbouring rows, returns the usual one: the upper quartile; Infinity where they are too few to tell. */
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

/** Given a cell of a line with a day, returns its text without that and without the mark that parts them: "12 Mar 2025 · Card". */
function textBeside(day: PlacedDate, { line }: TokenLine, { words }: Cell): string {
  const ofDay = line.words.slice(day.from, day.to);
  const left = words.filter((w) => !ofDay.includes(w)).map((w) => w.text);
  return left.join(' ').replace(EDGE_MARKS, '');
}

const NO_DATES: readonly PlacedDate[] = [];

/** Given a row's lines, returns the dates in one of its columns. */
function datesIn(lines: readonly MarkedLine[], column: number): readonly PlacedDate[] {
  let found = NO_DATES;
  for (const { row } of lines) {
    const dates = row.cells[column]?.dates ?? NO_DATES;
    if (dates.length > 0) found = found.length === 0 ? dates : [...found, ...dates];
  }
  return found;
}

function rowOf(
  g: Group,
  table: number,
  segment: number,
  columns: Row['columns'],
  kinds: readonly ColumnKind[],
  section: Section | null,
  { date: headingDate, booking: bookedAbove }: DayAbove,
  apart: boolean,
): Row {
  const lines = new Array<RowLine>(g.lines.length);
  for (let i = 0; i < lines.length; i++) lines[i] = g.lines[i].row;
  const dates = new Array<readonly PlacedDate[]>(columns.length);
  const texts = new Array<string>(columns.length);
  let own = NO_DATES;
  for (let i = 0; i < columns.length; i++) {
    const found = kinds[i] === 'date' ? datesIn(g.lines, i) : NO_DATES;
    if (found.length > 0) own = own.length === 0 ? found : [...own, ...found];
    dates[i] = found;
    texts[i] = textOf(g.lines, i, kinds[i], headingDate);
  }
  return {
    table,
    segment,
    columns,
    kinds,
    lines,
    amounts: g.anchor.amounts,
    dates,
    days: own.length === 0 && headingDate ? [headingDate] : own,
    texts,
    section,
    kind: g.anchor.kind,
    kindExact: g.anchor.kindExact,
    apart,
    sentence: g.anchor.row.crossing,
    headingDate,
    bookedAbove,
  };
}
