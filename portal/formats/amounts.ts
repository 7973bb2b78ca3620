/** Amounts of money as the language of the page writes them, never converted to a float. */
import { LOCALE } from '../texts/language.ts';
import { decimalTyped, OWN_MARKS } from './typed-amounts.ts';

/**
 * Given a decimal string of the interface ("-1234.50") and a currency, returns it with the locale's separators and all
 * its digits.
 */
export function amount(decimal: string, currency: string | null = null): string {
  const digits = decimal.split('.')[1]?.length ?? 0;
  return formatterOf(digits, currency).format(decimal as Intl.StringNumericLiteral);
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than using it a thousand times. */
function formatterOf(digits: number, currency: string | null): Intl.NumberFormat {
  const key = `${digits} ${currency}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(LOCALE, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(currency !== null && { style: 'currency', currency, currencyDisplay: 'code' }),
  });
  formatters.set(key, made);
  return made;
}

/** More than any currency has. */
const MOST_PLACES = 4;

/** Given what a user typed as an amount, maybe not to its end, returns it without its sign; null without a digit. */
export function decimalIn(typed: string): string | null {
  const whole = decimalTyped(typed, MOST_PLACES);
  return whole === null ? unfinished(typed) : whole.replace('-', '');
}

function unfinished(typed: string): string | null {
  const [whole = '', ...rest] = typed.split(OWN_MARKS.decimal).map((part) => part.replace(/\D/g, ''));
  const places = rest.join('');
  if (whole + places === '') return null;
  return places === '' ? whole : `${whole || '0'}.${places}`;
}
