/** Parts columns that were read as one, where the user points at each and says that they hold two things. */
import { greatest } from '../geometry/extremes.ts';
import { type Interval, middle } from '../geometry/intervals.ts';
import { holdsWord, sharesWord } from '../geometry/spans.ts';
import { DATE_ROLES, MONEY_ROLES } from '../lexicon/headings/column-role.ts';
import type { SaidColumn } from '../model/hints.ts';
import { type Filled, firstFound, groupBy, itemAt, mapFilled, neighbours } from '../model/lists.ts';
import { headingsOf, type PointedRole, saidRoles } from '../model/said-roles.ts';
import { type Column, columnAt, type Segment, type Table, type TablesResult, type TokenLine } from '../model/table.ts';
import { moneyIn } from './aligned-runs/aligned-runs.ts';
import { Coverage, isRowLike } from './aligned-runs/coverage.ts';

/** A part of a column holds dates or money if this share of its cells does. */
const CONTENT_SHARE = 0.6;

/** Given tables and what the user says of columns, returns the tables with each column parted that holds two things. */
export function withColumnsApart(result: TablesResult, said: readonly SaidColumn[] = []): TablesResult {
  const points = saidRoles(result.tables, said).sort((a, b) => a.x - b.x);
  const byColumn = groupBy(points, ({ columns, column }) => itemAt(columns, column));
  const tables = firstFound(byColumn.values(), (own) => partedAt(result.tables, own));
  // the points in a part say one thing, so that this ends
  return tables === null ? result : withColumnsApart({ ...result, tables }, said);
}

/** Segments with the same columns, and where one of these is parted. */
interface Parted {
  readonly segments: Filled<Segment>;
  readonly cuts: readonly number[];
}

/**
 * Given tables and points in one column, left to right, returns the tables with it parted between those that say two
 * things, and so in all tables with the same headings; null if they say one, or if the paper does not part it.
 */
function partedAt(tables: readonly Table[], points: Filled<PointedRole>): Table[] | null {
  const pairs = neighbours(points).filter(([a, b]) => a.holds !== b.holds);
  if (pairs.length === 0) return null;
  const [{ table: own, columns, column }] = points;
  const alike = tables.filter((table) => headingsOf(table) === headingsOf(own));
  const byColumns = groupBy(
    alike.flatMap(({ segments }) => segments),
    (segment) => segment.columns,
  );
  const pointed = byColumns.get(columns);
  if (pointed === undefined) return null;
  const cuts = pairs.flatMap(([a, b]) => gapBetween(pointed, column, a.x, b.x) ?? []);
  if (cuts.length < pairs.length) return null;
  const holds = heldBy({ segments: pointed, cuts }, points);
  if (holds === null) return null;
  const partedOf = new Map<readonly Column[], readonly Column[]>();
  for (const [layout, segments] of byColumns) {
    const shift = layout === columns ? 0 : shiftBetween(pointed, segments);
    if (shift === null) continue;
    const there = pairs.map(
      ([a, b], i) => gapBetween(segments, column, a.x + shift, b.x + shift) ?? itemAt(cuts, i) + shift,
    );
    if (there.some((x) => columnAt(layout, { x0: x, x1: x }).index !== column)) continue;
    partedOf.set(layout, partsOf(layout, column, there, holds));
  }
  return tables.map((table) => withColumns(table, partedOf));
}

/** Returns a table with other columns; as it is if it is not known how one of its pages is parted. */
function withColumns(table: Table, partedOf: ReadonlyMap<readonly Column[], readonly Column[]>): Table {
  if (!table.segments.every(({ columns }) => partedOf.has(columns))) return table;
  const segments = mapFilled(table.segments, (s) => ({ ...s, columns: partedOf.get(s.columns) ?? s.columns }));
  return { ...table, segments };
}

/** How much further right others print the headings of segments; null if that is not known. */
function shiftBetween(of: readonly Segment[], others: readonly Segment[]): number | null {
  const [from, to] = [of, others].map((segments) => firstFound(segments, ({ header: [first] }) => first ?? null));
  return from && to ? to.line.box[0] - from.line.box[0] : null;
}

/** What stands in a column of segments: dates and amounts as wholes, and other words if they are asked for. */
function thingsIn(segments: readonly Segment[], column: number, words: boolean): Interval[] {
  return segments.flatMap(({ columns, body }) =>
    body.filter(isRowLike).flatMap(({ line, dates, amounts }) => {
      const tokens = [...dates, ...amounts.filter((amount) => !sharesWord(amount, dates))];
      const others = words ? line.words.filter((_, i) => !tokens.some((token) => holdsWord([token], i))) : [];
      return [...tokens, ...others].filter((thing) => columnAt(columns, thing).index === column);
    }),
  );
}

/** Returns the middle of the widest gap between what stands at two points of a column; null if there is none. */
function gapBetween(segments: readonly Segment[], column: number, left: number, right: number): number | null {
  // a long text may reach between the amounts
  return firstFound([true, false], (words) => {
    const things = thingsIn(segments, column, words);
    const coverage = new Coverage(greatest(things.map(({ x1 }) => x1)));
    for (const { x0, x1 } of things) coverage.add(x0, x1);
    const [from, to] = [nearest(things, left), nearest(things, right)];
    if (from === null || to === null || from >= to) return null;
    // each point is in its part, also one beside what it means
    const x = Math.min(Math.max(coverage.valley(from, to), left + ON_ITS_SIDE), right - ON_ITS_SIDE);
    return coverage.at(x) === 0 && x > from && x < to ? x : null;
  });
}

/** Points from a cut to a point beside it. */
const ON_ITS_SIDE = 0.5;

/** Returns the x of the nearest of things to an x: itself within one. */
function nearest(things: readonly Interval[], x: number): number | null {
  const edges = things.map(({ x0, x1 }) => Math.min(Math.max(x, x0), x1));
  return edges.length === 0 ? null : edges.reduce((a, b) => (Math.abs(b - x) < Math.abs(a - x) ? b : a));
}

/** Returns what each part of a column holds; null if one cannot hold what the user says of it. */
function heldBy({ segments, cuts }: Parted, points: Filled<PointedRole>): Column['holds'][] | null {
  const [{ column }] = points;
  const parts = neighbours([-Infinity, ...cuts, Infinity]).map(([left, right]) => {
    const isIn = (x: number) => x >= left && x < right;
    const said = points.find(({ x }) => isIn(x))?.holds ?? 'other';
    const isMoney = MONEY_ROLES.has(said);
    const cells = segments.flatMap(({ columns, body }) => {
      const isHere = (thing: Interval) => columnAt(columns, thing).index === column && isIn(middle(thing));
      return body.filter((tl) => isRowLike(tl) && tl.line.words.some(isHere)).map((tl) => ({ tl, isHere }));
    });
    const holds = holdOf(cells, isMoney);
    const fits = said === 'other' || holds === (isMoney ? 'money' : 'date');
    return { holds, fits };
  });
  return parts.every(({ fits }) => fits) ? parts.map(({ holds }) => holds) : null;
}

interface PartCell {
  readonly tl: TokenLine;
  readonly isHere: (thing: Interval) => boolean;
}

/** Returns what most cells hold. A number in a text is an amount where one is said to be. */
function holdOf(cells: readonly PartCell[], saysMoney: boolean): Column['holds'] {
  const least = Math.max(1, cells.length * CONTENT_SHARE);
  const isUsual = (of: (tl: TokenLine) => readonly Interval[]) =>
    cells.filter(({ tl, isHere }) => of(tl).some(isHere)).length >= least;
  if (isUsual(({ dates }) => dates)) return 'date';
  return isUsual(saysMoney ? ({ amounts }) => amounts : moneyIn) ? 'money' : null;
}

/** Returns columns with one parted at some x, into parts of which it is known what they hold. */
function partsOf(columns: readonly Column[], at: number, cuts: readonly number[], holds: readonly Column['holds'][]) {
  const own = itemAt(columns, at);
  const bounds = neighbours([own.left, ...cuts, own.right]);
  const isText = own.role !== null && !MONEY_ROLES.has(own.role) && !DATE_ROLES.has(own.role);
  const parts = bounds.map(([left, right], i) => {
    const held = itemAt(holds, i);
    // what the heading says of both is true of one; of texts, of these
    const known = isText && held === null ? {} : { role: null, weight: 0 };
    return { ...own, left, right, holds: held, ...known, apart: true };
  });
  return columns.toSpliced(at, 1, ...parts).map((column, index) => ({ ...column, index }));
}
