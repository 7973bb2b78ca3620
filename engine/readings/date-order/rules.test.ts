import { describe, expect, it } from 'vitest';
import { decide } from '../../evidence/decide.ts';
import { ORDER_RULES, type OrderedDates, type OrderSubject } from './rules.ts';

/** Two orders that differ in one way, or in two. */
const DIFFERENCES: readonly Partial<OrderedDates>[] = [
  { isTogether: false },
  { unread: 3 },
  { disorder: 0.25 },
  { periodDays: 90 },
  { unreadOnEdges: 3 },
  { isWritten: true },
  { isHeaded: true },
  { named: 2 },
];
const READ = {
  isRuledOut: false,
  isTogether: true,
  unread: 0,
  disorder: 0,
  periodDays: 30,
  unreadOnEdges: 0,
  isWritten: false,
  isHeaded: false,
  named: 0,
  isAround: true,
};
const subjects: OrderSubject[] = DIFFERENCES.flatMap((one) =>
  DIFFERENCES.flatMap((other) =>
    ([undefined, 'DMY', 'MDY', 'YMD'] as const).map((hint) => ({
      orders: [
        { ...READ, ...one, order: 'DMY' },
        { ...READ, ...other, order: 'MDY' },
        { ...READ, isRuledOut: true, order: 'YMD' },
      ],
      hint,
    })),
  ),
);
const decided = (subject: OrderSubject, rules = ORDER_RULES) => decide({ about: 'the order of dates', rules }, subject);

describe('the rules about the order of dates', () => {
  it('commute', () => {
    for (const one of subjects) {
      const { answer, by } = decided(one);
      for (const rules of [[...ORDER_RULES].reverse(), [...ORDER_RULES.slice(3), ...ORDER_RULES.slice(0, 3)]])
        expect(decided(one, rules)).toMatchObject({ answer, by });
    }
  });

  it('put a hint before all that ranks, and behind what rules it out', () => {
    const answers = (hint: OrderSubject['hint']) =>
      new Set(subjects.filter((one) => one.hint === hint).map((one) => decided(one).answer));
    expect([...answers('MDY')]).toEqual(['MDY']);
    expect(answers('YMD')).toEqual(answers(undefined));
  });

  it('ask for days that lie together before all dates are read, and for these before a sequence', () => {
    const first = (one: Partial<OrderedDates>, other: Partial<OrderedDates>) =>
      decided({
        orders: [
          { ...READ, ...one, order: 'DMY' },
          { ...READ, ...other, order: 'MDY' },
        ],
        hint: undefined,
      }).answer;
    expect(first({ isTogether: false }, { unread: 3 })).toBe('MDY');
    expect(first({ unread: 1 }, { disorder: 0.5 })).toBe('MDY');
    expect(first({ disorder: 0.2 }, { disorder: 0.1 })).toBe('MDY');
  });
});
