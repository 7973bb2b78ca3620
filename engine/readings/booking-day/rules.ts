/** The rules about where the day of booking is. */
import type { Rule } from '../../evidence/question.ts';
import { ruleEach } from '../../evidence/rules.ts';
import { STRENGTH } from '../../evidence/strength.ts';

const { certain, trace } = STRENGTH;

interface DaysAtPlace {
  readonly place: string;
  /** the same days are at a place before it */
  readonly isSame: boolean;
  /** how many neighbouring rows go against the prevailing direction */
  readonly disorder: number;
}

/** What the rules look at. */
export interface BookingDaySubject {
  /** from the usual one to the last */
  readonly places: readonly DaysAtPlace[];
  /** two headings in the column, one below the other, say which of two days is that of booking */
  readonly areBothHeaded: boolean;
  /** the rows are listed in the order of the days at some place */
  readonly areSorted: boolean;
}

const rule = ruleEach(
  ({ places }: BookingDaySubject) => places,
  ({ place }) => place,
);

const IN_COLUMN: ReadonlySet<string> = new Set(['column', 'stacked']);

export const BOOKING_DAY_RULES: readonly Rule<BookingDaySubject, string>[] = [
  rule('same_days', 'excludes', ({ isSame }, { areBothHeaded }) => (isSame && !areBothHeaded ? certain : null)),
  rule('not_headed', 'excludes', ({ place }, { areBothHeaded }) =>
    areBothHeaded && !IN_COLUMN.has(place) ? certain : null,
  ),
  rule('headed', 'states', ({ place }, { areBothHeaded }) => (areBothHeaded && place === 'column' ? certain : null)),
  // rows are listed in the order of booking
  rule('in_sequence', 'suggests', ({ disorder }, { areSorted }) => (areSorted ? -disorder * trace : null)),
  rule('usual_place', 'defaults', (days, { places }) => places.length - places.indexOf(days)),
];
