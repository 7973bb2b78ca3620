/** Tells which lines make a row: those around an amount, up to a rule, a gap, a date or a title. */
import type { Join } from '../model/row.ts';
import type { JoinRule } from '../wording/lines.ts';
import type { MarkedLine } from './marked-line.ts';
import { startOf } from './marked-lines.ts';
import { overprints } from './overprints.ts';
import { type Pair, pairsOf } from './pairs.ts';
import { Placement, type Split } from './placement.ts';
import { standingAlone } from './standing-alone.ts';
import { dayHeadings, startsOf, titleLike } from './titles.ts';

/** A row's next line stands no further down than this, in text sizes, where the table shows no pitch of its own. */
const MAX_PITCH = 2.4;
/** Lines of a row may stand this much further apart than they usually do. */
const PITCH_SLACK = 1.2;
/** A continued description starts no further left than this before the column's usual start, in points. */
const OUTDENT = 3;
/** Lines of a row are indented by so many text sizes at the most. */
const FAR_RIGHT = 6;
/** Lines of one column stand further apart than this, in text sizes. */
const LAPPING = 0.8;
/** Type of another row or of none differs by at least this share. */
const TITLE_SIZE = 1.12;

/** The lines of one row, and the one with its amount. */
export interface Group {
  readonly lines: MarkedLine[];
  readonly anchor: MarkedLine;
}

export interface Grouped {
  readonly groups: readonly Group[];
  /** title lines above a group */
  readonly titles: ReadonlyMap<Group, readonly MarkedLine[]>;
  /** lines that belong to no row */
  readonly loose: readonly MarkedLine[];
  /** of each line without an amount, what became of it and by which rule */
  readonly joins: ReadonlyMap<MarkedLine, Join>;
}

/**
 * Given a table's marked lines in document order, and the indices of its segments that go on where the one before ended,
 * returns which lines belong to which row. A row may begin on one page and end on the next.
 */
export function group(all: readonly MarkedLine[], goingOn: ReadonlySet<number>): Grouped {
  const over = overprints(all);
  const lines = all.filter((l) => l.typedFrom === null && !over.has(l));
  const starts = startsOf(lines);
  const days = dayHeadings(lines);
  const alone = standingAlone(lines);
  const titles = new Set<MarkedLine>();
  for (const [i, l] of lines.entries())
    if (!l.anchor && (days.has(l) || alone.has(l) || titleLike(l, lines[i - 1], starts))) titles.add(l);
  const pairs = pairsOf(lines, goingOn, titles);
  const grouping = new Grouping(lines, new Placement(lines, pairs), starts);
  for (const l of all) if (l.typedFrom !== null) grouping.leave(l, 'typed_rule');
  for (const l of over) grouping.leave(l, 'overprint');
  for (const pair of pairs) {
    if (pair.between.length > 0) grouping.part(pair);
    for (const l of pair.titled) grouping.join(l, 'title', days.has(l) ? 'day_heading' : titleRule(l, alone));
  }
  return grouping.grouped(pairs);
}

/** The rows of a table while lines are put to them. */
class Grouping {
  readonly #groups = new Map<MarkedLine, Group>();
  readonly #loose: MarkedLine[] = [];
  readonly #joins = new Map<MarkedLine, Join>();
  readonly #placement: Placement;
  /** points that lines of a row stand apart at the most, where the table shows it */
  readonly #allowed: number;
  readonly #starts: readonly number[];

  constructor(lines: readonly MarkedLine[], placement: Placement, starts: readonly number[]) {
    this.#placement = placement;
    this.#allowed = placement.pitch * PITCH_SLACK;
    this.#starts = starts;
    for (const l of lines) if (l.anchor) this.#groups.set(l, { lines: [l], anchor: l });
  }

  /** What became of them all. */
  grouped(pairs: readonly Pair[]): Grouped {
    const titles = new Map<Group, readonly MarkedLine[]>();
    for (const { below, titled } of pairs) {
      const under = this.#groupOf(below);
      if (under && titled.length > 0) titles.set(under, titled);
    }
    return { groups: [...this.#groups.values()], titles, loose: this.#loose, joins: this.#joins };
  }

  join(l: MarkedLine, as: Join['as'], rule: JoinRule): void {
    this.#joins.set(l, { as, rule });
  }

  /** Puts the lines between two amounts to the row above, to the row below, or to none. */
  part(pair: Pair): void {
    const { above, below, between } = pair;
    const before = this.#groupOf(above);
    const split = this.#placement.split(pair, before ? before.lines.indexOf(before.anchor) : 0);
    const rest = between.length - split.below;
    const inside = above !== null && below !== null && above.segment === below.segment;
    for (let i = split.above; i < rest; i++) this.leave(between[i], 'clear_of_rows');
    this.#putAbove(pair, split, inside);
    this.#putBelow(pair, split, inside);
  }

  #groupOf(anchor: MarkedLine | null): Group | null {
    return anchor ? (this.#groups.get(anchor) as Group) : null;
  }

  /** Puts a line to no row. */
  leave(l: MarkedLine, rule: JoinRule): void {
    this.#loose.push(l);
    this.join(l, 'none', rule);
  }

  /** Puts the first lines between two amounts to the row above, as far as that goes. */
  #putAbove({ above, below, between }: Pair, split: Split, inside: boolean): void {
    const before = this.#groupOf(above);
    // a balance is whole in one line: what stands around it is the head of a page or of a statement
    const whole = before === null || statesBalance(before.anchor);
    let previous = above;
    let going = !whole;
    // what ends a page, or stands on top of the next, may be no part of the row, and the row go on all the same
    let turning = false;
    for (let i = 0; i < split.above; i++) {
      const l = between[i];
      if (previous && l.segment !== previous.segment) {
        going = !whole;
        turning = true;
      }
      const against =
        previous === null
          ? 'no_row_above'
          : (apart(previous, l, l, startOf(above), this.#allowed, inside) ??
            (before && isLarger(l, before.anchor)
              ? 'larger_type'
              : !inside && strays(l, before?.lines ?? [], this.#starts)
                ? 'further_right'
                : turning && isHead(l, above, between[i + 1] ?? below, this.#allowed)
                  ? 'page_head'
                  : null));
      // what stands beside the lines of a row, in the margin, does not end it
      if (against !== null && (turning || lapsOver(previous, l) || lapsOver(l, between[i + 1]))) {
        this.leave(l, against);
        continue;
      }
      turning = false;
      if (going && against === null) {
        before?.lines.push(l);
        this.join(l, 'row', split.by);
      } else this.leave(l, against ?? 'row_ended');
      going &&= against === null;
      previous = l;
    }
  }

  /** Puts the last lines between two amounts to the row below, as far up as that goes. */
  #putBelow({ above, below, between }: Pair, split: Split, inside: boolean): void {
    const after = this.#groupOf(below);
    const foot = footOf(above, between, below, this.#allowed);
    let next = after && statesBalance(after.anchor) ? null : below;
    for (let i = between.length - 1; i >= between.length - split.below; i--) {
      const l = between[i];
      const against =
        next === null
          ? 'row_below_ended'
          : i >= foot.from && i < foot.to
            ? 'page_foot'
            : apart(l, next, l, startOf(below), this.#allowed, inside);
      if (against === null) {
        after?.lines.unshift(l);
        this.join(l, 'row', split.by);
        next = l;
      } else {
        next = null;
        this.leave(l, against);
      }
    }
  }
}

/** Given the lines between two rows, returns which of them [from, to) stand at the foot of the first page and are no part of the row overleaf: from the first clear gap on. */
function footOf(
  above: MarkedLine | null,
  between: readonly MarkedLine[],
  below: MarkedLine | null,
  allowed: number,
): { readonly from: number; readonly to: number } {
  let to = 0;
  while (below && to < between.length && between[to].segment < below.segment) to++;
  let before = above;
  for (let from = 0; from < to; from++) {
    const l = between[from];
    const clear = Math.max(MAX_PITCH * l.size, allowed);
    if (before?.segment === l.segment && l.baseline - before.baseline > clear) return { from, to };
    before = l;
  }
  return { from: to, to };
}

/** True for two lines of a page that stand less than a line apart. */
function lapsOver(above: MarkedLine | null, below: MarkedLine | undefined): boolean {
  if (!above || above.segment !== below?.segment) return false;
  return below.baseline - above.baseline < LAPPING * Math.min(above.size, below.size);
}

/** True for a line whose type is larger than any of its row's. */
function isLarger({ size }: MarkedLine, { row }: MarkedLine): boolean {
  for (const w of row.source.line.words) if (size <= w.style.size * TITLE_SIZE) return false;
  return true;
}

/** True for a line that begins further right than any text of its row does, or many of other rows: a note below the table. */
function strays(l: MarkedLine, row: readonly MarkedLine[], starts: readonly number[]): boolean {
  const x = l.row.source.line.box[0];
  const far = FAR_RIGHT * l.size;
  for (const { row: own } of row) for (const cell of own.cells) if (cell && x - cell.words[0].x0 <= far) return false;
  for (const start of starts) if (!(x - (x - l.indent + start) > far)) return false;
  return true;
}

/** True for a line on top of a page that is no part of the row from the page before: bold as no row is, or clear of the line below. */
function isHead(l: MarkedLine, row: MarkedLine | null, next: MarkedLine | null, allowed: number): boolean {
  if (l.bold && !row?.bold) return true;
  return next?.segment === l.segment && next.baseline - l.baseline > Math.max(MAX_PITCH * l.size, allowed);
}

const BALANCES: ReadonlySet<string> = new Set(['opening', 'closing', 'brought_forward', 'carried_forward', 'balance']);

/** True where the words of a line with an amount say that it is a balance, and nothing else. */
export function statesBalance({ kind, kindExact }: Pick<MarkedLine, 'kind' | 'kindExact'>): boolean {
  return kindExact && kind !== null && BALANCES.has(kind);
}

function titleRule(l: MarkedLine, alone: ReadonlySet<MarkedLine>): JoinRule {
  if (l.section) return alone.has(l) ? 'section_title_alone' : 'section_title';
  return 'title_like';
}

/** Why two lines do not stand in one row that begins at `start`, of which `l` has no amount; null where they may. `inside` where rows stand above and below both. */
function apart(
  above: MarkedLine,
  below: MarkedLine,
  l: MarkedLine,
  start: number,
  allowed: number,
  inside: boolean,
): JoinRule | null {
  // around the rows it is a sentence, among them a long text
  if (l.row.crossing && !inside) return 'across_columns';
  // over a page's end, the rule is the header's and the distance tells nothing
  if (above.segment === below.segment) {
    if (below.ruledAbove) return 'rule_between';
    const most = Math.max(MAX_PITCH * Math.min(above.size, below.size), allowed);
    if (below.baseline - above.baseline > most) return 'further_off';
  }
  if (l.dates.length > 0 || Number.isNaN(l.indent) || l.indent >= start - OUTDENT) return null;
  return 'further_left';
}
