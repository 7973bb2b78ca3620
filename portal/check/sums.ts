/** Exact sums of decimal strings: money is never a float. */
import type { Row } from './result.ts';

/**
 * Given decimals such as "-12.20", returns their exact sum with the most decimals of any of them, and at least `least`.
 */
export function sumOf(decimals: readonly string[], least = 0): string {
  const places = mostPlaces(decimals, least);
  let sum = 0n;
  for (const decimal of decimals) sum += minorOf(decimal, places);
  return decimalOf(sum, places);
}

/** Given decimals, returns the most decimals of any of them, and at least `least`. */
export function mostPlaces(decimals: readonly string[], least = 0): number {
  return decimals.reduce((most, decimal) => Math.max(most, placesOf(decimal)), least);
}

/** Given a decimal and a number of decimals that it does not exceed, returns it as a whole number of the last place. */
export function minorOf(decimal: string, places: number): bigint {
  return BigInt(decimal.replace('.', '') + '0'.repeat(places - placesOf(decimal)));
}

function placesOf(decimal: string): number {
  const point = decimal.indexOf('.');
  return point < 0 ? 0 : decimal.length - point - 1;
}

/** Given a whole number of the last place and the number of decimals, returns the decimal. */
export function decimalOf(minor: bigint, places: number): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  const text = places === 0 ? whole : `${whole}.${digits.slice(-places)}`;
  return minor < 0n ? `-${text}` : text;
}

/** Given a decimal, returns whether it is below zero. */
export function isNegative(decimal: string): boolean {
  return decimal.startsWith('-');
}

/** Given a decimal, returns it without its sign. */
export function magnitude(decimal: string): string {
  return isNegative(decimal) ? decimal.slice(1) : decimal;
}

/** Given rows, returns the money in and the money out (positive). */
export function totalsOf(rows: readonly Row[]): { in: string; out: string } {
  const amounts = rows.map(({ transaction }) => transaction.amount);
  const places = amounts.length === 0 ? 0 : placesOf(amounts[0]);
  return {
    in: sumOf(
      amounts.filter((amount) => !isNegative(amount)),
      places,
    ),
    out: magnitude(sumOf(amounts.filter(isNegative), places)),
  };
}
