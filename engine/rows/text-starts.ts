/** Finds where the texts of rows begin, and which lines begin elsewhere. */
import { monthsIn } from '../dates/month.ts';
import { onlyOf } from '../model/lists.ts';
import type { MarkedLine } from './marked-line.ts';

/** Points that texts which begin at one place may be off each other. */
export const OUTDENT = 3;
/** A place at which so many lines, and so large a share of them, begin is a text's, not a title's. */
const LEAST_STARTS = 4;
const START_SHARE = 0.15;

/** Given lines, returns where most texts on lines with amounts begin, or if none has one, those of others; else NaN. */
export function usualStart(lines: readonly MarkedLine[]): number {
  const described = lines.filter((l) => l.described && !l.kindExact);
  const anchors = described.filter(({ anchor }) => anchor);
  const counts = new Map<number, number>();
  for (const { indent } of anchors.length > 0 ? anchors : described) count(counts, indent);
  let best = Number.NaN;
  let most = 0;
  for (const [x, n] of counts) if (n > most || (n === most && x < best)) [best, most] = [x, n];
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
  const counts = new Map<number, number>();
  for (const { indent } of texts) count(counts, indent);
  const least = Math.max(LEAST_STARTS, texts.length * START_SHARE);
  return [0, ...[...counts].flatMap(([x, n]) => (n >= least ? [x] : []))];
}

function count(counts: Map<number, number>, x: number): void {
  const place = Math.round(x);
  counts.set(place, (counts.get(place) ?? 0) + 1);
}

/** True for a line that begins at none of these places. */
export const beginsElsewhere = ({ indent }: MarkedLine, starts: readonly number[]): boolean =>
  !starts.some((x) => Math.abs(indent - x) <= OUTDENT);

/** Returns how far left of the usual start a row's text may begin: 0, or where the text beside its amount does. */
export const startOf = (anchor: MarkedLine | null): number =>
  anchor?.described && anchor.dates.length > 0 ? Math.min(0, anchor.indent) : 0;
