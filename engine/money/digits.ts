/** What a printed number is worth under each decimal mark. */
import { COMMA, isDigit, POINT, ZERO } from '../model/characters.ts';

export type DecimalMark = '.' | ',';

/** How many decimals a number has under each mark; null if it cannot be a number under that mark. */
export interface Decimals {
  readonly '.': number | null;
  readonly ',': number | null;
}

/** Beyond fifteen digits a sum is no longer a safe integer, and no statement prints one. */
const MOST_DIGITS = 15;
/** Thousands in threes, or the Indian way: the last three, before them twos. */
const GROUPED = /^\d{1,3}(?:([^\d])\d{3})(?:\1\d{3})*$/;
const GROUPED_INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/** Most amounts of a paper: grouped in threes or not at all, two decimals. They are no number under the other mark. */
const CENTS_BEHIND_POINT = /^(?:0|[1-9]\d{0,2}(?:,\d{3})*|[1-9]\d*)\.\d\d$/;
const CENTS_BEHIND_COMMA = /^(?:0|[1-9]\d{0,2}(?:\.\d{3})*|[1-9]\d*),\d\d$/;
const MARK_AND_CENTS = '.00';
const POINT_CENTS: Decimals = { '.': 2, ',': null };
const COMMA_CENTS: Decimals = { '.': null, ',': 2 };

/** Given digits with marks as printed ("1.234,56"), returns the number of decimals under each mark. */
export const decimalsOf = (digits: string): Decimals =>
  centsOf(digits) ?? { '.': decimalsUnder(digits, '.'), ',': decimalsUnder(digits, ',') };

/** Given a token, returns what its decimals are if it is digits with cents, as most amounts are; else null. */
export function centsOf(token: string): Decimals | null {
  const mark = token.charCodeAt(token.length - MARK_AND_CENTS.length);
  if (mark === POINT) return CENTS_BEHIND_POINT.test(token) ? POINT_CENTS : null;
  return mark === COMMA && CENTS_BEHIND_COMMA.test(token) ? COMMA_CENTS : null;
}

/** "12,-": the mark is the decimal one, and no cents follow. */
export const NO_CENTS = /([.,])[-–—]+$/;

function decimalsUnder(digits: string, mark: DecimalMark): number | null {
  const noCents = NO_CENTS.exec(digits);
  if (noCents) return noCents[1] === mark && isInteger(digits.slice(0, noCents.index), mark) ? 0 : null;
  const at = digits.indexOf(mark);
  const integer = at < 0 ? digits : digits.slice(0, at);
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (at >= 0 && fraction === '')) return null;
  if (integer === '') return fraction === '' ? null : fraction.length;
  if (!isInteger(integer, mark)) return null;
  return fraction.length;
}

function isInteger(text: string, mark: DecimalMark): boolean {
  if (/^\d+$/.test(text)) return text === '0' || !text.startsWith('0') || /^0+$/.test(text);
  if (text.startsWith('0')) return false;
  const grouped = GROUPED.exec(text);
  if (grouped) return grouped[1] !== mark;
  return mark === '.' && GROUPED_INDIAN.test(text);
}

/** Returns the value of a number in minor units; null if it is too long or finer (zeros aside) than the currency. */
export function minorUnitsOf(digits: string, mark: DecimalMark, decimals: number): number | null {
  // without a mark, all of them
  const whole = (digits + mark).indexOf(mark);
  let units = 0;
  let length = 0;
  let left = decimals;
  for (let i = 0; i < digits.length; i++) {
    const code = digits.charCodeAt(i);
    if (!isDigit(code)) continue;
    const figure = code - ZERO;
    const isBeyond = i > whole && left === 0;
    if (isBeyond && figure > 0) return null;
    if (isBeyond) continue;
    if (i > whole) left--;
    units = units * 10 + figure;
    if (units > 0) length++;
  }
  if (units > 0) length += left;
  return length > MOST_DIGITS ? null : units * 10 ** left;
}
