/** Money from minor units to the decimal strings that leave the engine. */

/** Given minor units and how many decimals they stand for, returns the exact decimal: (-1220, 2) is "-12.20". */
export function decimalText(minor: number | bigint, decimals: number): string {
  const negative = minor < 0;
  // a number past 1e21 would print with an exponent: minor units are safe integers, sums are bigint
  const digits = String(negative ? -minor : minor).padStart(decimals + 1, '0');
  const sign = negative ? '-' : '';
  if (decimals === 0) return `${sign}${digits}`;
  const point = digits.length - decimals;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
