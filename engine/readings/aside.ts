/** Tells which columns of texts describe no booking: those of currencies, codes, kinds, or the same on each row. */
import { areCodes } from '../lexicon/codes.ts';
import type { ColumnRole } from '../lexicon/columns.ts';
import { currencyCode } from '../money/currencies.ts';
import type { Row } from '../rows/types.ts';

/** So many rows show what a column holds; and on this share of them. */
const LEAST_ROWS = 4;
/** What a booking is said to be is short, and each said so many times; or a sign of capital letters. */
const LONGEST_TYPE = 16;
const TYPE_COMES_AGAIN = 3;
const SIGN = /^\p{Lu}{2,4}$/u;
const MOST = 0.9;
/** Texts that say the same again so often are of a few kinds. */
const FEW = 0.5;

/**
 * Beside a description, columns without a known heading describe nothing where they hold currencies or codes, or say the
 * same on each row; without any heading, also where they hold numbers of bookings, or their kinds.
 */
export function setAside(rows: readonly Row[], roles: (ColumnRole | null)[]): void {
  const describing = roles.filter((role, i) => role === 'description' && rows[0].kinds[i] === 'text').length;
  const open = roles.map((role) => role === null || (role === 'description' && describing > 1));
  const codes = roles.map((_, i) => open[i] && rows[0].kinds[i] === 'text' && holdsCodes(rows, i));
  roles.forEach((_, i) => {
    if (codes[i] && roles.some((r, k) => r === 'description' && !codes[k]))
      roles[i] = roles.includes('reference') ? 'other' : 'reference';
    if (roles[i] !== null || rows[0].kinds[i] !== 'text') return;
    if (rows[0].columns[i].heading === '' && holdsTypes(rows, i)) roles[i] = roles.includes('type') ? 'other' : 'type';
    const texts = rows.map((r) => r.texts[i]).filter((t) => t !== '');
    if (texts.length < LEAST_ROWS) return;
    const isMost = (holds: (text: string) => boolean) => texts.filter(holds).length >= texts.length * MOST;
    if (isMost((t) => currencyCode(t) !== null)) roles[i] = 'currency';
    else if (texts.length < rows.length * MOST) return;
    else if (isMost((t) => t === texts[0])) roles[i] = 'other';
    else if (rows[0].columns[i].heading === '' && new Set(texts).size <= texts.length * FEW) roles[i] = 'type';
  });
}

/** True for a column of few words that come again and again, or of short signs for them: "Giro", "ATM". */
function holdsTypes(rows: readonly Row[], column: number): boolean {
  const texts = rows.flatMap((r) => (r.days.length > 0 && r.texts[column] !== '' ? [r.texts[column]] : []));
  if (texts.length < LEAST_ROWS || texts.some((t) => t.length > LONGEST_TYPE || /\d/.test(t))) return false;
  return texts.every((t) => SIGN.test(t)) || new Set(texts).size * TYPE_COMES_AGAIN <= texts.length;
}

/** True for a column of numbers, or of codes with digits in them. */
function holdsCodes(rows: readonly Row[], column: number): boolean {
  const texts = rows.flatMap((r) => (r.days.length > 0 && r.texts[column] !== '' ? [r.texts[column]] : []));
  const numbers = texts.filter((t) => /\d/.test(t) && !/\p{L}/u.test(t)).length;
  return texts.length > 0 && (areCodes(texts, MOST) || (texts.length >= LEAST_ROWS && numbers >= texts.length * MOST));
}
