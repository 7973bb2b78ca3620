/** Puts the statements of one account in order, each after the one that it follows on. */
import { commonRows } from './common-rows.ts';
import { areDuplicates, type Joint, jointOf, type Placed } from './joint.ts';

/** Statements that follow on one another. Of two accounts under one number (a customer's) each has a strand. */
export interface Strand {
  readonly members: Placed[];
  /** the one that reaches furthest: the next follows on it */
  head: Placed;
  /** of each member but the first with what it follows on */
  readonly joints: Joint[];
}

/** A statement that is to be placed, and the strand that it continues. */
interface Fit {
  readonly placed: Placed;
  /** null if it begins a strand of its own */
  readonly onto: { readonly strand: Strand; readonly joint: Joint; readonly twin: boolean } | null;
  readonly rank: number;
}

/** From the best: a balance that is carried over, or the same statement, leaves no doubt. */
const RANK = { certain: 3, sameType: 2, possible: 1, none: 0 } as const;

/** Bounds the work: no number has more accounts, and no days have more statements, worth comparing one by one. */
const MOST = 24;

/** Returns the statements of an account in strands, each in the order of time. */
export function strandsOf(placed: readonly Placed[], failedFiles: readonly string[]): Strand[] {
  const strands: Strand[] = [];
  const rest = placed.toSorted(byTime);
  for (let first = rest[0]; first !== undefined; first = rest[0]) {
    const fit = bestStrand(nextOf(first, rest, strands), strands, failedFiles);
    rest.splice(rest.indexOf(fit.placed), 1);
    if (fit.onto === null) strands.push({ members: [fit.placed], head: fit.placed, joints: [] });
    else attach(fit.placed, fit.onto);
  }
  return strands;
}

function byTime(a: Placed, b: Placed): number {
  return compare(a.span.from, b.span.from) || compare(a.span.to, b.span.to) || a.index - b.index;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** Of the statements of the same earliest days, the first that opens with what another closed with. */
function nextOf(first: Placed, rest: readonly Placed[], strands: readonly Strand[]): Placed {
  const closings = new Set(strands.map(({ head }) => head.statement.closing));
  for (const placed of rest) {
    if (placed.span.from !== first.span.from || placed.span.to !== first.span.to) break;
    if (placed.statement.opening !== null && closings.has(placed.statement.opening)) return placed;
  }
  return first;
}

function bestStrand(placed: Placed, strands: readonly Strand[], failedFiles: readonly string[]): Fit {
  let best: Fit = { placed, onto: null, rank: RANK.none };
  for (const strand of strands.slice(-MOST)) {
    const twin = strand.members.slice(-MOST).find((member) => areDuplicates(member, placed));
    if (twin) return { placed, onto: { strand, joint: duplicateOf(twin, placed), twin: true }, rank: RANK.certain };
    const joint = bestJoint(strand, placed, failedFiles);
    if (joint === null) continue;
    const sameType = strand.head.statement.accountType === placed.statement.accountType;
    const rank = joint.agrees ? RANK.certain : sameType ? RANK.sameType : RANK.possible;
    if (rank > best.rank) best = { placed, onto: { strand, joint, twin: false }, rank };
  }
  return best;
}

/** How a statement follows on the head of a strand, or on another version of the head. */
function bestJoint({ head, members }: Strand, placed: Placed, failedFiles: readonly string[]): Joint | null {
  const joint = jointOf(head, placed, failedFiles);
  if (joint === null || joint.agrees) return joint;
  const versions = members
    .slice(-MOST)
    .filter(({ span }) => span.from === head.span.from && span.to === head.span.to && span.to < placed.span.from);
  const joints = versions.map((version) => jointOf(version, placed, failedFiles));
  return joints.find((other) => other?.agrees) ?? joint;
}

function attach(placed: Placed, { strand, joint, twin }: NonNullable<Fit['onto']>): void {
  strand.members.push(placed);
  strand.joints.push(joint);
  const { to } = strand.head.span;
  // of two versions of a statement the one whose balance continues is the head; a twin is no other version
  if (placed.span.to > to || (!twin && joint.agrees && placed.span.to === to)) strand.head = placed;
}

function duplicateOf(first: Placed, second: Placed): Joint {
  const { from, to } = first.span;
  const statements = [first.index, second.index] as const;
  const rows = commonRows(first.statement.rows, second.statement.rows);
  const finding = {
    kind: 'duplicate',
    statements,
    from,
    to,
    expected: null,
    found: null,
    rows,
    failedFiles: [],
  } as const;
  return { agrees: true, findings: [finding] };
}
