/** Tells whether several doubtful amounts may be wrong at once without any sum that shows it. */
import { itemAt, numberAt } from '../model/lists.ts';
import type { DoubtfulWord } from './doubts.ts';

/** More differences are not tried in all ways: three of each of so many are a million. */
const MOST = 12;

/** True if the other readings of two or more amounts together change a sum by nothing. */
export function mayCancelOut(doubts: readonly DoubtfulWord[]): boolean {
  const changes = doubts.map(({ word }) =>
    (word.reading?.others ?? []).map((other) => figureOf(other) - figureOf(word.text)).filter((change) => change !== 0),
  );
  const counted = changes.filter((own) => own.length > 0);
  if (counted.length > MOST) return true;
  return someSumIsZero(counted, 0, { sum: 0, changed: 0 });
}

interface Sum {
  readonly sum: number;
  readonly changed: number;
}

function someSumIsZero(changes: readonly (readonly number[])[], at: number, { sum, changed }: Sum): boolean {
  if (at === changes.length) return changed > 1 && sum === 0;
  if (someSumIsZero(changes, at + 1, { sum, changed })) return true;
  // money in or money out: the sums may take it either way
  return itemAt(changes, at).some((_, i) => {
    const change = numberAt(itemAt(changes, at), i);
    return [change, -change].some((signed) =>
      someSumIsZero(changes, at + 1, { sum: sum + signed, changed: changed + 1 }),
    );
  });
}

/** The figures of an amount as a number, its mark left out. */
const figureOf = (text: string): number => Number(text.replace(/\D/g, '').slice(-MOST_FIGURES));
const MOST_FIGURES = 15;
