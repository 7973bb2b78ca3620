/** Amounts as people type or paste them: in the notation of their language, of the paper, or of an export. */
import { LOCALE } from '../texts/language.ts';

/** The marks in numbers of a language. */
export interface Marks {
  readonly decimal: string;
  readonly group: string;
}

/** Given a language, returns its marks. */
export function marksOf(locale: string): Marks {
  // Spanish groups no number of four digits
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6);
  const mark = (type: 'decimal' | 'group', usual: string) => parts.find((part) => part.type === type)?.value ?? usual;
  return { decimal: mark('decimal', '.'), group: mark('group', ',') };
}

export const OWN_MARKS = marksOf(LOCALE);
/** A sign in front or behind, or brackets; a sign of money; digits with marks among them. */
const TYPED = /^([-−–+(]?)\s*\p{Sc}?\s*(\d[\d.,'’\s]*|[.,]\d+)\s*\p{Sc}?\s*([-−–+)]?)$/u;
/** In thousands; commas also in lakhs. */
const GROUPED = /^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{2,3})*,\d{3})$/;
const THOUSAND = 3;
/** The service counts in whole numbers of the smallest unit up to this one. */
const MOST = BigInt(Number.MAX_SAFE_INTEGER);

/** Given a decimal of the interface, returns it as a field shows it: with the decimal mark of the language alone. */
export const typedOf = (decimal: string, marks: Marks = OWN_MARKS): string => decimal.replace('.', marks.decimal);

/**
 * Given what somebody typed as an amount and the decimals of its currency, returns it as a decimal of the interface; null
 * if it is none, or could be two. A mark before three last digits is what it is in the language.
 */
export function decimalTyped(typed: string, decimals: number, marks: Marks = OWN_MARKS): string | null {
  const [, before = '', body = '', after = ''] = TYPED.exec(typed.trim()) ?? [];
  if (body === '' || (before === '(') !== (after === ')') || (before !== '' && before !== '(' && after !== ''))
    return null;
  const number = numberOf(body.replace(/['’\s]/g, ''), marks);
  if (number === null) return null;
  const [whole, places] = number;
  if (places.replace(/0+$/, '').length > decimals) return null;
  const kept = places.slice(0, decimals);
  if (BigInt(whole + kept.padEnd(decimals, '0')) > MOST) return null;
  const text = kept === '' ? whole : `${whole}.${kept}`;
  return /[-−–(]/.test(before + after) && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Given digits with points and commas, returns the whole part and the decimals; null if they are no number. */
function numberOf(body: string, marks: Marks): readonly [whole: string, places: string] | null {
  const mark = decimalMarkIn(body, marks);
  const [whole = '', places = '', ...more] = mark === null ? [body] : body.split(mark);
  if (more.length > 0 || /\D/.test(places)) return null;
  const isPlain = /^\d*$/.test(whole) && whole + places !== '';
  return isPlain || GROUPED.test(whole) ? [whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0', places] : null;
}

/** Given digits with points and commas, returns which of these is the decimal mark; null if none is. */
function decimalMarkIn(body: string, { decimal }: Marks): string | null {
  const used = body.replace(/\d/g, '');
  const last = used.at(-1);
  if (last === undefined) return null;
  // two kinds, of which the last one stands once
  if (new Set(used).size === 2) return used.indexOf(last) === used.length - 1 ? last : null;
  if (used.length > 1) return null;
  const [whole = '', places = ''] = body.split(last);
  const mayGroup = places.length === THOUSAND && /^[1-9]\d{0,2}$/.test(whole);
  return mayGroup && last !== decimal ? null : last;
}
