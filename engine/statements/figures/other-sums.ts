/** Finds balances of what is counted beside an account: figures that lead from one to the balance of a reward. */
import { endAlike } from '../../geometry/intervals.ts';
import { exactKind } from '../../lexicon/lines/kind-of-line.ts';
import type { ValuedFigure } from './summary.ts';

/** Figures between the two balances, at the most: earned, redeemed, adjusted, expired. */
const MOST_BETWEEN = 4;

/**
 * Given figures in the order of the paper, returns them without each opening balance that, with the figures right below
 * it, comes to a balance of rewards: "Opening balance 49.45", "Earned 9.96", "Cashback balance 59.41".
 */
export const withoutRewards = (figures: readonly ValuedFigure[]): readonly ValuedFigure[] =>
  figures.filter((figure) => figure.figure.kind !== 'opening' || !leadsToRewards(figure, figures));

function leadsToRewards({ figure: { line, amount }, value }: ValuedFigure, figures: readonly ValuedFigure[]): boolean {
  const below = figures.filter(
    ({ figure }) =>
      figure.line.line.page === line.line.page &&
      figure.line.line.index > line.line.index &&
      endAlike(figure.amount, amount),
  );
  const at = below.findIndex(({ figure }) => exactKind(figure.label)?.kind === 'points');
  const end = below[at];
  if (end === undefined || at < 1 || at > MOST_BETWEEN) return false;
  return end.value === below.slice(0, at).reduce((sum, one) => sum + one.value, value);
}
