/** Tells where among the lines between two amounts one row ends and the next begins. */
import { type MarkedLine, startOf } from './lines.ts';

/** A gap is a border between rows where it is this much larger than the gaps within rows. */
const CLEAR_GAP = 1.2;
/** Points by which drawn distances of one kind differ at the most. */
const SAME_GAP = 0.2;
/** Rows that go on over a page's end: their lines stand no further from the others than this, in usual distances. */
const REACH = 1.3;
/** So many distances tell what is usual. */
const ENOUGH = 3;
/** A line this near above and below an amount without text, in text sizes, is half a line off: the amount stands in the middle. */
const HALF_LINE = 0.9;

/** Where the lines of a row stand by its amount's: below it, around it, above it. */
type Place = 'top' | 'middle' | 'bottom';

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

/** How many of the lines between, from the top, belong to the row above, and from the bottom, to the row below. */
export interface Split {
  readonly above: number;
  readonly below: number;
}

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

/** How a table sets its rows, learnt from where their borders are plain. */
export class Placement {
  /** usual distance of two lines of one row, in points; 0 where rows have one line */
  readonly pitch: number;
  /** usual distance of two rows of one line, in points; 0 where there are none */
  readonly #step: number;
  readonly #enough: boolean;
  readonly #place: Place;

  constructor(lines: readonly MarkedLine[], pairs: readonly Pair[]) {
    const inner: number[] = [];
    const steps: number[] = [];
    const written = lines.filter((l) => l.described);
    for (let i = 1; i < written.length; i++) {
      const [above, below] = [written[i - 1], written[i]];
      if (above.segment !== below.segment) continue;
      (above.anchor && below.anchor ? steps : inner).push(below.baseline - above.baseline);
    }
    this.#step = quantile(steps, 0.5);
    // what stands further below than the next row does is no line of a row
    this.pitch = steps.length < ENOUGH ? pitchOf(inner) : Math.min(pitchOf(inner), this.#step);
    this.#enough = inner.length >= ENOUGH;
    this.#place = this.#learn(lines, pairs);
  }

  /** Given a pair and how many lines of the upper row stand above its amount, returns whose the lines between are. */
  split(pair: Pair, over: number): Split {
    const { above, below, between, untilTitle } = pair;
    if (untilTitle !== null) {
      const upper = this.split({ ...pair, between: between.slice(0, untilTitle), below: null, untilTitle: null }, over);
      const lower = this.split({ ...pair, between: between.slice(untilTitle), above: null, untilTitle: null }, 0);
      return { above: upper.above, below: lower.below };
    }
    if (!above) return { above: 0, below: below ? this.#aboveFirst(below, between) : 0 };
    if (!below) return { above: this.#place === 'bottom' ? 0 : this.#reach(above, between), below: 0 };
    if (above.segment !== below.segment) return this.#overPage(above, below, between, over);
    const cut = this.#plainCut(above, below, between) ?? this.#usualCut(below, between.length, over);
    return { above: cut, below: between.length - cut };
  }

  /** Given two rows of one page, returns where the border is by a rule, a gap or a date; null where none of them tells. */
  #plainCut(above: MarkedLine, below: MarkedLine, between: readonly MarkedLine[]): number | null {
    if (between.length === 0) return 0;
    const ruled = between.findIndex((l) => l.ruledAbove);
    if (ruled >= 0) return ruled;
    if (below.ruledAbove) return between.length;
    const chain = [above, ...between, below];
    const gaps = chain.slice(1).map((l, i) => l.baseline - chain[i].baseline);
    const largest = Math.max(...gaps);
    const at = gaps.indexOf(largest);
    const second = Math.max(...gaps.filter((_, i) => i !== at));
    if (largest > CLEAR_GAP * second) return at;
    if (below.dates.length === 0 && above.dates.length > 0 && !below.kindExact) {
      const dated = between.findIndex((l) => l.dates.length > 0 && l.text !== '');
      if (dated >= 0) return dated;
    }
    // rows a little further apart than their lines, all of them alike
    const alike = this.#step - this.pitch > SAME_GAP && second < this.pitch + SAME_GAP;
    return alike && largest > this.#step - SAME_GAP ? at : null;
  }

  #usualCut(below: MarkedLine, count: number, over: number): number {
    if (this.#place === 'top' || (below.kindExact && below.text !== ''))
      return below.described || below.kindExact ? count : Math.ceil(count / 2);
    if (this.#place === 'bottom') return 0;
    return over <= count ? over : Math.ceil(count / 2);
  }

  /** Given the first amount and the lines above it, returns how many of them are its row's. */
  #aboveFirst(below: MarkedLine, between: readonly MarkedLine[]): number {
    if (this.#place !== 'top' || !below.described) return this.#reachUp(below, between);
    // a date on a line of its own begins the first row
    const dated = between.findIndex((l) => l.dates.length > 0);
    return below.dates.length === 0 && dated >= 0 ? between.length - dated : 0;
  }

  #overPage(above: MarkedLine, below: MarkedLine, between: readonly MarkedLine[], over: number): Split {
    const foot = between.filter((l) => l.segment === above.segment);
    const head = between.filter((l) => l.segment !== above.segment);
    const dated = head.findIndex((l) => l.dates.length > 0 && l.text !== '');
    if (this.#place === 'top') {
      // the row above has its date: on the amount's line, or with its text above that
      const hasDate = above.dates.length > 0 || over > 0;
      const own = below.dates.length === 0 && hasDate && dated >= 0 ? dated : head.length;
      return { above: foot.length + own, below: head.length - own };
    }
    if (this.#place === 'bottom') return { above: 0, below: between.length };
    const upper = Math.min(foot.length, this.#plainEnd(above, foot) ?? over);
    // where the next row has begun above, all that stands on top of the page is its own
    const owed = upper < foot.length ? 0 : Math.min(head.length, Math.max(0, over - upper));
    return { above: upper + owed, below: between.length - upper - owed };
  }

  /** Given a row and the lines below it down to a page's end, returns how many stand before the first clear gap; null where there is none. */
  #plainEnd(above: MarkedLine, foot: readonly MarkedLine[]): number | null {
    const at = foot.findIndex((l, i) => l.baseline - (foot[i - 1] ?? above).baseline > CLEAR_GAP * this.pitch);
    return at < 0 ? null : at;
  }

  /** Given a row and the lines below it, returns how many stand no further apart than lines of rows do. */
  #reach(above: MarkedLine, between: readonly MarkedLine[]): number {
    if (!this.#enough) return between.length;
    let last = above;
    let n = 0;
    for (const l of between) {
      if (l.segment === last.segment && l.baseline - last.baseline > REACH * this.pitch) break;
      n++;
      last = l;
    }
    return n;
  }

  #reachUp(below: MarkedLine, between: readonly MarkedLine[]): number {
    let next = below;
    let n = 0;
    for (const l of between.toReversed()) {
      if (this.#enough && next.segment === l.segment && next.baseline - l.baseline > REACH * this.pitch) break;
      n++;
      next = l;
    }
    return n;
  }

  #learn(lines: readonly MarkedLine[], pairs: readonly Pair[]): Place {
    const rows = { top: 0, middle: halfLines(lines), bottom: 0 };
    const over = new Map<MarkedLine, number>();
    for (const { above, below, between, titled, untilTitle } of pairs) {
      const onePage = above && below && above.segment === below.segment;
      // a day or a section's name is a border
      const named = titled.length > 0 && titled.every((l) => l.dayHeading || l.section);
      const plain = onePage && titled.length === 0 ? this.#plainCut(above, below, between) : null;
      const cut = onePage && named ? untilTitle : plain;
      if (cut === null) continue;
      over.set(below as MarkedLine, between.length - cut);
      const upper = over.get(above as MarkedLine);
      if (upper === undefined) continue;
      if (upper > 0 && cut > 0) rows.middle++;
      else if (upper > 0) rows.bottom++;
      else if (cut > 0) rows.top++;
    }
    const most = Math.max(rows.top, rows.middle, rows.bottom);
    if (most === 0) return this.#learnAtEdges(pairs);
    if (rows.top === most) return 'top';
    return rows.middle === most ? 'middle' : 'bottom';
  }

  /** Where no border is plain: lines above the first amount tell that rows have such lines. */
  #learnAtEdges(pairs: readonly Pair[]): Place {
    const near = (one: MarkedLine, other: MarkedLine, l: MarkedLine) =>
      l.text !== '' &&
      l.dates.length === 0 &&
      l.indent >= startOf(one === l ? other : one) - 1 &&
      other.baseline - one.baseline < CLEAR_GAP * this.pitch;
    const rows = pairs.filter(({ above, below }) => (above ?? below)?.kindExact === false);
    const first = rows.filter(({ above, below, between }) => {
      const last = between[between.length - 1];
      return !above && below && last && last.segment === below.segment && near(last, below, last);
    });
    const last = rows.filter(({ above, below, between }) => {
      const next = between[0];
      return above && !below && next && next.segment === above.segment && near(above, next, next);
    });
    // among rows of one line each, what stands above the first is a title of them all
    const inner = pairs.filter(({ above, below }) => above && below && above.segment === below.segment);
    const oneLine = inner.length >= ENOUGH && inner.every(({ between }) => between.length === 0);
    if (first.length === 0 || oneLine) return 'top';
    return last.length === 0 ? 'bottom' : 'middle';
  }
}

/** Given lines, returns how many amounts stand half a line below one text and half a line above another. */
function halfLines(lines: readonly MarkedLine[]): number {
  return lines.filter((l, i) => {
    const [above, below] = [lines[i - 1], lines[i + 1]];
    if (!l.anchor || l.described || !above || !below || above.anchor || below.anchor) return false;
    const [up, down] = [l.baseline - above.baseline, below.baseline - l.baseline];
    return up > 0 && Math.abs(up - down) <= SAME_GAP && up < HALF_LINE * above.size;
  }).length;
}

/** Given distances of neighbouring lines of which one at least has no amount, returns the usual one: at least half of them stand within rows. */
const pitchOf = (inner: readonly number[]) => quantile(inner, 0.25);

/** Given a table's lines, returns titles of known sections that stand clear of the lines above and below, however they begin and look. */
export function standingAlone(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const gap = (above: MarkedLine | undefined, below: MarkedLine | undefined) =>
    above && below && above.segment === below.segment ? below.baseline - above.baseline : null;
  const gaps = lines.map((l, i) => gap(lines[i - 1], l));
  const inner = gaps.filter((d, i): d is number => d !== null && !(lines[i - 1].anchor && lines[i].anchor));
  if (inner.length < ENOUGH) return new Set();
  const clear = CLEAR_GAP * pitchOf(inner);
  return new Set(
    lines.filter((l, i) => l.section?.sign && (gaps[i] ?? Infinity) > clear && (gaps[i + 1] ?? 0) > clear),
  );
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
