/** Finds months with their year ("June 2021", "06/2021") among the words of a line. */
import { monthOfName } from '../lexicon/calendar/months.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { isoDate, isRealDate } from './calendar.ts';
import { fullYear } from './date.ts';
import { ideographicMonth } from './ideographic.ts';
import { DateLine } from './line.ts';
import { datesIn } from './scan.ts';

/** A month as printed: "June 2021", "06/2021", "jun/2021". */
export interface MonthToken {
  readonly from: number;
  readonly to: number;
  readonly year: number;
  readonly month: number;
}

/** Given a line's tokens, returns the months with a year in it that are not part of a date. */
export function monthsIn(tokens: readonly string[]): MonthToken[] {
  const line = new DateLine(tokens);
  const dates = datesIn(tokens);
  const found: MonthToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (dates.some((date) => i >= date.from && i < date.to && date.year !== null)) continue;
    const month = monthAt(line, i);
    if (month) found.push(month);
    if (month) i = month.to - 1;
  }
  return found;
}

/** Brackets and stops around a month: "(jun/2025)". */
const AROUND = /^[([（【〔「＜<]+|[)\]）】〕」＞>.,;:]+$/gu;

function monthAt(line: DateLine, i: number): MonthToken | null {
  const token = line.tokens[i]!.replace(AROUND, '');
  const characters = line.hasMonthSign ? ideographicMonth(line.tokens, i, AROUND) : null;
  if (characters) return { from: i, ...characters };
  const numeric = /^(\d{1,2})[/.-](\d{4})$|^(\d{4})[/.-](\d{1,2})$/.exec(token);
  if (numeric) {
    const [month, year] = [Number(numeric[1] ?? numeric[4]), Number(numeric[2] ?? numeric[3])];
    const full = fullYear(year, 4);
    return full !== null && month >= 1 && month <= 12 ? { from: i, to: i + 1, year: full, month } : null;
  }
  const glued = /^(\p{L}{3,12})[./-](\d{4})$/u.exec(token);
  const named = glued ? monthOfName(fold(glued[1]!)) : null;
  if (glued && named !== null) {
    const full = fullYear(Number(glued[2]), 4);
    return full === null ? null : { from: i, to: i + 1, year: full, month: named };
  }
  const [first, second] = [line.lexeme(i), line.lexeme(i + 1)];
  const parted = ['/', '-'].includes(line.tokens[i + 1] ?? '');
  const at = parted || (second?.kind === 'word' && ['de', 'of', 'del'].includes(second.folded)) ? i + 2 : i + 1;
  // "JUL /2023"
  const slashed = first?.kind === 'month' ? /^\/(\d{4})$/.exec(line.tokens[i + 1] ?? '') : null;
  if (first?.kind === 'month' && slashed) {
    const full = fullYear(Number(slashed[1]), 4);
    return full === null ? null : { from: i, to: i + 2, year: full, month: first.month };
  }
  const year = line.lexeme(at);
  if (first?.kind === 'month' && year?.kind === 'number' && year.digits === 4) {
    const full = fullYear(year.value, 4);
    return full === null ? null : { from: i, to: at + 1, year: full, month: first.month };
  }
  if (first?.kind === 'number' && first.digits === 4 && second?.kind === 'month') {
    const full = fullYear(first.value, 4);
    return full === null ? null : { from: i, to: i + 2, year: full, month: second.month };
  }
  return null;
}

/** Given year, month, returns its first and last day. */
export function monthSpan(year: number, month: number): { start: string; end: string } {
  const last = [31, 30, 29, 28].find((day) => isRealDate(year, month, day))!;
  return { start: isoDate(year, month, 1), end: isoDate(year, month, last) };
}
