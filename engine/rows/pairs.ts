/** Pairs each line with an amount with the next one, and with what stands between the two. */
import type { MarkedLine } from './lines.ts';

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

/** Given the lines of a table in document order, the segments that go on where the one before ended, and what a title is, returns its pairs. */
export function pairsOf(
  lines: readonly MarkedLine[],
  goingOn: ReadonlySet<number>,
  isTitle: (l: MarkedLine) => boolean,
): Pair[] {
  const pairs: Pair[] = [];
  let above: MarkedLine | null = null;
  let open: MarkedLine[] = [];
  const close = (below: MarkedLine | null) => {
    if (open.length === 0) {
      if (above || below) pairs.push({ above, below, between: NONE, titled: NONE, untilTitle: null });
      above = below;
      return;
    }
    // what looks like a title at a page's foot is none of the rows overleaf, nor one on top of it, above lines of a row
    const turned = (l: MarkedLine, i: number) =>
      l.segment !== below?.segment ||
      (above && above.segment !== l.segment && !l.section && open.slice(i + 1).some((other) => !isTitle(other)));
    if (below) open = open.filter((l, i) => l.dayHeading || !isTitle(l) || !turned(l, i));
    const first = open.findIndex(isTitle);
    if (above || below || open.length > 0) {
      pairs.push({
        above,
        below,
        between: open.filter((l) => !isTitle(l)),
        titled: open.filter(isTitle),
        untilTitle: first < 0 ? null : first,
      });
    }
    above = below;
    open = [];
  };
  let segment: number | null = null;
  const turns = turnsOf(lines, goingOn);
  for (const l of lines) {
    if (segment !== null && l.segment !== segment && !goingOn.has(l.segment)) close(null);
    segment = l.segment;
    if (l.anchor && !turns.has(l)) close(l);
    else if (!l.anchor) open.push(l);
  }
  close(null);
  return pairs;
}

/** Given lines, returns those that a page's turn puts between the parts of a row: what is carried over, a subtotal at the page's end. */
function turnsOf(lines: readonly MarkedLine[], goingOn: ReadonlySet<number>): ReadonlySet<MarkedLine> {
  const anchors = lines.filter((l) => l.anchor);
  return new Set(
    anchors.filter((l, i) => {
      if (l.kindExact && (l.kind === 'brought_forward' || l.kind === 'carried_forward')) return true;
      if (anchors[i - 1]?.segment < l.segment && goingOn.has(l.segment) && repeatsFigure(l, anchors[i - 1]))
        return true;
      if (l.kind !== 'subtotal' || l.dates.length > 0) return false;
      let next = i + 1;
      while (anchors[next]?.kind === 'carried_forward') next++;
      return next < anchors.length && anchors[next].segment > l.segment && goingOn.has(anchors[next].segment);
    }),
  );
}

/** True for a line without a day whose only figure is the one that stands last in its column: what the page before carried over, whatever the line calls it. */
function repeatsFigure(l: MarkedLine, last: MarkedLine): boolean {
  const alike = l.amounts.flatMap((a, i) => (a ? [a.token.digits === last.amounts[i]?.token.digits] : []));
  return l.dates.length === 0 && alike.length === 1 && alike[0] && l.text !== '';
}
