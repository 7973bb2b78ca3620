/** Tells what a misread day may be: readers take its marks for figures, "71212025" for "7/2/2025". */
import { datesIn } from '../../engine/dates/scan.ts';

/** A whole day. */
const DAY = /^(\d{1,2}|\d{4})([./-])(\d{1,2})\2(\d{1,2}|\d{4})$/;
/** Where all parts have two figures at least, what is at the place of a mark cannot be a part of them. */
const FULL = /^(?:\d{2}|\d{4})\D\d{2}\D(?:\d{2}|\d{4})$/;
/** What a stroke is read as: between parts of one figure, anything else may be one of theirs. */
const STROKE = '[17lI|!/]';

/** True if a reading has all figures of a day, and something else for its marks: "31203.2020" for "31.03.2020". */
export function isSameDay(day: string, other: string): boolean {
  const [, first, mark, second, third] = DAY.exec(day) ?? [];
  if (first === undefined) return false;
  if (!FULL.test(day) && mark !== '/') return false;
  const misread = FULL.test(day) ? '.' : STROKE;
  return new RegExp(`^${first}${misread}${second}${misread}${third}$`, 'u').test(other);
}

/** Given a day and a reading that is none, returns the day that this is with the marks of the other; null if none. */
export function otherDay(day: string, misread: string): string | null {
  if (!DAY.test(day) || day.length !== misread.length || datesIn([misread]).length > 0) return null;
  const marked = [...day].map((sign, at) => (/\d/.test(sign) ? misread[at] : sign)).join('');
  return marked !== day && DAY.test(marked) && datesIn([marked]).length > 0 ? marked : null;
}
