/** Finds which lines make a row: those around an amount, up to a rule, a gap, a date or a title. */
import { STATED_BALANCES } from '../lexicon/lines/line-kind.ts';
import { type Join, namesOnly } from '../model/row.ts';
import type { TokenLine } from '../model/table.ts';
import type { JoinRule } from '../wording/lines.ts';
import { neighboursOf } from './border/question.ts';
import { startsOf } from './layout.ts';
import type { MarkedLine } from './marked-line.ts';
import type { Group } from './membership/group.ts';
import { keptOut } from './membership/question.ts';
import { mostApart, type TableOfRows } from './membership/rules.ts';
import { overprints } from './overprints.ts';
import { type Pair, pairsOf } from './pairs.ts';
import { Placement, type Split } from './placement.ts';
import { titlesIn } from './title/question.ts';

/** Lines of a row may be this much further apart than they usually are. */
const PITCH_SLACK = 1.2;
/** Lines of one column are further apart than this, in text sizes. */
const LAPPING = 0.8;

export interface Grouped {
  readonly groups: readonly Group[];
  readonly titles: ReadonlyMap<Group, readonly MarkedLine[]>;
  /** lines that belong to no row */
  readonly loose: readonly MarkedLine[];
  /** of each line without an amount, what became of it and by which rule */
  readonly joins: ReadonlyMap<TokenLine, Join>;
}

/** Returns which lines of a table belong to which row. `goingOn`: segments that continue the one before. */
export function group(all: readonly MarkedLine[], goingOn: ReadonlySet<number>): Grouped {
  const over = overprints(all);
  const lines = all.filter((l) => l.typedFrom === null && !over.has(l));
  const starts = startsOf(lines);
  const titles = titlesIn(lines, starts);
  const pairs = pairsOf(lines, goingOn, titles);
  const grouping = new Grouping(lines, new Placement(lines, pairs), starts);
  for (const l of all) if (l.typedFrom !== null) grouping.leave(l, 'typed_rule');
  for (const l of over) grouping.leave(l, 'overprint');
  for (const pair of pairs) {
    if (pair.between.length > 0) grouping.part(pair);
    for (const l of pair.titled) grouping.join(l, 'title', titles.get(l) as JoinRule);
  }
  return grouping.grouped(pairs);
}

/** The rows of a table while lines are put to them. */
class Grouping {
  readonly #groups = new Map<MarkedLine, Group>();
  readonly #loose: MarkedLine[] = [];
  readonly #joins = new Map<TokenLine, Join>();
  readonly #placement: Placement;
  readonly #table: TableOfRows;

  constructor(lines: readonly MarkedLine[], placement: Placement, starts: readonly number[]) {
    this.#placement = placement;
    this.#table = { mostApart: placement.spacing.pitch * PITCH_SLACK, starts };
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
    this.#joins.set(l.row.source, { as, rule });
  }

  /** Puts the lines between two amounts to the row above, to the row below, or to none. */
  part(pair: Pair): void {
    const { between } = pair;
    const [before, after] = [this.#groupOf(pair.above), this.#groupOf(pair.below)];
    const split = this.#placement.split(pair, before ? before.lines.indexOf(before.anchor) : 0);
    const rest = between.length - split.below;
    for (const line of between.slice(split.above, rest)) this.leave(line, 'clear_of_rows');
    if (before) this.#putAbove(before, pair, split);
    if (after) this.#putBelow(after, pair, split);
  }

  #groupOf(anchor: MarkedLine | null): Group | null {
    return (anchor && this.#groups.get(anchor)) ?? null;
  }

  /** Puts a line to no row. */
  leave(l: MarkedLine, rule: JoinRule): void {
    this.#loose.push(l);
    this.join(l, 'none', rule);
  }

  /** Notes that a line was put to a row, or for which reason to none. */
  #note(line: MarkedLine, reason: JoinRule | null, { by }: Split): void {
    if (reason === null) this.join(line, 'row', by);
    else this.leave(line, reason);
  }

  /** Puts the first lines between two amounts to the row above, as far as that goes. */
  #putAbove(row: Group, pair: Pair, split: Split): void {
    const { below, between } = pair;
    const isInside = neighboursOf(pair) !== null;
    // a balance is whole in one line: what is around it is the head of a page or of a statement
    const whole = namesOnly(row.anchor, STATED_BALANCES);
    let previous = row.anchor;
    let going = !whole;
    // what ends a page, or is on top of the next, may be no part of the row, and the row continue all the same
    let onTop = false;
    for (const [i, line] of between.slice(0, split.above).entries()) {
      if (line.segment !== previous.segment) {
        going = !whole;
        onTop = true;
      }
      const next = between[i + 1] ?? below;
      const table = this.#table;
      const atFoot = false;
      const reason = keptOut({ line, row, next: previous, isAbove: true, isInside, atFoot, onTop, below: next, table });
      // what is beside the lines of a row, in the margin, does not end it
      if (reason !== null && (onTop || lapsOver(previous, line) || lapsOver(line, between[i + 1]))) {
        this.leave(line, reason);
        continue;
      }
      onTop = false;
      if (going && reason === null) row.lines.push(line);
      this.#note(line, going ? reason : (reason ?? 'row_ended'), split);
      going &&= reason === null;
      previous = line;
    }
  }

  /** Puts the last lines between two amounts to the row below, as far up as that goes. */
  #putBelow(row: Group, pair: Pair, split: Split): void {
    const { between, below } = pair;
    const isInside = neighboursOf(pair) !== null;
    const foot = footOf(pair, this.#table);
    let next = namesOnly(row.anchor, STATED_BALANCES) ? null : row.anchor;
    for (const line of between.slice(between.length - split.below).reverse()) {
      const [atFoot, onTop] = [foot.has(line), false];
      const reason = keptOut({ line, row, next, isAbove: false, isInside, atFoot, onTop, below, table: this.#table });
      if (reason === null) row.lines.unshift(line);
      this.#note(line, reason, split);
      next = reason === null ? line : null;
    }
  }
}

/** Returns the lines at the foot of a page that do not belong to the row overleaf: from the first clear gap on. */
function footOf({ above, between, below }: Pair, table: TableOfRows): ReadonlySet<MarkedLine> {
  const foot = below ? between.filter((l) => l.segment < below.segment) : [];
  const clear = foot.findIndex((l, i) => {
    const before = foot[i - 1] ?? above;
    return before?.segment === l.segment && l.baseline - before.baseline > mostApart(l.size, table);
  });
  return new Set(clear < 0 ? [] : foot.slice(clear));
}

/** True for two lines of a page that are less than a line apart. */
function lapsOver(above: MarkedLine, below: MarkedLine | undefined): boolean {
  if (above.segment !== below?.segment) return false;
  return below.baseline - above.baseline < LAPPING * Math.min(above.size, below.size);
}
