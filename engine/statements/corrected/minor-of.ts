/** Reads a decimal that is entered as money. */
import type { Minor } from '../../model/minor.ts';

/** Given a decimal ("-12.5") and the decimals of its currency, returns minor units; null if it has more. */
export function minorOf(text: string, decimals: number): Minor | null {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '' || /[1-9]/.test(fraction.slice(decimals))) return null;
  const units = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
  if (!Number.isSafeInteger(units)) return null;
  return sign === '' ? units : 0 - units;
}
