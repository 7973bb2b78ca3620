/** Finds periods ("14 January to 14 February 2022") among the words of a line. */
import type { WordSpan } from '../geometry/spans.ts';
import { endedMonths } from '../lexicon/facts/period-ends.ts';
import { fold, wordSet } from '../lexicon/phrases/fold.ts';
import { pattern } from '../lexicon/phrases/pattern.ts';
import { numberAt } from '../model/lists.ts';
import { addDays, daysBetween, isRealDate, LONGEST_MONTH, MONTHS, monthNumberOf, yearOf } from './calendar.ts';
import { DATE_ORDERS, type DateOrder, type DateToken, fullYear, monthOf, resolveDate } from './date.ts';
import { repeatedInOtherCalendar } from './other-calendar.ts';
import { partGlued } from './period-parts.ts';
import { datesIn } from './scan.ts';

/** A span of time as printed. */
export type PeriodToken = Span<DateToken> & WordSpan;

/** The first and the last day of a period. */
interface Span<Day> {
  readonly start: Day;
  readonly end: Day;
}

/** Words between the first and the last day, folded; a dash or a wave as well. */
const UNTIL =
  wordSet(`to until till til through thru and bis zum und au jusqu et al hasta a ao ate e y t m tot tm en do az az do i
   po pana la til och ja asti kuni iki lidz ile ve по до и по έως εως μεχρι до sampai dengan s d sd hingga den toi ถงั
   ถึง 至 到 から より まで 부터 迄 까지 alla fino vs per ending end closing bis inkl including inclusive الى الی الي حتى עד tar u
   tal fins dan sd. ke kwa hadi hanggang met o tom tim den đến deri me ile tol تا से तक mde მდე մինչև qeder qadar
   sehingga all`);
const DASHES = /^(?:[-‐‑‒–—―−－ー~〜～∼˜〰─━﹣ｰ→➔⇒⇨>/]+|[-=]+>|»|\.{2,3}|…)$/u;
/** The clock that a date is given by: "1 April 2023 [CET] - 30 April 2023 [CET]". */
const ZONE = /^[[(](?:UTC|[A-Z]{2,4}T)(?:[+-]\d{1,2}(?::?\d{2})?)?[\])]$/;
/** Words that may be between the connector and the second date: "to date 31/05/21", "To:". */
const FILLERS = wordSet(
  `up date the le el il den dem datum fecha data no dnia de vom incl am r roku rok g г ж года р dia ngay tanggal tarikh
    tgl dag pvm dne تاريخ يوم יום תאריך`,
);
/** "… to the end date 31/05/21": more words than this between two dates do not join them. */
const MOST_BETWEEN = 3;

/** Returns the periods in a line's tokens. A start without a year has the end's, or if later in it the one before. */
export function periodsIn(tokens: readonly string[]): PeriodToken[] {
  const { pieces: all, origin } = partGlued(tokens);
  const printed = datesIn(all).filter((date) => !date.loose);
  const twice = repeatedInOtherCalendar(all, printed, (date) => date);
  const dates = printed.filter((date) => !twice.has(date));
  const pieces = [...all];
  for (const { from, to } of twice.values()) pieces.fill('', from, to);
  const found: PeriodToken[] = [];
  const place = (date: DateToken): DateToken => ({
    ...date,
    from: numberAt(origin, date.from),
    to: numberAt(origin, date.to - 1) + 1,
  });
  let used = 0;
  for (const [k, first] of dates.entries()) {
    const second = dates[k + 1];
    if (first.from < used) continue;
    const days =
      second && areJoined(pieces, first.to, second.from)
        ? spanFrom(first, second)
        : (daysBefore(pieces, first) ?? daysWithin(pieces, first) ?? monthsBefore(pieces, first));
    if (!days) continue;
    const [start, end] = [place(days.start), place(days.end)];
    found.push({ from: start.from, to: end.to, start, end });
    used = days.end.to;
  }
  return found;
}

/** Days of the longest period that a paper may cover: a year or two. */
const LONGEST = 740;

/** Given the tokens of a line and its dates, returns whether all of them belong to periods. */
export function areOfPeriods(tokens: readonly string[], dates: readonly WordSpan[]): boolean {
  const periods = periodsIn(tokens);
  return dates.every((date) => periods.some(({ from, to }) => date.from >= from && date.to <= to));
}

/** Returns the first and last day of a period, null if they are none or out of order. `year`: if none is printed. */
export function resolvePeriod(period: PeriodToken, order: DateOrder, year: number | null): Span<string> | null {
  // if one end of a period can only be read in another order, both are printed in that
  const orders = period.end.orders.filter((o) => period.start.orders.includes(o));
  // "2025/12/11 ～ 01/10": the year first, then the month
  const likeFirst = period.end.parts?.length === 2 && period.start.style.startsWith('dddd');
  const own = likeFirst ? 'YMD' : orders.includes(order) ? order : (orders[0] ?? order);
  const span = spanIn(period, own, year);
  if (span === null || daysBetween(span.start, span.end) <= LONGEST) return span;
  // "25/06/01 - 25/06/30" is no period of many years
  for (const other of orders) {
    const shorter = other === own ? null : spanIn(period, other, year);
    if (shorter !== null && daysBetween(shorter.start, shorter.end) <= LONGEST) return shorter;
  }
  return span;
}

function spanIn({ start: first, end: last }: PeriodToken, order: DateOrder, year: number | null): Span<string> | null {
  const end = resolveDate(last, order, year) ?? endAfter(resolveDate(first, order, year), last, order);
  if (end === null) return null;
  const endYear = yearOf(end);
  const isLater = first.year === null && monthOf(first, order) > monthNumberOf(end);
  const start = resolveDate(first, order, isLater ? endYear - 1 : endYear);
  return start !== null && start <= end ? { start, end } : null;
}

/** "2025/06/01 ～ 06/30": the last day without a year, in that of the first or the next. */
function endAfter(start: string | null, last: DateToken, order: DateOrder): string | null {
  if (start === null || last.year !== null) return null;
  const year = yearOf(start);
  const end = resolveDate(last, order, year);
  return end !== null && end < start ? resolveDate(last, order, year + 1) : end;
}

const areJoined = (pieces: readonly string[], from: number, to: number): boolean =>
  to > from && to - from <= MOST_BETWEEN && saysUntil(pieces.slice(from, to));

/** True for words that make the dates around them the ends of a period: "to", "bis zum", "-". */
export function saysUntil(between: readonly string[]): boolean {
  if (between.length > MOST_BETWEEN) return false;
  const words = between
    .filter((piece) => !ZONE.test(piece))
    .flatMap((piece) => (DASHES.test(piece) ? ['-'] : fold(piece).split(' ').filter(Boolean)));
  return (
    words.some((word) => word === '-' || UNTIL.has(word)) &&
    words.every((word) => word === '-' || UNTIL.has(word) || FILLERS.has(word))
  );
}

/**
 * Given the first and the last day of a period, returns them with the year of the other if one has none:
 * "2024年10月1日～10月31日".
 */
export const spanFrom = (first: DateToken, last: DateToken): Span<DateToken> => ({
  start: withYearOf(last, first, -1),
  end: withYearOf(first, last, 1),
});

/** Returns a day without a year in that of the other, or by its place in it in the next (`step` 1) or the last one. */
function withYearOf(other: DateToken, own: DateToken, step: 1 | -1): DateToken {
  if (own.year !== null || other.year === null || own.month === null || other.month === null) return own;
  // "6 April 2024 to 5 April" ends a year later
  const apart = other.month - own.month || (other.day ?? 0) - (own.day ?? 0);
  return { ...own, year: other.year + (apart * step > 0 ? step : 0) };
}

/** "Relevé n° 2 - 28 février 2024": what is before a paper's number, which is not a day. */
const NUMBERED = pattern('')`^(?:n|no|nr|num|nro|numero|nummer|number|statement|releve|extrait|auszug|kontoauszug
  |estratto|extracto|extrato|cartola|izvod|vypis|wyciag)$`;

/** "1 to 31 January 2024": a day alone before the date that ends it. */
function daysBefore(pieces: readonly string[], end: DateToken): Span<DateToken> | null {
  const at = end.from - 2;
  const [text, number] = /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?$/i.exec(pieces[at] ?? '') ?? [];
  if (text === undefined || end.month === null || end.day === null || Number(number) >= end.day) return null;
  if (NUMBERED.test(fold(pieces[at - 1] ?? '')) || !areJoined(pieces, at + 1, end.from)) return null;
  const start = { ...end, from: at, to: at + 1, text, day: Number(number), shorter: null };
  return { start, end };
}

/** "October 1 - 31, 2023": a day alone behind the date that begins it. */
function daysWithin(pieces: readonly string[], start: DateToken): Span<DateToken> | null {
  const { month, style, to: from } = start;
  if (month === null || start.year !== null || style !== 'mon dd' || !areJoined(pieces, from, from + 1)) return null;
  const last = { from: from + 1, to: from + 1 + 2 };
  const [second = '', third = ''] = pieces.slice(last.from, last.to);
  const [, number] = /^(\d{1,2})(?:st|nd|rd|th)?,?$/i.exec(second) ?? [];
  const year = /^\d{4}$/.test(third) ? fullYear(Number(third), third.length) : null;
  if (number === undefined || year === null || !isRealDate(year, month, Number(number))) return null;
  const end = { ...start, ...last, day: Number(number), year, text: `${second} ${third}` };
  return { start: { ...start, year }, end };
}

/** "For the quarter ended 30 June 2025": the last day of so many whole months. */
function monthsBefore(pieces: readonly string[], end: DateToken): Span<DateToken> | null {
  const months = endedMonths(pieces.slice(0, end.from));
  const day = months === null ? null : resolveDate(end, end.orders[0] ?? 'DMY', null);
  if (months === null || day === null || !addDays(day, 1).endsWith('-01')) return null;
  const before = yearOf(day) * MONTHS + monthNumberOf(day) - months;
  const [year, month] = [Math.floor(before / MONTHS), (before % MONTHS) + 1];
  return { start: { ...end, year, month, day: 1, parts: null, orders: DATE_ORDERS }, end };
}

/** Returns two or three words ("01", "05"; "01", "05", "24") as a date of open order from 0 on, or null. */
export function spacedDate(texts: readonly string[]): DateToken | null {
  for (const text of texts) if (!/^\d{1,2}$/.test(text)) return null;
  const [date] = datesIn([texts.join('/')]);
  return date ? { ...date, to: texts.length, text: texts.join(' '), style: texts.map(() => 'dd').join(' ') } : null;
}

/** Returns the day of an unknown month that a word is ("5"), from 0 to 1, or null. */
export function dayAlone(text: string): DateToken | null {
  const day = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (day < 1 || day > LONGEST_MONTH) return null;
  const known = { year: null, month: null, day, parts: null, orders: DATE_ORDERS, style: 'dd', loose: true };
  return { ...known, from: 0, to: 1, text, time: null, shorter: null };
}
