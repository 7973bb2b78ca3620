/** Writes money in minor units as the decimals of a result. */
import type { Check } from '../model/reconciliation.ts';

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

/** A value of a check in the result: money as a decimal string, a count as a number, a date as it is. */
export function checkValue(
  value: number | string | null,
  unit: Check['unit'],
  decimals: number,
): number | string | null {
  return unit === 'money' && typeof value === 'number' ? decimalText(value, decimals) : value;
}
