/** Finds lines between the bookings, and below them to the end of their list, that have a day, words and an amount, as bookings do, and are none of them: in other columns, in another style, in the text of a row. */
import { periodsIn } from '../dates/period.ts';
import { greatest, least } from '../geometry/extremes.ts';
import { lineKind } from '../lexicon/lines/lines.ts';
import { namesPending, sectionSign } from '../lexicon/lines/sections.ts';
import type { Line } from '../lines/types.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { ReadRow } from '../readings/types.ts';
import type { PlacedAmount, TokenLine } from '../tables/types.ts';

const WORD = /\p{L}{2}/u;
/** Before a rate, or what is paid several times: "2 x 40.30". */
const TIMES = /^[x×@*]$/i;
/** Words before the day of a booking: a mark, a number. */
const MOST_BEFORE = 1;

/**
 * Given a statement's rows, those of all statements of its document, its lines and the end of its own, returns the
 * lines from its first booking to what ends their list, a total or a balance, that look like bookings of which no row
 * holds the amount.
 */
export function datedLines(
  rows: readonly ReadRow[],
  all: readonly ReadRow[],
  lines: readonly TokenLine[],
  toLine: number,
): Line[] {
  const used = placesOfAmounts(all);
  const inRows = new Map<Line, ReadRow>();
  for (const read of all) for (const { source } of read.row.lines) inRows.set(source.line, read);
  const booked = rows.flatMap(({ role, row }) => (role === 'transaction' ? [row.lines[0].source.line.index] : []));
  if (booked.length === 0) return [];
  let isPending = false;
  const last = greatest(booked);
  const tail = lines.slice(last, toLine);
  const end = tail.findIndex(({ line }) => inRows.get(line)?.role !== 'transaction' && endsList(line.text));
  return lines.slice(least(booked), end < 0 ? toLine : last + end).flatMap((tl) => {
    const { line, dates, amounts } = tl;
    const isTitle = amounts.length === 0 && dates[0]?.from !== 0 && inRows.get(line)?.role !== 'transaction';
    const side = isTitle ? sideOf(line.text) : undefined;
    if (side !== undefined) {
      isPending = side === 0;
      return [];
    }
    // what stands in a row is its text
    if (isPending || line.furniture) return [];
    const read = inRows.get(line);
    if (read && (read.role !== 'transaction' || isOwn(tl, read, used))) return [];
    // what was paid abroad stands in the text of its row
    return looksBooked(tl, used, read !== undefined) ? [line] : [];
  });
}

/** The side that a title names: 0 for what is not booked; undefined where it names none, and for other texts. */
const sideOf = (title: string) => (namesPending(title) ? 0 : sectionSign(title)?.sign);

/** True for the first line of a row, and for one with an amount that a row has taken. */
const isOwn = (tl: TokenLine, { row }: ReadRow, used: ReadonlySet<string>): boolean =>
  row.lines[0].source === tl || tl.amounts.some((one) => used.has(placeOf(one, tl.line)));

/** Points that a phrase may reach beyond what it is. */
const SLACK = 1;

/** True for what begins a phrase of its line that ends no further than at x1. */
const standsAlone = ({ x0 }: Pick<PlacedAmount, 'x0'>, { phrases }: Line, x1: number): boolean =>
  phrases.some((phrase) => Math.abs(phrase.x0 - x0) <= SLACK && phrase.x1 <= x1 + SLACK);

/** Tells an amount on a line from all others: what a row holds may have another sign than its line prints, or be cut from it. */
export const placeOf = ({ token, x1 }: PlacedAmount, { page, baseline }: Line): string =>
  `${page} ${Math.round(baseline)} ${Math.round(x1)} ${token.digits}`;

/** Given rows, returns where the amounts stand that they hold; see `placeOf`. */
export function placesOfAmounts(rows: readonly ReadRow[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { row } of rows)
    for (const { source } of row.lines)
      for (const amount of row.amounts) if (amount !== null) places.add(placeOf(amount, source.line));
  return places;
}

/** True for what stands below a list: a total, a balance, a limit. */
const endsList = (text: string): boolean => {
  const kind = lineKind(text)?.kind;
  return kind !== undefined && kind !== 'page' && kind !== 'continued';
};

/** True for a line that begins with a day, before or behind an amount of more than nothing that is used nowhere, and has words that say nothing else. */
function looksBooked({ line, texts, dates, amounts }: TokenLine, used: ReadonlySet<string>, inRow: boolean): boolean {
  const [day] = dates;
  if (day === undefined || periodsIn(texts).length > 0) return false;
  const amount = amounts.find(
    ({ token, from }) =>
      !token.whole && isMoneyLike(token) && /[1-9]/.test(token.digits) && !TIMES.test(texts[from - 1] ?? ''),
  );
  if (amount === undefined || used.has(placeOf(amount, line)) || (inRow && amount.token.currency !== null))
    return false;
  const isBefore = amount.to <= day.from;
  // amid words it is told of
  if (!standsAlone(amount, line, isBefore && !inRow ? Infinity : amount.x1)) return false;
  if (inRow && !standsAlone(day, line, day.x1)) return false;
  // "25.03" is a day
  if (dates.some(({ from, to }) => from < amount.to && to > amount.from)) return false;
  if (day.from - (isBefore ? amount.to - amount.from : 0) > MOST_BEFORE) return false;
  const words = texts.slice(day.to, isBefore ? undefined : amount.from).filter((text) => WORD.test(text));
  return words.length > 0 && lineKind(words.join(' ')) === null && lineKind(line.text) === null;
}
