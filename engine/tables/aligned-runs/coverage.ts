/** Where the words of rows are across the page, where none are, and which ruling lines run between them. */
import { overlap } from '../../geometry/box.ts';
import { least } from '../../geometry/extremes.ts';
import type { Line } from '../../model/line.ts';
import { groupBy, numberAt } from '../../model/lists.ts';
import type { Rule } from '../../model/page.ts';
import type { HeadingCell, TokenLine } from '../../model/table.ts';

/** Share of the rows' lines that may cross an empty gap all the same: a long description here and there. */
export const CROSSING_SHARE = 0.02;
/** A vertical rule must run along this share of the rows' height to bound a column. */
const RULE_SHARE = 0.5;

/** How many words cover each point of the page's width. */
export class Coverage {
  /** the same of further lines: texts go on there, maybe further than beside amounts */
  further: Coverage | null = null;
  lines = 0;
  /** how many more words begin than end at each point */
  readonly #steps: Int32Array;
  #counts: Int32Array | null = null;
  constructor(width: number) {
    this.#steps = new Int32Array(Math.max(1, Math.ceil(width) + 2));
  }
  addLine({ words }: Line): void {
    this.lines++;
    for (const w of words) this.add(w.x0, w.x1);
  }
  add(x0: number, x1: number): void {
    const from = Math.max(0, Math.floor(x0));
    const to = Math.min(this.#steps.length - 1, Math.ceil(x1));
    if (from >= to) return;
    this.#steps[from] = numberAt(this.#steps, from) + 1;
    this.#steps[to] = numberAt(this.#steps, to) - 1;
    this.#counts = null;
  }
  /** How many words are at each point. */
  get counts(): Int32Array {
    if (this.#counts === null) {
      this.#counts = new Int32Array(this.#steps.length);
      let count = 0;
      for (const [x, step] of this.#steps.entries()) {
        count += step;
        this.#counts[x] = count;
      }
    }
    return this.#counts;
  }
  /** How many words are at an x. */
  at(x: number): number {
    return numberAt(this.counts, Math.min(this.counts.length - 1, Math.max(0, Math.floor(x))));
  }
  /** Returns the middle of the widest stretch of an interval that hardly any line crosses. */
  valley(from: number, to: number): number {
    const { counts } = this;
    const a = Math.max(0, Math.round(from));
    const b = Math.min(counts.length - 1, Math.round(to));
    if (b <= a) return (from + to) / 2;
    const lowest = least(counts.subarray(a, b + 1));
    const bar = Math.max(lowest, Math.floor(this.lines * CROSSING_SHARE));
    let [low, high] = [a, a];
    let start = a;
    for (let x = a; x <= b; x++) {
      if (numberAt(counts, x) > bar) start = x + 1;
      else if (x + 1 - start > high - low) [low, high] = [start, x + 1];
    }
    return (low + high) / 2;
  }
  /** Returns the middle of the gap before a column's content, which ends at `until` at the latest. */
  gapBefore(x: number, until: number): number {
    const { counts } = this;
    const bar = Math.floor(this.lines * CROSSING_SHARE);
    let from = Math.min(counts.length - 1, Math.floor(x));
    const crossing = this.further?.at(from) ?? 0;
    while (from - 1 > until && (counts[from - 1] ?? Infinity) <= bar && (this.further?.at(from - 1) ?? 0) <= crossing)
      from--;
    return (from + x) / 2;
  }
  /** The same for the gap after a column's content. */
  gapAfter(x: number, until: number): number {
    const bar = Math.floor(this.lines * CROSSING_SHARE);
    let to = Math.max(0, Math.ceil(x));
    while (to < until && (this.counts[to] ?? Infinity) <= bar) to++;
    return (x + to) / 2;
  }
}

/** Given vertical rules and the height that rows are in, returns the x of those that bound columns, sorted. */
export function columnRules(rules: readonly Rule[], top: number, bottom: number): number[] {
  const along = ({ box }: Rule) => overlap(box[1], box[3], top, bottom);
  const inside = rules.filter((rule) => !rule.horizontal && along(rule) > 0);
  return [...groupBy(inside, ({ box }) => Math.round((box[0] + box[2]) / 2))]
    .filter(([, own]) => own.reduce((sum, rule) => sum + along(rule), 0) >= (bottom - top) * RULE_SHARE)
    .map(([x]) => x)
    .sort((a, b) => a - b);
}

/** Lines whose words show where columns are: those that hold a date or an amount with decimals. */
export const isRowLike = ({ dates, amounts }: TokenLine): boolean =>
  dates.length > 0 || amounts.some((a) => !a.token.whole);

/** True for a line that begins with a date and ends with an amount, as rows do. */
export function isWholeRow({ line, dates, amounts }: TokenLine): boolean {
  const last = amounts.at(-1);
  return dates[0]?.from === 0 && last !== undefined && !last.token.whole && last.to === line.words.length;
}

/** Given lines and a header's cells, returns how the words of rows and the headings cover the page's width. */
export function coverageOf(body: readonly TokenLine[], width: number, cells: readonly HeadingCell[]): Coverage {
  const coverage = new Coverage(width);
  const further = new Coverage(width);
  for (const tl of body) (isRowLike(tl) ? coverage : further).addLine(tl.line);
  coverage.further = further;
  for (const c of cells) coverage.add(c.x0, c.x1);
  return coverage;
}
