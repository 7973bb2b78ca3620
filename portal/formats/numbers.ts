/** Counts and sizes as the language of the page writes them. */
import { LOCALE } from '../texts/language.ts';

const counts = new Intl.NumberFormat(LOCALE);

/** Given a count, returns it with the locale's separators. */
export function count(number: number): string {
  return counts.format(number);
}

const MEBIBYTE = 1024 * 1024;
const KIBIBYTE = 1024;
const sizes = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** Given bytes, returns them in KB or MB. */
export function bytes(size: number): string {
  return size < MEBIBYTE
    ? `${counts.format(Math.max(1, Math.round(size / KIBIBYTE)))} KB`
    : `${sizes.format(size / MEBIBYTE)} MB`;
}

const percents = new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 0 });

/** Given a share from 0 to 1, returns it as a percentage. */
export function percent(share: number): string {
  return percents.format(share);
}
