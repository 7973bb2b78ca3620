/** Tells where among the lines between two amounts one row ends and the next begins. */
import { greatest } from '../geometry/extremes.ts';
import type { JoinRule } from '../wording/lines.ts';
import type { MarkedLine } from './marked-line.ts';
import { startOf } from './marked-lines.ts';
import type { Pair } from './pairs.ts';

/** A gap is a border between rows where it is this much larger than the gaps within rows. */
export const CLEAR_GAP = 1.2;
/** Points by which drawn distances of one kind differ at the most. */
const SAME_GAP = 0.2;
/** Rows that go on over a page's end: their lines stand no further from the others than this, in usual distances. */
const REACH = 1.3;
/** So many distances tell what is usual. */
export const ENOUGH = 3;
/** A line this near above and below an amount without text, in text sizes, is half a line off: the amount stands in the middle. */
const HALF_LINE = 0.9;

/** Where the lines of a row stand by its amount's: below it, around it, above it. */
type AmountPosition = 'top' | 'middle' | 'bottom';

/** How many of the lines between, from the top, belong to the row above, and from the bottom, to the row below. */
export interface Split {
  readonly above: number;
  readonly below: number;
  /** what the border was found by */
  readonly by: JoinRule;
}

/** Where a border between two rows is plain, and by what. */
interface Cut {
  readonly at: number;
  readonly by: JoinRule;
}

/** How a table sets its rows, learnt from where their borders are plain. */
export class Placement {
  /** usual distance of two lines of one row, in points; 0 where rows have one line */
  readonly pitch: number;
  /** usual distance of two rows of one line, in points; 0 where there are none */
  readonly #step: number;
  readonly #enough: boolean;
  /** a day on a line above its amount's begins a row, also below one without a day of its own */
  readonly #daysBegin: boolean;
  readonly #place: AmountPosition;

  constructor(lines: readonly MarkedLine[], pairs: readonly Pair[]) {
    const inner: number[] = [];
    const steps: number[] = [];
    let above: MarkedLine | null = null;
    for (const l of lines) {
      if (!l.described) continue;
      if (above?.segment === l.segment) (above.anchor && l.anchor ? steps : inner).push(l.baseline - above.baseline);
      above = l;
    }
    this.#step = quantile(steps, 0.5);
    // what stands further below than the next row does is no line of a row
    this.pitch = steps.length < ENOUGH ? pitchOf(inner) : Math.min(pitchOf(inner), this.#step);
    this.#enough = inner.length >= ENOUGH;
    this.#daysBegin = daysBegin(pairs);
    this.#place = this.#learn(lines, pairs);
  }

  /** Given a pair and how many lines of the upper row stand above its amount, returns whose the lines between are. */
  split(pair: Pair, over: number): Split {
    const { above, below, between, untilTitle } = pair;
    if (untilTitle !== null) {
      const upper = this.split({ ...pair, between: between.slice(0, untilTitle), below: null, untilTitle: null }, over);
      const lower = this.split({ ...pair, between: between.slice(untilTitle), above: null, untilTitle: null }, 0);
      return { above: upper.above, below: lower.below, by: 'title_between' };
    }
    const usual = `usual_${this.#place}` as const;
    if (!above) return { above: 0, below: below ? this.#aboveFirst(below, between) : 0, by: usual };
    if (!below) return { above: this.#place === 'bottom' ? 0 : this.#reach(above, between), below: 0, by: usual };
    if (above.segment !== below.segment) return { ...this.#overPage(above, below, between, over), by: usual };
    const plain = this.#plainCut(above, below, between);
    const cut = plain?.at ?? this.#usualCut(below, between.length, over);
    return { above: cut, below: between.length - cut, by: plain?.by ?? usual };
  }

  /** Given two rows of one page, returns where the border is by a rule, a gap or a date; null where none of them tells. */
  #plainCut(above: MarkedLine, below: MarkedLine, between: readonly MarkedLine[]): Cut | null {
    if (between.length === 0) return { at: 0, by: 'nothing_between' };
    const ruled = between.findIndex((l) => l.ruledAbove);
    if (ruled >= 0) return { at: ruled, by: 'ruling_line' };
    if (below.ruledAbove) return { at: between.length, by: 'ruling_line' };
    const chain = [above, ...between, below];
    const gaps = chain.slice(1).map((l, i) => l.baseline - chain[i].baseline);
    const largest = greatest(gaps);
    const at = gaps.indexOf(largest);
    const second = greatest(gaps.filter((_, i) => i !== at));
    if (largest > CLEAR_GAP * second) return { at, by: 'clear_gap' };
    if (below.dates.length === 0 && (above.dates.length > 0 || this.#daysBegin) && !below.kindExact) {
      const dated = between.findIndex((l) => l.dates.length > 0 && l.text !== '');
      if (dated >= 0) return { at: dated, by: 'next_day' };
    }
    // rows a little further apart than their lines, all of them alike
    const alike = this.#step - this.pitch > SAME_GAP && second < this.pitch + SAME_GAP;
    return alike && largest > this.#step - SAME_GAP ? { at, by: 'row_step' } : null;
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

  #overPage(above: MarkedLine, below: MarkedLine, between: readonly MarkedLine[], over: number): Omit<Split, 'by'> {
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

  #learn(lines: readonly MarkedLine[], pairs: readonly Pair[]): AmountPosition {
    const rows = { top: 0, middle: halfLines(lines), bottom: 0 };
    const over = new Map<MarkedLine, number>();
    for (const { above, below, between, titled, untilTitle } of pairs) {
      const onePage = above && below && above.segment === below.segment;
      // a day or a section's name is a border
      const named = titled.length > 0 && titled.every((l) => l.dayHeading || l.section);
      const plain = onePage && titled.length === 0 ? this.#plainCut(above, below, between) : null;
      const cut = onePage && named ? untilTitle : (plain?.at ?? null);
      if (cut === null) continue;
      over.set(below as MarkedLine, between.length - cut);
      const upper = over.get(above as MarkedLine);
      if (upper === undefined) continue;
      if (upper > 0 && cut > 0) rows.middle++;
      else if (upper > 0) rows.bottom++;
      else if (cut > 0) rows.top++;
    }
    const most = Math.max(rows.top, rows.middle, rows.bottom);
    if (most === 0) return this.#learnByDays(pairs) ?? this.#learnAtEdges(pairs);
    if (rows.top === most) return 'top';
    return rows.middle === most ? 'middle' : 'bottom';
  }

  /** Where no border is plain: lines above the first amount tell that rows have such lines. */
  #learnAtEdges(pairs: readonly Pair[]): AmountPosition {
    let [first, last, inner, parted] = [false, false, 0, false];
    for (const pair of pairs) {
      const { above, below, between } = pair;
      if (above && below && above.segment === below.segment) {
        inner++;
        parted ||= between.length > 0;
      }
      if (between.length === 0) continue;
      const at = this.#edgeAt(pair);
      if (at === 'first') first = true;
      else if (at === 'last') last = true;
    }
    // among rows of one line each, what stands above the first is a title of them all
    const oneLine = inner >= ENOUGH && !parted;
    if (!first || oneLine) return 'top';
    return last ? 'middle' : 'bottom';
  }

  /** Where as many lines with another day stand between all rows, and above the first and below the last together: these tell where the amount of each is. */
  #learnByDays(pairs: readonly Pair[]): AmountPosition | null {
    let [inner, over, under] = [0, 0, 0];
    for (const { above, below, between } of pairs) {
      const [upper, lower] = [isBooked(above), isBooked(below)];
      if (upper && lower) {
        if ((inner > 0 && between.length !== inner) || !between.some(isDated)) return null;
        inner = between.length;
      } else if (lower) {
        if (!isDated(below as MarkedLine) || !between.some(isDated)) return null;
        over = between.length;
      } else if (upper) under = between.length;
    }
    if (over === 0 || over + under !== inner) return null;
    return under > 0 ? 'middle' : 'bottom';
  }

  /** Given a pair, returns of which row a text stands near, where only one of the two is a row: of the first, below it, or the last, above it. */
  #edgeAt({ above, below, between }: Pair): 'first' | 'last' | null {
    // a balance is whole in one line: the rows begin below it, and end above it
    const over = isBooked(above);
    if (over === isBooked(below)) return null;
    const l = between[over ? 0 : between.length - 1];
    if (!this.#isNear(l, (over ? above : below) as MarkedLine)) return null;
    return over ? 'last' : 'first';
  }

  /** True for a text as near to a row's amount, above or below it, as lines of its row stand. */
  #isNear(l: MarkedLine, row: MarkedLine): boolean {
    return (
      l.segment === row.segment &&
      l.text !== '' &&
      l.dates.length === 0 &&
      l.indent >= startOf(row) - 1 &&
      Math.abs(row.baseline - l.baseline) < CLEAR_GAP * this.pitch
    );
  }
}

const isDated = ({ dates }: MarkedLine): boolean => dates.length > 0;

/** True for a row, and no balance. */
const isBooked = (row: MarkedLine | null): boolean => row !== null && !row.kindExact;

/** Given pairs, returns whether a table begins with a day above its amount, below a balance or at its top, and ends with none below. */
function daysBegin(pairs: readonly Pair[]): boolean {
  let begins = false;
  for (const { above, below, between } of pairs) {
    if (isBooked(above) && !isBooked(below) && hasDayBeside(above as MarkedLine, between)) return false;
    begins ||= isBooked(below) && !isBooked(above) && hasDayBeside(below as MarkedLine, between);
  }
  return begins;
}

/** True for a row without a day, with a line beside it on its page that has one before its text. */
function hasDayBeside(row: MarkedLine, between: readonly MarkedLine[]): boolean {
  if (row.dates.length > 0) return false;
  for (const l of between) if (l.dates.length > 0 && l.text !== '' && l.segment === row.segment) return true;
  return false;
}

/** Given lines, returns how many amounts stand half a line below one text and half a line above another. */
function halfLines(lines: readonly MarkedLine[]): number {
  let count = 0;
  for (let i = 1; i + 1 < lines.length; i++) {
    const [above, l, below] = [lines[i - 1], lines[i], lines[i + 1]];
    if (!l.anchor || l.described || above.anchor || below.anchor) continue;
    const [up, down] = [l.baseline - above.baseline, below.baseline - l.baseline];
    if (up > 0 && Math.abs(up - down) <= SAME_GAP && up < HALF_LINE * above.size) count++;
  }
  return count;
}

/** Given distances of neighbouring lines of which one at least has no amount, returns the usual one: at least half of them stand within rows. */
export const pitchOf = (inner: readonly number[]) => quantile(inner, 0.25);

function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}
