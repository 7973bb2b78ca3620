/** Puts the lines of tables together to rows: anchored by amounts and dates, bounded by rules and gaps. */
import { STATED_BALANCES } from '../lexicon/lines/line-kind.ts';
import { firstOf, groupBy, itemAt, mapFilled, neighbours, onlyOf } from '../model/lists.ts';
import { type Cell, type ColumnKind, namesOnly, type Row, type RowLine, type RowsResult } from '../model/row.ts';
import type { PlacedDate, Table, TablesResult, TokenLine } from '../model/table.ts';
import { joinSplitBalances, unstackBalances } from './balance-columns.ts';
import { NONE } from './cells.ts';
import { columnKinds } from './column-kinds.ts';
import { doubtsInTable, doubtsOutside, unclearMonths } from './doubts/question.ts';
import { type Grouped, group } from './group.ts';
import { underSums } from './headed-sums.ts';
import { HeadingsAbove } from './headings-above.ts';
import { signedByInk } from './ink.ts';
import { quantile } from './layout.ts';
import type { MarkedLine } from './marked-line.ts';
import { markLines } from './marked-lines.ts';
import type { Group } from './membership/group.ts';

/** A row is apart from the table above if it is this many usual steps below: the upper quartile of them. */
const APART = 1.8;
const UPPER_QUARTILE = 0.75;
/** Rows print their days in their texts if at least this share of them does. */
const DAYS_IN_TEXTS = 0.8;
/** What separates a day from the text beside it, left over where that begins or ends. */
const EDGE_MARKS = /^[·•|,–—-]+\s|\s[·•|,–—-]+$/g;

/** Given tables, returns their rows in document order. */
export function assembleRows(result: TablesResult): RowsResult {
  const { tables, lines, opened } = result;
  const rows: Row[] = [];
  const read = tables.map((table) => {
    const own = rowsOfTable(table, lines, opened, rows.at(-1));
    if (own.rows.some(isOfBookings)) for (const row of own.rows) rows.push(row);
    return own;
  });
  const doubtsInTables = read.flatMap(({ doubts }) => doubts);
  return {
    rows: joinSplitBalances(signedByInk(rows)),
    kinds: read.map(({ kinds }) => kinds),
    leftover: read.flatMap(({ loose }) => loose.map((l) => l.row.source)),
    doubtful: [...doubtsOutside(result), ...unclearMonths(lines), ...doubtsInTables],
    joins: new Map(read.flatMap(({ joins }) => [...joins])),
  };
}

/** Returns the rows of a table and what is left over. `last`: the row before the table. */
function rowsOfTable(table: Table, allLines: readonly TokenLine[], opened: ReadonlySet<number>, last: Row | undefined) {
  const kinds = columnKinds(table);
  const lines = markLines(table, kinds);
  const goingOn = segmentsGoingOn(table);
  const { groups, titles, loose, joins } = group(lines, goingOn);
  const days = kinds.includes('date') ? null : daysInTexts(groups);
  const bySegment = groupBy(groups, ({ anchor }) => anchor.segment);
  const above = new HeadingsAbove({ table, goingOn, lines: allLines, opened });
  const rows: Row[] = [];
  for (const [s, segment] of table.segments.entries()) {
    const own = bySegment.get(s) ?? [];
    const apart = standingApart(own, titles);
    above.enter(s, own[0], rows.at(-1) ?? last);
    const place = { table: table.index, segment: s, columns: segment.columns, kinds };
    for (const g of own) {
      for (const title of titles.get(g) ?? []) above.below(title, rows.at(-1) ?? last, g === own[0]);
      const { section, heading } = above;
      const headingDate = heading?.headingDate ?? days?.get(g) ?? table.day ?? null;
      const bookedAbove = heading?.bookedAbove ?? false;
      const row = rowOf(g, place, { section, headingDate, bookedAbove, apart: apart.has(g) });
      above.under(row);
      rows.push(row);
    }
  }
  const summed = underSums(rows);
  const unstacked = unstackBalances(summed, kinds);
  const headed = new Set(table.segments.flatMap(({ header }, s) => (header.length > 0 ? s : [])));
  const doubts = doubtsInTable({ lines, loose: new Set(loose), kinds, headed });
  return { rows: unstacked?.rows ?? summed, kinds: unstacked?.kinds ?? kinds, loose, joins, doubts };
}

/** Given the rows of a table without a column of dates, returns the day in the texts of each that has one. */
function daysInTexts(groups: readonly Group[]): ReadonlyMap<Group, PlacedDate | null> {
  const rows = groups.filter(({ anchor }) => !anchor.kindExact);
  const dayOf = ({ lines }: Group) => onlyOf(lines.flatMap((l) => (l.anchor ? [] : (dayAtEdge(l.row.source) ?? []))));
  const days = new Map(rows.map((row) => [row, dayOf(row)]));
  const { length } = [...days.values()].filter((day) => day !== null);
  return length < 2 || length < rows.length * DAYS_IN_TEXTS ? new Map() : days;
}

/** Returns the date with which a line begins or ends, if it has no other; else null. */
const dayAtEdge = ({ line, dates: [date, other] }: TokenLine): PlacedDate | null =>
  date && !other && (date.from === 0 || date.to === line.words.length) ? date : null;

/**
 * Given the rows of one segment and the titles above them, returns those below a gap: there the table is over, until a
 * row has a date again, or a note between has that of the rows above ("11 Apr Interest rate 11.85 %").
 */
function standingApart(groups: readonly Group[], titles: Grouped['titles']): ReadonlySet<Group> {
  const steps = neighbours(groups).map(([above, below]) => distance(above, below));
  const far = steps.length < 2 ? Infinity : quantile(steps, UPPER_QUARTILE) * APART;
  let over = false;
  let day: string | undefined;
  const apart = groups.filter((g, i) => {
    const noted = titles.get(g)?.at(-1)?.dates[0]?.token.text;
    const isOpen = noted !== undefined && noted === day;
    day = g.lines.find(({ dates }) => dates.length > 0)?.dates[0]?.token.text ?? day;
    over = (over || (steps[i - 1] ?? -Infinity) > far) && !isOpen && g.lines.every((l) => l.dates.length === 0);
    return over;
  });
  return new Set(apart);
}

/** False for a row without a date or a balance. A table of such rows is a summary: it is read as labelled figures. */
const isOfBookings = (row: Row): boolean => row.days.length > 0 || namesOnly(row, STATED_BALANCES);

/** Given a table, returns the segments that continue the one before on another page. */
const segmentsGoingOn = ({ segments }: Table): Set<number> =>
  new Set(segments.flatMap(({ page }, s) => (s > 0 && page !== segments[s - 1]?.page ? [s] : [])));

/** Points between the last line of a row and the first of the next, of those on the page of their amounts. */
function distance(above: Group, below: Group): number {
  const first = below.lines.find(({ segment }) => segment === below.anchor.segment);
  const last = above.lines.findLast(({ segment }) => segment === above.anchor.segment);
  return (first ?? below.anchor).baseline - (last ?? above.anchor).baseline;
}

/** Given a row's lines, returns the text of one of its columns, without the `day` that is in it. */
function textOf(lines: readonly MarkedLine[], column: number, kind: ColumnKind, day: PlacedDate | null): string {
  const texts = lines.map(({ row }) => textIn(row, column, kind, day));
  // most rows have one line
  return onlyOf(texts) ?? texts.filter((text) => text !== '').join(' ');
}

function textIn({ cells, source }: RowLine, column: number, kind: ColumnKind, day: PlacedDate | null): string {
  const cell = cells[column];
  if (!cell) return '';
  if (kind !== 'text') return cell.rest;
  return day !== null && source.dates.includes(day) ? textBeside(day, source, cell) : cell.text;
}

/** Returns a cell's text without the day in it and the mark between both: "12 Mar 2025 · Card". */
function textBeside(day: PlacedDate, { line }: TokenLine, { words }: Cell): string {
  const ofDay = line.words.slice(day.from, day.to);
  const left = words.filter((w) => !ofDay.includes(w)).map((w) => w.text);
  return left.join(' ').replace(EDGE_MARKS, '');
}

/** Joins lists; if only one has entries, returns that list: long papers have few lists of their own in each row. */
function joined(lists: readonly (readonly PlacedDate[])[]): readonly PlacedDate[] {
  if (lists.length === 1) return firstOf(lists);
  const [first = NONE, ...others] = lists.filter((list) => list.length > 0);
  return others.length === 0 ? first : [first, ...others].flat();
}

/** What a row has from what is above it. */
type Above = Pick<Row, 'section' | 'headingDate' | 'bookedAbove' | 'apart'>;
type Place = Pick<Row, 'table' | 'segment' | 'columns' | 'kinds'>;

// each field by name: on long papers, spreads of these objects took a twentieth of the time
function rowOf({ lines, anchor }: Group, place: Place, { section, headingDate, bookedAbove, apart }: Above): Row {
  const { table, segment, columns, kinds } = place;
  const datesIn = (column: number) => joined(lines.map(({ row }) => row.cells[column]?.dates ?? NONE));
  const dates = columns.map((_, i) => (kinds[i] === 'date' ? datesIn(i) : NONE));
  const own = joined(dates);
  return {
    table,
    segment,
    columns,
    kinds,
    section,
    headingDate,
    bookedAbove,
    apart,
    lines: mapFilled(lines, ({ row }) => row),
    amounts: anchor.amounts,
    dates,
    days: own.length === 0 && headingDate ? [headingDate] : own,
    texts: columns.map((_, i) => textOf(lines, i, itemAt(kinds, i), headingDate)),
    kind: anchor.kind,
    kindExact: anchor.kindExact,
    sentence: anchor.row.crossing,
  };
}
