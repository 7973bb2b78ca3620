/** Finds the days with which the rows of a table without a header begin. */
import type { DateOrder } from '../dates/date.ts';
import type { PlacedDate, TokenLine } from '../model/table.ts';
import { moneyIn } from './aligned-runs/aligned-runs.ts';
import { added, daysOn, partsOf } from './spaced-days.ts';

/** Points that the days may be off each other. */
const ALIGNED = 2;
/** So many rows, and this share of them, begin with a day where that is what their first numbers are. */
const LEAST = 4;
const MOST = 0.6;

/** Returns the lines with the days that begin most lines with money, if these begin below each other. */
export function withFirstDays(pages: readonly (readonly TokenLine[])[]): readonly TokenLine[][] {
  const rows = pages.flat().filter((tl) => moneyIn(tl).length > 0);
  const isFirst = (d: PlacedDate) => d.from === 0;
  const parts = partsOf([rows.map((tl) => ({ tl, days: daysOn(tl, 2, isFirst) }))]);
  const days = new Map(rows.flatMap((tl) => daysOn(tl, parts, isFirst).map((d) => [tl, d] as const)));
  const xs = [...days.values()].flatMap((d) => (d.to === parts ? [d.x0] : [])).sort((a, b) => a - b);
  const middle = xs[Math.floor(xs.length / 2)];
  const isIn = ({ x0 }: { readonly x0: number }) => Math.abs(x0 - middle) <= ALIGNED;
  const below = rows.filter(({ line }) => isIn(line.words[0]));
  const aligned = below.flatMap((tl) => days.get(tl) ?? []);
  const inOrder = (order: DateOrder) => aligned.every((d) => d.token.orders.includes(order));
  // a few are days if all are
  const share = aligned.length < LEAST ? 1 : MOST;
  const enough = aligned.length > 1 && aligned.length >= below.length * share && (inOrder('DMY') || inOrder('MDY'));
  const isDay = (d: PlacedDate) => isFirst(d) && isIn(d);
  return pages.map((lines) => (enough ? lines.map((tl) => added(tl, daysOn(tl, parts, isDay))) : [...lines]));
}
