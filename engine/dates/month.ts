/** Finds months with their year ("June 2021", "06/2021") among the words of a line. */
import { holdsWord, type WordSpan } from '../geometry/spans.ts';
import { monthOfName } from '../lexicon/calendar/months.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { itemAt } from '../model/lists.ts';
import { daysInMonth, isoDate, MONTHS, YEAR_DIGITS } from './calendar.ts';
import { fullYear } from './date.ts';
import { ideographicMonth } from './ideographic.ts';
import { DateLine } from './line.ts';
import { datesIn } from './scan.ts';
import { isFullYear } from './year.ts';

export { monthOfName, monthsByName } from '../lexicon/calendar/months.ts';

/** A month as printed: "June 2021", "06/2021", "jun/2021". */
export interface MonthToken extends WordSpan {
  readonly year: number;
  readonly month: number;
}

/** Given a line's tokens, returns the months with a year in it that are not part of a date. */
export function monthsIn(tokens: readonly string[]): MonthToken[] {
  const line = new DateLine(tokens);
  const dates = datesIn(tokens).filter(({ year }) => year !== null);
  const found: MonthToken[] = [];
  for (let i = 0; i < tokens.length; i++) {
    if (holdsWord(dates, i)) continue;
    const month = monthAt(line, i);
    if (!month) continue;
    found.push(month);
    i = month.to - 1;
  }
  return found;
}

/** Brackets and stops around a month: "(jun/2025)". */
const AROUND = /^[([（【〔「＜<]+|[)\]）】〕」＞>.,;:]+$/gu;

function monthAt(line: DateLine, i: number): MonthToken | null {
  const token = itemAt(line.tokens, i).replace(AROUND, '');
  const characters = line.hasMonthSign ? ideographicMonth(line.tokens, i, AROUND) : null;
  if (characters) return { from: i, ...characters };
  const numeric = /^(\d{1,2})[/.-](\d{4})$|^(\d{4})[/.-](\d{1,2})$/.exec(token);
  if (numeric) {
    const month = Number(numeric[1] ?? numeric[4]);
    return month >= 1 && month <= MONTHS ? monthOf(i, i + 1, Number(numeric[2] ?? numeric[3]), month) : null;
  }
  const [, name, year] = GLUED.exec(token) ?? [];
  const named = name === undefined ? null : monthOfName(fold(name));
  if (named !== null) return monthOf(i, i + 1, Number(year), named);
  const first = line.lexeme(i);
  if (first?.kind === 'month') return behindName(line, i, first.month);
  const second = line.lexeme(i + 1);
  return isFullYear(first) && second?.kind === 'month' ? monthOf(i, i + 2, first.value, second.month) : null;
}

/** "jun/2025". */
const GLUED = /^(\p{L}{3,12})[./-](\d{4})$/u;
/** Words between a month and its year: "junio de 2025". */
const BETWEEN: readonly string[] = ['de', 'of', 'del'];

/** The month named at `i` with the year behind it, or null. */
function behindName(line: DateLine, i: number, month: number): MonthToken | null {
  const next = line.tokens[i + 1] ?? '';
  // "JUL /2023"
  const [, slashed] = /^\/(\d{4})$/.exec(next) ?? [];
  if (slashed !== undefined) return monthOf(i, i + 2, Number(slashed), month);
  const second = line.lexeme(i + 1);
  const isParted = next === '/' || next === '-' || (second?.kind === 'word' && BETWEEN.includes(second.folded));
  const at = isParted ? i + 2 : i + 1;
  const year = line.lexeme(at);
  return isFullYear(year) ? monthOf(i, at + 1, year.value, month) : null;
}

function monthOf(from: number, to: number, year: number, month: number): MonthToken | null {
  const full = fullYear(year, YEAR_DIGITS);
  return full === null ? null : { from, to, year: full, month };
}

/** Given year, month, returns its first and last day. */
export const monthSpan = (year: number, month: number): { start: string; end: string } => ({
  start: isoDate(year, month, 1),
  end: isoDate(year, month, daysInMonth(year, month)),
});
