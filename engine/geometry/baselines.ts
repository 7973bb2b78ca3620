/** Groups what is on one baseline, whatever its size. */
import { itemAt } from '../model/lists.ts';
import { greatest, least } from './extremes.ts';

/** Something on a baseline, from `x0` to `x1`, in points. */
export interface BaselineItem {
  readonly baseline: number;
  readonly style: { readonly size: number; readonly font: string };
  readonly x0: number;
  readonly x1: number;
  /** where the box of its font begins */
  readonly y0: number;
}

/** Ems of the smaller text that baselines of one line may be apart: rounding, not the half line of a stacked cell. */
const SAME_LINE = 0.22;
/** Ems that they may be apart if one is in a gap of the other: cells of one row that are set differently. */
const SAME_ROW = 0.36;
/** or if the lines above and below are so many times further away: cells in faces or sizes of different height. */
const FAR = 3;
/** Text this much smaller than its neighbour may be raised or lowered: a footnote mark, cents, an ordinal's letters. */
const RAISED_SIZE = 0.85;
/** Ems of the larger text that a raised mark may be above the baseline, or a lowered one below it. */
const RAISED = 0.62;
const LOWERED = 0.3;
/** Ems of the larger text between a raised mark and what it belongs to. */
const RAISED_GAP = 0.35;
/** or, for what is so short and no higher than a superscript: the side of an amount, raised behind it. */
const MARK_GAP = 1;
const MARK_WIDTH = 1.5;
const SUPERSCRIPT = 0.5;

/** Of groups from top to bottom, a thing may be in one of so many of the last. */
const LOWEST = 3;
/** Points: the weight of what has no width. */
const LEAST_WIDTH = 0.01;

interface Group<T> {
  baseline: number;
  size: number;
  /** widths times baselines, to settle the baseline if members differ */
  weight: number;
  readonly members: [T, ...T[]];
}

/** Given things in any order, returns them in lines from top to bottom, each from left to right. */
export function byBaseline<T extends BaselineItem>(things: readonly T[]): [T, ...T[]][] {
  const sorted = isSorted(things, byPlace) ? things : [...things].sort(byPlace);
  const groups: Group<T>[] = [];
  for (const thing of sorted) {
    const { baseline, style, x0, x1 } = thing;
    const width = Math.max(LEAST_WIDTH, x1 - x0);
    const home = homeOf(thing, groups);
    if (home === undefined) groups.push({ baseline, size: style.size, weight: width, members: [thing] });
    else {
      home.baseline = (home.baseline * home.weight + baseline * width) / (home.weight + width);
      home.size = Math.max(home.size, style.size);
      home.weight += width;
      home.members.push(thing);
    }
  }
  const lines = joinRaised(joinBeside(groups)).map(({ members }) => members);
  for (const line of lines) if (!isSorted(line, leftToRight)) line.sort(leftToRight);
  return lines;
}

/** The last of the lowest groups on the baseline of a thing. */
function homeOf<T extends BaselineItem>({ baseline, style }: T, groups: readonly Group<T>[]): Group<T> | undefined {
  for (let i = groups.length - 1; i >= Math.max(0, groups.length - LOWEST); i--) {
    const group = itemAt(groups, i);
    if (Math.abs(baseline - group.baseline) <= SAME_LINE * Math.min(style.size, group.size)) return group;
  }
  return undefined;
}

const leftToRight = (a: BaselineItem, b: BaselineItem): number => a.x0 - b.x0 || a.x1 - b.x1;

const byPlace = (a: BaselineItem, b: BaselineItem): number => a.baseline - b.baseline || a.x0 - b.x0;

/** True for what is in order already, as most files draw it: sorting takes memory even then. */
function isSorted(things: readonly BaselineItem[], order: (a: BaselineItem, b: BaselineItem) => number): boolean {
  let before: BaselineItem | undefined;
  for (const thing of things) {
    if (before !== undefined && order(before, thing) > 0) return false;
    before = thing;
  }
  return true;
}

/** Joins groups a little off each other if one fills a gap of the other: a row, not two blocks side by side. */
function joinBeside<T extends BaselineItem>(groups: readonly Group<T>[]): Group<T>[] {
  const out: Group<T>[] = [];
  for (const [i, group] of groups.entries()) {
    const above = out.at(-1);
    const apart = above ? group.baseline - above.baseline : Infinity;
    const toNext = (groups[i + 1]?.baseline ?? Infinity) - group.baseline;
    const fromBefore = (above?.baseline ?? Infinity) - (groups[i - 2]?.baseline ?? -Infinity);
    const isNear = above && apart <= SAME_ROW * Math.min(group.size, above.size) && apart < toNext;
    if (isNear && areBeside(above, group, Math.min(toNext, fromBefore) >= apart * FAR)) {
      above.members.push(...group.members);
      above.size = Math.max(above.size, group.size);
    } else out.push(group);
  }
  return out;
}

/** `alone`: the lines above and below are far. */
function areBeside<T extends BaselineItem>(a: Group<T>, b: Group<T>, alone: boolean): boolean {
  const isApart = a.members.every((one) => b.members.every((other) => one.x1 <= other.x0 || other.x1 <= one.x0));
  if (!isApart) return false;
  return (alone && (hasOtherFace(a, b) || hasOtherFace(b, a))) || fills(a, b) || fills(b, a);
}

/** True if one has a face that the other lacks: a cell with words is set higher or lower than one without. */
function hasOtherFace<T extends BaselineItem>(one: Group<T>, other: Group<T>): boolean {
  const faces = new Set(other.members.map(faceOf));
  return one.members.some((member) => !faces.has(faceOf(member)));
}

/** Fonts without a name differ by how high their letters reach, to half a point. */
const faceOf = ({ style: { font, size }, baseline, y0 }: BaselineItem): string =>
  `${size} ${font} ${Math.round(2 * (baseline - y0))}`;

function fills<T extends BaselineItem>(inner: Group<T>, outer: Group<T>): boolean {
  const left = least(inner.members.map((m) => m.x0));
  const right = greatest(inner.members.map((m) => m.x1));
  return outer.members.some((m) => m.x1 <= left) && outer.members.some((m) => m.x0 >= right);
}

/** Moves groups of small marks to the line that each of their members touches. */
function joinRaised<T extends BaselineItem>(groups: Group<T>[]): Group<T>[] {
  const gone = new Set<Group<T>>();
  for (const [i, small] of groups.entries()) {
    const hosts: (Group<T> | undefined)[] = [groups[i + 1], groups[i - 1]];
    const host = hosts.find((other) => other !== undefined && !gone.has(other) && isRaisedAt(small, other));
    if (host === undefined) continue;
    host.members.push(...small.members);
    gone.add(small);
  }
  return gone.size === 0 ? groups : groups.filter((group) => !gone.has(group));
}

/** True for a group of small marks that all touch a line, a little above or below its baseline. */
function isRaisedAt<T extends BaselineItem>(small: Group<T>, host: Group<T>): boolean {
  const above = host.baseline - small.baseline;
  if (small.size > host.size * RAISED_SIZE || above > RAISED * host.size || above < -LOWERED * host.size) return false;
  const isSuperscript = above >= 0 && above <= SUPERSCRIPT * host.size;
  return small.members.every((mark) => {
    const reach = RAISED_GAP * host.size;
    const isShort = mark.x1 - mark.x0 <= MARK_WIDTH * host.size;
    const behind = isSuperscript && isShort ? MARK_GAP * host.size : reach;
    return host.members.some(
      ({ style, x0, x1 }) =>
        style.size > mark.style.size && mark.x0 <= x1 + behind && mark.x1 >= x0 - reach && mark.x0 >= x1 - reach,
    );
  });
}
