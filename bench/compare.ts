/** Compares amounts and descriptions. */

/**
 * Given a decimal in any spelling, returns its normal form ("1234.50" and "+01234.5" are "1234.5"), null if it is not a
 * decimal.
 */
export function decimalSpelling(value: string | null | undefined): string | null {
  const match = /^\s*([+-]?)0*(\d*)(?:\.(\d*?)0*)?\s*$/.exec(value ?? '');
  if (!match || !/\d/.test(value ?? '')) return null;
  const [, sign, whole, fraction] = match;
  const digits = `${whole || '0'}${fraction ? `.${fraction}` : ''}`;
  return sign === '-' && digits !== '0' ? `-${digits}` : digits;
}

/**
 * Given two descriptions, returns the share of letter pairs that they have in common, 0 to 1: line breaks do not
 * matter.
 */
export function alike(one: string, other: string): number {
  const a = lettersOf(one);
  const b = lettersOf(other);
  if (a === b) return 1;
  const pairs = new Map<string, number>();
  for (let i = 0; i + 1 < a.length; i++) {
    const pair = a.slice(i, i + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  let common = 0;
  for (let i = 0; i + 1 < b.length; i++) {
    const pair = b.slice(i, i + 2);
    const left = pairs.get(pair) ?? 0;
    if (left === 0) continue;
    common += 1;
    pairs.set(pair, left - 1);
  }
  return (2 * common) / Math.max(1, a.length + b.length - 2);
}

/** Given a text, returns only its letters and digits, in capitals and without accents. */
export function lettersOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('');
}
