/** Reads short texts of a page as words with figures between them, to compare those that stand at one place on several pages. */

import { monthOfName } from '../lexicon/calendar/months.ts';
import { ordinalNumber, wordNumber } from '../lexicon/number-words.ts';
import { fold } from '../lexicon/phrases/fold.ts';

/** What of a text may change from page to page. */
export interface LabelFigure {
  readonly text: string;
  /** a number, or a day, or a month with its year */
  readonly kind: 'number' | 'date';
  /** of a number, what it counts; NaN for one of many figures, and for dates */
  readonly value: number;
  /** of a month with its year and no day, "2025-06"; null for all others */
  readonly month: string | null;
}

export interface Label {
  readonly text: string;
  /** the text with a sign for each figure: equal for texts that say the same but for these */
  readonly shape: string;
  readonly figures: readonly LabelFigure[];
}

/** Figures of a number that counts something. */
const LONGEST_COUNT = 4;
const TIMES = /(?<![\p{L}\p{Nd}:])\d{1,2}:\d{2}(?::\d{2})?(?![\p{Nd}:])/gu;
const TOKENS =
  /\d{1,4}([./-])\d{1,2}\1\d{1,4}(?!\p{Nd})|(?<!\p{Nd})(?:0?[1-9]|1[0-2])[./]\d{4}(?!\p{Nd})|\p{Nd}+|[\p{L}\p{M}]+|[^\s\p{L}\p{Nd}]/gu;
const ROMAN = /^(?=[ivx])x{0,2}(?:ix|iv|v?i{0,3})$/i;
const ROMANS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10 };
const ORDINAL = /^(?:st|nd|rd|th|er|e|re|te|ste)$/;

/** Given a text, returns it as words with figures between them. */
export function labelOf(text: string): Label {
  const tokens = text.normalize('NFKC').replace(TIMES, ':').match(TOKENS) ?? [];
  const figures: LabelFigure[] = [];
  let shape = '';
  for (let i = 0; i < tokens.length; i++) {
    const end = endOfDate(tokens, i);
    const figure = end > i ? dateOf(tokens.slice(i, end)) : numberIn(tokens[i]);
    if (figure === null) {
      if (!ORDINAL.test(tokens[i]) || figures.length === 0 || !shape.endsWith(NUMBER_SIGN))
        shape += ` ${tokens[i].toLowerCase()}`;
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

const dateOf = (tokens: readonly string[]): LabelFigure => ({
  text: tokens.join(' '),
  kind: 'date',
  value: Number.NaN,
  month: monthIn(tokens),
});

const MONTH_AND_YEAR = /^(\d{1,2})[./](\d{4})$/;
const YEAR = /^\d{4}$/;

/** Given the tokens of a date, returns the month that they are and its year; null where they give a day as well. */
function monthIn([first, second, third]: readonly string[]): string | null {
  const [, number, year] = MONTH_AND_YEAR.exec(first) ?? [];
  if (year !== undefined) return `${year}-${number.padStart(2, '0')}`;
  if (second === undefined || third !== undefined || !YEAR.test(second)) return null;
  const month = monthOfName(fold(first));
  return month === null ? null : `${second}-${String(month).padStart(2, '0')}`;
}

const isMonth = (token: string | undefined): boolean => token !== undefined && monthOfName(fold(token)) !== null;

/** Given tokens and the place of one, returns where a date ends that begins there: "30.06.2025", "30 June 2025", "June 2025"; the place itself where none does. */
function endOfDate(tokens: readonly string[], at: number): number {
  if (DATE.test(tokens[at])) return at + 1;
  const isNumber = (i: number) => i < tokens.length && DIGITS.test(tokens[i]);
  const past = (i: number, signs: string) => (i < tokens.length && signs.includes(tokens[i]) ? i + 1 : i);
  let to = at;
  const day = isNumber(to) && tokens[to].length <= 2;
  if (day) to = past(to + 1, '.-/');
  if (!isMonth(tokens[to])) return at;
  to = past(to + 1, '.-/,');
  if (!isNumber(to)) return day ? to : at;
  // "June 30, 2025"
  const year = past(to + 1, ',');
  return !day && isNumber(year) && tokens[to].length <= 2 ? year + 1 : to + 1;
}

function numberIn(token: string): LabelFigure | null {
  if (DIGITS.test(token))
    return {
      text: token,
      kind: 'number',
      value: token.length > LONGEST_COUNT ? Number.NaN : countOf(token),
      month: null,
    };
  const named = wordNumber(token) ?? ordinalNumber(token);
  if (named !== null) return { text: token, kind: 'number', value: named, month: null };
  if (!ROMAN.test(token)) return null;
  const values = Array.from(token.toLowerCase(), (letter) => ROMANS[letter]);
  const value = values.reduce((sum, own, i) => sum + (own < (values[i + 1] ?? 0) ? -own : own), 0);
  return { text: token, kind: 'number', value, month: null };
}

/** The value of figures of any script, each of which has them in a row from nought to nine. */
function countOf(digits: string): number {
  let value = 0;
  for (const digit of digits) {
    let code = digit.codePointAt(0) as number;
    let own = 0;
    while (own < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1)) && code > 0x30) {
      code--;
      own++;
    }
    value = value * 10 + own;
  }
  return value;
}
