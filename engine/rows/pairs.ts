/** Pairs each line with an amount with the next one, and with what stands between the two. */
import type { MarkedLine } from './marked-line.ts';

/** Two neighbouring lines with amounts, and what stands between them. */
export interface Pair {
  /** null before the first of a table or section, and behind the last */
  readonly above: MarkedLine | null;
  readonly below: MarkedLine | null;
  /** lines that may belong to one of the two */
  readonly between: readonly MarkedLine[];
  /** titles among them, left out of `between`, and how many of `between` stand above the first; null without titles */
  readonly titled: readonly MarkedLine[];
  readonly untilTitle: number | null;
}

const NONE: readonly MarkedLine[] = [];

/** Given the lines of a table in document order, the segments that go on where the one before ended, and the titles among the lines, returns its pairs. */
export function pairsOf(
  lines: readonly MarkedLine[],
  goingOn: ReadonlySet<number>,
  titles: ReadonlySet<MarkedLine>,
): Pair[] {
  const turns = turnsOf(lines, goingOn);
  const pairs: Pair[] = [];
  let above: MarkedLine | null = null;
  let open: MarkedLine[] = [];
  let segment: number | null = null;
  for (const l of lines) {
    const ends = segment !== null && l.segment !== segment && !goingOn.has(l.segment);
    segment = l.segment;
    if (ends) {
      addPair(pairs, above, open, null, titles);
      above = null;
      open = [];
    }
    if (!l.anchor) open.push(l);
    else if (!turns.has(l) || (l.kind === null ? open.some(hasDay) : isHeaded(l, open))) {
      addPair(pairs, above, open, l, titles);
      above = l;
      open = [];
    }
  }
  addPair(pairs, above, open, null, titles);
  return pairs;
}

/** Given two neighbouring lines with amounts and all that stands between them, adds their pair, where there is anything. */
function addPair(
  pairs: Pair[],
  above: MarkedLine | null,
  open: readonly MarkedLine[],
  below: MarkedLine | null,
  titles: ReadonlySet<MarkedLine>,
): void {
  if (open.length === 0) {
    if (above || below) pairs.push({ above, below, between: NONE, titled: NONE, untilTitle: null });
    return;
  }
  const between: MarkedLine[] = [];
  const titled: MarkedLine[] = [];
  let untilTitle: number | null = null;
  for (let i = 0; i < open.length; i++) {
    const l = open[i];
    if (!titles.has(l)) between.push(l);
    else if (below === null || l.dayHeading || !isTurned(open, i, above, below, titles)) {
      untilTitle ??= between.length;
      titled.push(l);
    }
  }
  if (above || below || between.length > 0 || titled.length > 0)
    pairs.push({ above, below, between, titled, untilTitle });
}

/** True for what looks like a title at a page's foot, which is none of the rows overleaf, or on top of a page, above lines of a row. */
function isTurned(
  open: readonly MarkedLine[],
  at: number,
  above: MarkedLine | null,
  below: MarkedLine,
  titles: ReadonlySet<MarkedLine>,
): boolean {
  const l = open[at];
  if (l.segment !== below.segment) return true;
  if (above === null || above.segment === l.segment || l.section) return false;
  for (let i = at + 1; i < open.length; i++) if (!titles.has(open[i])) return true;
  return false;
}

/** Given lines, returns those that a page's turn puts between the parts of a row: what is carried over, a subtotal at the page's end. */
function turnsOf(lines: readonly MarkedLine[], goingOn: ReadonlySet<number>): ReadonlySet<MarkedLine> {
  const anchors = lines.filter(isAnchor);
  const turns = new Set<MarkedLine>();
  for (let i = 0; i < anchors.length; i++) if (isTurn(anchors, i, goingOn)) turns.add(anchors[i]);
  return turns;
}

/** What a page before carried over stands below no day. */
const hasDay = ({ dates, dayHeading }: MarkedLine): boolean => dates.length > 0 || dayHeading !== null;

/** True for a line right below the heading of a day: what a page's turn puts there is none of that day's. */
function isHeaded(l: MarkedLine, open: readonly MarkedLine[]): boolean {
  const last = open.at(-1);
  return last !== undefined && last.dayHeading !== null && last.segment === l.segment;
}

const isAnchor = ({ anchor }: MarkedLine): boolean => anchor;

/** Given the lines with amounts, tells of one of them whether a page's turn puts it there. */
function isTurn(anchors: readonly MarkedLine[], at: number, goingOn: ReadonlySet<number>): boolean {
  const above: MarkedLine | undefined = anchors[at - 1];
  const l = anchors[at];
  if (l.kindExact && (l.kind === 'brought_forward' || l.kind === 'carried_forward')) return true;
  if (above && above.segment < l.segment && goingOn.has(l.segment) && repeatsFigure(l, above)) return true;
  if (l.kind !== 'subtotal' || l.dates.length > 0) return false;
  let next = at + 1;
  while (anchors[next]?.kind === 'carried_forward') next++;
  return next < anchors.length && anchors[next].segment > l.segment && goingOn.has(anchors[next].segment);
}

/** True for a line without a day whose only figure is the last of several above it, or of a balance: what the page before carried over, whatever the line calls it. */
function repeatsFigure(l: MarkedLine, last: MarkedLine): boolean {
  if (l.dates.length > 0 || l.text === '') return false;
  const [at, more] = figuresOf(l);
  const above = figuresOf(last);
  if (at === undefined || more !== undefined || at !== above.at(-1)) return false;
  // the same amount may be booked twice
  if (above.length === 1 && last.kind === null) return false;
  return l.amounts[at]?.token.digits === last.amounts[at]?.token.digits;
}

/** The columns of a line that hold figures. */
const figuresOf = ({ amounts }: MarkedLine): number[] => amounts.flatMap((figure, i) => (figure ? i : []));
