/**
 * Tells figures that no booking makes: totals of other lists (the charges of an analysis, fees), holdings, and the
 * money of other accounts.
 */
import { figuresIn } from '../../labels/number-forms.ts';
import { accountNamed } from '../../lexicon/facts/accounts.ts';
import { itemAt, neighbours } from '../../model/lists.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import type { DecimalMark } from '../../money/amount.ts';
import { accountNumbers } from '../account.ts';
import { linesOfBookings } from '../part.ts';
import { type CrossChecked, type StatedFigure, sizeOf } from './subject.ts';

/** Points that amounts of one column may end apart. */
const SAME_EDGE = 2;
/** Lines of a list, at the least. */
const LEAST_LISTED = 2;

/**
 * Given a figure, returns true if it is the total of amounts right above it that no row has, and opening and closing
 * balance leave no room for those among the bookings.
 */
export function endsOwnList({ amount, line: own, size }: StatedFigure, subject: CrossChecked): boolean {
  const { checks, document, rows } = subject;
  if (!checks.some(({ kind, status }) => kind === 'opening_closing' && status === 'pass')) return false;
  const booked = linesOfBookings(rows);
  let sum = 0;
  for (let at = own.line.index - 1, count = 1; at >= 0; at--, count++) {
    const { line, amounts } = itemAt(document.tables.lines, at);
    const above = amounts.find(({ x1 }) => Math.abs(x1 - amount.x1) <= SAME_EDGE);
    const value = above && line.page === own.line.page && !booked.has(at) ? sizeOf(above, subject) : null;
    if (value === null) return false;
    sum += value;
    if (sum === size && count >= LEAST_LISTED) return true;
  }
  return false;
}

type Subject = Parameters<typeof sizeOf>[1];

/** A quantity or a price. */
type Scaled = NonNullable<ReturnType<typeof scaled>>;

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

/** A number of several figures as a whole number of its last decimal, and the word that it is; null for other texts. */
function scaled(text: string, mark: DecimalMark, word: number) {
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const [whole = '', fraction = '', more] = text.split(mark);
  const figures = `${whole.replace(/[.,]/g, '')}${fraction}`;
  if (more !== undefined || /\D/.test(fraction) || figures.length < LEAST_FIGURES) return null;
  return { units: Number(figures), decimals: fraction.length, word };
}

/** Figures of an account's number, at the least. */
const LEAST_OF_NUMBER = 7;

/** True for money beside the name and the number of another account: "Livret A n° 60417220117    4 210,36 €". */
export function isOfOtherAccount(
  { label, line: { line } }: Pick<StatedFigure, 'label' | 'line'>,
  { part, readings, figures }: CrossChecked,
): boolean {
  if (accountNamed(label)?.sure !== true) return false;
  const isNumber = (text: string) => /^[\d-]+$/.test(text) && figuresIn(text) >= LEAST_OF_NUMBER;
  const number = line.words.find(({ text }) => isNumber(text))?.text;
  const own = accountNumbers(part, readings, figures.closing?.value ?? null).accountNumber;
  return number !== undefined && own !== null && !own.replace(/\s/g, '').includes(number);
}
