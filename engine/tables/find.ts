/** Finds the tables of a document: headers, the columns below them, and the pages on which they go on. */
import { type Interval, isMiddleIn } from '../geometry/intervals.ts';
import { holdsWord } from '../geometry/spans.ts';
import { BOOKED_ROLES, DATE_ROLES } from '../lexicon/headings/heading-roles.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { listedBesides } from '../lexicon/lines/no-bookings.ts';
import type { LinedPage } from '../model/line.ts';
import { type Filled, firstOf, itemAt, stretchesOf } from '../model/lists.ts';
import type { Column, Segment, Table, TablesResult, TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import { isWholeRow } from './aligned-runs/coverage.ts';
import { tablesByAlignment } from './alignment.ts';
import { type SeparatedPage, separateBoxes } from './beside/page-columns.ts';
import { withSidesBefore, withWordedColumns } from './beside-amounts.ts';
import { withDays } from './days.ts';
import { columnsOfDrafts, type Draft, isCarriedOn, segmentOf } from './drafts.ts';
import type { Header } from './headers/header.ts';
import { haveDaysInTexts, isDayAlone } from './headers/header-days.ts';
import { headersOf } from './headers/repeated.ts';
import { withMarks } from './marks.ts';
import { belowTitlesOfNone } from './non-booking-lists.ts';
import { draftsOf, leave, type Outside, titleAtFoot } from './page-drafts.ts';
import { dayOfPaper } from './paper-day.ts';
import { withShortAmounts } from './short-amounts.ts';
import { tokensOf } from './tokens.ts';

/** The fewest rows that show a list without a header beside those that have one. */
const LEAST_ROWS = 2;
/** A line's date is within this many points of the dates of the table that it continues. */
const ALIGNED = 6;

/** Given lined pages, returns the tables on them and every line with its tokens. */
export function findTables(pages: readonly LinedPage[]): TablesResult {
  const all: TokenLine[] = [];
  const drafts: Draft[] = [];
  const outside: Outside = new Map();
  const marked = withMarks(withSidesBefore(withShortAmounts(withWordedColumns(tokensOf(pages)))));
  const placed: SeparatedPage[] = [];
  let next = 0;
  for (const page of pages) {
    const own = separateBoxes(page, marked, next);
    placed.push(...own);
    for (const { lines, beside } of own) next += lines.length + beside.length;
  }
  const linesOfPages = placed.map(({ lines }) => lines);
  const day = dayOfPaper(linesOfPages);
  const headers = headersOf(linesOfPages, day !== null);
  const dated = withDays(placed.map(({ lines }, i) => ({ lines, headers: itemAt(headers, i) })));
  let foot: readonly TokenLine[] = [];
  for (const [i, { page, before, beside, isRightColumn }] of placed.entries()) {
    const own = itemAt(dated, i);
    all.push(...own.slice(0, before), ...beside, ...own.slice(before));
    leave(outside, beside, 'box_beside');
    const headed = { page, lines: own, headers: itemAt(headers, i), isWithinList: isRightColumn, foot };
    drafts.push(...draftsOf(headed, outside));
    foot = titleAtFoot(own);
  }
  const headed = headers.some((ofPage) => ofPage.some(({ cells }) => mayListBookings(cells)));
  const found = headed ? tablesUnderHeaders(drafts) : headerless(tablesByAlignment(drafts.filter((d) => !d.header)));
  const tables = found
    .sort((a, b) => firstLine(a.segments[0]) - firstLine(b.segments[0]))
    .map((table, index) => ({ ...table, index, day: headed ? day : null }));
  const opened = new Set(drafts.flatMap(({ opens, body }) => (opens ? [firstOf(body).line.index] : [])));
  return { tables, lines: all, opened, outside };
}

/** True for the headings of bookings, or of what is to be paid, which may be bookings where several are listed. */
function mayListBookings(cells: Header['cells']): boolean {
  const listed = listedBesides(cells);
  return listed === null || listed === 'what is to be paid';
}

/** A table while its segments are found. */
interface Open {
  readonly headings: string;
  readonly segments: [Segment, ...Segment[]];
}

type Found = Pick<Table, 'segments' | 'headerless'>;

const headerless = (tables: readonly Filled<Segment>[]): Found[] =>
  tables.map((segments) => ({ segments, headerless: true }));

function tablesUnderHeaders(drafts: readonly Draft[]): Found[] {
  const columnsOf = columnsOfDrafts(drafts);
  const tables: Open[] = [];
  const left: Draft[] = [];
  let current: Open | undefined;
  for (const d of drafts) {
    const columns = columnsOf.get(d);
    const last = current?.segments.at(-1);
    if (columns && d.header) {
      // a page may show a column that no heading names
      const headings = [columns.length, ...d.header.cells.map(({ text }) => text)].join('|');
      const segment = segmentOf(d, columns);
      if (d.beside) tables.push({ headings, segments: [segment] });
      else if (current?.headings === headings) current.segments.push(segment);
      else {
        current = { headings, segments: [segment] };
        tables.push(current);
      }
    } else if (last && continues(d, last)) current?.segments.push(segmentOf(d, last.columns));
    else left.push(d);
  }
  // one list may have a header, and another not
  const [headed, others] = [tables.map(({ segments }) => segments), tablesByAlignment(left).filter(holdsRows)];
  const parted = partEach(headed, others).map((segments) => ({ segments, headerless: false }));
  return [...parted, ...headerless(partEach(others, headed))];
}

const firstLine = ({ header, body }: Segment): number => (header[0] ?? body[0])?.line.index ?? 0;

/** Returns the segments of tables, divided if a table of the other kind is between: rows stay in order. */
function partEach(tables: readonly Filled<Segment>[], others: readonly Filled<Segment>[]): Filled<Segment>[] {
  const starts = others.flatMap((segments) => segments.map(firstLine));
  const follows = (segment: Segment, before: Segment) =>
    !starts.some((at) => at > firstLine(before) && at < firstLine(segment));
  return tables.flatMap((segments) => stretchesOf(segments, follows));
}

/** True for a line with a word that is no part of a date or an amount. */
const hasText = ({ line: { words }, dates, amounts }: TokenLine): boolean =>
  words.some(({ text }, i) => /\p{L}/u.test(text) && !holdsWord(dates, i) && !holdsWord(amounts, i));

/** True if lines are such as only rows are. */
function holdsRows(segments: readonly Segment[]): boolean {
  const lines = segments.flatMap(({ body }) => body);
  const none = belowTitlesOfNone(lines);
  // a day and a figure without words is a balance of that day
  const isRow = (tl: TokenLine) => isWholeRow(tl) && !none.has(tl) && hasText(tl) && lineKind(tl.line.text) === null;
  return lines.filter(isRow).length >= LEAST_ROWS;
}

/** True for lines whose first or second has an amount, or with days alone or in texts: a page's head has none. */
function continuesUndated(body: readonly TokenLine[]): boolean {
  const first = body.findIndex((tl) => tl.amounts.some((a) => isMoneyLike(a.token) && !a.token.whole));
  return (first >= 0 && first <= 1) || body.some(isDayAlone) || haveDaysInTexts(body);
}

/** True for lines without a header with rows in the columns above; behind a carried balance these need no day. */
function continues(d: Draft, above: Segment): boolean {
  const { columns } = above;
  const dateColumns = columns.filter(({ role }) => DATE_ROLES.has(role));
  const moneyColumns = columns.filter(({ role }) => BOOKED_ROLES.has(role));
  const isIn = (some: readonly Column[], token: Interval) =>
    some.some(({ left, right }) => isMiddleIn(token, { x0: left - ALIGNED, x1: right + ALIGNED }));
  const needNoDay = isCarriedOn(above, d) || (dateColumns.length === 0 && continuesUndated(d.body));
  return d.body.some(
    ({ amounts, dates }) =>
      amounts.some((a) => isMoneyLike(a.token) && isIn(moneyColumns, a)) &&
      (needNoDay || dates.some((date) => isIn(dateColumns, date))),
  );
}
