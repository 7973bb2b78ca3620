/**
 * Finds lines that look like bookings but were not read as such: in other columns, in another style, in a row's text.
 */
import { periodsIn } from '../../dates/period.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import type { Interval } from '../../geometry/intervals.ts';
import { sharesWord } from '../../geometry/spans.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesPending, sectionSign } from '../../lexicon/lines/sections.ts';
import type { Line } from '../../model/line.ts';
import { onceFor } from '../../model/once.ts';
import type { ReadRow, Roles } from '../../model/reading.ts';
import type { PlacedAmount, TokenLine } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import type { ReadPart } from '../../readings/read.ts';
import { amountsIn, firstLineOf, unitsOf } from '../part.ts';
import type { Subject } from '../subject.ts';

const WORD = /\p{L}{2}/u;
/** The sign before a rate, or between a number and an amount: "2 x 40.30". */
const TIMES = /^[x×@*]$/i;
/** Words before the day of a booking, at most: a mark, a number. */
const MOST_BEFORE = 1;

/**
 * Given a statement, returns the lines between its first booking and the end of its list (a total or a balance) that
 * look like bookings whose amount no row of any statement has.
 */
export function datedLines({ booked, part: read, readings, document: { tables } }: Subject): Line[] {
  const { part } = read;
  const all = readings.parts.flatMap(({ rows }) => rows);
  const used = usedBy(all);
  const rowsByLine = new Map<Line, ReadRow>();
  for (const read of all) for (const { source } of read.row.lines) rowsByLine.set(source.line, read);
  const isBooking = ({ line }: TokenLine) => rowsByLine.get(line)?.role === 'transaction';
  const at = booked.map((row) => firstLineOf(row).index);
  const last = greatest(at);
  const end = tables.lines.slice(last, part.toLine).findIndex((tl) => !isBooking(tl) && endsList(tl.line.text));
  const own = tables.lines.slice(least(at), end < 0 ? part.toLine : last + end);
  const left = withoutPending(own, isBooking).filter(({ line }) => !line.furniture);
  const missed = left.filter((tl) => {
    const row = rowsByLine.get(tl.line);
    return isMissed(tl, row, used) && !(row && namesItsParts(row, read));
  });
  const behind = left.filter((tl) => endsWithDay(tl) && isUnread(tl, rowsByLine.get(tl.line), used));
  const styles = new Set(booked.flatMap(({ row }) => row.dates.flat().map(({ token }) => token.style)));
  const alike = listed(behind).filter(({ dates }) => dates.some(({ token }) => styles.has(token.style)));
  return [...missed, ...alike].map(({ line }) => line);
}

/** True for a line whose amounts no row has, or of a row that has no day. */
const isUnread = ({ line, amounts }: TokenLine, read: ReadRow | undefined, used: UsedPlaces): boolean =>
  read === undefined ? !amounts.some((amount) => used(amount, line)) : UNDATED.has(read.reason);

const UNDATED: ReadonlySet<ReadRow['reason']> = new Set(['no_day', 'no_day_no_text']);

/** This many lines with words, a day and an amount are a list. */
const LEAST_LISTED = 2;
/** Points by which the places of one list may differ. */
const SAME_EDGE = 2;

/** Given lines with words, a day and an amount, returns those in lists: their words begin below each other. */
function listed(lines: readonly TokenLine[]): readonly TokenLine[] {
  const isAlike = (a: TokenLine, b: TokenLine) => Math.abs(a.line.box[0] - b.line.box[0]) <= SAME_EDGE;
  return lines.filter((tl) => lines.filter((other) => isAlike(other, tl)).length >= LEAST_LISTED);
}

/** True for words that name no figure, a day, and right behind it an amount: "Card payment 03/06/2024 20.00". */
export function endsWithDay({ line, texts, dates: [day], amounts }: TokenLine): boolean {
  if (day === undefined || day.from === 0 || line.furniture || periodsIn(texts).length > 0) return false;
  const before = texts.slice(0, day.from);
  const isBehind = ({ from, token }: PlacedAmount) =>
    from === day.to && !token.whole && isMoneyLike(token) && /[1-9]/.test(token.digits);
  return amounts.some(isBehind) && before.some((text) => WORD.test(text)) && lineKind(before.join(' ')) === null;
}

/** Given lines, returns those that are not below a title of unbooked rows. Titles of a side are left out. */
function withoutPending(lines: readonly TokenLine[], isBooking: (line: TokenLine) => boolean): TokenLine[] {
  let isPending = false;
  return lines.filter((tl) => {
    const isTitle = tl.amounts.length === 0 && tl.dates[0]?.from !== 0 && !isBooking(tl);
    const side = isTitle ? sideOf(tl.line.text) : undefined;
    if (side !== undefined) isPending = side === 0;
    return side === undefined && !isPending;
  });
}

/** The side that a title names: 0 for unbooked rows; undefined for no side, and for other texts. */
const sideOf = (title: string) => (namesPending(title) ? 0 : sectionSign(title)?.sign);

/**
 * True for a line with a day and an amount as bookings have them: the day first and no words after the amount, or the
 * amount first in its phrase and then the day. In a booking's text, day and amount are apart, and the line is not the
 * first one.
 */
function isMissed(tl: TokenLine, read: ReadRow | undefined, used: UsedPlaces): boolean {
  const { line } = tl;
  const isOwn = ({ row, role }: ReadRow) =>
    role !== 'transaction' || row.lines[0].source === tl || tl.amounts.some((one) => used(one, line));
  if (read !== undefined && isOwn(read)) return false;
  const found = bookingOn(tl, used);
  if (found === null) return false;
  const { day, amount, amountFirst } = found;
  // a payment abroad names its currency
  if (read !== undefined) return amount.token.currency === null && isPhrase(amount, line) && isPhrase(day, line);
  return amountFirst ? beginsPhrase(amount, line) : isPhrase(amount, line);
}

const BOOKED: ReadonlySet<Roles[number]> = new Set(['amount', 'debit', 'credit', 'balance']);

/** True for a booking whose text lists what its amount consists of: "Package 2.45 Extra card 0.60" beside 3.05. */
function namesItsParts({ row, amount }: ReadRow, part: ReadPart): boolean {
  const booked = new Set(amountsIn(row, part, BOOKED));
  const inTexts = row.lines.flatMap(({ source: { amounts, dates } }) =>
    amounts.filter((one) => !booked.has(one) && !sharesWord(one, dates)),
  );
  const parts = inTexts.map((one) => unitsOf(one, part) ?? 0);
  return parts.length > 1 && amount !== null && parts.reduce((sum, one) => sum + one, 0) === Math.abs(amount);
}

/** Points that a phrase may reach beyond what it is. */
const SLACK = 1;

const beginsPhrase = ({ x0 }: Interval, { phrases }: Line): boolean =>
  phrases.some((phrase) => Math.abs(phrase.x0 - x0) <= SLACK);
const isPhrase = ({ x0, x1 }: Interval, { phrases }: Line): boolean =>
  phrases.some((phrase) => Math.abs(phrase.x0 - x0) <= SLACK && phrase.x1 <= x1 + SLACK);

/** Identifies an amount on a line. */
const placeOf = ({ token, x1 }: PlacedAmount, { page, baseline }: Line): string =>
  `${page} ${Math.round(baseline)} ${Math.round(x1)} ${token.digits}`;

type UsedPlaces = (amount: PlacedAmount, line: Line) => boolean;

/** Given rows, returns a test of whether they hold an amount of a line. */
export function usedBy(rows: readonly ReadRow[]): UsedPlaces {
  return (amount, line) => placesOfAmounts(rows).has(placeOf(amount, line));
}

const placesOfAmounts = onceFor((rows: readonly ReadRow[]): ReadonlySet<string> => {
  const places = new Set<string>();
  for (const { row } of rows)
    for (const { source } of row.lines)
      for (const amount of row.amounts) if (amount !== null) places.add(placeOf(amount, source.line));
  return places;
});

const endsList = (text: string): boolean => !['page', 'continued', undefined].includes(lineKind(text)?.kind);

/**
 * Given a line that begins with a day, before or after an unused amount above zero, and whose words name nothing else,
 * returns both; else null.
 */
function bookingOn({ line, texts, dates, amounts }: TokenLine, used: UsedPlaces) {
  const [day] = dates;
  if (day === undefined || periodsIn(texts).length > 0) return null;
  const amount = amounts.find(
    ({ token, from }) =>
      !token.whole && isMoneyLike(token) && /[1-9]/.test(token.digits) && !TIMES.test(texts[from - 1] ?? ''),
  );
  if (amount === undefined || used(amount, line) || sharesWord(amount, dates)) return null;
  const amountFirst = amount.to <= day.from;
  if (day.from - (amountFirst ? amount.to - amount.from : 0) > MOST_BEFORE) return null;
  const words = texts.slice(day.to, amountFirst ? undefined : amount.from).filter((text) => WORD.test(text));
  if (words.length === 0 || lineKind(words.join(' ')) !== null || lineKind(line.text) !== null) return null;
  return { day, amount, amountFirst };
}
