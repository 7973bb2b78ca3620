/** Pairs each line with an amount with the next one, and with what is between the two. */
import { itemAt } from '../model/lists.ts';
import type { MarkedLine } from './marked-line.ts';
import type { Titles } from './title/question.ts';

/** Two neighbouring lines with amounts, and what is between them. */
export interface Pair {
  /** null before the first of a table or section, and behind the last */
  readonly above: MarkedLine | null;
  readonly below: MarkedLine | null;
  /** lines that may belong to one of the two */
  readonly between: readonly MarkedLine[];
  /** titles among them, left out of `between`, and how many of `between` are above the first; null without titles */
  readonly titled: readonly MarkedLine[];
  readonly untilTitle: number | null;
}

/** True for a row, and no balance. */
export const isBooked = (row: MarkedLine | null): row is MarkedLine => row !== null && !row.kindExact;

/** What is between two amounts, while pairs are made. */
interface Open extends Pick<Pair, 'above' | 'below'> {
  readonly lines: readonly MarkedLine[];
}

/** Returns the pairs of a table. `goingOn`: segments that continue the one before. */
export function pairsOf(lines: readonly MarkedLine[], goingOn: ReadonlySet<number>, titles: Titles): Pair[] {
  const anchors = lines.filter(({ anchor }) => anchor);
  const turns = new Set(anchors.filter((_, i) => isTurn(anchors, i, goingOn)));
  const pairs: Pair[] = [];
  let above: MarkedLine | null = null;
  let open: MarkedLine[] = [];
  const close = (below: MarkedLine | null) => {
    const pair = pairOf({ above, lines: open, below }, titles);
    if (pair) pairs.push(pair);
    above = below;
    open = [];
  };
  let segment: number | null = null;
  for (const l of lines) {
    if (segment !== null && l.segment !== segment && !goingOn.has(l.segment)) close(null);
    segment = l.segment;
    if (!l.anchor) open.push(l);
    else if (!turns.has(l) || (l.kind === null ? open.some(hasDay) : isHeaded(l, open))) close(l);
  }
  close(null);
  return pairs;
}

/** Returns the pair of two neighbouring lines with amounts; null if there is nothing at all. */
function pairOf({ above, lines, below }: Open, titles: Titles): Pair | null {
  const between: MarkedLine[] = [];
  const titled: MarkedLine[] = [];
  let untilTitle: number | null = null;
  for (const [i, l] of lines.entries()) {
    if (!titles.has(l)) between.push(l);
    else if (below === null || l.dayHeading || !isTurned({ above, lines, below }, i, titles)) {
      untilTitle ??= between.length;
      titled.push(l);
    }
  }
  const isEmpty = !above && !below && between.length === 0 && titled.length === 0;
  return isEmpty ? null : { above, below, between, titled, untilTitle };
}

/** True for what looks like a title at a page's foot, or on top of a page above lines of a row. */
function isTurned({ above, lines, below }: Open, at: number, titles: Titles): boolean {
  const l = itemAt(lines, at);
  if (l.segment !== below?.segment) return true;
  if (above === null || above.segment === l.segment || l.section) return false;
  return lines.slice(at + 1).some((other) => !titles.has(other));
}

/** What a page before carried over is below no day. */
const hasDay = ({ dates, dayHeading }: MarkedLine): boolean => dates.length > 0 || dayHeading !== null;

/** True for a line right below the heading of a day: what a page's turn puts there does not belong to that day. */
function isHeaded(l: MarkedLine, open: readonly MarkedLine[]): boolean {
  const last = open.at(-1);
  return last !== undefined && last.dayHeading !== null && last.segment === l.segment;
}

/** True for a line that a page's end puts between the parts of a row: what is carried over, a subtotal. */
function isTurn(anchors: readonly MarkedLine[], at: number, goingOn: ReadonlySet<number>): boolean {
  const above: MarkedLine | undefined = anchors[at - 1];
  const l = itemAt(anchors, at);
  if (l.kindExact && (l.kind === 'brought_forward' || l.kind === 'carried_forward')) return true;
  if (above && above.segment < l.segment && goingOn.has(l.segment) && repeatsFigure(l, above)) return true;
  if (l.kind !== 'subtotal' || l.dates.length > 0) return false;
  let next = at + 1;
  while (anchors[next]?.kind === 'carried_forward') next++;
  const other = anchors[next];
  return other !== undefined && other.segment > l.segment && goingOn.has(other.segment);
}

/** True for an undated line whose only figure repeats the last of several above, or a balance: it is carried over. */
function repeatsFigure(l: MarkedLine, last: MarkedLine): boolean {
  if (l.dates.length > 0 || l.text === '') return false;
  const [at, more] = figuresOf(l);
  const above = figuresOf(last);
  if (at === undefined || more !== undefined || at !== above.at(-1)) return false;
  // the same amount may be booked twice
  if (above.length === 1 && last.kind === null) return false;
  return l.amounts[at]?.token.digits === last.amounts[at]?.token.digits;
}

const figuresOf = ({ amounts }: MarkedLine): number[] => amounts.flatMap((figure, i) => (figure ? i : []));
