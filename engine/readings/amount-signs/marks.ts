/** What says which way money went: letters beside or below an amount, printed signs, the words of a booking. */

import { directionOf } from '../../lexicon/directions.ts';
import { markerSign } from '../../lexicon/headings/markers.ts';
import { firstOf } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { PlacedAmount } from '../../model/table.ts';
import { amountIn } from '../roles.ts';

/** Given an amount, returns the sign that is printed with it, or null. */
export function printedSign({ token }: PlacedAmount): 1 | -1 | null {
  if (token.sign === null) return null;
  return token.sign === '-' ? -1 : 1;
}

/** Given a row and its roles, returns the sign that a letter mark or a word beside its amount says, or null. */
export function markedSign(row: Row, roles: Roles, amount: PlacedAmount): 1 | -1 | null {
  const own = amount.token.marker ? markerSign(amount.token.marker) : null;
  if (own) return own;
  // a mark a little apart from its amount, or below it
  const column = row.amounts.indexOf(amount);
  const text = row.texts[column] ?? '';
  const beside = text === '' ? null : markerSign(text);
  return beside ?? markBehind(row, amount) ?? markInColumn(row, roles);
}

/** Given a row, returns the sign that letters say of its amount, and the printed one; null without an amount. */
export function signsOfAmount(row: Row, roles: Roles) {
  const amount = row.kindExact ? null : amountIn(row, roles, 'amount');
  return amount && { row, mark: markedSign(row, roles, amount), sign: printedSign(amount) };
}

/** Given an amount of a row, returns the sign of the mark right behind it in some column of money. */
export function markBehind(row: Row, amount: PlacedAmount): 1 | -1 | null {
  for (const { source, cells } of row.lines) {
    const mark = source.line.words[amount.to];
    if (!mark || !source.amounts.some((a) => a.from === amount.from && a.x0 === amount.x0)) continue;
    const cell = cells.find((c) => c?.words.includes(mark));
    if (!cell || row.kinds[cell.column.index] !== 'money') continue;
    if (!cell.amounts.some((a) => amount.to >= a.from && amount.to < a.to)) return markerSign(mark.text);
  }
  return null;
}

/** The sign that the first text in the column of marks says, by all its words or the first. */
function markInColumn(row: Row, roles: Roles): 1 | -1 | null {
  const at = roles.indexOf('marker');
  if (at < 0) return null;
  const text = row.lines.map(({ cells }) => cells[at]?.text ?? '').find((t) => t !== '') ?? '';
  return text === '' ? null : (markerSign(text) ?? markerSign(firstOf(text.split(' '))));
}

/** The words of bookings decide from so many bookings on, if no larger share of them says otherwise. */
export const LEAST_WORDS = 3;
export const FEW_AGAINST = 0.25;

/** Given a row, and whether the paper is worded as a card's, returns the way of its money by its texts, or null. */
export function directionOfRow({ texts, kinds }: Row, onCard?: boolean): 1 | -1 | null {
  return directionOf(texts.filter((_, i) => kinds[i] === 'text').join(' '), onCard);
}
