/** Picks the figures of a document that stand on a statement's own lines, and in its own currency. */
import type { OneOfTwo } from '../../model/table.ts';
import type { Figure } from '../../readings/facts/figures.ts';

/** Given lines [from, to) and figures, returns those on them. */
export function figuresBetween(from: number, to: number, figures: readonly Figure[]): Figure[] {
  const found: Figure[] = [];
  for (const figure of figures) {
    const { index } = figure.line.line;
    if (index >= from && index < to) found.push(figure);
  }
  return found;
}

/** Given figures and which of two currencies a statement is in, returns those of its own: of two behind one label, that at its place. */
export function figuresIn(figures: readonly Figure[], { own, other, place }: OneOfTwo): Figure[] {
  return figures.filter((figure) => {
    const { currency } = figure.amount.token;
    if (currency === own) return true;
    const beside = figures.filter((f) => f.line === figure.line && f.label === figure.label);
    return currency !== other && (beside.length !== 2 || beside[place] === figure);
  });
}
