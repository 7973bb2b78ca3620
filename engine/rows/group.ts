/** Tells which lines make a row: those around an amount, up to a rule, a gap, a date or a title. */
import { greatest } from '../geometry/extremes.ts';
import { type MarkedLine, startOf } from './lines.ts';
import { pairsOf } from './pairs.ts';
import { Placement, standingAlone } from './placement.ts';
import { dayHeadings, startsOf, titleLike } from './titles.ts';
import type { Join } from './types.ts';

/** A row's next line stands no further down than this, in text sizes, where the table shows no pitch of its own. */
const MAX_PITCH = 2.4;
/** Lines of a row may stand this much further apart than they usually do. */
const PITCH_SLACK = 1.2;
/** A continued description starts no further left than this before the column's usual start, in points. */
const OUTDENT = 3;
/** Lines of a row are indented by so many text sizes at the most. */
const FAR_RIGHT = 6;
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
export function group(lines: readonly MarkedLine[], goingOn: ReadonlySet<number>): Grouped {
  const anchors = lines.filter((l) => l.anchor);
  const groups = new Map(anchors.map((anchor): [MarkedLine, Group] => [anchor, { lines: [anchor], anchor }]));
  const titles = new Map<Group, readonly MarkedLine[]>();
  const loose: MarkedLine[] = [];
  const joins = new Map<MarkedLine, Join>();
  const leave = (l: MarkedLine, rule: string) => {
    loose.push(l);
    joins.set(l, { as: 'none', rule });
  };
  const starts = startsOf(lines);
  const days = dayHeadings(lines);
  const alone = standingAlone(lines);
  const isTitle = (l: MarkedLine) => days.has(l) || alone.has(l) || titleLike(l, starts);
  const pairs = pairsOf(lines, goingOn, isTitle);
  const placement = new Placement(lines, pairs);
  const allowed = placement.pitch * PITCH_SLACK;
  for (const pair of pairs) {
    const { above, below, between, titled } = pair;
    if (between.length === 0 && titled.length === 0) continue;
    const before = above ? (groups.get(above) as Group) : null;
    const after = below ? (groups.get(below) as Group) : null;
    const split = placement.split(pair, before ? before.lines.indexOf(before.anchor) : 0);
    const rest = between.length - split.below;
    const inside = above !== null && below !== null && above.segment === below.segment;
    for (const l of between.slice(split.above, rest)) leave(l, 'it stands clear of the rows above and below');
    let previous = above;
    // a balance is whole in one line: what stands around it is the head of a page or of a statement
    let going = before !== null && !statesBalance(before.anchor);
    // what ends a page, or stands on top of the next, may be no part of the row, and the row go on all the same
    let turning = false;
    const largest = greatest((before?.anchor.row.source.line.words ?? []).map((w) => w.style.size));
    between.slice(0, split.above).forEach((l, i) => {
      if (previous && l.segment !== previous.segment) {
        going = before !== null && !statesBalance(before.anchor);
        turning = true;
      }
      const against =
        previous === null
          ? 'no row stands above'
          : (apart(previous, l, l, startOf(above), allowed, inside) ??
            (l.size > largest * TITLE_SIZE
              ? 'its type is larger than the row’s'
              : !inside && strays(l, before?.lines ?? [], starts)
                ? 'it begins further right than texts of rows do'
                : turning && isHead(l, above, between[i + 1] ?? below, allowed)
                  ? 'it is the head of the page'
                  : null));
      if (turning && against !== null) {
        leave(l, against);
        return;
      }
      turning = false;
      if (going && against === null) {
        before?.lines.push(l);
        joins.set(l, { as: 'row', rule: split.by });
      } else leave(l, against ?? 'a line above it ended the row');
      going &&= against === null;
      previous = l;
    });
    let next = after && statesBalance(after.anchor) ? null : below;
    const feet = footOf(above, between, below, allowed);
    for (const l of between.slice(rest).reverse()) {
      const against =
        next === null
          ? 'the row below goes no further up'
          : feet.has(l)
            ? 'it stands at the foot of the page before'
            : apart(l, next, l, startOf(below), allowed, inside);
      if (against === null) {
        after?.lines.unshift(l);
        joins.set(l, { as: 'row', rule: split.by });
        next = l;
      } else {
        next = null;
        leave(l, against);
      }
    }
    if (after && titled.length > 0) titles.set(after, titled);
    for (const l of titled)
      joins.set(l, { as: 'title', rule: days.has(l) ? 'the heading of a day' : titleRule(l, alone) });
  }
  return { groups: [...groups.values()], titles, loose, joins };
}

/** Given the lines between two rows, returns those at the foot of the first page that are no part of the row overleaf: from the first clear gap on. */
function footOf(
  above: MarkedLine | null,
  between: readonly MarkedLine[],
  below: MarkedLine | null,
  allowed: number,
): ReadonlySet<MarkedLine> {
  const foot = between.filter((l) => below && l.segment < below.segment);
  const first = foot.findIndex((l, i) => {
    const before = i > 0 ? foot[i - 1] : above;
    return before?.segment === l.segment && l.baseline - before.baseline > Math.max(MAX_PITCH * l.size, allowed);
  });
  return new Set(first < 0 ? [] : foot.slice(first));
}

/** True for a line that begins further right than any text of its row does, or many of other rows: a note below the table. */
function strays(l: MarkedLine, row: readonly MarkedLine[], starts: readonly number[]): boolean {
  const x = l.row.source.line.box[0];
  const own = row.flatMap(({ row: { cells } }) => cells.flatMap((cell) => (cell ? [cell.words[0].x0] : [])));
  return [...own, ...starts.map((start) => x - l.indent + start)].every((start) => x - start > FAR_RIGHT * l.size);
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

function titleRule(l: MarkedLine, alone: ReadonlySet<MarkedLine>): string {
  if (l.section)
    return alone.has(l) ? 'the title of a section, clear of the lines above and below' : 'the title of a section';
  return 'bold, or beginning elsewhere than texts of rows do';
}

/** Why two lines do not stand in one row that begins at `start`, of which `l` has no amount; null where they may. `inside` where rows stand above and below both. */
function apart(
  above: MarkedLine,
  below: MarkedLine,
  l: MarkedLine,
  start: number,
  allowed: number,
  inside: boolean,
): string | null {
  // around the rows it is a sentence, among them a long text
  if (l.row.crossing && !inside) return 'it runs across the columns';
  // over a page's end, the rule is the header's and the distance tells nothing
  if (above.segment === below.segment) {
    if (below.ruledAbove) return 'a ruling line parts them';
    const most = Math.max(MAX_PITCH * Math.min(above.size, below.size), allowed);
    if (below.baseline - above.baseline > most) return 'it stands further off than lines of rows do';
  }
  if (l.dates.length > 0 || Number.isNaN(l.indent) || l.indent >= start - OUTDENT) return null;
  return 'it begins further left than texts of rows do';
}
