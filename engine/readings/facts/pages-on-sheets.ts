/** Orders the numbers of pages that are beside each other on one sheet, as a scanner or a printer makes two of one. */
import { firstOf } from '../../model/lists.ts';
import type { Sighting } from './sighting.ts';

/** Points by which the numbers of two pages on one sheet differ in height: scans are not quite straight. */
const SAME_HEIGHT = 20;
/** By page; of two pages beside each other on one sheet, the left one comes first. */
export const inOrder = (a: Sighting, b: Sighting): number =>
  a.page - b.page || (Math.abs(a.y - b.y) <= SAME_HEIGHT ? a.x0 - b.x0 : 0);

/** Joins the numbers at two places, if they are those of two pages on each sheet. */
export function onSheets(groups: readonly Sighting[][]): Sighting[][] {
  const kept = new Map<string, Sighting[][]>();
  for (const group of groups.toSorted(([a], [b]) => (a?.x0 ?? 0) - (b?.x0 ?? 0))) {
    const key = `${firstOf(group).form} ${firstOf(group).page}`;
    const others = kept.get(key) ?? [];
    const left = others.find((other) => group.every((next) => other.some((one) => isBeside(one, next))));
    if (left !== undefined) left.push(...group);
    else kept.set(key, [...others, group]);
  }
  return [...kept.values()].flat().map((series) => series.sort(inOrder));
}

/** True for the numbers of two pages beside each other on one sheet: "1/2", and "2/2" right of it. */
const isBeside = (one: Sighting, next: Sighting): boolean =>
  one.page === next.page &&
  one.of === next.of &&
  one.number + 1 === next.number &&
  one.x1 < next.x0 &&
  Math.abs(one.y - next.y) <= SAME_HEIGHT;
