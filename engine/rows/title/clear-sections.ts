/** Finds titles of sections by the gaps above and below them. */
import { gapAbove, type MarkedLine } from '../marked-line.ts';
import { CLEAR_GAP, ENOUGH, gapsOf, pitchOf } from '../pitch.ts';

/** Given the lines of a table, returns the titles of known sections that stand clear of the lines above and below. */
export function clearSections(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const titles = lines.flatMap(({ section }, i) => (section?.sign ? [i] : []));
  const inner = titles.length === 0 ? [] : gapsOf(lines).inner;
  if (inner.length < ENOUGH) return new Set();
  const least = CLEAR_GAP * pitchOf(inner);
  const isClear = (i: number) => (gapAbove(lines, i) ?? Infinity) > least && (gapAbove(lines, i + 1) ?? 0) > least;
  return new Set(titles.filter(isClear).map((i) => lines[i]));
}
