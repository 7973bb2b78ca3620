/** The rules about where the day of booking stands. */
import type { Finding, Level, Rule } from '../../evidence/question.ts';
import { STRENGTH } from '../../evidence/strength.ts';

const { certain, trace } = STRENGTH;

/** A place, and the dates of the rows there. */
interface DaysAtPlace {
  readonly place: string;
  /** they are the days at a place before it */
  readonly isSame: boolean;
  /** how many rows that follow each other go against the direction of most */
  readonly disorder: number;
}

/** What the rules look at. */
export interface BookingDaySubject {
  /** from the usual one to the last */
  readonly places: readonly DaysAtPlace[];
  /** the headings of the column, one below the other, say which of two days is that of booking */
  readonly areBothHeaded: boolean;
  /** the rows are listed in the order of one of the days */
  readonly areSorted: boolean;
}

type BookingDayRule = 'same_days' | 'not_headed' | 'headed' | 'in_sequence' | 'usual_place';

function rule(
  id: BookingDayRule,
  level: Level,
  strengthOf: (days: DaysAtPlace, subject: BookingDaySubject) => number | null,
): Rule<BookingDaySubject, string, BookingDayRule> {
  const find = (subject: BookingDaySubject) =>
    subject.places.flatMap((days): Finding<string>[] => {
      const strength = strengthOf(days, subject);
      return strength === null ? [] : [{ answer: days.place, strength }];
    });
  return { id, level, find };
}

const IN_COLUMN: ReadonlySet<string> = new Set(['column', 'stacked']);

export const BOOKING_DAY_RULES: readonly Rule<BookingDaySubject, string, BookingDayRule>[] = [
  rule('same_days', 'excludes', ({ isSame }, { areBothHeaded }) => (isSame && !areBothHeaded ? certain : null)),
  rule('not_headed', 'excludes', ({ place }, { areBothHeaded }) =>
    areBothHeaded && !IN_COLUMN.has(place) ? certain : null,
  ),
  rule('headed', 'states', ({ place }, { areBothHeaded }) => (areBothHeaded && place === 'column' ? certain : null)),
  // rows are listed in the order of booking
  rule('in_sequence', 'suggests', ({ disorder }, { areSorted }) => (areSorted ? -disorder * trace : null)),
  rule('usual_place', 'defaults', (days, { places }) => places.length - places.indexOf(days)),
];
