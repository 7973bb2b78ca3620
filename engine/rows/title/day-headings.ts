/** Finds lines that give the rows below a day: dates alone, or with a weekday, the balance of the day or its name. */
import { overlap } from '../../geometry/box.ts';
import { isWeekdayBesideDate } from '../../lexicon/calendar/weekdays.ts';
import { dayNamed } from '../../lexicon/headings/day-words.ts';
import { statesBookingDay } from '../../lexicon/lines/booking-days.ts';
import { statesDayBalance } from '../../lexicon/lines/day-balances.ts';
import { fold } from '../../lexicon/phrases/fold.ts';
import { onceFor } from '../../model/once.ts';
import type { PlacedDate, Segment, TokenLine } from '../../model/table.ts';
import { OUTDENT } from '../layout.ts';
import type { MarkedLine } from '../marked-line.ts';

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

/** Where no more of the rows than this share have a date, dates on lines of their own are headings. */
const DATED_ROWS = 0.1;
/** A line beside another laps over it by more than this share of its height: cells of one row, set a little apart. */
const LAPPING = 0.5;

/** Given the lines of a table, returns the headings of days: dates alone, all printed as the first of them is. */
export function dayHeadings(lines: readonly MarkedLine[]): ReadonlySet<MarkedLine> {
  const stand = dayLines(lines);
  const days = new Set<MarkedLine>();
  let first: MarkedLine | null = null;
  for (const [i, l] of lines.entries()) {
    if (l.dayHeading === null || l.dayHeading.token.time !== null || !stand(l)) continue;
    if (isBeside(l, lines[i - 1]) || isBeside(l, lines[i + 1])) continue;
    first ??= l;
    if (areAlike(l, first)) days.add(l);
  }
  return days.size > 0 && comeInPairs(days, lines) ? new Set() : days;
}

/** Given the lines of a table, returns what decides whether one of a date alone can be above the rows of a day. */
function dayLines(lines: readonly MarkedLine[]): (line: MarkedLine) => boolean {
  let [rows, dates, named] = [0, 0, false];
  for (const l of lines) {
    if (l.anchor) rows++;
    if (l.anchor && l.dates.length > 0) dates++;
    // a day that is named below the first dated row says when something was bought: no heading is above that row
    if (l.bookingDay && dates === 0) named = true;
  }
  named ||= dates === 0;
  const dated = dates > rows * DATED_ROWS;
  return ({ bookingDay }) => (bookingDay ? named : !dated);
}

/** True for two days that are printed alike and begin below each other. */
const areAlike = (day: MarkedLine, other: MarkedLine): boolean =>
  day.dayHeading?.token.style === other.dayHeading?.token.style &&
  Math.abs(day.row.source.line.box[0] - other.row.source.line.box[0]) <= OUTDENT;

/** True if mostly two such days are between two rows: the second of one and the first of the next. */
function comeInPairs(days: ReadonlySet<MarkedLine>, lines: readonly MarkedLine[]): boolean {
  let [inner, several] = [0, 0];
  // those above the first row are not counted, nor those below the last
  let count = Number.NEGATIVE_INFINITY;
  for (const l of lines) {
    if (days.has(l)) count++;
    if (!l.anchor) continue;
    if (count > 0) inner++;
    if (count > 1) several++;
    count = 0;
  }
  return several * 2 > inner;
}

/** True for a line with an amount beside it: both are cells of one row. */
function isBeside({ row: { source } }: MarkedLine, other: MarkedLine | undefined): boolean {
  if (!other?.anchor) return false;
  const { line } = source;
  const near = other.row.source.line;
  if (line.page !== near.page) return false;
  const [, top, , bottom] = line.box;
  return overlap(top, bottom, near.box[1], near.box[3]) > (bottom - top) * LAPPING;
}
