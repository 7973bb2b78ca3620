/** The year behind a day and a month: "05 Jan 24", "5 de enero de 2024". */
import { YEAR_DIGITS } from './calendar.ts';
import { buddhistYear, type DateForm, fullYear } from './date.ts';
import type { DateLine, Lexeme, Match, NumberLexeme } from './line.ts';

/** Words between the parts of a date. */
const BETWEEN = new Set('de del of d di den da do ng an a bulan m gada года พศ թ ж'.split(' '));
const MOST_BETWEEN = 1;

export interface PrintedYear {
  /** the token behind it */
  readonly to: number;
  readonly year: number;
  readonly digits: number;
  readonly style: string;
}

/** Returns the year behind a day and a month, past a "de"; null if none is there, or something else begins. */
export function yearAt(line: DateLine, place: number, isThai = false): PrintedYear | null {
  const at = skipBetween(line, place);
  const lexeme = at === null ? null : line.lexeme(at);
  if (at === null || !(isFullYear(lexeme) || hasDigits(lexeme, 2)) || lexeme.ordinal) return null;
  const year = isThai && lexeme.digits === 2 ? buddhistYear(lexeme.value) : fullYear(lexeme.value, lexeme.digits);
  if (year === null || (lexeme.digits === 2 && beginsAnother(line, at))) return null;
  return { to: at + 1, year, digits: lexeme.digits, style: lexeme.digits === 2 ? 'dd' : 'dddd' };
}

/** Given a day and a month that end before `to`, and the year behind them, if any, returns both as one date. */
export function withYear(form: DateForm | null, to: number, printed: PrintedYear | null): Match | null {
  if (form === null || printed === null) return form && { to, form };
  const { year, style } = printed;
  return { to: printed.to, form: { ...form, year, style: `${form.style} ${style}` }, shorter: { to, form } };
}

/** True if two digits are rather the day of a second date: "05 JAN 06 JAN", "12 Jan 05, 2024", "05 / jan 06 / jan". */
function beginsAnother(line: DateLine, i: number): boolean {
  const at = skipStroke(line, i + 1) ?? i + 1;
  if (!line.isNear(at)) return false;
  const next = line.lexeme(at);
  return next?.kind === 'month' || (isFullYear(next) && fullYear(next.value, YEAR_DIGITS) !== null);
}

/** True for a number of so many digits. */
const hasDigits = (lexeme: Lexeme | undefined, digits: number): lexeme is NumberLexeme =>
  lexeme?.kind === 'number' && lexeme.digits === digits;

/** True for a number of as many digits as a year has in full. */
export const isFullYear = (lexeme: Lexeme | undefined): lexeme is NumberLexeme => hasDigits(lexeme, YEAR_DIGITS);

/** Given a place, returns it past a word such as "de" or "of"; null if no token of the date can follow. */
export function skipBetween(line: DateLine, i: number): number | null {
  let at = i;
  for (let skipped = 0; line.isNear(at); at++, skipped++) {
    const lexeme = line.lexeme(at);
    if (lexeme?.kind !== 'word' || !BETWEEN.has(lexeme.folded)) return at;
    if (skipped === MOST_BETWEEN) return null;
  }
  return null;
}

/** Given a place, returns it past a stroke that is alone there, near what follows it; null if there is none. */
export const skipStroke = (line: DateLine, i: number): number | null =>
  line.tokens[i] === '/' && line.isNear(i) && line.isNear(i + 1) ? i + 1 : null;
