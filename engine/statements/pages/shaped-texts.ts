/** Reads short texts as words with figures between them, to compare the texts at one place of several pages. */
import { monthOfName } from '../../lexicon/calendar/months.ts';
import { numberOfFigures, ordinalNumber, romanNumber, wordNumber } from '../../lexicon/number-words.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { itemAt } from '../../model/lists.ts';

export interface ShapedFigure {
  readonly text: string;
  readonly kind: 'number' | 'date';
  /** a count; NaN for a long number, and for dates */
  readonly value: number;
  /** of a month with its year and without a day: "2025-06" */
  readonly month: string | null;
}

export interface ShapedText {
  readonly text: string;
  /** the text with a sign for each figure: equal for texts that differ only in figures */
  readonly shape: string;
  readonly figures: readonly ShapedFigure[];
}

const LONGEST_COUNT = 4;
const TIMES = /(?<![\p{L}\p{Nd}:])\d{1,2}:\d{2}(?::\d{2})?(?![\p{Nd}:])/gu;
const DAY = /\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\p{Nd})/u;
const MONTH = /(?<!\p{Nd})(?:0?[1-9]|1[0-2])[./](?!0)\d{4}(?!\p{Nd})/u;
const TOKENS = new RegExp(`${DAY.source}|${MONTH.source}|\\p{Nd}+|[\\p{L}\\p{M}]+|[^\\s\\p{L}\\p{Nd}]`, 'gu');
/** Greater Roman numerals do not number pages: "XXX" hides figures. */
const GREATEST_ROMAN = 29;
const ORDINAL = /^(?:st|nd|rd|th|er|e|re|te|ste)$/;

/** Given a text, returns it as words with figures between them. */
export function shapedText(text: string): ShapedText {
  const tokens = text.normalize('NFKC').replace(TIMES, ':').match(TOKENS) ?? [];
  const figures: ShapedFigure[] = [];
  let shape = '';
  for (let i = 0; i < tokens.length; i++) {
    const [token, end] = [itemAt(tokens, i), endOfDate(tokens, i)];
    const figure = end > i ? dateOf(tokens.slice(i, end)) : numberIn(token);
    if (figure === null) {
      if (!ORDINAL.test(token) || figures.length === 0 || !shape.endsWith(NUMBER_SIGN))
        shape += ` ${token.toLowerCase()}`;
      continue;
    }
    figures.push(figure);
    shape += figure.kind === 'date' ? DATE_SIGN : NUMBER_SIGN;
    if (end > i) i = end - 1;
  }
  return { text, shape, figures };
}

const NUMBER_SIGN = ' 0';
const DATE_SIGN = ' 00';
const DIGITS = /^\p{Nd}+$/u;
const DATE = /^\d+([./-])\d+(?:\1\d+)?$/;

const dateOf = (tokens: readonly string[]): ShapedFigure => ({
  text: tokens.join(' '),
  kind: 'date',
  value: Number.NaN,
  month: monthIn(tokens),
});

const MONTH_AND_YEAR = /^(\d{1,2})[./](\d{4})$/;
const YEAR = /^\d{4}$/;

/** The month and year of the tokens; null if they also have a day. */
function monthIn([first = '', second, third]: readonly string[]): string | null {
  const [, number = '', year] = MONTH_AND_YEAR.exec(first) ?? [];
  if (year !== undefined) return `${year}-${number.padStart(2, '0')}`;
  if (second === undefined || third !== undefined || !YEAR.test(second)) return null;
  const month = monthOfName(fold(first));
  return month === null ? null : `${second}-${String(month).padStart(2, '0')}`;
}

const isMonth = (token: string | undefined): boolean => token !== undefined && monthOfName(fold(token)) !== null;

/**
 * Returns the end of a date that begins at a token: "30.06.2025", "30 June 2025", "June 2025"; the token itself without
 * one.
 */
function endOfDate(tokens: readonly string[], at: number): number {
  if (DATE.test(itemAt(tokens, at))) return at + 1;
  const isNumber = (i: number) => DIGITS.test(tokens[i] ?? '');
  const past = (i: number, signs: string) => (tokens[i] !== undefined && signs.includes(tokens[i]) ? i + 1 : i);
  let to = at;
  const day = isNumber(to) && itemAt(tokens, to).length <= 2;
  if (day) to = past(to + 1, '.-/');
  if (!isMonth(tokens[to])) return at;
  to = past(to + 1, '.-/,');
  if (!isNumber(to)) return day ? to : at;
  // "June 30, 2025"
  const year = past(to + 1, ',');
  return !day && isNumber(year) && itemAt(tokens, to).length <= 2 ? year + 1 : to + 1;
}

function numberIn(token: string): ShapedFigure | null {
  const value = DIGITS.test(token) ? countOf(token) : (wordNumber(token) ?? ordinalNumber(token) ?? romanCount(token));
  return value === null ? null : { text: token, kind: 'number', value, month: null };
}

const countOf = (digits: string): number => (digits.length > LONGEST_COUNT ? Number.NaN : numberOfFigures(digits));

function romanCount(token: string): number | null {
  const value = romanNumber(token);
  return value === null || value > GREATEST_ROMAN ? null : value;
}
