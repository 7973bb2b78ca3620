/** Finds doubtful amounts that may be wrong together without any sum that shows it. */
import { itemAt } from '../model/lists.ts';
import type { DoubtfulWord } from './doubts.ts';

/** More differences are not tried in all ways: three of each of so many are a million. */
const MOST = 12;

/**
 * Given doubtful amounts, returns those whose other reading changes a sum by nothing if others of them have another
 * reading, too; all of them if these are too many to try. What one reader alone could read may be any amount, and
 * cancel out with each other one.
 */
export function cancellingOut(doubts: readonly DoubtfulWord[]): ReadonlySet<DoubtfulWord> {
  const figures = doubts.filter(({ word }) => /\d/.test(word.text));
  if (figures.length > 1 && figures.some(({ word }) => word.reading?.others.length === 0)) return new Set(figures);
  const counted = doubts
    .map((doubt) => ({ doubt, changes: changesOf(doubt) }))
    .filter(({ changes }) => changes.length > 0);
  if (counted.length > MOST) return new Set(doubts);
  const found = new Set<DoubtfulWord>();
  const changed: DoubtfulWord[] = [];
  const tryFrom = (at: number, sum: number): void => {
    if (at === counted.length) {
      if (changed.length > 1 && sum === 0) for (const doubt of changed) found.add(doubt);
      return;
    }
    tryFrom(at + 1, sum);
    const { doubt, changes } = itemAt(counted, at);
    changed.push(doubt);
    // money in or money out: the sums may take it either way
    for (const change of changes) for (const signed of [change, -change]) tryFrom(at + 1, sum + signed);
    changed.pop();
  };
  tryFrom(0, 0);
  return found;
}

/** By how much each other reading of an amount changes it, if it does. */
const changesOf = ({ word }: DoubtfulWord): readonly number[] =>
  (word.reading?.others ?? []).map((other) => figureOf(other) - figureOf(word.text)).filter((change) => change !== 0);

/** The figures of an amount as a number, its mark left out. */
const figureOf = (text: string): number => Number(text.replace(/\D/g, '').slice(-MOST_FIGURES));
const MOST_FIGURES = 15;
