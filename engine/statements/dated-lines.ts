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
  const used = new Set<string>();
  const inRows = new Map<Line, ReadRow>();
  for (const read of all) {
    for (const { source } of read.row.lines) {
      inRows.set(source.line, read);
      for (const amount of read.row.amounts) if (amount !== null) used.add(placeOf(amount, source.line));
    }
  }
  const booked = rows.flatMap(({ role, row }) => (role === 'transaction' ? [row.lines[0].source.line.index] : []));
  if (booked.length === 0) return [];
  let isPending = false;
  const last = greatest(booked);
  const tail = lines.slice(last, toLine);
  const end = tail.findIndex(({ line }) => inRows.get(line)?.role !== 'transaction' && endsList(line.text));
  return lines.slice(least(booked), end < 0 ? toLine : last + end).flatMap((tl) => {
    const { line, dates, amounts } = tl;
    const side = amounts.length === 0 && dates[0]?.from !== 0 ? sideOf(line.text) : undefined;
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

/** Tells an amount on a line from all others: what a row holds may have another sign than its line prints, or be cut from it. */
const placeOf = ({ token, x1 }: PlacedAmount, { page, baseline }: Line): string =>
  `${page} ${Math.round(baseline)} ${Math.round(x1)} ${token.digits}`;

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
  // "25.03" is a day
  if (dates.some(({ from, to }) => from < amount.to && to > amount.from)) return false;
  const isBefore = amount.to <= day.from;
  if (day.from - (isBefore ? amount.to - amount.from : 0) > MOST_BEFORE) return false;
  const words = texts.slice(day.to, isBefore ? undefined : amount.from).filter((text) => WORD.test(text));
  return words.length > 0 && lineKind(words.join(' ')) === null && lineKind(line.text) === null;
}
