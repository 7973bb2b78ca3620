/** Finds the tables of a document: headers, the columns below them, and the pages on which they go on. */
import type { ColumnRole } from '../lexicon/headings/column-role.ts';
import { BOOKED_ROLES, DATE_ROLES } from '../lexicon/headings/heading-roles.ts';
import { lineKind } from '../lexicon/lines/kind-of-line.ts';
import { listedBesides } from '../lexicon/lines/no-bookings.ts';
import { isSentence } from '../lexicon/lines/section-titles.ts';
import type { LinedPage } from '../model/line.ts';
import type { Column, PlacedDate, Segment, Table, TablesResult, TokenLine } from '../model/table.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { OutsideReason } from '../wording/lines.ts';
import { isWholeRow } from './aligned-runs/coverage.ts';
import { haveDaysInTexts } from './aligned-runs/days-in-texts.ts';
import { withSidesBefore } from './aligned-runs/sides-before.ts';
import { tablesByAlignment } from './alignment.ts';
import { type SeparatedPage, separateBoxes } from './beside/separated.ts';
import { sideBySide } from './beside/side-by-side.ts';
import { withDays } from './days.ts';
import { type Draft, isCarriedOn, segmentOf, unheaded } from './drafts.ts';
import { isDayAlone } from './headers/header-days.ts';
import { type Header, namesDates } from './headers/headers.ts';
import { headersOf } from './headers/repeated.ts';
import { withMarks } from './marks.ts';
import { belowTitlesOfNone, titleOf, untilNoBookings, untilSummary } from './non-booking-lists.ts';
import { dayOfPaper } from './paper-day.ts';
import { columnsOfDrafts } from './shapes.ts';
import { statementHeadsIn } from './statement-heads.ts';
import { tokensOf } from './tokens.ts';
import { withWordedColumns } from './worded-columns.ts';

/** The fewest rows that show a list without a header beside those that have one. */
const LEAST_ROWS = 2;
/** Most lines above a header that may be its title. */
const TITLE_LINES = 3;
/** A line's date stands within this many points of the dates of the table that it continues. */
const ALIGNED = 6;

/** Given lined pages, returns the tables that stand on them and every line with its tokens. */
export function findTables(pages: readonly LinedPage[]): TablesResult {
  const all: TokenLine[] = [];
  const drafts: Draft[] = [];
  const outside: Outside = new Map();
  const marked = withMarks(withSidesBefore(withWordedColumns(tokensOf(pages))));
  const placed: SeparatedPage[] = [];
  let next = 0;
  for (const page of pages) {
    const own = separateBoxes(page, marked, next);
    placed.push(...own);
    for (const { lines, beside } of own) next += lines.length + beside.length;
  }
  const day = dayOfPaper(placed.map(({ lines }) => lines));
  const headers = headersOf(
    placed.map(({ lines }) => lines),
    day !== null,
  );
  const dated = withDays(placed.map(({ lines }, i) => ({ lines, headers: headers[i] })));
  let foot: readonly TokenLine[] = [];
  for (const [i, { page, before, beside, isRightColumn: goesOn }] of placed.entries()) {
    const own = dated[i];
    all.push(...own.slice(0, before), ...beside, ...own.slice(before));
    leave(outside, beside, 'box_beside');
    drafts.push(...draftsOf(page, own, headers[i], outside, goesOn, foot));
    foot = titleAtFoot(own.slice(0, lastOfBody(own)));
  }
  const headed = headers.some((ofPage) => ofPage.some(({ cells }) => listedBesides(cells) === null));
  const tables = headed
    ? tablesUnderHeaders(drafts, day)
    : tablesByAlignment(drafts.filter(({ header }) => header === null));
  const opened = new Set(drafts.flatMap(({ opens, body }) => (opens ? [body[0].line.index] : [])));
  return { tables, lines: all, opened, outside };
}

/** By a line's index, why it is none of a table. */
type Outside = Map<number, OutsideReason>;

function leave(outside: Outside, lines: readonly TokenLine[], reason: OutsideReason): void {
  for (const { line } of lines) outside.set(line.index, reason);
}

/** Given a page (`goesOn`: one that begins within a list of its first headings) and the title at the foot of the one before, returns a draft for what stands above the first header, and one for each header, or each of its blocks. */
function draftsOf(
  page: LinedPage,
  own: readonly TokenLine[],
  headers: readonly Header[],
  outside: Outside,
  goesOn: boolean,
  foot: readonly TokenLine[],
): Draft[] {
  const drafts: Draft[] = [];
  const content = own.slice(0, lastOfBody(own));
  const begins = [...headers.map((header) => beginOf(header, own)), own.length];
  const above = content.slice(firstOfBody(own, begins[0], headers.length > 0), begins[0]);
  const [header] = goesOn ? headers : [];
  if (above.length > 0 && header)
    drafts.push(...draftsUnder({ ...unheaded(page, above), header }, header, true, outside));
  else if (above.length > 0) drafts.push(...splitAtHeads(unheaded(page, above), headers.length > 0, outside));
  for (const [i, header] of headers.entries()) {
    const from = header.at + header.height;
    const day = own.slice(begins[i], header.at);
    const body = [...day, ...rowedOf(content.slice(from, begins[i + 1]), outside)];
    const previousEnd = i > 0 ? headers[i - 1].at + headers[i - 1].height : 0;
    const heads = i === 0 && content.slice(0, begins[i]).every(({ line }) => line.furniture);
    const title = heads ? [...foot] : content.slice(Math.max(previousEnd, header.at - TITLE_LINES), begins[i]);
    const draft = { page, header, headerLines: own.slice(header.at, from), title, body };
    drafts.push(...draftsUnder(draft, header, i + 1 < headers.length, outside));
  }
  return drafts;
}

/** The title of a list stands further below the rows above than these stand below each other, so many times. */
const APART = 1.3;

/** Given the lines of a page, returns the title of a section with which they end, and the sentence below it: its list begins overleaf. */
function titleAtFoot(lines: readonly TokenLine[]): readonly TokenLine[] {
  const from = lines.findLastIndex(({ line }) => !isSentence(line.text));
  const below = lines.slice(from);
  if (from < 2 || below.length > TITLE_LINES || below[0].dates.length > 0 || below[0].amounts.length > 0) return [];
  if (titleOf(below[0]) === null) return [];
  const pitch = (at: number) => lines[at].line.baseline - lines[at - 1].line.baseline;
  return pitch(from) > pitch(from - 1) * APART ? below : [];
}

/** Given a header and the lines of its page, returns the index of the line with which what is below it begins: the day above one without a heading for dates is that of its rows. */
function beginOf(header: Header, own: readonly TokenLine[]): number {
  const { at } = header;
  return at > 0 && !namesDates(header) && isDayAlone(own[at - 1]) ? at - 1 : at;
}

/** Given the lines below a header, returns those above what books nothing. */
function rowedOf(lines: readonly TokenLine[], outside: Outside): readonly TokenLine[] {
  const booked = untilNoBookings(lines);
  const kept = new Set(booked);
  const rest = lines.filter((tl) => !kept.has(tl));
  leave(outside, rest, 'below_no_bookings');
  const rowed = untilSummary(booked);
  leave(outside, booked.slice(rowed.length), 'summary_below');
  return rowed;
}

/** Given what stands below a header (`headed`: another follows on its page), returns it as drafts: one, or one for each list side by side, and for each statement that begins in it. */
function draftsUnder(draft: Draft, header: Header, headed: boolean, outside: Outside): Draft[] {
  const { lists, rest } = sideBySide(draft, header);
  return rest ? [...lists, ...splitAtHeads(rest, headed, outside)] : lists;
}

/** Given a draft (`headed`: a header follows it on its page), returns it without the heads of other statements: below each goes on a draft of its own. */
function splitAtHeads(draft: Draft, headed: boolean, outside: Outside): Draft[] {
  const heads = statementHeadsIn(draft.body, headed);
  if (heads.length === 0) return [draft];
  for (const { from, to } of heads) leave(outside, draft.body.slice(from, to), 'statement_head');
  const ends = [...heads.map(({ from }) => from), draft.body.length];
  return ends.flatMap((end, i): Draft[] => {
    const body = draft.body.slice(i === 0 ? 0 : heads[i - 1].to, end);
    if (i === 0) return draft.header || body.length > 0 ? [{ ...draft, body }] : [];
    return body.length > 0 ? [{ ...draft, header: null, headerLines: [], title: [], body, opens: true }] : [];
  });
}

/** Given a page's lines up to `end`, returns where its running header ends, or the head of a statement that begins in it; furniture in the midst of a page only looks like it. */
function firstOfBody(own: readonly TokenLine[], end: number, headed: boolean): number {
  let at = 0;
  while (at < own.length && own[at].line.furniture) at++;
  return statementHeadsIn(own.slice(0, end), headed).some(({ from, to }) => from < at && to > at) ? 0 : at;
}

/** Given a page's lines, returns where its running footer begins: a row that is the same on each page only looks like it. */
function lastOfBody(own: readonly TokenLine[]): number {
  let end = own.length;
  while (end > 0 && own[end - 1].line.furniture && !isDatedRow(own[end - 1])) end--;
  return end;
}

/** True for a line with a date before its text, or with a date and an amount: in an address "4/6" is none, nor is a page's number. */
function isDatedRow({ dates, amounts, line }: TokenLine): boolean {
  return (
    dates.some((d) => d.from === 0 && d.to < line.words.length) ||
    (dates.length > 0 && amounts.some((a) => !a.token.whole))
  );
}

const headingsOf = (h: Header): string => h.cells.map((c) => c.text).join('|');

function tablesUnderHeaders(drafts: readonly Draft[], day: PlacedDate | null): Table[] {
  const columnsOf = columnsOfDrafts(drafts);
  const tables: { headings: string; segments: Segment[] }[] = [];
  const left: Draft[] = [];
  let current = null as { headings: string; segments: Segment[]; columns: readonly Column[] } | null;
  for (const d of drafts) {
    const columns = columnsOf.get(d);
    if (columns && d.header) {
      const headings = headingsOf(d.header);
      if (d.beside) {
        tables.push({ headings, segments: [segmentOf(d, columns)] });
        continue;
      }
      if (current?.headings !== headings) {
        current = { headings, segments: [], columns };
        tables.push(current);
      }
      current.columns = columns;
      current.segments.push(segmentOf(d, columns));
    } else if (current && continues(d, current.columns, isCarriedOn(current.segments.at(-1), d))) {
      current.segments.push(segmentOf(d, current.columns));
    } else left.push(d);
  }
  // one list may have a header, and another none
  const unheaded = tablesByAlignment(left).filter(({ segments }) => holdsRows(segments));
  const all = [
    ...partEach(tables, unheaded).map((segments) => ({ segments, headerless: false })),
    ...partEach(unheaded, tables).map((segments) => ({ segments, headerless: true })),
  ];
  return all
    .sort((a, b) => firstLine(a.segments[0]) - firstLine(b.segments[0]))
    .map((table, index) => ({ ...table, index, day }));
}

const firstLine = ({ header, body }: Segment): number => (header[0] ?? body[0])?.line.index ?? 0;

type Segments = Pick<Table, 'segments'>;

/** Given tables, and those of the other kind, returns the segments of each, parted where one of the others stands between: rows stay in the order of the document. */
function partEach(tables: readonly Segments[], others: readonly Segments[]): Segment[][] {
  const starts = others.flatMap(({ segments }) => segments.map(firstLine));
  return tables.flatMap(({ segments }) => {
    const parts: Segment[][] = [];
    for (const segment of segments) {
      const part = parts.at(-1);
      const from = part ? firstLine(part[part.length - 1]) : Infinity;
      if (part && !starts.some((at) => at > from && at < firstLine(segment))) part.push(segment);
      else parts.push([segment]);
    }
    return parts;
  });
}

/** True for a line with a word that is no part of a date or an amount. */
function hasText({ line: { words }, dates, amounts }: TokenLine): boolean {
  const isToken = (i: number) => [...dates, ...amounts].some((t) => i >= t.from && i < t.to);
  return words.some(({ text }, i) => /\p{L}/u.test(text) && !isToken(i));
}

/** True where lines are such as only rows are. */
function holdsRows(segments: readonly Segment[]): boolean {
  const lines = segments.flatMap(({ body }) => body);
  const none = belowTitlesOfNone(lines);
  // a day and a figure without words is a balance of that day
  const isRow = (tl: TokenLine) => isWholeRow(tl) && !none.has(tl) && hasText(tl) && lineKind(tl.line.text) === null;
  return lines.filter(isRow).length >= LEAST_ROWS;
}

const hasRole = (roles: ReadonlySet<ColumnRole>) => (c: Column) => c.role !== null && roles.has(c.role);

/** True for lines that begin with an amount, after one more line at the most, or hold days alone or in texts: those of a page's head do not. */
function goesOnUndated(body: readonly TokenLine[]): boolean {
  const first = body.findIndex((tl) => tl.amounts.some((a) => isMoneyLike(a.token) && !a.token.whole));
  return (first >= 0 && first <= 1) || body.some(isDayAlone) || haveDaysInTexts(body);
}

/** True where lines without a header hold rows in the columns of the table before them; behind a balance `carried` over they need no day of their own. */
function continues(d: Draft, columns: readonly Column[], carried: boolean): boolean {
  const dateColumns = columns.filter(hasRole(DATE_ROLES));
  const moneyColumns = columns.filter(hasRole(BOOKED_ROLES));
  const within = (x: number, c: Column) => x >= c.left - ALIGNED && x <= c.right + ALIGNED;
  return d.body.some(
    (tl) =>
      tl.amounts.some((a) => isMoneyLike(a.token) && moneyColumns.some((c) => within((a.x0 + a.x1) / 2, c))) &&
      (carried ||
        (dateColumns.length === 0 && goesOnUndated(d.body)) ||
        tl.dates.some((t) => dateColumns.some((c) => within((t.x0 + t.x1) / 2, c)))),
  );
}
