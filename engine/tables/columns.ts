/** Finds where one column ends and the next begins: at ruling lines, else where the fewest words of the rows stand. */
import { type ColumnRole, columnRoles } from '../lexicon/columns.ts';
import type { Rule } from '../pages/types.ts';
import type { HeadingCell } from './headers.ts';
import type { Column, TokenLine } from './types.ts';

/** Share of the rows' lines that may cross an empty gap all the same: a long description here and there. */
const CROSSING_SHARE = 0.02;
/** A vertical rule must run along this share of the rows' height to bound a column. */
const RULE_SHARE = 0.5;

/** How many words cover each point of the page's width. */
export class Coverage {
  readonly counts: Uint16Array;
  lines = 0;
  constructor(width: number) {
    this.counts = new Uint16Array(Math.max(1, Math.ceil(width) + 2));
  }
  add(x0: number, x1: number): void {
    const from = Math.max(0, Math.floor(x0));
    const to = Math.min(this.counts.length - 1, Math.ceil(x1));
    for (let x = from; x < to; x++) this.counts[x]++;
  }
  /** Given an interval, returns the middle of its emptiest stretch: the widest of those that hardly any line crosses. */
  valley(from: number, to: number): number {
    const a = Math.max(0, Math.round(from));
    const b = Math.min(this.counts.length - 1, Math.round(to));
    if (b <= a) return (from + to) / 2;
    let lowest = Infinity;
    for (let x = a; x <= b; x++) lowest = Math.min(lowest, this.counts[x]);
    const bar = Math.max(lowest, Math.floor(this.lines * CROSSING_SHARE));
    let best = a;
    let bestLength = -1;
    let start = -1;
    for (let x = a; x <= b + 1; x++) {
      const low = x <= b && this.counts[x] <= bar;
      if (low && start < 0) start = x;
      if (!low && start >= 0) {
        if (x - start > bestLength) {
          bestLength = x - start;
          best = (start + x) / 2;
        }
        start = -1;
      }
    }
    return best;
  }
}

/** Given vertical rules and the height that rows stand in, returns the x of those that bound columns, sorted. */
export function columnRules(rules: readonly Rule[], top: number, bottom: number): number[] {
  const along = new Map<number, number>();
  for (const { box, horizontal } of rules) {
    if (horizontal) continue;
    const shared = Math.min(box[3], bottom) - Math.max(box[1], top);
    if (shared <= 0) continue;
    const x = Math.round((box[0] + box[2]) / 2);
    along.set(x, (along.get(x) ?? 0) + shared);
  }
  return [...along]
    .filter(([, length]) => length >= (bottom - top) * RULE_SHARE)
    .map(([x]) => x)
    .sort((a, b) => a - b);
}

/** Lines whose words tell where columns are: those that hold a date or an amount with decimals. */
export function isRowLike(tl: TokenLine): boolean {
  return tl.dates.length > 0 || tl.amounts.some((a) => !a.token.whole);
}

/** Given lines and a header's cells, returns how the words of rows and the headings cover the page's width. */
export function coverageOf(body: readonly TokenLine[], width: number, cells: readonly HeadingCell[]): Coverage {
  const coverage = new Coverage(width);
  for (const tl of body) {
    if (!isRowLike(tl)) continue;
    coverage.lines++;
    for (const w of tl.line.words) coverage.add(w.x0, w.x1);
  }
  for (const c of cells) coverage.add(c.x0, c.x1);
  return coverage;
}

/**
 * Given a header's cells (left to right) and the lines below it, returns the columns.
 * `rules`: x of vertical rules that bound columns, or none.
 */
export function columnsUnder(
  cells: readonly HeadingCell[],
  body: readonly TokenLine[],
  rules: readonly number[],
  width: number,
): Column[] {
  const coverage = coverageOf(body, width, cells);
  const edges: number[] = [-Infinity];
  for (let i = 0; i + 1 < cells.length; i++) {
    const from = (cells[i].x0 + cells[i].x1) / 2;
    const to = (cells[i + 1].x0 + cells[i + 1].x1) / 2;
    const ruled = rules.filter((x) => x > from && x < to);
    edges.push(ruled.length === 1 ? ruled[0] : coverage.valley(from, to));
  }
  edges.push(Infinity);
  const columns = cells.map((c, i) => ({
    index: i,
    left: edges[i],
    right: edges[i + 1],
    role: c.role,
    weight: c.weight,
    heading: c.text,
  }));
  const meant = columns.map((c) => (c.role !== null && !MONEY.has(c.role) ? byContent(c, body) : c));
  return meant.some((c) => c.role !== null && DATES.has(c.role)) ? meant : splitOffDates(meant, body);
}

/** A longer word without a figure is no currency, sign or marker of an amount. */
const LONGEST_AFFIX = 3;

/**
 * Given a column that is not headed as money below which stand amounts alone, returns it as what its heading may mean
 * besides: "Valor" is a date and an amount, "Ma" (Polish) a kind and the credits.
 */
function byContent(column: Column, body: readonly TokenLine[]): Column {
  const inside = (p: { x0: number; x1: number }) =>
    (p.x0 + p.x1) / 2 >= column.left && (p.x0 + p.x1) / 2 < column.right;
  const other = columnRoles(column.heading).find((r) => MONEY.has(r.role));
  if (!other || !body.some((tl) => tl.amounts.some((a) => !a.token.whole && inside(a)))) return column;
  const otherwise = body.some(
    (tl) =>
      tl.dates.some((d) => !d.token.loose && inside(d)) ||
      (isRowLike(tl) && tl.line.words.some((w) => inside(w) && !/\d/.test(w.text) && w.text.length > LONGEST_AFFIX)),
  );
  return otherwise ? column : { ...column, role: other.role, weight: other.weight };
}

const DATES: ReadonlySet<ColumnRole> = new Set(['date', 'value_date', 'transaction_date']);
/** Dates that begin a column's text stand at one place, to so many points, on this share of its lines with a date. */
const SAME_START = 3;
const DATED_SHARE = 0.6;

/** Given columns of which none is headed as dates, returns them with one more where dates begin the text of one. */
function splitOffDates(columns: readonly Column[], body: readonly TokenLine[]): Column[] {
  const rows = body.filter((tl) => tl.dates.length > 0 && tl.amounts.some((a) => !a.token.whole));
  const starts = rows.map((tl) => tl.dates[0].x0).sort((a, b) => a - b);
  const usual = starts[Math.floor(starts.length / 2)];
  const host = columns.find((c) => usual >= c.left && usual < c.right);
  if (!host || host.role === null || MONEY.has(host.role)) return [...columns];
  const own = rows.filter((tl) => Math.abs(tl.dates[0].x0 - usual) <= SAME_START);
  const first = own.filter(({ dates: [date], line }) => date.from === 0 || line.words[date.from - 1].x1 < host.left);
  // what stands in the midst of a text is a column's where most rows have it
  const among =
    first.length < own.length * DATED_SHARE ? body.filter((tl) => tl.amounts.some((a) => !a.token.whole)) : rows;
  if (own.length < 2 || own.length < among.length * DATED_SHARE) return [...columns];
  const end = Math.max(...own.map((tl) => tl.dates[0].x1));
  const next = Math.min(...own.map((tl) => tl.line.words[tl.dates[0].to]?.x0 ?? Infinity));
  if (next <= end || next === Infinity) return [...columns];
  const edge = (end + next) / 2;
  const dates: Column = { ...host, right: edge, role: 'date', heading: '' };
  const parts = columns.flatMap((c) => (c === host ? [dates, { ...host, left: edge }] : [c]));
  return parts.map((c, index) => ({ ...c, index }));
}

const MONEY: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'balance']);

/** Columns of a table without a header are at least this far apart, in points: more than a space of usual text. */
const LEAST_GAP = 5;

/** Given lines that are rows, returns the columns that empty stretches between their words make. */
export function columnsOf(rows: readonly TokenLine[], rules: readonly number[], width: number): Column[] {
  const coverage = new Coverage(width);
  for (const tl of rows) {
    coverage.lines++;
    for (const p of tl.line.phrases) coverage.add(p.x0, p.x1);
  }
  const bar = Math.floor(coverage.lines * CROSSING_SHARE);
  const edges: number[] = [-Infinity];
  let start = -1;
  let seen = false;
  for (let x = 0; x < coverage.counts.length; x++) {
    const low = coverage.counts[x] <= bar;
    if (low && start < 0) start = x;
    if (!low) {
      if (seen && start >= 0 && x - start >= LEAST_GAP) edges.push((start + x) / 2);
      seen = true;
      start = -1;
    }
  }
  for (const x of rules) if (!edges.some((e) => Math.abs(e - x) < LEAST_GAP)) edges.push(x);
  edges.sort((a, b) => a - b);
  edges.push(Infinity);
  return edges
    .slice(0, -1)
    .map((left, i) => ({ index: i, left, right: edges[i + 1], role: null, weight: 0, heading: '' }));
}
