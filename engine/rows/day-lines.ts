/** Finds lines that give the rows below a day: a date alone, or with its weekday, its balance or its name. */
import { isWeekdayBesideDate } from '../lexicon/calendar/weekdays.ts';
import { dayNamed } from '../lexicon/headings/day-words.ts';
import { columnRole } from '../lexicon/headings/heading-roles.ts';
import { statesDayBalance } from '../lexicon/lines/day-balances.ts';
import { fold } from '../lexicon/phrases/fold.ts';
import type { PlacedDate, Segment, TokenLine } from '../model/table.ts';

/** How surely the words before a date name the day of booking, at the least. */
const SURE = 0.6;

/** How surely headings name the day of booking: in so many words, by heading dates, or not at all. */
export type BookingNamed = 'surely' | 'perhaps' | 'no';

export function bookingNamed(columns: Segment['columns']): BookingNamed {
  const dated = columns.filter(({ role }) => role === 'date');
  if (dated.length === 0) return 'no';
  return dated.some(({ heading }) => dayNamed(heading) === 'booking') ? 'surely' : 'perhaps';
}

/** Returns a line's date if nothing else is there but a weekday, the day's balance, or the day's name; or null. */
export function dayHeading(tl: TokenLine, booked: BookingNamed): PlacedDate | null {
  const [date, other] = tl.dates;
  if (!date || other || date.token.loose) return null;
  const rest = tl.line.words.filter((_, w) => w < date.from || w >= date.to);
  const isAlone = rest.every(({ text }) => isWeekdayBesideDate(fold(text)));
  return isAlone || saysBookingDay(tl, booked) || statesDayBalance(tl) ? date : null;
}

/** True for a line that states the day of booking and names it more surely than headings: "Kirjauspäivä 4.6.2021". */
export function saysBookingDay({ line, dates: [date] }: TokenLine, booked: BookingNamed): boolean {
  if (booked === 'surely' || !date || date.from === 0 || date.to !== line.words.length) return false;
  const name = line.words
    .slice(0, date.from)
    .map(({ text }) => text)
    .join(' ')
    .replace(/:$/, '');
  if (booked === 'perhaps' && dayNamed(name) !== 'booking') return false;
  const role = columnRole(name);
  return role !== null && role.role === 'date' && role.weight >= SURE;
}
