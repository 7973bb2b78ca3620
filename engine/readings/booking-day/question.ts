/** The question of which date of a row is the day of booking, if several are side by side or below each other. */
import { type DateOrder, resolveDate } from '../../dates/date.ts';
import { decide } from '../../evidence/decide.ts';
import { least } from '../../geometry/extremes.ts';
import { dayNamed } from '../../lexicon/headings/day-words.ts';
import { SURE_HEADING } from '../../lexicon/headings/heading-roles.ts';
import { firstOf, itemAt, numberAt } from '../../model/lists.ts';
import type { Roles } from '../../model/reading.ts';
import type { Row } from '../../model/row.ts';
import type { BookingDay } from '../../wording/questions.ts';
import { disorderOf } from '../date-order/orders.ts';
import { type DatePlace, dateAt, namesBothDays } from './places.ts';
import { BOOKING_DAY_RULES, type BookingDaySubject } from './rules.ts';

interface BookingDate {
  readonly place: DatePlace;
  /** the place, for the warning that names rivals */
  readonly day: BookingDay;
}

export interface BookingDates {
  /** the likeliest first */
  readonly dates: readonly BookingDate[];
  /** the headings name the first: others are tried only if it does not fit */
  readonly named: boolean;
}

/** A second date on so large a share of the rows is no part of a text. */
const MOST = 0.8;
/**
 * Rows are listed in the order of booking. Dates with so many more neighbours out of order are no rivals; if the best
 * dates are all in order, one more is enough.
 */
const DISORDERED = 2;
/** If a larger share of the rows is out of order under each of the dates, the order is no evidence. */
const UNSORTED = 0.2;
/** The year of dates without one: only their sequence matters. A leap year, so that each day exists. */
const ANY_YEAR = 2000;

const QUESTION = { about: 'the day of booking', rules: BOOKING_DAY_RULES } as const;

/** Given the rows of a table, returns where its days of booking may be. */
export function bookingDatesOf(rows: readonly Row[], roles: Roles, order: DateOrder): BookingDates {
  const dated = rows.filter((row) => !row.kindExact && dateAt(row, roles, 'column') !== null);
  const filled = placesFilled(dated, rows, roles);
  const answer = (place: DatePlace): BookingDate => ({ place, day: dayAt(place, rows) });
  // on most papers there is one date a row
  if (filled.length === 0) return { dates: [answer('column')], named: false };
  const places: readonly DatePlace[] = ['column', ...filled];
  const days = places.map((place) => daysAt(dated, roles, place, order));
  const disorders = days.map((own) => disorderOf([own]).against);
  const subject: BookingDaySubject = {
    places: places.map((place, i) => ({
      place: String(place),
      isSame: days.slice(0, i).some((before) => before.join() === itemAt(days, i).join()),
      disorder: numberAt(disorders, i),
    })),
    areBothHeaded: filled.includes('stacked') && namesBothDays(itemAt(firstOf(rows).columns, roles.indexOf('date'))),
    areSorted: least(disorders) <= dated.length * UNSORTED,
  };
  const ranked = decide(QUESTION, subject).ranked.map(({ answer }) => {
    const i = places.findIndex((place) => String(place) === answer);
    return { place: itemAt(places, i), disorder: numberAt(disorders, i) };
  });
  if (subject.areBothHeaded || !subject.areSorted)
    return { dates: ranked.map(({ place }) => answer(place)), named: subject.areBothHeaded };
  const { place: first, disorder: best } = firstOf(ranked);
  const dates = ranked
    .filter(({ disorder }) => disorder - best < (best === 0 ? 1 : DISORDERED))
    .map(({ place }) => answer(place));
  return { dates, named: first === 'column' && namesBooking(rows, roles) };
}

/** Given the rows that have a date, and all rows, returns the other places where most have one as well. */
function placesFilled(dated: readonly Row[], rows: readonly Row[], roles: Roles): DatePlace[] {
  // most papers have no second date on a line
  const several = dated.filter(({ lines }) => lines.some(({ source }) => source.dates.length > 1)).length;
  const areMost = (count: number) => count > 0 && count >= MOST * dated.length;
  const beside = areMost(several) ? (['before', 'behind', 'text'] as const) : [];
  return (['stacked', ...beside, ...likeColumns(rows, roles)] as const).filter((place) =>
    areMost(dated.filter((row) => dateAt(row, roles, place) !== null).length),
  );
}

/** True if the column of dates is the only one that a heading names as the day of booking: "Date posted". */
function namesBooking(rows: readonly Row[], roles: Roles): boolean {
  const { columns, kinds } = firstOf(rows);
  const at = roles.indexOf('date');
  const isBooking = (i: number): boolean => {
    const { heading, weight } = itemAt(columns, i);
    return dayNamed(heading) === 'booking' && weight >= SURE_HEADING;
  };
  const others = columns.flatMap((_, i) => (i !== at && kinds[i] === 'date' ? [i] : []));
  return at >= 0 && isBooking(at) && others.length > 0 && !others.some(isBooking);
}

function daysAt(rows: readonly Row[], roles: Roles, place: DatePlace, order: DateOrder): (string | null)[] {
  return rows.map((row) => {
    const date = dateAt(row, roles, place) ?? dateAt(row, roles, 'column');
    return date && resolveDate(date.token, order, ANY_YEAR);
  });
}

/** The other columns of dates that the headings do not set apart from the column of dates. */
function likeColumns(rows: readonly Row[], roles: Roles): number[] {
  const at = roles.indexOf('date');
  const [first] = rows;
  if (at < 0 || first === undefined) return [];
  const { columns, kinds } = first;
  const own = itemAt(columns, at).role;
  return columns.flatMap(({ role }, i) => (i !== at && kinds[i] === 'date' && role === own ? [i] : []));
}

function dayAt(place: DatePlace, rows: readonly Row[]): BookingDay {
  if (typeof place !== 'number') return { place, heading: null };
  return { place: 'headed', heading: itemAt(firstOf(rows).columns, place).heading };
}
