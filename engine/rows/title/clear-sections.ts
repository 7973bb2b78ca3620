/** Finds titles of sections by the gaps above and below them. */
import { gapAbove, type MarkedLine } from '../marked-line.ts';
import { CLEAR_GAP, ENOUGH, pitchOf } from '../pitch.ts';

/** Given the lines of a table, returns the titles of known sections that stand clear of the lines above and below. */
export function clearSections(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const titles = lines.flatMap(({ section }, i) => (section?.sign ? [i] : []));
  const inner = titles.length === 0 ? [] : gapsInRows(lines);
  if (inner.length < ENOUGH) return new Set();
  const least = CLEAR_GAP * pitchOf(inner);
  const isClear = (i: number) => (gapAbove(lines, i) ?? Infinity) > least && (gapAbove(lines, i + 1) ?? 0) > least;
  return new Set(titles.filter(isClear).map((i) => lines[i]));
}

/** Given lines, returns the gaps between neighbours of which one at least has no amount. */
function gapsInRows(lines: readonly MarkedLine[]): number[] {
  const inner: number[] = [];
  for (let i = 1; i < lines.length; i++) {
    const gap = gapAbove(lines, i);
    if (gap !== null && !(lines[i - 1].anchor && lines[i].anchor)) inner.push(gap);
  }
  return inner;
}
