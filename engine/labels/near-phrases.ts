/** Finds the phrase beside, above or below a place on a line. */
import { type Interval, overlaps } from '../geometry/intervals.ts';
import type { Line, Phrase } from '../model/line.ts';
import { itemAt } from '../model/lists.ts';

/** Within so many text sizes a label is above its value. */
export const LABEL_ABOVE = 2.6;

/** A line among others, in the order of the paper; those around it are looked at. */
export interface LineAt {
  readonly lines: readonly { readonly line: Line }[];
  /** its index in `lines` */
  readonly at: number;
}

/** Whether a phrase belongs to a place above or below it. */
export type Aligned = (phrase: Interval, place: Interval) => boolean;

/** How far a phrase may be from a place, and how the two are to each other. */
export interface Reach {
  readonly aligned: Aligned;
  /** baselines lie at most so many sizes of the line's own text apart */
  readonly sizes?: number;
  /** so many lines are looked at, at most */
  readonly lines?: number;
}

/** A phrase that was found, and where. */
export interface NearPhrase {
  readonly phrase: Phrase;
  /** index of its line among those searched */
  readonly at: number;
}

/** Given how many points they may be off, returns a test for two that begin alike. */
export const beginAlike =
  (points: number): Aligned =>
  (a, b) =>
    Math.abs(a.x0 - b.x0) <= points;

/** Points by which the begins of two lines of one label may differ. */
const SAME_BEGIN = 3;
export const beginBelow = beginAlike(SAME_BEGIN);

/** Given how many points they may be off, returns a test for two that begin or end alike. */
export const shareAnEdge =
  (points: number): Aligned =>
  (a, b) =>
    Math.abs(a.x0 - b.x0) <= points || Math.abs(a.x1 - b.x1) <= points;

/** A label on the line right above its value. */
export const RIGHT_ABOVE: Reach = { aligned: overlaps, sizes: LABEL_ABOVE, lines: 1 };

/** Given a place on a line, returns the nearest phrase above it on the page, or null. */
export const phraseAbove = (place: Interval, line: LineAt, reach: Reach): NearPhrase | null =>
  nearest(place, line, reach, -1);

/** Given a place on a line, returns the nearest phrase below it on the page, or null. */
export const phraseBelow = (place: Interval, line: LineAt, reach: Reach): NearPhrase | null =>
  nearest(place, line, reach, 1);

function nearest(
  place: Interval,
  { lines, at: own }: LineAt,
  { aligned, sizes = Infinity, lines: most = Infinity }: Reach,
  step: 1 | -1,
): NearPhrase | null {
  const { page, baseline, size } = itemAt(lines, own).line;
  for (let at = own + step; at >= 0 && at < lines.length && Math.abs(at - own) <= most; at += step) {
    const { line } = itemAt(lines, at);
    if (line.page !== page || (line.baseline - baseline) * step > sizes * size) return null;
    for (const phrase of line.phrases) if (aligned(phrase, place)) return { phrase, at };
  }
  return null;
}

/** Given a place on a line, returns the text of the phrase that heads it on the line right above, or ''. */
export const headingOver = (place: Interval, line: LineAt, aligned = overlaps, sizes = Infinity): string =>
  phraseAbove(place, line, { aligned, sizes, lines: 1 })?.phrase.text ?? '';

/** The same, also if lines of a block beside the two are between: "Date" alone may be the end of a longer heading. */
export function headingOverBlock(place: Interval, line: LineAt): string {
  const right = headingOver(place, line);
  const above = right === '' ? phraseAbove(place, line, { aligned: overlaps, sizes: LABEL_ABOVE }) : null;
  return above !== null && above.phrase.words.length > 1 ? above.phrase.text : right;
}
