/** Each amount is the one that moves the balance, and it is money. */

import { least } from '../../geometry/extremes.ts';
import { countsNoMoney, headsNoMoney, namesNoMoney, scaleIn, unitBehind, unitIn } from '../../lexicon/lines/units.ts';
import { firstFound, itemAt } from '../../model/lists.ts';
import type { ReadRow, Roles } from '../../model/reading.ts';
import type { Cell, Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import type { Word } from '../../model/word.ts';
import { currencyCode } from '../../money/currencies.ts';
import type { ReadPart } from '../../readings/read.ts';
import { type Finding, finding } from '../../wording/catalogue.ts';
import { amountsIn, firstLineOf, isBooked, linesOfBookings, pagesOfLines, rolesOf } from '../part.ts';
import { ownLines, type Subject } from '../subject.ts';
import { excludes, excludesIf, foundWith, type Rule, suggestsIf } from './judge.ts';

export const AMOUNT_RULES: readonly Rule[] = [
  // points of a loyalty card, litres, days of leave beside accounts whose amounts have cents (not-booked.test.ts)
  excludesIf('no_decimals', 'AMOUNTS_WITHOUT_DECIMALS', mayBeNoMoney),
  // "in thousands of EUR", "All figures are points" (one-thing-wrong.test.ts)
  excludes('text_of_other_unit', textOfOtherUnit),
  // a column "Amount (kWh)" (one-thing-wrong.test.ts)
  excludes('heading_of_other_unit', ({ part, booked }) => {
    const columns = booked.flatMap(({ row }) => row.columns.filter((_, i) => isOfMoney(rolesOf(row, part)[i])));
    const headings = [...new Set(columns.map(({ heading }) => heading))];
    const other = headings.find((heading) => headsNoMoney(heading) || unitBehind(heading) !== null);
    return foundWith('COLUMN_NO_MONEY', { heading: other });
  }),
  // "5 0.00": a space within an amount, or its figures on two lines (one-thing-wrong.test.ts)
  excludes('amounts_cut', ({ booked, part, chain }) => {
    const cut = booked.filter((row, i) => !chain.proved.has(i) && isCut(row, part));
    return foundWith('AMOUNTS_CUT', { rows: cut.length, pages: pagesOfLines(cut.map(firstLineOf)) });
  }),
  // amount, fee and total side by side: only the balances show which of them is booked
  excludesIf('before_fees', 'AMOUNTS_BEFORE_FEES', ({ part: { beforeFees }, chained, booked }) => {
    return beforeFees && booked.length > 0 && !chained;
  }),
  // what a user says that columns hold makes sums close that the paper does not mean (said-columns.test.ts);
  // behind what it must not hide
  excludesIf('columns_said', 'COLUMNS_SAID', ({ doubts, part: { said } }) => doubts.asSaid && said.money),
  suggestsIf('amounts_are_money', 'AMOUNTS_ARE_MONEY', (subject) => !mayBeNoMoney(subject)),
];

/** Ems between two pieces of one amount. */
const APART = 0.8;
const FIGURES = /^[\d.,'’ ]*\d[\d.,'’ ]*$/;
/** The rest of an amount that was broken at its point: ".00", "00"; some papers print ".50". */
const BROKEN = /^(?:[.,]0+|00)$/;

const MOVES: ReadonlySet<Roles[number]> = new Set(['amount', 'debit', 'credit', 'charge']);

const isOfMoney = (role: Roles[number] = null): boolean => MOVES.has(role) || role === 'balance';

/**
 * True for a booking whose amount may have lost figures: they are beside it, "5 0.00", or on another line of its
 * cell, or only cents of 0 are left.
 */
const isCut = ({ row }: ReadRow, part: ReadPart): boolean =>
  amountsIn(row, part, MOVES).some((amount) => isAmountCut(row, amount, row.amounts.indexOf(amount)));

function isAmountCut(row: Row, amount: PlacedAmount, column: number): boolean {
  if (BROKEN.test(amount.token.digits)) return true;
  const own = row.lines.find(({ cells }) => cells[column]?.text.includes(amount.token.text));
  if (row.lines.some((line) => line !== own && FIGURES.test(line.cells[column]?.text ?? ''))) return own !== undefined;
  return row.lines.some(({ source, cells }) => {
    const cell = cells[column];
    return cell && source.amounts.includes(amount) && isBesideFigures(amount, source.line.words, cell);
  });
}

/**
 * True for an amount with figures directly before or after it in its cell, if they are not an amount of another
 * currency.
 */
function isBesideFigures(amount: PlacedAmount, words: readonly Word[], cell: Cell): boolean {
  const [first, last] = [itemAt(words, amount.from), itemAt(words, amount.to - 1)];
  const [before, behind] = [words[amount.from - 1], words[amount.to]];
  const isFigure = (word: Word | undefined): word is Word =>
    word !== undefined && FIGURES.test(word.text) && cell.words.includes(word);
  const near = (one: Word, next: Word): boolean => next.x0 - one.x1 <= APART * next.style.size;
  const isAbroad = currencyCode(words[amount.from - 2]?.text ?? '') !== null;
  return (
    (isFigure(before) && !isAbroad && /^\d/.test(first.text) && near(before, first)) ||
    (isFigure(behind) && /\d$/.test(last.text) && near(last, behind))
  );
}

/** True for whole amounts if other parts have decimals in the same money. */
function mayBeNoMoney({ part, readings: { parts } }: Subject): boolean {
  const { currency, decimals, printedDecimals } = part;
  if (decimals === 0 || printedDecimals > 0) return false;
  return parts.some((other) => other.currency === currency && other.printedDecimals > 0 && other.rows.some(isBooked));
}

/** Returns the first text beside the rows that says that their amounts are in another unit, or are not money. */
function textOfOtherUnit(subject: Subject): Finding | null {
  const inRows = linesOfBookings(subject.rows);
  const first = least(inRows);
  const isUnnamed = subject.part.currency === null;
  return firstFound(ownLines(subject), ({ line: { index, phrases } }) =>
    inRows.has(index) ? null : firstFound(phrases, ({ text }) => unitNamed(text, isUnnamed && index < first)),
  );
}

/** Returns the unit that a text names. In the head of a paper without a currency a bare unit is enough. */
function unitNamed(text: string, isHead: boolean): Finding | null {
  const unit = scaleIn(text) ?? unitIn(text);
  if (unit !== null) return finding('AMOUNTS_SCALED', { text: unit });
  return countsNoMoney(text) || (isHead && namesNoMoney(text)) ? finding('AMOUNTS_NO_MONEY', { text }) : null;
}
