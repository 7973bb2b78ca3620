/** Finds balances of what is counted beside an account: figures that lead from one to the balance of a reward. */
import { endAlike } from '../../geometry/intervals.ts';
import { exactKind } from '../../lexicon/lines/kind-of-line.ts';
import type { TokenLine } from '../../model/table.ts';
import type { ValuedFigure } from './summary.ts';

/** Figures between the two balances, at the most: earned, redeemed, adjusted, expired. */
const MOST_BETWEEN = 4;

/**
 * Given figures in the order of the paper, and the lines that name rewards and nothing else, returns the figures
 * without each opening balance that, with those right below it, comes to a balance of rewards, or to another figure if
 * its list is titled so: "Opening balance 49.45", "Earned 9.96", "Cashback balance 59.41".
 */
export const withoutRewards = (figures: readonly ValuedFigure[], rewards: readonly TokenLine[]) =>
  figures.filter((figure) => figure.figure.kind !== 'opening' || !leadsToRewards(figure, figures, rewards));

function leadsToRewards(opening: ValuedFigure, figures: readonly ValuedFigure[], rewards: readonly TokenLine[]) {
  const { line, amount } = opening.figure;
  const isTitled = rewards.some(
    (title) => title.line.page === line.line.page && title.line.index === line.line.index - 1,
  );
  const below = figures.filter(
    ({ figure }) =>
      figure.line.line.page === line.line.page &&
      figure.line.line.index > line.line.index &&
      endAlike(figure.amount, amount),
  );
  const sumTo = (at: number) => below.slice(0, at).reduce((sum, one) => sum + one.value, opening.value);
  const isEnd = ({ figure, value }: ValuedFigure, at: number) =>
    isTitled ? at > 0 && value === sumTo(at) : exactKind(figure.label)?.kind === 'points';
  const at = below.findIndex(isEnd);
  return at > 0 && at <= MOST_BETWEEN && below[at]?.value === sumTo(at);
}
