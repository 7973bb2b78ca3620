/** Each amount is the one that moves the balance, and it is money. */
import type { ReadRow } from '../../model/reading.ts';
import type { Cell } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { currencyCode } from '../../money/currencies.ts';
import type { ReadPart } from '../../readings/read.ts';
import { finding } from '../../wording/catalogue.ts';
import { isBooked } from '../bookings.ts';
import { otherUnit } from './no-money.ts';
import { discharged, type Judge, open, pagesOfLines } from './obligation.ts';

export const amountsAnchored: Judge = (subject) => {
  const {
    part,
    proof: { chain, rows },
    readings: { parts },
  } = subject;
  if (mayBeNoMoney(part, parts)) return open(finding('AMOUNTS_WITHOUT_DECIMALS'));
  const unit = otherUnit(subject);
  if (unit !== null) return open(unit);
  const cut = rows.filter(isBooked).filter((row, i) => !chain.proved.has(i) && isCut(row, part));
  if (cut.length > 0) {
    const lines = cut.map(({ row }) => row.lines[0].source.line);
    return open(finding('AMOUNTS_CUT', { rows: cut.length, pages: pagesOfLines(lines) }));
  }
  const chained = chain.proved.size === rows.filter(isBooked).length;
  if (part.beforeFees && !chained) return open(finding('AMOUNTS_BEFORE_FEES'));
  return discharged(finding('AMOUNTS_ARE_MONEY'));
};

/** Ems between figures of one amount that came apart. */
const APART = 0.8;
/** Figures with their points, and nothing else. */
const FIGURES = /^[\d.,'’ ]*\d[\d.,'’ ]*$/;
/** What is left of an amount that was broken at its point: ".00", "00"; some papers print ".50". */
const BROKEN = /^(?:[.,]0+|00)$/;

/** True for a booking whose amount may have lost figures: they stand beside it in its cell, "5 0.00", or in another line of it, or only its cents of nothing are left. */
function isCut({ row }: ReadRow, { context }: ReadPart): boolean {
  const roles = context.rolesOf.get(row.table) ?? [];
  return row.amounts.some((amount, i) => {
    const role = roles[i];
    if (amount === null || !(role === 'amount' || role === 'debit' || role === 'credit' || role === 'charge'))
      return false;
    if (BROKEN.test(amount.token.digits)) return true;
    const own = row.lines.find(({ cells }) => cells[i]?.text.includes(amount.token.text));
    if (row.lines.some((line) => line !== own && FIGURES.test(line.cells[i]?.text ?? ''))) return own !== undefined;
    return row.lines.some(({ source, cells }) => {
      const cell = cells[i];
      return cell && source.amounts.includes(amount) && isBesideFigures(amount, source.line.words, cell);
    });
  });
}

/** True for an amount with figures right before it or behind it in its cell, that are not of another currency. */
function isBesideFigures(amount: PlacedAmount, words: readonly Word[], cell: Cell): boolean {
  const [first, last] = [words[amount.from], words[amount.to - 1]];
  const [before, behind] = [words[amount.from - 1], words[amount.to]];
  const isFigure = (word: Word | undefined): boolean =>
    word !== undefined && FIGURES.test(word.text) && cell.words.includes(word);
  const near = (one: Word, next: Word): boolean => next.x0 - one.x1 <= APART * next.style.size;
  const isAbroad = currencyCode(words[amount.from - 2]?.text ?? '') !== null;
  return (
    (isFigure(before) && !isAbroad && /^\d/.test(first.text) && near(before, first)) ||
    (isFigure(behind) && /\d$/.test(last.text) && near(last, behind))
  );
}

/** True for whole amounts beside those of other parts in the same money that have decimals. */
function mayBeNoMoney({ currency, decimals, printedDecimals }: ReadPart, parts: readonly ReadPart[]): boolean {
  if (decimals === 0 || printedDecimals > 0) return false;
  return parts.some((other) => other.currency === currency && other.printedDecimals > 0 && other.rows.some(isBooked));
}
