/** Dates with a month's name in one token, or one and its year: "05JAN24", "05-Jan-2024", "Jan-05", "05JAN 2024". */
import { monthOfName } from '../lexicon/calendar/months.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { YEAR_DIGITS } from './calendar.ts';
import { buddhistYear, formInYear, fullYear, knownForm } from './date.ts';
import { type DateLine, type Match, THAI } from './line.ts';
import { withYear, yearAt } from './year.ts';

/** "5Jan" */
const SHORTEST = 4;
const AROUND = /^[([]+|[)\]*,;:]+$/g;
const LETTERS = "[\\p{L}\\p{M}][\\p{L}\\p{M}.'’]*?";
const DAY_FIRST = new RegExp(
  `^(\\d{1,2})(?:st|nd|rd|th|er)?([-/.,]{0,2})(${LETTERS})\\.?(?:([-/.,']{0,2})(\\d{4}|\\d{2}))?$`,
  'u',
);
const MONTH_FIRST = new RegExp(`^(${LETTERS})([-/.]?)(\\d{1,2})(?:([-/.,]{1,2})(\\d{4}|\\d{2}))?$`, 'u');
const YEAR_FIRST = new RegExp(`^(\\d{4})([-/.]?)(${LETTERS})([-/.]?)(\\d{1,2})$`, 'u');

/** "05JAN", "05JAN24", "05-Jan-2024", "Jan-05", "2024-Jan-05": one token, or one and its year: "05JAN 2024". */
export function gluedAt(line: DateLine, i: number): Match | null {
  const printed = line.tokens[i];
  if (printed === undefined || printed.length < SHORTEST) return null;
  const token = printed.replace(AROUND, '');
  if (token.length < SHORTEST || !/\d/.test(token) || !/\p{L}/u.test(token)) return null;
  const dayFirst = DAY_FIRST.exec(token);
  if (dayFirst) {
    const [, day, mark, name = '', yearMark, year] = dayFirst;
    return glued(line, i, { day: Number(day), name, year, style: `dd${mark}mon`, yearMark });
  }
  const monthFirst = MONTH_FIRST.exec(token);
  if (monthFirst) {
    const [, name = '', mark, day, yearMark, year] = monthFirst;
    return glued(line, i, { day: Number(day), name, year, style: `mon${mark}dd`, yearMark });
  }
  const [, year, mark, name = '', dayMark, day] = YEAR_FIRST.exec(token) ?? [];
  const month = name === '' ? null : monthOfName(fold(name));
  if (month === null) return null;
  const form = formInYear(fullYear(Number(year), YEAR_DIGITS), month, Number(day), `dddd${mark}mon${dayMark}dd`);
  return form && { to: i + 1, form };
}

/** The parts of a date in one token. */
interface Parts {
  readonly day: number;
  /** of the month */
  readonly name: string;
  readonly year: string | undefined;
  /** of day and month */
  readonly style: string;
  /** between them and the year */
  readonly yearMark: string | undefined;
}

function glued(line: DateLine, i: number, { day, name, year, style, yearMark = '' }: Parts): Match | null {
  const folded = fold(name);
  const month = monthOfName(folded);
  if (month === null) return null;
  const isThai = THAI.test(folded);
  if (year !== undefined) {
    const full = isThai && year.length === 2 ? buddhistYear(Number(year)) : fullYear(Number(year), year.length);
    const form = formInYear(full, month, day, `${style}${yearMark}${year.length === 2 ? 'dd' : 'dddd'}`);
    return form && { to: i + 1, form };
  }
  return withYear(knownForm(null, month, day, style), i + 1, yearAt(line, i + 1, isThai));
}
