/** Tells the figures of holdings, which no booking makes: a quantity, its price, and the value that both come to. */
import { neighbours } from '../../model/lists.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { sizeOf } from './subject.ts';

type Subject = Parameters<typeof sizeOf>[1];

/** A quantity or a price, as a whole number of its last decimal, and the word that it is. */
interface Scaled {
  readonly units: number;
  readonly decimals: number;
  readonly word: number;
}

/** Figures of a quantity and its price, at the least: fewer may come to an amount by accident. */
const LEAST_FIGURES = 3;

/** True for an amount that is the value of a holding on its line, or one of the two numbers that come to it. */
export const isOfHolding = (line: TokenLine, amount: PlacedAmount, subject: Subject): boolean =>
  line.amounts.some((value) => {
    const made = madeOf(line, value, subject);
    return made !== null && (value === amount || made.some(({ word }) => word >= amount.from && word < amount.to));
  });

/**
 * Returns the two numbers next to each other before an amount on its line that multiply to it, to the cent; else null.
 * One of them has more decimals than money has: a count and an amount of money are no holding.
 */
function madeOf({ texts }: TokenLine, amount: PlacedAmount, subject: Subject): readonly Scaled[] | null {
  const { decimals, context } = subject.part;
  const size = sizeOf(amount, subject);
  if (size === null || size === 0) return null;
  const numbers = texts.slice(0, amount.from).flatMap((text, word) => scaled(text, context.mark, word) ?? []);
  const isMade = ([a, b]: readonly [Scaled, Scaled]) => {
    const finer = 10 ** (a.decimals + b.decimals - decimals);
    return Math.max(a.decimals, b.decimals) > decimals && Math.abs(a.units * b.units - size * finer) <= finer;
  };
  return neighbours(numbers).find(isMade) ?? null;
}

/** Reads a number of several figures, with or without decimals; null for other texts. */
function scaled(text: string, mark: DecimalMark, word: number): Scaled | null {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const [whole = '', fraction = '', more] = text.split(mark);
  const figures = `${whole.replace(/[.,]/g, '')}${fraction}`;
  if (more !== undefined || /\D/.test(fraction) || figures.length < LEAST_FIGURES) return null;
  return { units: Number(figures), decimals: fraction.length, word };
}
