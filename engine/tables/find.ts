/** Finds the tables of a document: headers, the columns below them, and the pages on which they go on. */
import type { LinedPage } from '../lines/types.ts';
import { columnRules, columnsOf, columnsUnder, isRowLike } from './columns.ts';
import { findHeaders, type Header } from './headers.ts';
import { isMoneyLike, tokenLine } from './tokens.ts';
import type { Column, Segment, Table, TablesResult, TokenLine } from './types.ts';

/** Most lines above a header that may be its title. */
const TITLE_LINES = 3;
/** Headers of one table stand at the same place on each page, to this many points. */
const SAME_PLACE = 4;
/** The fewest rows that show a table without a header. */
const LEAST_ROWS = 2;
/** A line's date stands within this many points of the dates of the table that it continues. */
const ALIGNED = 6;

interface Draft {
  page: LinedPage;
  header: Header | null;
  headerLines: TokenLine[];
  title: TokenLine[];
  body: TokenLine[];
}

/** Given lined pages, returns the tables that stand on them and every line with its tokens. */
export function findTables(pages: readonly LinedPage[]): TablesResult {
  const all: TokenLine[] = [];
  const drafts: Draft[] = [];
  for (const page of pages) {
    const own = page.lines.map(tokenLine);
    for (const tl of own) all.push(tl);
    const content = own.filter((tl) => !tl.line.furniture);
    const headers = findHeaders(own).filter((h) => h.height > 0);
    drafts.push(...draftsOf(page, own, content, headers));
  }
  const headed = drafts.some((d) => d.header !== null);
  const tables = headed ? tablesUnderHeaders(drafts) : tablesByAlignment(drafts);
  return { tables, lines: all };
}

/** Given a page, returns a draft for each header and one for what stands above the first. */
function draftsOf(page: LinedPage, own: TokenLine[], content: TokenLine[], headers: readonly Header[]): Draft[] {
  const inHeader = new Set<TokenLine>();
  for (const h of headers) for (let i = 0; i < h.height; i++) inHeader.add(own[h.at + i]);
  const drafts: Draft[] = [];
  const above: Draft = { page, header: null, headerLines: [], title: [], body: [] };
  let open = above;
  let next = 0;
  const starts = headers.map((h) => own[h.at].line.index);
  for (const tl of own) {
    while (next < headers.length && tl.line.index >= starts[next]) {
      if (open.body.length || open.header) drafts.push(open);
      const h = headers[next];
      open = {
        page,
        header: h,
        headerLines: own.slice(h.at, h.at + h.height),
        title: own.slice(Math.max(0, h.at - TITLE_LINES), h.at).filter((t) => !t.line.furniture && !inHeader.has(t)),
        body: [],
      };
      next++;
    }
    if (!inHeader.has(tl) && !tl.line.furniture) open.body.push(tl);
  }
  if (open.body.length || open.header) drafts.push(open);
  void content;
  return drafts;
}

/** Given a header, returns what makes it the same as another page's: its headings and their places. */
function samePlace(a: Header, b: Header): boolean {
  return (
    a.cells.length === b.cells.length &&
    a.cells.every((c, i) => c.text === b.cells[i].text && Math.abs(c.x0 - b.cells[i].x0) < SAME_PLACE)
  );
}

const headingsOf = (h: Header): string => h.cells.map((c) => c.text).join('|');

function tablesUnderHeaders(drafts: readonly Draft[]): Table[] {
  const shapes: { header: Header; bodies: TokenLine[]; rules: number[]; width: number; columns: Column[] }[] = [];
  const shapeOf = new Map<Draft, (typeof shapes)[number]>();
  for (const d of drafts) {
    if (!d.header) continue;
    let shape = shapes.find((s) => samePlace(s.header, d.header as Header));
    if (!shape) {
      shape = { header: d.header, bodies: [], rules: [], width: d.page.width, columns: [] };
      shapes.push(shape);
    }
    for (const tl of d.body) shape.bodies.push(tl);
    if (shape.rules.length === 0) shape.rules = rulesOf(d);
    shapeOf.set(d, shape);
  }
  for (const s of shapes) s.columns = columnsUnder(s.header.cells, s.bodies, s.rules, s.width);

  const tables: { headings: string; segments: Segment[] }[] = [];
  let current: { headings: string; segments: Segment[]; columns: readonly Column[] } | null = null;
  for (const d of drafts) {
    const shape = shapeOf.get(d);
    if (shape && d.header) {
      const headings = headingsOf(d.header);
      if (current?.headings !== headings) {
        current = { headings, segments: [], columns: shape.columns };
        tables.push(current);
      }
      current.columns = shape.columns;
      current.segments.push(segmentOf(d, shape.columns));
    } else if (current && continues(d, current.columns)) {
      current.segments.push(segmentOf(d, current.columns));
    }
  }
  return tables.map((t, index) => ({ index, segments: t.segments, headerless: false }));
}

/** True where lines without a header hold rows in the columns of the table before them. */
function continues(d: Draft, columns: readonly Column[]): boolean {
  const dateColumns = columns.filter(
    (c) => c.role === 'date' || c.role === 'value_date' || c.role === 'transaction_date',
  );
  const moneyColumns = columns.filter(
    (c) => c.role === 'amount' || c.role === 'debit' || c.role === 'credit' || c.role === 'balance',
  );
  const within = (x: number, c: Column) => x >= c.left - ALIGNED && x <= c.right + ALIGNED;
  return d.body.some(
    (tl) =>
      tl.amounts.some((a) => isMoneyLike(a) && moneyColumns.some((c) => within((a.x0 + a.x1) / 2, c))) &&
      (dateColumns.length === 0 || tl.dates.some((t) => dateColumns.some((c) => within((t.x0 + t.x1) / 2, c)))),
  );
}

function rulesOf(d: Draft): number[] {
  const top = d.headerLines[0]?.line.box[1] ?? d.body[0]?.line.box[1] ?? 0;
  const rows = d.body.filter(isRowLike);
  const bottom = rows[rows.length - 1]?.line.box[3] ?? top;
  return columnRules(d.page.rules, top, bottom);
}

function segmentOf(d: Draft, columns: readonly Column[]): Segment {
  const ruleYs = d.page.rules
    .filter((r) => r.horizontal)
    .map((r) => (r.box[1] + r.box[3]) / 2)
    .sort((a, b) => a - b);
  return { page: d.page.number, columns, header: d.headerLines, title: d.title, body: d.body, ruleYs };
}

/** Without any header: lines with a date and an amount, aligned with each other, are rows. */
function tablesByAlignment(drafts: readonly Draft[]): Table[] {
  const rows = drafts.flatMap((d) => d.body.filter((tl) => tl.dates.length > 0 && tl.amounts.some(isMoneyLike)));
  if (rows.length < LEAST_ROWS) return [];
  const width = Math.max(...drafts.map((d) => d.page.width));
  const columns = columnsOf(rows, rulesOf(drafts[0]), width);
  const held = drafts.filter((d) => d.body.some((tl) => rows.includes(tl)));
  return [{ index: 0, segments: held.map((d) => segmentOf(d, columns)), headerless: true }];
}
