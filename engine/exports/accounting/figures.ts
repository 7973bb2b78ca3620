/** Figures and days as formats of accounting need them. */

import type { IsoDate } from '../../model/iso-date.ts';
import { decimalText } from '../decimal.ts';

/** Given decimals such as "-12.5" and their number, returns minor units; null if it has more of them. */
export function minorOf(text: string | undefined, decimals: number): bigint | null {
  const [, sign, whole, part = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text ?? '') ?? [];
  if (whole === undefined || part.length > decimals) return null;
  const minor = BigInt(whole + part.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
}

/** Given minor units, returns their decimals without a sign. */
export const sizeText = (minor: number | bigint, decimals: number): string =>
  decimalText(minor < 0 ? -minor : minor, decimals);

/** "2025-06-02" as "20250602". */
export const compactDay = (date: IsoDate): string => date.replaceAll('-', '');

/** Given a day, returns the one that is so many days later; '' of '', which stands for a day that is asked for. */
export function dayAfter(date: IsoDate, days: number): IsoDate {
  if (date === '') return '';
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length);
}
