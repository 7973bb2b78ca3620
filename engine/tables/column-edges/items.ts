/** What columns are made of before their edges are known: headings, and what is below each other, also without one. */
import { type Interval, isMiddleIn } from '../../geometry/intervals.ts';
import { CODE_ROLES, FIGURE_ROLES } from '../../lexicon/headings/column-role.ts';
import { groupBy, isFilled, itemAt, lastOf, neighbours, onlyOf } from '../../model/lists.ts';
import type { Column, TokenLine } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { isBare } from '../../money/moneylike.ts';
import { type AlignedRun, isAlone, moneyIn, reachOf } from '../aligned-runs/aligned-runs.ts';
import { isRowLike } from '../aligned-runs/coverage.ts';
import { type PartedTexts, partOfCodes } from './codes.ts';

/** Runs without a heading are columns if they are on this share of the lines with an amount, */
export const UNHEADED_SHARE = 0.5;
/** and on so many. */
export const UNHEADED_COUNT = 2;

/** A column to be: its heading, if any, with what is below each other under it. */
export interface Item extends Interval, Pick<Column, 'role' | 'weight' | 'heading' | 'holds'> {
  readonly run: Interval | null;
}

type Items = readonly Item[];

/** Given what is below each other, returns the column that it makes without a heading. */
export function unheaded(run: Interval, holds: Item['holds']): Item {
  const { x0, x1 } = run;
  return { x0, x1, role: null, weight: 0, heading: '', holds, run };
}

/** True for a column of dates or amounts, by its heading or by what is in it. */
export const holdsFigures = ({ holds, role }: Item): boolean => holds !== null || FIGURE_ROLES.has(role);

/** True for a heading of codes: all that is below it is its own. */
export const namesCodes = ({ role }: Pick<Item, 'role'>): boolean => CODE_ROLES.has(role);

/** Given columns to be and what parts two of them, returns the columns. */
export function columnsBetween(items: Items, edge: (a: Item, b: Item) => number): Column[] {
  const edges = neighbours(items).map(([a, b]) => edge(a, b));
  return items.map(({ role, weight, heading, holds }, index) => {
    const [left, right] = [edges[index - 1] ?? -Infinity, edges[index] ?? Infinity];
    return { index, left, right, role, holds, weight, heading };
  });
}

/** Texts have so many letters mostly, and so many of a column differ. */
const LONG_TEXT = 4;
const LEAST_TEXTS = 3;

/** Returns the columns to be with one for texts behind dates or amounts that have no heading of their own. */
export function withTexts(items: Items, body: readonly TokenLine[], width: number): Items {
  const rows = body.filter(isRowLike);
  return items.flatMap((item, i) => [item, textsBehind(items, i, rows, width) ?? []].flat());
}

/** Returns a column for the texts between a column to be and the next; null if there are none. */
function textsBehind(items: Items, at: number, rows: readonly TokenLine[], width: number): Item | null {
  const a = itemAt(items, at);
  const b: Item | undefined = items[at + 1];
  if (!a.run || a.holds === null || (b && !holdsFigures(b))) return null;
  const [from, to] = [a.run.x1, b ? (b.run?.x0 ?? b.x0) : width];
  const within = rows.map(({ line }) => line.words.filter((w) => w.x0 > from && w.x1 < to));
  const between = within.filter(isFilled);
  const own = reachOf(between.map((words) => ({ x0: words[0].x0, x1: lastOf(words).x1 })));
  if (between.length < Math.max(UNHEADED_COUNT, rows.length * UNHEADED_SHARE)) return null;
  // markers and currencies are beside amounts; what another heading, or no heading, is over is beside the table
  if (a.holds === 'money' && !(areTexts(between) && (a.x1 > own.x0 || items.every(holdsFigures)))) return null;
  return unheaded(own, null);
}

/**
 * Returns the columns to be with one for codes before or behind texts, which no heading names, and without a header one
 * for the kinds of bookings. What shares a heading with texts belongs to them.
 */
export function withCodes(items: Items, body: readonly TokenLine[], width: number, headerless = false): Items {
  const parted = items.flatMap((item, i) => {
    const between = textsBetween(items, i, width, headerless);
    const part = between && partOfCodes(body, between, headerless);
    return between && part ? partsOf(item, between.x0, part) : [item];
  });
  // codes may be on one side, and kinds on the other
  return headerless && parted.length > items.length ? withCodes(parted, body, width, true) : parted;
}

/** Returns the stretch of texts that a column to be has between its neighbours; null for a column of figures. */
function textsBetween(items: Items, at: number, width: number, headerless: boolean): Interval | null {
  const item = itemAt(items, at);
  const [a, b]: (Item | undefined)[] = [items[at - 1], items[at + 1]];
  const isFit = (other: Item | undefined) => other === undefined || headerless || holdsFigures(other);
  if (holdsFigures(item) || namesCodes(item) || !isFit(a) || !isFit(b)) return null;
  return { x0: a?.run?.x1 ?? a?.x1 ?? 0, x1: b?.run?.x0 ?? b?.x0 ?? width };
}

/** Given a column to be, where its texts begin and where they part, returns one for the codes and one for the texts. */
function partsOf(item: Item, from: number, { x, first }: PartedTexts): Item[] {
  const left = { x0: from, x1: x - 1 };
  const right = { x0: x, x1: Math.max(x, item.run?.x1 ?? item.x1) };
  const [own, other] = first ? [left, right] : [right, left];
  const texts = { ...item, ...other, run: other };
  return first ? [unheaded(own, null), texts] : [texts, unheaded(own, null)];
}

/** True for words that differ from row to row and are mostly long. */
function areTexts(cells: readonly (readonly Word[])[]): boolean {
  const texts = cells.map((words) => words.map((w) => w.text).join(' '));
  const long = texts.filter((t) => t.replace(/\P{L}/gu, '').length >= LONG_TEXT);
  return long.length * 2 >= texts.length && new Set(texts).size >= Math.min(LEAST_TEXTS, texts.length);
}

/** Returns the runs of which most amounts are in no text, and the only ones of a line with a date of the rows. */
export function soleAmounts(body: readonly TokenLine[], runs: readonly AlignedRun[]): ReadonlySet<AlignedRun> {
  const money = runs.filter(({ kind }) => kind === 'money');
  // another list below the rows has its days elsewhere
  const [days] = runs.filter(({ kind }) => kind === 'date').sort((a, b) => b.count - a.count);
  if (days === undefined || money.length < 2) return new Set();
  const sole = body.flatMap((tl) => {
    const own = onlyOf(moneyIn(tl).filter((a) => !isBare(a.token)));
    if (own === null || !isAlone(tl, own) || !tl.dates.some((date) => isMiddleIn(date, days))) return [];
    return money.find((s) => isMiddleIn(own, s)) ?? [];
  });
  const counts = groupBy(sole, (run) => run);
  const leastOf = ({ count }: AlignedRun) => Math.max(UNHEADED_COUNT, count * UNHEADED_SHARE);
  return new Set(money.filter((s) => (counts.get(s)?.length ?? 0) >= leastOf(s)));
}
