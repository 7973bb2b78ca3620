/** Finds bookings that name another day of booking in their text than they were given. */
import { yearOf } from '../../dates/calendar.ts';
import { type DateOrder, resolveDate } from '../../dates/date.ts';
import { namesPosting } from '../../lexicon/calendar/posting-words.ts';
import type { ReadRow } from '../../model/reading.ts';
import type { PlacedDate } from '../../model/table.ts';
import { type Booking, isBooked } from '../bookings.ts';

/** So many words before a day say what it is of: "should now read". */
const WORDS = 4;

/**
 * Given rows and the order of their dates, counts those whose text calls another day the day of booking: "(posted
 * 16/03/2024)".
 */
export function daysNamedOtherwise(rows: readonly ReadRow[], order: DateOrder): number {
  return rows.filter((row) => isBooked(row) && namesOtherPosting(row, order)).length;
}

function namesOtherPosting({ row, date, valueDate, transactionDate }: Booking, order: DateOrder): boolean {
  const isKnown = (day: PlacedDate) =>
    row.headingDate === day || row.days.includes(day) || row.dates.some((own) => own.includes(day));
  return row.lines.some(({ source: { line, dates } }) =>
    dates.some((day) => {
      if (isKnown(day)) return false;
      const before = line.words.slice(Math.max(0, day.from - WORDS), day.from);
      if (!namesPosting(before.map(({ text }) => text).join(' '))) return false;
      const named = resolveDate(day.token, order, yearOf(date));
      return named !== null && ![date, valueDate, transactionDate].includes(named);
    }),
  );
}
