/** Finds lines between the bookings that have a day, words and an amount, as bookings do, and are none of them: in other columns, in another style. */
import { periodsIn } from '../dates/period.ts';
import { greatest, least } from '../geometry/extremes.ts';
import { lineKind } from '../lexicon/lines/lines.ts';
import { namesPending, sectionSign } from '../lexicon/lines/sections.ts';
import type { Line } from '../lines/types.ts';
import { isMoneyLike } from '../money/moneylike.ts';
import type { ReadRow } from '../readings/types.ts';
import type { PlacedAmount, TokenLine } from '../tables/types.ts';

const WORD = /\p{L}{2}/u;
/** Words before the day of a booking: a mark, a number. */
const MOST_BEFORE = 1;

/** Given a statement's rows, those of all statements of its document, and the lines of that, returns the lines between its first booking and its last that look like bookings of which no row holds the amount: below the last, other lists may stand. */
export function datedLines(rows: readonly ReadRow[], all: readonly ReadRow[], lines: readonly TokenLine[]): Line[] {
  const used = new Set<PlacedAmount>();
  const inRows = new Map<Line, ReadRow>();
  for (const read of all) {
    for (const amount of read.row.amounts) if (amount !== null) used.add(amount);
    for (const { source } of read.row.lines) inRows.set(source.line, read);
  }
  const booked = rows.flatMap(({ role, row }) => (role === 'transaction' ? [row.lines[0].source.line.index] : []));
  if (booked.length === 0) return [];
  let isPending = false;
  return lines.slice(least(booked), greatest(booked)).flatMap((tl) => {
    const { line, dates, amounts } = tl;
    if (dates.length === 0 && amounts.length === 0) {
      if (namesPending(line.text) || sectionSign(line.text)?.sign === 0) isPending = true;
      else if (sectionSign(line.text)?.sign) isPending = false;
      return [];
    }
    // what stands in a row is its text
    if (isPending || line.furniture || inRows.has(line)) return [];
    return looksBooked(tl, used) ? [line] : [];
  });
}

/** True for a line with a day at its begin, then words that say nothing else, and an amount of more than nothing that is used nowhere. */
function looksBooked({ line, texts, dates: [day], amounts }: TokenLine, used: ReadonlySet<PlacedAmount>): boolean {
  if (day === undefined || day.from > MOST_BEFORE || periodsIn(texts).length > 0) return false;
  const amount = amounts.find(
    (one) => one.from >= day.to && !one.token.whole && isMoneyLike(one.token) && /[1-9]/.test(one.token.digits),
  );
  if (amount === undefined || used.has(amount)) return false;
  const words = texts.slice(day.to, amount.from).filter((text) => WORD.test(text));
  return words.length > 0 && lineKind(words.join(' ')) === null && lineKind(line.text) === null;
}
