/** Dates with a month's name: "05 Jan 2024", "January 31st, 2024", "5 de enero de 2024", "2024. január 5.", "05JAN24". */
import { fold } from '../lexicon/fold.ts';
import { monthOfName } from '../lexicon/months.ts';
import { fullYear, knownForm } from './date.ts';
import type { DateLine, Match } from './line.ts';

/** Words between the parts of a date. */
const BETWEEN = new Set([
  'de',
  'del',
  'of',
  'd',
  'di',
  'den',
  'da',
  'do',
  'ng',
  'an',
  'a',
  'bulan',
  'm',
  'gada',
  'года',
]);
const MOST_BETWEEN = 1;

/** Given a line and a place, returns the longest date with a month's name that begins there, or null. */
export function namedAt(line: DateLine, i: number): Match | null {
  let start = i;
  const first = line.lexeme(i);
  if (first?.kind === 'word') {
    if ((!first.weekday && first.folded !== 'ngay') || !line.isNear(i + 1)) return null;
    start = i + 1;
  }
  return dayMonth(line, start) ?? monthDay(line, start) ?? yearMonthDay(line, start) ?? gluedAt(line, start);
}

/** "05 Jan", "5 de enero de 2024", "05 tháng 01 năm 2024". */
function dayMonth(line: DateLine, i: number): Match | null {
  const day = line.lexeme(i);
  if (day?.kind !== 'number' || day.digits > 2 || day.comma) return null;
  const at = skipBetween(line, i + 1);
  if (at === null) return null;
  const month = line.lexeme(at);
  if (month?.kind === 'word' && (month.folded === 'thang' || month.folded === 'thg'))
    return vietnamese(line, day.value, at + 1);
  if (month?.kind !== 'month') return null;
  const form = knownForm(null, month.month, day.value, 'dd mon');
  if (!form) return null;
  return withYear(line, at + 1, { to: at + 1, form }, (year) =>
    knownForm(year.year, month.month, day.value, `dd mon ${year.style}`),
  );
}

/** "Jan 5", "January 31st, 2024". */
function monthDay(line: DateLine, i: number): Match | null {
  const month = line.lexeme(i);
  if (month?.kind !== 'month' || !line.isNear(i + 1)) return null;
  const day = line.lexeme(i + 1);
  if (day?.kind !== 'number' || day.digits > 2) return null;
  const form = knownForm(null, month.month, day.value, 'mon dd');
  if (!form) return null;
  return withYear(line, i + 2, { to: i + 2, form }, (year) =>
    year.digits === 4 || day.comma ? knownForm(year.year, month.month, day.value, `mon dd ${year.style}`) : null,
  );
}

/** "2024. január 5.", "2024 m. sausio 5 d.", "2024 Jan 05". */
function yearMonthDay(line: DateLine, i: number): Match | null {
  const year = line.lexeme(i);
  if (year?.kind !== 'number' || year.digits !== 4) return null;
  const full = fullYear(year.value, 4);
  const at = skipBetween(line, i + 1);
  if (full === null || at === null) return null;
  const [month, dayBefore] = [line.lexeme(at), line.lexeme(at)];
  if (month?.kind === 'month' && line.isNear(at + 1)) {
    const day = line.lexeme(at + 1);
    const form =
      day?.kind === 'number' && day.digits <= 2 ? knownForm(full, month.month, day.value, 'dddd mon dd') : null;
    if (form) return { to: line.tokens[at + 2] === 'd.' ? at + 3 : at + 2, form };
  }
  if (dayBefore?.kind === 'number' && dayBefore.digits <= 2 && line.isNear(at + 1)) {
    const month = line.lexeme(at + 1);
    const form = month?.kind === 'month' ? knownForm(full, month.month, dayBefore.value, 'dddd dd mon') : null;
    if (form) return { to: at + 2, form };
  }
  return null;
}

function vietnamese(line: DateLine, day: number, at: number): Match | null {
  const month = line.isNear(at) ? line.lexeme(at) : null;
  if (month?.kind !== 'number' || month.digits > 2) return null;
  const form = knownForm(null, month.value, day, 'dd mon');
  if (!form) return null;
  const next = line.lexeme(at + 1);
  const yearAt = next?.kind === 'word' && next.folded === 'nam' ? at + 2 : at + 1;
  return withYear(line, yearAt, { to: at + 1, form }, (year) =>
    knownForm(year.year, month.value, day, `dd mon ${year.style}`),
  );
}

interface PrintedYear {
  readonly year: number;
  readonly digits: number;
  readonly style: string;
}

/** Adds the year at `at` (past a "de"), if one stands there that does not begin something else; keeps the date without it. */
function withYear(
  line: DateLine,
  at: number,
  without: Match,
  make: (year: PrintedYear) => Match['form'] | null,
): Match {
  const yearAt = skipBetween(line, at);
  const lexeme = yearAt === null ? null : line.lexeme(yearAt);
  if (yearAt === null || lexeme?.kind !== 'number' || lexeme.ordinal || (lexeme.digits !== 2 && lexeme.digits !== 4))
    return without;
  const year = fullYear(lexeme.value, lexeme.digits);
  if (year === null || (lexeme.digits === 2 && beginsAnother(line, yearAt))) return without;
  const form = make({ year, digits: lexeme.digits, style: lexeme.digits === 2 ? 'dd' : 'dddd' });
  if (!form) return without;
  return { to: yearAt + 1, form, shorter: { to: without.to, form: without.form } };
}

/** Whether the two digits at `i` are rather the day of a second date: "05 JAN 06 JAN", "12 Jan 05, 2024". */
function beginsAnother(line: DateLine, i: number): boolean {
  if (!line.isNear(i + 1)) return false;
  const next = line.lexeme(i + 1);
  return next?.kind === 'month' || (next?.kind === 'number' && next.digits === 4 && fullYear(next.value, 4) !== null);
}

function skipBetween(line: DateLine, i: number): number | null {
  let at = i;
  for (let skipped = 0; line.isNear(at); at++, skipped++) {
    const lexeme = line.lexeme(at);
    if (lexeme?.kind !== 'word' || !BETWEEN.has(lexeme.folded)) return at;
    if (skipped === MOST_BETWEEN) return null;
  }
  return null;
}

const AROUND = /^[([]+|[)\]*,;:]+$/g;
const LETTERS = "[\\p{L}\\p{M}][\\p{L}\\p{M}.'’]*?";
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|er)?([-/.,]{0,2})(${LETTERS})\\.?(?:([-/.,']{0,2})(\\d{4}|\\d{2}))?$`,
  'u',
);
const MONTH_FIRST = new RegExp(`^(${LETTERS})([-/.]?)(\\d{1,2})(?:([-/.,]{1,2})(\\d{4}|\\d{2}))?$`, 'u');
const YEAR_FIRST = new RegExp(`^(\\d{4})([-/.]?)(${LETTERS})([-/.]?)(\\d{1,2})$`, 'u');

/** "05JAN", "05JAN24", "05-Jan-2024", "Jan-05", "2024-Jan-05": one token, or one and its year: "05JAN 2024". */
function gluedAt(line: DateLine, i: number): Match | null {
  const token = line.tokens[i]?.replace(AROUND, '') ?? '';
  if (token.length < 4 || !/\d/.test(token) || !/\p{L}/u.test(token)) return null;
  const dayFirst = DAY_FIRST.exec(token);
  if (dayFirst) {
    const [, day, mark, name, yearMark, year] = dayFirst;
    return glued(line, i, Number(day), name!, year, `dd${mark}mon`, yearMark ?? '');
  }
  const monthFirst = MONTH_FIRST.exec(token);
  if (monthFirst) {
    const [, name, mark, day, yearMark, year] = monthFirst;
    return glued(line, i, Number(day), name!, year, `mon${mark}dd`, yearMark ?? '');
  }
  const yearFirst = YEAR_FIRST.exec(token);
  const month = yearFirst ? monthOfName(fold(yearFirst[3]!)) : null;
  if (!yearFirst || month === null) return null;
  const year = fullYear(Number(yearFirst[1]), 4);
  const form =
    year === null ? null : knownForm(year, month, Number(yearFirst[5]), `dddd${yearFirst[2]}mon${yearFirst[4]}dd`);
  return form ? { to: i + 1, form } : null;
}

function glued(
  line: DateLine,
  i: number,
  day: number,
  name: string,
  year: string | undefined,
  style: string,
  yearMark: string,
): Match | null {
  const month = monthOfName(fold(name));
  if (month === null) return null;
  if (year !== undefined) {
    const form = knownForm(
      fullYear(Number(year), year.length),
      month,
      day,
      `${style}${yearMark}${year.length === 2 ? 'dd' : 'dddd'}`,
    );
    return form && form.year !== null ? { to: i + 1, form } : null;
  }
  const form = knownForm(null, month, day, style);
  if (!form) return null;
  return withYear(line, i + 1, { to: i + 1, form }, (printed) =>
    knownForm(printed.year, month, day, `${style} ${printed.style}`),
  );
}
