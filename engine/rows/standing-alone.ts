/** Finds titles of sections by the gaps above and below them. */
import type { MarkedLine } from './marked-line.ts';
import { CLEAR_GAP, ENOUGH, pitchOf } from './placement.ts';

/** Given a table's lines, returns titles of known sections that stand clear of the lines above and below, however they begin and look. */
export function standingAlone(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const alone = new Set<MarkedLine>();
  const titles: number[] = [];
  for (let i = 0; i < lines.length; i++) if (lines[i].section?.sign) titles.push(i);
  if (titles.length === 0) return alone;
  const inner: number[] = [];
  for (let i = 1; i < lines.length; i++) {
    const gap = gapAbove(lines, i);
    if (gap !== null && !(lines[i - 1].anchor && lines[i].anchor)) inner.push(gap);
  }
  if (inner.length < ENOUGH) return alone;
  const clear = CLEAR_GAP * pitchOf(inner);
  for (const i of titles)
    if ((gapAbove(lines, i) ?? Infinity) > clear && (gapAbove(lines, i + 1) ?? 0) > clear) alone.add(lines[i]);
  return alone;
}

/** Given lines and a place among them, returns how far that one stands below the one before, in points; null where it is the first of its part of the table, or none. */
function gapAbove(lines: readonly MarkedLine[], at: number): number | null {
  const [above, below] = [lines[at - 1], lines[at]];
  return above && below && above.segment === below.segment ? below.baseline - above.baseline : null;
}
