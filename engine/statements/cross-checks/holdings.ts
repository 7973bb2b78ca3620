/** Tells the values of holdings, which no booking makes: a quantity times its price. */
import { neighbours } from '../../model/lists.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { sizeOf } from './subject.ts';

type Subject = Parameters<typeof sizeOf>[1];

/** A quantity or a price, as a whole number of its last decimal. */
interface Scaled {
  readonly units: number;
  readonly decimals: number;
}

/** Figures of a quantity and its price, at the least: fewer may come to an amount by accident. */
const LEAST_FIGURES = 3;

/**
 * True for an amount that two numbers next to each other before it on its line multiply to, to the cent. One of them
 * has more decimals than money has: a count and an amount of money are no holding.
 */
export function isHolding({ texts }: TokenLine, amount: PlacedAmount, subject: Subject): boolean {
  const { decimals, context } = subject.part;
  const size = sizeOf(amount, subject);
  if (size === null || size === 0) return false;
  const numbers = texts.slice(0, amount.from).flatMap((text) => scaled(text, context.mark) ?? []);
  return neighbours(numbers).some(([a, b]) => {
    const finer = 10 ** (a.decimals + b.decimals - decimals);
    return Math.max(a.decimals, b.decimals) > decimals && Math.abs(a.units * b.units - size * finer) <= finer;
  });
}

/** Reads a number of several figures, with or without decimals; null for other texts. */
function scaled(text: string, mark: DecimalMark): Scaled | null {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const [whole = '', fraction = '', more] = text.split(mark);
  const figures = `${whole.replace(/[.,]/g, '')}${fraction}`;
  if (more !== undefined || /\D/.test(fraction) || figures.length < LEAST_FIGURES) return null;
  return { units: Number(figures), decimals: fraction.length };
}
