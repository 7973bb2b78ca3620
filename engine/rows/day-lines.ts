/** Finds lines that give the rows below a day: a date alone, or with its weekday, its balance or its name. */
import { isWeekdayBesideDate } from '../lexicon/calendar/weekdays.ts';
import { dayNamed } from '../lexicon/headings/day-words.ts';
import { statesBookingDay } from '../lexicon/lines/booking-days.ts';
import { statesDayBalance } from '../lexicon/lines/day-balances.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import { onceFor } from '../model/once.ts';
import type { PlacedDate, Segment, TokenLine } from '../model/table.ts';

/** How surely headings name the day of booking: in so many words, by heading dates, or not at all. */
type BookingNamed = 'surely' | 'perhaps' | 'no';

export const bookingNamed = onceFor((columns: Segment['columns']): BookingNamed => {
  const dated = columns.filter(({ role }) => role === 'date');
  if (dated.length === 0) return 'no';
  return dated.some(({ heading }) => dayNamed(heading) === 'booking') ? 'surely' : 'perhaps';
});

/** Returns a line's date if nothing else is there but a weekday, the day's balance, or the day's name; or null. */
export function dayHeading(tl: TokenLine, booked: BookingNamed): PlacedDate | null {
  const [date, other] = tl.dates;
  if (!date || other || date.token.loose) return null;
  const rest = tl.line.words.filter((_, w) => w < date.from || w >= date.to);
  const isAlone = rest.every(({ text }) => isWeekdayBesideDate(fold(text)));
  return isAlone || saysBookingDay(tl, booked) || statesDayBalance(tl) ? date : null;
}

/** True for a line that states the day of booking and names it more surely than headings. */
export const saysBookingDay = (tl: TokenLine, booked: BookingNamed): boolean =>
  booked !== 'surely' && statesBookingDay(tl, booked === 'perhaps');
