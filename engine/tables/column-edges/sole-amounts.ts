/** Finds the runs of amounts that are the only ones of their rows. */
import { isMiddleIn } from '../../geometry/intervals.ts';
import { onlyOf } from '../../model/lists.ts';
import type { TokenLine } from '../../model/table.ts';
import { isBare } from '../../money/moneylike.ts';
import { type AlignedRun, isAlone, moneyIn } from '../aligned-runs/aligned-runs.ts';
import { UNHEADED_COUNT, UNHEADED_SHARE } from '../aligned-runs/items.ts';

/** Returns the runs of which most amounts are in no text, and the only ones of a line with a date of the rows. */
export function soleAmounts(body: readonly TokenLine[], runs: readonly AlignedRun[]): ReadonlySet<AlignedRun> {
  const money = runs.filter(({ kind }) => kind === 'money');
  // another list below the rows has its days elsewhere
  const [days] = runs.filter(({ kind }) => kind === 'date').sort((a, b) => b.count - a.count);
  if (days === undefined || money.length < 2) return new Set();
  const counts = new Map<AlignedRun, number>();
  for (const tl of body) {
    const own = onlyOf(moneyIn(tl).filter((a) => !isBare(a.token)));
    if (own === null || !isAlone(tl, own) || !tl.dates.some((date) => isMiddleIn(date, days))) continue;
    const run = money.find((s) => isMiddleIn(own, s));
    if (run) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  const isSole = (s: AlignedRun) => (counts.get(s) ?? 0) >= Math.max(UNHEADED_COUNT, s.count * UNHEADED_SHARE);
  return new Set(money.filter(isSole));
}
