/** What is usual in a table: how far apart its lines and rows are, and where their texts begin. */
import { monthsIn } from '../dates/month.ts';
import { least } from '../geometry/extremes.ts';
import { groupBy, neighbours, onlyOf } from '../model/lists.ts';
import { gapAbove, type MarkedLine } from './marked-line.ts';

/** A gap is clear if it is this much larger than the gaps within rows. */
export const CLEAR_GAP = 1.2;
/** So many distances show what is usual. */
export const ENOUGH = 3;
/** Of the distances between lines of which one at least has no amount, half or more are within rows. */
const WITHIN_ROWS = 0.25;

/** How far apart the lines of a table are, in points. */
export interface Spacing {
  /** usual distance of two lines of one row; 0 if rows have one line */
  readonly pitch: number;
  /** usual distance of two rows of one line; 0 if there are none */
  readonly step: number;
  /** by how much the least distance of two rows of one line falls short of the usual one */
  readonly jitter: number;
  /** enough lines are within rows to know the usual distances */
  readonly isKnown: boolean;
}

const MEDIAN = 0.5;

/** Given the lines of a table, returns how far apart those are that describe something. */
export function spacingOf(lines: readonly MarkedLine[]): Spacing {
  const { inner, steps } = gapsOf(lines.filter(({ described }) => described));
  const step = quantile(steps, MEDIAN);
  // what is further below than the next row does is no line of a row
  const pitch = steps.length < ENOUGH ? pitchOf(inner) : Math.min(pitchOf(inner), step);
  return { pitch, step, jitter: steps.length === 0 ? 0 : step - least(steps), isKnown: inner.length >= ENOUGH };
}

/** Given lines, returns the distances of neighbours on a page: of two with amounts (`steps`), and others (`inner`). */
export function gapsOf(lines: readonly MarkedLine[]): { readonly inner: number[]; readonly steps: number[] } {
  const gaps = { inner: [] as number[], steps: [] as number[] };
  for (const [i, [above, below]] of neighbours(lines).entries()) {
    const gap = gapAbove(lines, i + 1);
    if (gap !== null) gaps[above.anchor && below.anchor ? 'steps' : 'inner'].push(gap);
  }
  return gaps;
}

/** Given distances of neighbouring lines of which one at least has no amount, returns the usual one within rows. */
export const pitchOf = (inner: readonly number[]): number => quantile(inner, WITHIN_ROWS);

/** Given numbers, returns the one that this share of them are below, or 0 without any. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

/** Points that texts which begin at one place may be off each other. */
export const OUTDENT = 3;
/** A place at which so many lines, and so large a share of them, begin is a text's, not a title's. */
const LEAST_STARTS = 4;
const START_SHARE = 0.15;

/** Given lines, returns where most texts on lines with amounts begin, or if none has one, those of others; else NaN. */
export function usualStart(lines: readonly MarkedLine[]): number {
  const described = lines.filter((l) => l.described && !l.kindExact);
  const anchors = described.filter(({ anchor }) => anchor);
  let [best, most] = [Number.NaN, 0];
  for (const [x, { length }] of byIndent(anchors.length > 0 ? anchors : described))
    if (length > most || (length === most && x < best)) [best, most] = [x, length];
  return best;
}

/** True for a month alone, in bold: a heading of the rows below. */
function isMonth({ bold, row: { source } }: MarkedLine): boolean {
  const month = bold ? onlyOf(monthsIn(source.texts)) : null;
  return month !== null && month.from === 0 && month.to === source.texts.length;
}

/** Returns where many texts without an amount begin, headings of months apart, in points from the usual start: 0. */
export function startsOf(lines: readonly MarkedLine[]): number[] {
  const texts = lines.filter((l) => !l.anchor && !isMonth(l) && l.text !== '' && !Number.isNaN(l.indent));
  const least = Math.max(LEAST_STARTS, texts.length * START_SHARE);
  return [0, ...[...byIndent(texts)].flatMap(([x, { length }]) => (length >= least ? [x] : []))];
}

const byIndent = (lines: readonly MarkedLine[]) => groupBy(lines, ({ indent }) => Math.round(indent));

/** True for a line that begins at none of these places. */
export const beginsElsewhere = ({ indent }: MarkedLine, starts: readonly number[]): boolean =>
  !starts.some((x) => Math.abs(indent - x) <= OUTDENT);

/** Returns how far left of the usual start a row's text may begin: 0, or where the text beside its amount does. */
export const startOf = (anchor: MarkedLine | null): number =>
  anchor?.described && anchor.dates.length > 0 ? Math.min(0, anchor.indent) : 0;
