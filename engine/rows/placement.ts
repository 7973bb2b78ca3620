/** Finds how many of the lines between two amounts belong to the row above, and how many to the row below. */
import { onceFor } from '../model/once.ts';
import type { JoinRule } from '../wording/lines.ts';
import { amountPosition } from './amount-position/question.ts';
import type { AmountPosition } from './amount-position/rules.ts';
import { type Border, neighboursOf, plainBorder } from './border/question.ts';
import { CLEAR_GAP, type Spacing, spacingOf } from './layout.ts';
import type { MarkedLine } from './marked-line.ts';
import { isBooked, type Pair } from './pairs.ts';

/** Rows that continue over a page's end: their lines are no further from the others than this, in usual distances. */
const REACH = 1.3;

/** How many of the lines between, from the top, belong to the row above, and from the bottom, to the row below. */
export interface Split {
  readonly above: number;
  readonly below: number;
  /** what the border was found by */
  readonly by: JoinRule;
}

/** How a table sets its rows, learnt from where their borders are plain. */
export class Placement {
  readonly spacing: Spacing;
  readonly #position: AmountPosition;
  readonly #plainBorder: (pair: Pair) => Border | null;

  constructor(lines: readonly MarkedLine[], pairs: readonly Pair[]) {
    this.spacing = spacingOf(lines);
    const table = { spacing: this.spacing, daysBegin: daysBegin(pairs) };
    this.#plainBorder = onceFor((pair) => {
      const near = neighboursOf(pair);
      return near && plainBorder(near, table);
    });
    this.#position = amountPosition(lines, pairs, this.spacing.pitch, this.#plainBorder);
  }

  /** Given a pair and how many lines of the upper row are above its amount, returns whose the lines between are. */
  split(pair: Pair, over: number): Split {
    const { above, below, between, untilTitle } = pair;
    if (untilTitle !== null) {
      const upper = this.split({ ...pair, between: between.slice(0, untilTitle), below: null, untilTitle: null }, over);
      const lower = this.split({ ...pair, between: between.slice(untilTitle), above: null, untilTitle: null }, 0);
      return { above: upper.above, below: lower.below, by: 'title_between' };
    }
    const plain = this.#plainBorder(pair);
    if (plain) return { above: plain.at, below: between.length - plain.at, by: plain.by };
    // the border is where lines of rows usually are
    const by = `usual_${this.#position}` as const;
    if (!above) return { above: 0, below: below ? this.#aboveFirst(below, between) : 0, by };
    if (!below) return { above: this.#position === 'bottom' ? 0 : this.#reach(above, between, 1), below: 0, by };
    if (above.segment !== below.segment) return { ...this.#overPage(above, below, between, over), by };
    const cut = this.#usualCut(below, between.length, over);
    return { above: cut, below: between.length - cut, by };
  }

  #usualCut(below: MarkedLine, count: number, over: number): number {
    if (this.#position === 'top' || (below.kindExact && below.text !== ''))
      return below.described || below.kindExact ? count : Math.ceil(count / 2);
    if (this.#position === 'bottom') return 0;
    return over <= count ? over : Math.ceil(count / 2);
  }

  /** Given the first amount and the lines above it, returns how many of them are its row's. */
  #aboveFirst(below: MarkedLine, between: readonly MarkedLine[]): number {
    if (this.#position !== 'top' || !below.described) return this.#reach(below, between.toReversed(), -1);
    // a date on a line of its own begins the first row
    const dated = between.findIndex((l) => l.dates.length > 0);
    return below.dates.length === 0 && dated >= 0 ? between.length - dated : 0;
  }

  #overPage(above: MarkedLine, below: MarkedLine, between: readonly MarkedLine[], over: number): Omit<Split, 'by'> {
    if (this.#position === 'bottom') return { above: 0, below: between.length };
    const foot = between.filter((l) => l.segment === above.segment);
    const head = between.filter((l) => l.segment !== above.segment);
    if (this.#position === 'top') {
      const dated = head.findIndex((l) => l.dates.length > 0 && l.text !== '');
      // the row above has its date: on the amount's line, or with its text above that
      const hasDate = above.dates.length > 0 || over > 0;
      const own = below.dates.length === 0 && hasDate && dated >= 0 ? dated : head.length;
      return { above: foot.length + own, below: head.length - own };
    }
    const upper = Math.min(foot.length, this.#plainEnd(above, foot) ?? over);
    // if the next row has begun above, all that is on top of the page is its own
    const owed = upper < foot.length ? 0 : Math.min(head.length, Math.max(0, over - upper));
    return { above: upper + owed, below: between.length - upper - owed };
  }

  /** Returns how many lines below a row, down to the page's end, are before the first clear gap; or null. */
  #plainEnd(above: MarkedLine, foot: readonly MarkedLine[]): number | null {
    const at = this.#gapBehind(above, foot, CLEAR_GAP);
    return at < 0 ? null : at;
  }

  /** Returns how many of the lines below a row (-1: above), nearest first, are as near as lines of a row. */
  #reach(row: MarkedLine, lines: readonly MarkedLine[], down: 1 | -1): number {
    if (!this.spacing.isKnown) return lines.length;
    const end = this.#gapBehind(row, lines, REACH, down);
    return end < 0 ? lines.length : end;
  }

  /** The same, before the first gap of a page that is so many usual distances wide; -1 if none is. */
  #gapBehind(row: MarkedLine, lines: readonly MarkedLine[], pitches: number, down = 1): number {
    return lines.findIndex((l, i) => {
      const last = lines[i - 1] ?? row;
      return l.segment === last.segment && (l.baseline - last.baseline) * down > pitches * this.spacing.pitch;
    });
  }
}

/** True if the first row has a day on a line above its amount, and the last has none on a line below. */
function daysBegin(pairs: readonly Pair[]): boolean {
  let begins = false;
  for (const { above, below, between } of pairs) {
    if (isBooked(above) === isBooked(below)) continue;
    const row = isBooked(above) ? above : below;
    if (row === null || !hasDayBeside(row, between)) continue;
    if (row === above) return false;
    begins = true;
  }
  return begins;
}

/** True for a row without a day, with a line beside it on its page that has one before its text. */
const hasDayBeside = (row: MarkedLine, between: readonly MarkedLine[]): boolean =>
  row.dates.length === 0 && between.some((l) => l.dates.length > 0 && l.text !== '' && l.segment === row.segment);
