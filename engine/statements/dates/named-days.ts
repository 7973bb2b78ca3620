/** Finds bookings whose text names another day of booking than the one that was read. */
import { yearOf } from '../../dates/calendar.ts';
import { type DateOrder, resolveDate } from '../../dates/date.ts';
import { namesPosting } from '../../lexicon/calendar/posting-words.ts';
import type { PlacedDate } from '../../model/table.ts';
import type { Booking } from '../bookings.ts';

/** This many words before a day show what it is: "should now read". */
const WORDS = 4;

/**
 * Given bookings and the order of their dates, counts those whose text names another day as the day of booking: "(posted
 * 16/03/2024)".
 */
export const daysNamedOtherwise = (booked: readonly Booking[], order: DateOrder): number =>
  booked.filter((row) => namesOtherPosting(row, order)).length;

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
