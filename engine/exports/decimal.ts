/** Writes money in minor units as the decimals of a result. */
import type { Check, FailingRow } from '../model/reconciliation.ts';

/** Given minor units and the number of decimals, returns the exact decimal: (-1220, 2) is "-12.20". */
export function decimalText(minor: number | bigint, decimals: number): string {
  const negative = minor < 0;
  // a number past 1e21 would print with an exponent: minor units are safe integers, sums are bigint
  const digits = String(negative ? -minor : minor).padStart(decimals + 1, '0');
  const sign = negative ? '-' : '';
  if (decimals === 0) return `${sign}${digits}`;
  const point = digits.length - decimals;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** The same for money that may not be printed: null is null. */
export const moneyText = (minor: number | bigint | null, decimals: number): string | null =>
  minor === null ? null : decimalText(minor, decimals);

/** The figures of a check as a result has them: money as decimals, a count as a number, a date as it is. */
export function checkFigures({ unit, expected, computed, difference }: Check, decimals: number) {
  const of = (value: Check['expected']) =>
    unit === 'money' && typeof value === 'number' ? decimalText(value, decimals) : value;
  return { expected: of(expected), computed: of(computed), difference: of(difference) };
}

/** The balances of a row that does not follow, and by what they differ, as decimals. */
export function failingFigures({ expected, printed, difference }: FailingRow, decimals: number) {
  const of = (minor: number) => decimalText(minor, decimals);
  return { expected: of(expected), printed: of(printed), difference: of(difference) };
}
