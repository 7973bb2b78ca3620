/** Groups what stands on one baseline, whatever its size. */
import { greatest, least } from './extremes.ts';

/** Something that stands on a baseline, from `x0` to `x1`, in points. */
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
/** Ems that they may be apart if one stands in a gap of the other: cells of one row that are set differently. */
const SAME_ROW = 0.36;
/** or where the lines above and below are so many times further away: cells in faces or sizes of different height. */
const FAR = 3;
/** Text this much smaller than its neighbour may be raised or lowered: a footnote mark, cents, an ordinal's letters. */
const RAISED_SIZE = 0.85;
/** Ems of the larger text that a raised mark may stand above the baseline, or a lowered one below it. */
const RAISED = 0.62;
const LOWERED = 0.3;
/** Ems of the larger text between a raised mark and what it belongs to. */
const RAISED_GAP = 0.35;
/** or, for what is so short and stands no higher than a superscript does: the side of an amount, raised behind it. */
const MARK_GAP = 1;
const MARK_WIDTH = 1.5;
const SUPERSCRIPT = 0.5;

interface Group<T> {
  baseline: number;
  size: number;
  /** widths times baselines, to settle the baseline where members differ */
  weight: number;
  readonly members: T[];
}

/** Given things in any order, returns them in lines from top to bottom, each from left to right. */
export function byBaseline<T extends BaselineItem>(things: readonly T[]): T[][] {
  const sorted = isSorted(things, standsBefore) ? things : [...things].sort(byPlace);
  const groups: Group<T>[] = [];
  for (const thing of sorted) {
    const { size } = thing.style;
    let home: Group<T> | null = null;
    for (let i = groups.length - 1; i >= 0 && i >= groups.length - 3; i--) {
      const group = groups[i];
      const apart = Math.abs(thing.baseline - group.baseline);
      if (apart <= SAME_LINE * Math.min(size, group.size)) {
        home = group;
        break;
      }
    }
    if (home) {
      const width = Math.max(0.01, thing.x1 - thing.x0);
      home.baseline = (home.baseline * home.weight + thing.baseline * width) / (home.weight + width);
      home.size = Math.max(home.size, size);
      home.weight += width;
      home.members.push(thing);
    } else {
      const weight = Math.max(0.01, thing.x1 - thing.x0);
      groups.push({ baseline: thing.baseline, size, weight, members: [thing] });
    }
  }
  const lines = joinRaised(joinBeside(groups));
  const members: T[][] = [];
  for (const line of lines) {
    if (!isSorted(line.members, isLeftOf)) line.members.sort(leftToRight);
    members.push(line.members);
  }
  return members;
}

const leftToRight = (a: BaselineItem, b: BaselineItem): number => a.x0 - b.x0 || a.x1 - b.x1;

const byPlace = (a: BaselineItem, b: BaselineItem): number => a.baseline - b.baseline || a.x0 - b.x0;

/** True for what is in order already, as most files draw it: sorting takes memory even then. */
function isSorted(things: readonly BaselineItem[], inOrder: (a: BaselineItem, b: BaselineItem) => boolean): boolean {
  for (let i = 1; i < things.length; i++) if (!inOrder(things[i - 1], things[i])) return false;
  return true;
}

const isLeftOf = (a: BaselineItem, b: BaselineItem): boolean => a.x0 < b.x0 || (a.x0 === b.x0 && a.x1 <= b.x1);
const standsBefore = (a: BaselineItem, b: BaselineItem): boolean =>
  a.baseline < b.baseline || (a.baseline === b.baseline && a.x0 <= b.x0);

/** Joins groups a little off each other if one fills a gap of the other: a row, not two blocks side by side. */
function joinBeside<T extends BaselineItem>(groups: readonly Group<T>[]): Group<T>[] {
  const out: Group<T>[] = [];
  for (let i = 0; i < groups.length; i++) {
    const group = groups[i];
    const above = out[out.length - 1];
    if (above) {
      const apart = group.baseline - above.baseline;
      const toNext = i + 1 < groups.length ? groups[i + 1].baseline - group.baseline : Infinity;
      const fromBefore = i > 1 ? above.baseline - groups[i - 2].baseline : Infinity;
      const alone = Math.min(toNext, fromBefore) >= apart * FAR;
      if (apart <= SAME_ROW * Math.min(group.size, above.size) && apart < toNext && beside(above, group, alone)) {
        above.members.push(...group.members);
        above.size = Math.max(above.size, group.size);
        continue;
      }
    }
    out.push(group);
  }
  return out;
}

function beside<T extends BaselineItem>(a: Group<T>, b: Group<T>, alone: boolean): boolean {
  const apart = a.members.every((one) => b.members.every((other) => one.x1 <= other.x0 || other.x1 <= one.x0));
  if (!apart) return false;
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
  for (let i = 0; i < groups.length; i++) {
    const small = groups[i];
    for (const j of [i + 1, i - 1]) {
      const host = groups[j];
      if (!host || gone.has(host) || small.size > host.size * RAISED_SIZE) continue;
      const above = host.baseline - small.baseline;
      if (above > RAISED * host.size || above < -LOWERED * host.size) continue;
      const reach = RAISED_GAP * host.size;
      const superscript = above >= 0 && above <= SUPERSCRIPT * host.size;
      const touches = (mark: T) => {
        const far = superscript && mark.x1 - mark.x0 <= MARK_WIDTH * host.size ? MARK_GAP * host.size : reach;
        return host.members.some(
          (m) =>
            m.style.size > mark.style.size &&
            mark.x0 <= m.x1 + far &&
            mark.x1 >= m.x0 - reach &&
            mark.x0 >= m.x1 - reach,
        );
      };
      if (!small.members.every(touches)) continue;
      host.members.push(...small.members);
      gone.add(small);
      break;
    }
  }
  return gone.size === 0 ? groups : groups.filter((g) => !gone.has(g));
}
