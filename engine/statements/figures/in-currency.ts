/** Chooses among figures of two currencies those of one. */
import type { OneOfTwo } from '../../model/table.ts';
import type { Figure } from '../../readings/facts/figures.ts';

/**
 * Given figures and one of two currencies, returns those in it, or all without. Of two after one label, it takes the
 * one at its place.
 */
export function figuresIn(figures: readonly Figure[], money: OneOfTwo | undefined): readonly Figure[] {
  if (money === undefined) return figures;
  const { own, other, place } = money;
  return figures.filter((figure) => {
    const { currency } = figure.amount.token;
    if (currency === own) return true;
    const beside = figures.filter((f) => f.line === figure.line && f.label === figure.label);
    return currency !== other && (beside.length !== 2 || beside[place] === figure);
  });
}
