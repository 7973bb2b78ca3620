/** Finds dates repeated in brackets in another calendar: "2025-06-30 (2082-03-16 BS)". */
import type { WordSpan } from '../geometry/spans.ts';
import { type DateToken, FIRST_YEAR } from './date.ts';

const OPENS = /^[([（【〔]/;
const NAMED_BEHIND = /^\p{L}{1,8}\.?[)\]）】〕]/u;
/** At most so many words name the calendar in the bracket before its date. */
const MOST_NAMED = 2;
/** Years of calendars that are in use lie further apart; a period in brackets is shorter. */
const APART = 10;
/** The last year that papers of our calendar name. */
const LAST_YEAR = 2060;

/** Returns the dates that repeat the one beside them in other years, and the words [from, to) of each. */
export function repeatedInOtherCalendar<T extends WordSpan>(
  words: readonly string[],
  dates: readonly T[],
  tokenOf: (date: T) => DateToken,
): ReadonlyMap<T, WordSpan> {
  const kept = new Map<T, WordSpan>();
  for (const [i, inBrackets] of dates.entries()) {
    const own = dates[i - 1];
    if (own === undefined || kept.has(own) || inBrackets.from - own.to > MOST_NAMED || !OPENS.test(words[own.to] ?? ''))
      continue;
    const [year, other] = [tokenOf(own).year, tokenOf(inBrackets).year];
    if (year === null || other === null || Math.abs(year - other) < APART) continue;
    const end = inBrackets.to + (NAMED_BEHIND.test(words[inBrackets.to] ?? '') ? 1 : 0);
    if (isOurs(other) && !isOurs(year)) kept.set(own, own);
    else kept.set(inBrackets, { from: own.to, to: end });
  }
  return kept;
}

const isOurs = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;
