/** Tells what comes of the other readings of a doubtful word, each tried in the whole document. */
import { type DoubtfulWord, otherWords, otherwise } from './doubts.ts';
import { rivalDays } from './rival-days.ts';

/** What comes of another reading: it passes, or the sums exclude it; alone: whatever else is read otherwise. */
export type Outcome = 'passes' | 'excluded' | 'excluded alone';

/** The outcome of all other readings of a word: that of the one that is hardest to exclude. */
export function outcomeOf(
  doubt: DoubtfulWord,
  doubts: readonly DoubtfulWord[],
  tryWith: (changes: readonly DoubtfulWord[]) => Outcome,
): Outcome {
  const others = doubt.isDate ? rivalDays(doubt) : otherWords(doubt);
  if (others === null) return 'passes';
  // a day has no sum: what nobody else read may be any other
  if (doubt.isDate && others.length === 0) return doubt.word.reading?.others.length === 0 ? 'passes' : 'excluded';
  let weakest: Outcome = 'excluded alone';
  for (const other of others.length === 0 ? [otherwise(doubt)] : others) {
    const outcome = tryWith([other]);
    // what was misread in one way may be so wherever it stands: a year in both days of a period
    const alike = doubts.filter(({ word }) => word.text === doubt.word.text).flatMap(otherWords);
    const everywhere = alike.filter(({ word }) => word.text === other.word.text);
    if (outcome === 'passes' || (everywhere.length > 1 && tryWith(everywhere) === 'passes')) return 'passes';
    if (outcome === 'excluded') weakest = outcome;
  }
  return weakest;
}
