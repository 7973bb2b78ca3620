/** Finds where one column ends and the next begins: at ruling lines, else where the fewest words of the rows stand. */
import type { ColumnRole } from '../lexicon/columns.ts';
import type { Rule } from '../pages/types.ts';
import { headingsOfStacks, meaningOver } from './align.ts';
import type { HeadingCell } from './headers.ts';
import { type Stack, stacksOf } from './stacks.ts';
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
  /** Given where a column's content begins, returns the middle of the gap before it, which goes no further than `until`. */
  gapBefore(x: number, until: number): number {
    const bar = Math.floor(this.lines * CROSSING_SHARE);
    let from = Math.min(this.counts.length - 1, Math.floor(x));
    while (from - 1 > until && this.counts[from - 1] <= bar) from--;
    return (from + x) / 2;
  }
  /** The same for the gap after a column's content. */
  gapAfter(x: number, until: number): number {
    const bar = Math.floor(this.lines * CROSSING_SHARE);
    let to = Math.max(0, Math.ceil(x));
    while (to < until && to < this.counts.length && this.counts[to] <= bar) to++;
    return (x + to) / 2;
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
  const stacks = stacksOf(body);
  const items = itemsOf(cells, stacks, textsBeside(body, stacks));
  const coverage = coverageOf(body, width, cells);
  const starts = startsOf(body);
  return columnsBetween(items, (a, b) => {
    const [from, to] = [a.stack?.right ?? middle(a), b.stack?.left ?? middle(b)];
    const ruled = rules.filter((x) => x > from && x < to);
    if (ruled.length === 1) return ruled[0];
    const lo = a.stack ? a.stack.right : null;
    const begins = (starts.get(Math.round(b.x0)) ?? 0) >= coverage.lines * START_SHARE && b.x0 > (lo ?? middle(a));
    const hi = b.stack ? b.stack.left : begins ? b.x0 : null;
    if (lo !== null && hi !== null) return lo < hi ? coverage.valley(lo, hi) : (lo + hi) / 2;
    // a heading may begin where the dates before its texts do
    if (hi !== null) return coverage.gapBefore(hi, Math.min(middle(a), hi - 1));
    if (lo !== null) return coverage.gapAfter(lo, lo < middle(b) ? middle(b) : width);
    return coverage.valley(middle(a), middle(b));
  });
}

/** A column to be: its heading, if any, with what stands below each other under it. */
interface Item {
  readonly x0: number;
  readonly x1: number;
  readonly role: ColumnRole | null;
  readonly weight: number;
  readonly heading: string;
  readonly holds: Column['holds'];
  readonly stack: Pick<Stack, 'left' | 'right'> | null;
}

const middle = ({ x0, x1 }: { x0: number; x1: number }): number => (x0 + x1) / 2;

/** Texts begin at one x on this share of the lines where a column of them does. */
const START_SHARE = 0.1;
/** Texts of two columns are mostly this far apart, in text sizes; after less, a word may begin a text, or go on with one. */
const TEXT_GAP = 0.5;
const AFTER_SPACE = 0.3;
/** Stacks without a heading are columns where they stand on this share of the lines with an amount, */
const UNHEADED_SHARE = 0.5;
/** and on so many. */
const UNHEADED_COUNT = 2;

/** Given lines and stacks, returns where the words of rows stand that are in no stack. */
function textsBeside(body: readonly TokenLine[], stacks: readonly Stack[]): number[] {
  const inStack = (x: number) => stacks.some((s) => x >= s.left && x <= s.right);
  return body.filter(isRowLike).flatMap((tl) => tl.line.words.map(middle).filter((x) => !inStack(x)));
}

/**
 * Given headings, stacks and where texts stand beside these, returns the columns that they make, left to right: a heading
 * may mean what its stack holds.
 */
function itemsOf(cells: readonly HeadingCell[], stacks: readonly Stack[], texts: readonly number[]): Item[] {
  const named = cells.map((c, i) => {
    // a heading for texts over a stack and no text is another word for what is in the stack
    const until = cells[i + 1]?.x0 ?? Infinity;
    const over = c.role !== null && !MONEY.has(c.role) && !DATES.has(c.role) && stacks.some((s) => isOver(c, s));
    return over && !texts.some((x) => x > c.x0 && x < until) ? { ...c, role: null, weight: 0 } : c;
  });
  const headings = headingsOfStacks(named, stacks);
  const items = named.map((c, i): Item => {
    const own = stacks.filter((_, s) => headings[s] === i);
    const stack =
      own.length > 0
        ? { left: Math.min(...own.map((s) => s.left)), right: Math.max(...own.map((s) => s.right)) }
        : null;
    const meant = own.length > 0 ? meaningOver(c, own[0]) : c;
    const holds = own.length > 0 && !own[0].bare ? own[0].kind : null;
    return { x0: c.x0, x1: c.x1, role: meant.role, weight: meant.weight, heading: c.text, holds, stack };
  });
  const dated = items.some((i) => i.role !== null && DATES.has(i.role));
  const unheaded = stacks.filter(
    (s, k) =>
      headings[k] < 0 &&
      s.share >= UNHEADED_SHARE &&
      s.count >= UNHEADED_COUNT &&
      !s.bare &&
      (s.alone || (s.kind === 'date' && !dated)),
  );
  for (const s of unheaded) {
    const role = s.kind === 'date' && !dated ? 'date' : null;
    items.push({ x0: s.left, x1: s.right, role, weight: 0, heading: '', holds: s.kind, stack: s });
  }
  const left = (i: Item) => (i.stack ? Math.min(i.stack.left, i.x0) : i.x0);
  return unheaded.length === 0 ? items : items.sort((a, b) => left(a) - left(b) || (a.stack ? -1 : 1));
}

/** True where a heading stands over at least half of a stack that is a column's. */
function isOver(c: HeadingCell, s: Stack): boolean {
  return (
    !s.bare && s.share >= UNHEADED_SHARE && Math.min(c.x1, s.right) - Math.max(c.x0, s.left) >= (s.right - s.left) / 2
  );
}

/** Given columns to be and what parts two of them, returns the columns. */
function columnsBetween(items: readonly Item[], edge: (a: Item, b: Item) => number): Column[] {
  const edges = items.slice(1).map((b, i) => edge(items[i], b));
  return items.map(({ role, weight, heading, holds }, index) => ({
    index,
    left: edges[index - 1] ?? -Infinity,
    right: edges[index] ?? Infinity,
    role,
    holds,
    weight,
    heading,
  }));
}

/** Given lines, returns how many of them have a text that begins at each x, in points, to one on either side: a word after a space counts little. */
function startsOf(body: readonly TokenLine[]): Map<number, number> {
  const starts = new Map<number, number>();
  for (const tl of body) {
    if (!isRowLike(tl)) continue;
    const own = new Map<number, number>();
    tl.line.words.forEach((w, i, words) => {
      const spaced = i > 0 && w.x0 - words[i - 1].x1 < w.style.size * TEXT_GAP;
      for (const x of [Math.round(w.x0) - 1, Math.round(w.x0), Math.round(w.x0) + 1])
        own.set(x, Math.max(own.get(x) ?? 0, spaced ? AFTER_SPACE : 1));
    });
    for (const [x, n] of own) starts.set(x, (starts.get(x) ?? 0) + n);
  }
  return starts;
}

const MONEY: ReadonlySet<ColumnRole> = new Set(['amount', 'debit', 'credit', 'balance', 'fee', 'original_amount']);
const DATES: ReadonlySet<ColumnRole> = new Set(['date', 'value_date', 'transaction_date']);

/** Columns of a table without a header are at least this far apart, in points: more than a space of usual text. */
const LEAST_GAP = 5;
/** What stands beside stacks is a column where this share of the rows have it. */
const TEXT_SHARE = 0.1;

/** Given lines that are rows, returns the columns that their stacks, and the texts between these, make. */
export function columnsOf(rows: readonly TokenLine[], rules: readonly number[], width: number): Column[] {
  const stacks = stacksOf(rows).filter(
    (s) => (s.alone && (s.count >= UNHEADED_COUNT || s.share >= TEXT_SHARE)) || (!s.bare && s.share >= UNHEADED_SHARE),
  );
  const inStack = (x: number) => stacks.some((s) => x >= s.left && x <= s.right);
  const texts = new Coverage(width);
  for (const tl of rows) {
    texts.lines++;
    for (const p of tl.line.phrases) {
      const words = p.words.filter((w) => !inStack(middle(w)));
      words.forEach((w, i) => {
        const joined = i > 0 && p.words.indexOf(w) === p.words.indexOf(words[i - 1]) + 1;
        texts.add(joined ? words[i - 1].x1 : w.x0, w.x1);
      });
    }
  }
  const none = { role: null, weight: 0, heading: '' };
  const items: Item[] = stacks.map((s) => ({ x0: s.left, x1: s.right, holds: s.kind, stack: s, ...none }));
  for (const [x0, x1, most] of runsOf(texts, [...stacks.flatMap((s) => [s.left, s.right]), ...rules])) {
    if (most >= Math.max(2, rows.length * TEXT_SHARE))
      items.push({ x0, x1, holds: null, stack: { left: x0, right: x1 }, ...none });
  }
  items.sort((a, b) => middle(a) - middle(b));
  return columnsBetween(items, (a, b) => rules.find((x) => x >= a.x1 && x <= b.x0) ?? (a.x1 + b.x0) / 2);
}

/** Given how texts cover the width, and borders that they do not cross, returns the stretches [x0, x1) that they take, and how many lines the fullest place of each has. */
function runsOf({ counts, lines }: Coverage, borders: readonly number[]): [number, number, number][] {
  const bar = Math.floor(lines * CROSSING_SHARE);
  const runs: [number, number, number][] = [];
  for (let x = 0; x < counts.length; x++) {
    if (counts[x] <= bar) continue;
    const last = runs[runs.length - 1];
    if (last && x - last[1] < LEAST_GAP && !borders.some((b) => b >= last[1] - 1 && b <= x)) {
      last[1] = x + 1;
      last[2] = Math.max(last[2], counts[x]);
    } else runs.push([x, x + 1, counts[x]]);
  }
  return runs;
}
