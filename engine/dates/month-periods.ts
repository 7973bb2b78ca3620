/** Finds periods of whole months among the words of a line: "April 2025 - June 2025", "2025年4月～6月". */
import { pattern } from '../lexicon/phrases/pattern.ts';
import { neighbours } from '../model/lists.ts';
import { dayOf, MONTHS } from './calendar.ts';
import { DATE_ORDERS, type DateToken } from './date.ts';
import { type MonthToken, monthSpan, monthsIn } from './month.ts';
import { type PeriodToken, saysUntil } from './period.ts';

/** Two months as one word; the last may be without its year. */
const GLUED = pattern('u')`^[^\d]{0,12}?((?:令和)?\d{1,4}年\d{1,2}月|\d{4}[/.]\d{1,2})[分度]?(?:から
  |[~〜～–—-])((?:令和)?\d{1,4}年\d{1,2}月|\d{1,2}月|\d{4}[/.]\d{1,2})[分度]?(?:まで|迄)?$`;
const SHORTEST = 9;

/** Given a line's words and the months with a year in them, returns the periods from one month to another. */
export function monthPeriodsIn(tokens: readonly string[], months: readonly MonthToken[]): PeriodToken[] {
  const found: PeriodToken[] = [];
  for (const [first, last] of neighbours(months))
    if (saysUntil(tokens.slice(first.to, last.from))) found.push(...periodOf(first, last));
  for (const [i, token] of tokens.entries()) {
    const glued = token.length < SHORTEST ? null : GLUED.exec(token.normalize('NFKC'));
    if (!glued) continue;
    const [, from = '', to = ''] = glued;
    const until = /^\d{1,2}月$/.test(to) ? `${from.slice(0, from.indexOf('年') + 1)}${to}` : to;
    const [first, last] = [monthsIn([from])[0], monthsIn([until])[0]];
    if (first && last) found.push(...periodOf({ ...first, from: i, to: i + 1 }, { ...last, from: i, to: i + 1 }));
  }
  return found;
}

/** The period of two months, if they are in order and a year at the most. */
function periodOf(first: MonthToken, last: MonthToken): PeriodToken[] {
  const months = (last.year - first.year) * MONTHS + last.month - first.month + 1;
  if (months < 1 || months > MONTHS) return [];
  const start = tokenOf(first, monthSpan(first.year, first.month).start);
  const end = tokenOf(last, monthSpan(last.year, last.month).end);
  return [{ from: first.from, to: last.to, start, end }];
}

function tokenOf({ from, to, year, month }: MonthToken, iso: string): DateToken {
  const known = { year, month, day: dayOf(iso), parts: null, orders: DATE_ORDERS, style: 'month' };
  return { ...known, from, to, text: iso, time: null, loose: false, shorter: null };
}
