import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import { BOOKING_DAY_RULES, type BookingDaySubject } from './rules.ts';

const COUNTS = [0, 1, 4];
const subjects: BookingDaySubject[] = COUNTS.flatMap((one) =>
  COUNTS.flatMap((other) =>
    [true, false].flatMap((isSame) =>
      [true, false].flatMap((areBothHeaded) =>
        [true, false].map((areSorted) => ({
          places: [
            { place: 'column', isSame: false, disorder: one },
            { place: 'stacked', isSame, disorder: other },
            { place: '4', isSame: false, disorder: 1 },
          ],
          areBothHeaded,
          areSorted,
        })),
      ),
    ),
  ),
);
const decided = (subject: BookingDaySubject, rules = BOOKING_DAY_RULES) =>
  decide({ about: 'the day of booking', rules }, subject);

describe('the rules about the day of booking', () => {
  it('commute, and rank no two places alike', () => {
    for (const one of subjects) {
      const { answer, by, ranked } = decided(one);
      expect(new Set(ranked.map(({ scores }) => JSON.stringify(scores))).size).toBe(ranked.length);
      for (const rules of [
        [...BOOKING_DAY_RULES].reverse(),
        [...BOOKING_DAY_RULES.slice(2), ...BOOKING_DAY_RULES.slice(0, 2)],
      ])
        expect(decided(one, rules)).toMatchObject({ answer, by });
    }
  });

  it('each speak of some table', () => {
    const spoken = new Set(subjects.flatMap((one) => decided(one).trail.map(({ rule }) => rule.id)));
    expect(spoken.size).toBe(BOOKING_DAY_RULES.length);
  });
});
