/** Puts the statements of one account in order, each after the one that it follows. */
import { firstFound } from '../model/lists.ts';
import { duplicateOf, type Joint, jointOf } from './joint.ts';
import { sameSpan } from './spans.ts';
import type { Placed } from './types.ts';

/** Statements that follow one another. If two accounts have one number (a customer's), each has a strand. */
export interface Strand {
  readonly members: Placed[];
  /** the member that reaches furthest: the next one follows it */
  head: Placed;
  /** of each member but the first, with the one that it follows */
  readonly joints: Joint[];
}

/** The strand that a statement continues. */
interface Fit {
  readonly strand: Strand;
  readonly joint: Joint;
  readonly twin: boolean;
}

/** Limits the work: no number has more accounts, and no days have more statements, that are worth a comparison. */
const MOST = 24;

/** Returns the statements of an account in strands, each in the order of time. */
export function strandsOf(placed: readonly Placed[], failedFiles: readonly string[]): Strand[] {
  const strands: Strand[] = [];
  const rest = placed.toSorted(byTime);
  for (let first = rest[0]; first !== undefined; first = rest[0]) {
    const next = nextOf(first, rest, strands);
    const fit = bestFit(next, strands, failedFiles);
    rest.splice(rest.indexOf(next), 1);
    if (fit === null) strands.push({ members: [next], head: next, joints: [] });
    else attach(next, fit);
  }
  return strands;
}

const byTime = (a: Placed, b: Placed): number =>
  compare(a.span.from, b.span.from) || compare(a.span.to, b.span.to) || a.index - b.index;

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Of the statements of the same earliest days, the first that opens with the closing balance of another. */
function nextOf(first: Placed, rest: readonly Placed[], strands: readonly Strand[]): Placed {
  const closings = new Set(strands.map(({ head }) => head.statement.closing));
  for (const placed of rest) {
    if (!sameSpan(placed.span, first.span)) break;
    if (placed.statement.opening !== null && closings.has(placed.statement.opening)) return placed;
  }
  return first;
}

/**
 * Returns the strand that a statement fits best; null if it begins another one. A twin leaves no doubt, nor does a
 * balance that is carried over.
 */
function bestFit(placed: Placed, strands: readonly Strand[], failedFiles: readonly string[]): Fit | null {
  const near = strands.slice(-MOST);
  const twin = firstFound(near, (strand) => {
    const joint = firstFound(strand.members.slice(-MOST), (member) => duplicateOf(member, placed));
    return joint && { strand, joint, twin: true };
  });
  if (twin !== null) return twin;
  const fits = near.flatMap((strand): Fit[] => {
    const joint = bestJoint(strand, placed, failedFiles);
    return joint ? [{ strand, joint, twin: false }] : [];
  });
  const isOfItsType = ({ strand }: Fit) => strand.head.statement.accountType === placed.statement.accountType;
  return fits.find(({ joint }) => joint.agrees) ?? fits.find(isOfItsType) ?? fits[0] ?? null;
}

/** Returns how a statement follows the head of a strand, or another version of the head. */
function bestJoint({ head, members }: Strand, placed: Placed, failedFiles: readonly string[]): Joint | null {
  const joint = jointOf(head, placed, failedFiles);
  if (joint === null || joint.agrees) return joint;
  const versions = members.slice(-MOST).filter(({ span }) => sameSpan(span, head.span) && span.to < placed.span.from);
  const joints = versions.map((version) => jointOf(version, placed, failedFiles));
  return joints.find((other) => other?.agrees) ?? joint;
}

function attach(placed: Placed, { strand, joint, twin }: Fit): void {
  strand.members.push(placed);
  strand.joints.push(joint);
  const { to } = strand.head.span;
  // of two versions of a statement, the one whose balance continues is the head; a twin is not another version
  if (placed.span.to > to || (!twin && joint.agrees && placed.span.to === to)) strand.head = placed;
}
