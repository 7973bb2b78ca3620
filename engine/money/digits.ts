/** What a printed number is worth under each decimal mark. */

export type DecimalMark = '.' | ',';

/** How many decimals a number has under each mark; null where it cannot be a number under that mark. */
export interface Decimals {
  readonly '.': number | null;
  readonly ',': number | null;
}

/** Beyond fifteen digits a sum is no longer a safe integer, and no statement prints one. */
const MOST_DIGITS = 15;
/** Thousands in threes, or the Indian way: the last three, before them twos. */
const GROUPED = /^\d{1,3}(?:([^\d])\d{3})(?:\1\d{3})*$/;
const GROUPED_INDIAN = /^\d{1,2}(?:,\d{2})+,\d{3}$/;

/** Given digits with marks as printed ("1.234,56"), returns the number of decimals under each mark. */
export function decimalsOf(digits: string): Decimals {
  return { '.': decimalsUnder(digits, '.'), ',': decimalsUnder(digits, ',') };
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

/**
 * Given digits as printed, their decimal mark and the currency's decimals, returns the value in minor units;
 * null where the text is no number under that mark, has more decimals than the currency (other than zeros), or is too long.
 */
export function minorUnitsOf(digits: string, mark: DecimalMark, decimals: number): number | null {
  const printed = decimalsUnder(digits, mark);
  if (printed === null) return null;
  const at = digits.indexOf(mark);
  const integer = (at < 0 ? digits : digits.slice(0, at)).replace(/\D/g, '');
  const fraction = at < 0 ? '' : digits.slice(at + 1).replace(/\D/g, '');
  if (/[^0]/.test(fraction.slice(decimals))) return null;
  const all = `${integer}${fraction.slice(0, decimals).padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '');
  return all.length > MOST_DIGITS ? null : Number(all || '0');
}
