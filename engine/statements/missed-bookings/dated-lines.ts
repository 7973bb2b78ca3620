/**
 * Finds lines that look like bookings but were not read as such: in other columns, in another style, in a row's text.
 */
import { periodsIn } from '../../dates/period.ts';
import { greatest, least } from '../../geometry/extremes.ts';
import { sharesWord } from '../../geometry/spans.ts';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { namesPending, sectionSign } from '../../lexicon/lines/sections.ts';
import type { Line } from '../../model/line.ts';
import { onceFor } from '../../model/once.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { PlacedAmount, PlacedDate, TokenLine } from '../../model/table.ts';
import { isMoneyLike } from '../../money/moneylike.ts';
import { firstLineOf, isBooked } from '../bookings.ts';

const WORD = /\p{L}{2}/u;
/** The sign before a rate, or between a number and an amount: "2 x 40.30". */
const TIMES = /^[x×@*]$/i;
/** Words before the day of a booking, at most: a mark, a number. */
const MOST_BEFORE = 1;

/**
 * Given a statement's rows, those of all statements, all lines and the end of its own, returns the lines between its
 * first booking and the end of its list (a total or a balance) that look like bookings whose amount no row has.
 */
export function datedLines(
  rows: readonly ReadRow[],
  all: readonly ReadRow[],
  lines: readonly TokenLine[],
  toLine: number,
): Line[] {
  const used = usedBy(all);
  const inRows = new Map<Line, ReadRow>();
  for (const read of all) for (const { source } of read.row.lines) inRows.set(source.line, read);
  const booked = rows.filter(isBooked).map((row) => firstLineOf(row).index);
  if (booked.length === 0) return [];
  const last = greatest(booked);
  const isEnd = ({ line }: TokenLine) => !isBooking(inRows.get(line)) && endsList(line.text);
  const end = lines.slice(last, toLine).findIndex(isEnd);
  const own = lines.slice(least(booked), end < 0 ? toLine : last + end);
  return withoutPending(own, inRows)
    .filter((tl) => !tl.line.furniture && isMissed(tl, inRows.get(tl.line), used))
    .map(({ line }) => line);
}

/** Given lines, returns those that do not stand below a title of unbooked rows. Titles of a side are left out. */
function withoutPending(lines: readonly TokenLine[], inRows: ReadonlyMap<Line, ReadRow>): TokenLine[] {
  let isPending = false;
  return lines.filter(({ line, dates, amounts }) => {
    const isTitle = amounts.length === 0 && dates[0]?.from !== 0 && !isBooking(inRows.get(line));
    const side = isTitle ? sideOf(line.text) : undefined;
    if (side !== undefined) isPending = side === 0;
    return side === undefined && !isPending;
  });
}

function isMissed(tl: TokenLine, read: ReadRow | undefined, used: UsedPlaces): boolean {
  if (read === undefined) return looksBooked(tl, used);
  return isBooking(read) && !isOwn(tl, read, used) && looksBookedInRow(tl, used);
}

const isBooking = (read: ReadRow | undefined): boolean => read !== undefined && isBooked(read);

/** The side that a title names: 0 for unbooked rows; undefined for no side, and for other texts. */
const sideOf = (title: string) => (namesPending(title) ? 0 : sectionSign(title)?.sign);

/** True for the first line of a row, and for one whose amount a row has. */
const isOwn = (tl: TokenLine, { row }: ReadRow, used: UsedPlaces): boolean =>
  row.lines[0].source === tl || tl.amounts.some((one) => used(one, tl.line));

/** Points that a phrase may reach beyond what it is. */
const SLACK = 1;

const beginsPhrase = ({ x0 }: Pick<PlacedAmount, 'x0'>, { phrases }: Line): boolean =>
  phrases.some((phrase) => Math.abs(phrase.x0 - x0) <= SLACK);
const isPhrase = ({ x0, x1 }: Pick<PlacedAmount, 'x0' | 'x1'>, { phrases }: Line): boolean =>
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

const endsList = (text: string): boolean => {
  const kind = lineKind(text)?.kind;
  return kind !== undefined && kind !== 'page' && kind !== 'continued';
};

/**
 * True for a line with a day and an amount as bookings have them: the day first and no words after the amount, or the
 * amount first in its phrase and then the day.
 */
function looksBooked(tl: TokenLine, used: UsedPlaces): boolean {
  const found = bookingOn(tl, used);
  if (found === null) return false;
  return found.amountFirst ? beginsPhrase(found.amount, tl.line) : isPhrase(found.amount, tl.line);
}

/** True for such a line in a row's text if day and amount stand apart; a payment abroad names its currency. */
function looksBookedInRow(tl: TokenLine, used: UsedPlaces): boolean {
  const found = bookingOn(tl, used);
  if (found === null || found.amount.token.currency !== null) return false;
  return isPhrase(found.amount, tl.line) && isPhrase(found.day, tl.line);
}

interface FoundBooking {
  readonly day: PlacedDate;
  readonly amount: PlacedAmount;
  readonly amountFirst: boolean;
}

/**
 * Given a line that begins with a day, before or after an unused amount above zero, and whose words name nothing else,
 * returns both; else null.
 */
function bookingOn({ line, texts, dates, amounts }: TokenLine, used: UsedPlaces): FoundBooking | null {
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
