/** Finds the columns of a table without a header: what stands below each other makes them, and the texts between. */
import { columnsBetween, type Item, middle, UNHEADED_COUNT, UNHEADED_SHARE } from './columns.ts';
import { Coverage, CROSSING_SHARE } from './coverage.ts';
import { type Stack, stacksOf } from './stacks.ts';
import type { Column, TokenLine } from './types.ts';

/** Columns of a table without a header are at least this far apart, in points: more than a space of usual text. */
const LEAST_GAP = 5;
/** What stands beside stacks is a column where this share of the rows have it. */
const TEXT_SHARE = 0.1;
/** Amounts in fewer of the dated lines are none of a list's columns. */
const MONEY_SHARE = 0.1;

/** Given lines with dates and amounts, returns those of the longest list: a summary's, or another list's, stand elsewhere. */
export function listed(lines: readonly TokenLine[]): TokenLine[] {
  const highest = (rows: readonly TokenLine[], kind: Stack['kind']) =>
    stacksOf(rows)
      .filter((s) => s.kind === kind && s.alone)
      .sort((a, b) => b.count - a.count);
  const [dates] = highest(lines, 'date');
  if (!dates) return [...lines];
  const dated = lines.filter((tl) => tl.dates.some((d) => isIn(d, dates)));
  const money = highest(dated, 'money').filter((s) => s.share >= MONEY_SHARE);
  return money.length === 0 ? dated : dated.filter((tl) => tl.amounts.some((a) => money.some((s) => isIn(a, s))));
}

const isIn = (token: { x0: number; x1: number }, s: Stack): boolean =>
  middle(token) >= s.left && middle(token) <= s.right;

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
  return columnsBetween(items, (a, b) => {
    const ruled = rules.find((x) => x >= a.x1 && x <= b.x0);
    if (ruled !== undefined) return ruled;
    // lines below a row may be longer than its text: they end where amounts begin
    const middleOfGap = (a.x1 + b.x0) / 2;
    return a.holds === null && b.holds === 'money' ? Math.max(middleOfGap, b.x0 - LEAST_GAP) : middleOfGap;
  });
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
