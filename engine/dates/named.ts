/** Dates with a month's name: "05 Jan 2024", "January 31st, 2024", "5 de enero de 2024", "2024. január 5.". */
import { monthOfName } from '../lexicon/calendar/months.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { itemAt } from '../model/lists.ts';
import { MONTHS, YEAR_DIGITS } from './calendar.ts';
import { formInYear, fullYear, knownForm } from './date.ts';
import { gluedAt } from './glued.ts';
import { DAY, type DateLine, type Lexeme, type Match, type NumberLexeme } from './line.ts';
import { isFullYear, skipBetween, skipStroke, withYear, yearAt } from './year.ts';

/** Given a line and a place, returns the longest date with a month's name that begins there, or null. */
export function namedAt(line: DateLine, i: number): Match | null {
  let start = i;
  const first = line.lexeme(i);
  if (first?.kind === 'word') {
    if ((!first.weekday && first.folded !== DAY) || !line.isNear(i + 1)) return null;
    start = i + 1;
  }
  return (
    dayMonth(line, start) ??
    weekdayBefore(line, start) ??
    monthDay(line, start) ??
    yearMonthDay(line, start) ??
    gluedAt(line, start)
  );
}

/** March, and Tuesday in French, Italian, Romanian and Spanish; Turkey's February, and Saturday in Croatian. */
const ALSO_WEEKDAY = /^[([]*(?:mar|sub)[.,]?$/i;

/** "mar. 03 juin", "mar 03 giu 2025": a weekday, if a day and its month follow; "Mar 03 Apr 05" are two dates. */
function weekdayBefore(line: DateLine, i: number): Match | null {
  if (!ALSO_WEEKDAY.test(itemAt(line.tokens, i)) || !line.isNear(i + 1)) return null;
  const found = dayMonth(line, i + 1);
  const name = found?.shorter?.to ?? found?.to ?? 0;
  const next = line.isNear(name) ? line.lexeme(name) : null;
  return isDay(next) ? null : found;
}

/** "05 Jan", "5 de enero de 2024", "05 / jan", "05 tháng 01 năm 2024". */
function dayMonth(line: DateLine, i: number): Match | null {
  const day = line.lexeme(i);
  if (!isDay(day) || day.comma) return null;
  const at = skipStroke(line, i + 1) ?? skipBetween(line, i + 1);
  if (at === null) return null;
  const month = line.lexeme(at);
  if (month?.kind === 'word' && (month.folded === 'thang' || month.folded === 'thg'))
    return vietnamese(line, day.value, at + 1);
  if (month?.kind !== 'month') return gluedToYear(line, day.value, at);
  if (isMonthDayYear(line, at)) return null;
  const year = yearAt(line, skipStroke(line, at + 1) ?? at + 1, month.thai);
  return withYear(knownForm(null, month.month, day.value, 'dd mon'), at + 1, year);
}

/** A month's name with the year behind a stop or an apostrophe: "janv.2024", "May'24". */
const MONTH_AND_YEAR = /^(\p{L}{3,12})(?:\.(\d{4})|['’](\d{2}|\d{4}))[,;:)]*$/u;

/** "05 janv.2024", "05 May'24": the space before the year is as narrow as none. */
function gluedToYear(line: DateLine, day: number, at: number): Match | null {
  const [, name, behindStop, year = behindStop] = MONTH_AND_YEAR.exec(line.tokens[at] ?? '') ?? [];
  if (name === undefined || year === undefined) return null;
  const month = monthOfName(fold(name));
  if (month === null) return null;
  const style = year.length === 2 ? 'dd mon dd' : 'dd mon dddd';
  const form = formInYear(fullYear(Number(year), year.length), month, day, style);
  return form && { to: at + 1, form };
}

/** "12 Jan 05, 2024": the first number is not the day, but a row's sequence number. */
function isMonthDayYear(line: DateLine, i: number): boolean {
  const [day, year] = [line.lexeme(i + 1), line.lexeme(i + 2)];
  if (!isDay(day) || !isFullYear(year)) return false;
  return day.comma && line.isNear(i + 1) && line.isNear(i + 2);
}

/** "12/25" behind the month's name: its day and year. */
const DAY_AND_YEAR = /^(\d{1,2})\/(\d{2}|\d{4})[,;:)]*$/;

/** "Jan 5", "January 31st, 2024", "JAN 31/24". */
function monthDay(line: DateLine, i: number): Match | null {
  const month = line.lexeme(i);
  if (month?.kind !== 'month' || !line.isNear(i + 1)) return null;
  const stroke = DAY_AND_YEAR.exec(itemAt(line.tokens, i + 1));
  const [, day, year = ''] = stroke ?? [];
  // "mar 03/06" is a Tuesday
  if (stroke && ALSO_WEEKDAY.test(itemAt(line.tokens, i)) && Number(year) <= MONTHS) return null;
  const form = stroke && formInYear(fullYear(Number(year), year.length), month.month, Number(day), 'mon dd/dd');
  if (form) return { to: i + 2, form };
  const number = line.lexeme(i + 1);
  if (!isDay(number)) return null;
  const behind = yearAt(line, i + 2);
  const isOfDate = behind !== null && (behind.digits === YEAR_DIGITS || number.comma);
  return withYear(knownForm(null, month.month, number.value, 'mon dd'), i + 2, isOfDate ? behind : null);
}

/** "2024. január 5.", "2024 m. sausio 5 d.", "2024 Jan 05". */
function yearMonthDay(line: DateLine, i: number): Match | null {
  const year = line.lexeme(i);
  if (!isFullYear(year)) return null;
  const full = fullYear(year.value, YEAR_DIGITS);
  const at = skipBetween(line, i + 1);
  if (at === null || !line.isNear(at + 1)) return null;
  const [first, second, to] = [line.lexeme(at), line.lexeme(at + 1), at + 2];
  if (first?.kind === 'month' && isDay(second)) {
    const form = formInYear(full, first.month, second.value, 'dddd mon dd');
    return form && { to: line.tokens[to] === 'd.' ? to + 1 : to, form };
  }
  if (!isDay(first) || second?.kind !== 'month') return null;
  const form = formInYear(full, second.month, first.value, 'dddd dd mon');
  return form && { to, form };
}

/** True for a number of one or two digits. */
const isDay = (lexeme: Lexeme | undefined): lexeme is NumberLexeme => lexeme?.kind === 'number' && lexeme.digits <= 2;

function vietnamese(line: DateLine, day: number, at: number): Match | null {
  const month = line.isNear(at) ? line.lexeme(at) : null;
  if (!isDay(month)) return null;
  const next = line.lexeme(at + 1);
  const year = yearAt(line, next?.kind === 'word' && next.folded === 'nam' ? at + 2 : at + 1);
  return withYear(knownForm(null, month.value, day, 'dd mon'), at + 1, year);
}
