/** The months of an account: covered, partly, missing, twice, overlapping, mismatched. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, monthOf } from '../dates/calendar.ts';
import type { Statement } from '../model/statement.ts';
import { comparedStatement } from './compared.ts';
import { continuityOf } from './continuity.ts';
import { coverageOf } from './coverage.ts';
import { spanOf } from './spans.ts';
import { FEBRUARY, february, JANUARY, january, march, ROWS } from './testing/months.ts';
import { type Booking, bookings, statement } from './testing/statements.ts';

/** The months of one account's statements: of its only strand. */
function months(papers: readonly Statement[]) {
  const compared = papers.map((paper) => comparedStatement(paper));
  const [account, ...others] = continuityOf(compared);
  expect(others).toEqual([]);
  const covering = compared.flatMap((one, index) => {
    const span = spanOf(one);
    return span === null ? [] : [{ ...span, index, status: papers[index].reconciliation.status }];
  });
  return coverageOf(account, covering);
}

const states = (papers: readonly Statement[]) => months(papers).map(({ month, state }) => `${month} ${state}`);

describe('a month is', () => {
  test('covered if a statement covers it, in whatever order they come', () => {
    const all = ['2025-01 covered', '2025-02 covered', '2025-03 covered'];
    expect(states([march, january, february])).toEqual(all);
  });

  test('a gap if no statement covers it, and the balance jumps', () => {
    expect(states([january, march])).toEqual(['2025-01 covered', '2025-02 gap', '2025-03 covered']);
    expect(months([january, march])[1].missing).toEqual([{ from: '2025-02-01', to: '2025-02-28' }]);
  });

  test('covered if nothing happened in the days between', () => {
    const still = bookings(10_000, [
      ['2025-01-03', -100],
      ['2025-03-03', -100],
    ]);
    const papers = [statement(JANUARY, still), statement(['2025-03-01', '2025-03-31'], still)];
    expect(states(papers)).toEqual(['2025-01 covered', '2025-02 covered', '2025-03 covered']);
  });

  test('partly covered if some of its days are missing, or before the first day', () => {
    const early = statement(['2025-01-10', '2025-01-31'], ROWS);
    const half = statement(['2025-02-01', '2025-02-15'], ROWS);
    expect(states([early, half, march])).toEqual(['2025-01 partly', '2025-02 partly', '2025-03 covered']);
    const [first, second] = months([early, half, march]);
    expect(first.missing).toEqual([]);
    expect(second.missing).toEqual([{ from: '2025-02-16', to: '2025-02-28' }]);
  });

  test('there twice if one statement is', () => {
    expect(states([january, february, february])).toEqual(['2025-01 covered', '2025-02 twice']);
  });

  test('overlapping if two statements hold rows of it', () => {
    const long = statement(['2025-01-15', FEBRUARY[1]], ROWS);
    expect(states([january, long])).toEqual(['2025-01 overlap', '2025-02 covered']);
  });

  test('revised if two versions differ', () => {
    const fewer = { ...february, transactions: february.transactions.slice(1), closingBalance: 1 };
    expect(states([january, february, fewer])).toEqual(['2025-01 covered', '2025-02 revised']);
  });

  test('mismatched if its statement does not add up, or does not go on from the one before', () => {
    const wrong = { ...january, reconciliation: { ...january.reconciliation, status: 'mismatch' as const } };
    expect(states([wrong, february])).toEqual(['2025-01 mismatch', '2025-02 covered']);
    const jumps = { ...february, openingBalance: 1, closingBalance: null };
    expect(states([january, jumps])).toEqual(['2025-01 mismatch', '2025-02 mismatch']);
  });

  test('unproved if its statement is, and it says all that holds of it', () => {
    const open = { ...february, reconciliation: { ...february.reconciliation, status: 'unverifiable' as const } };
    expect(states([january, open])).toEqual(['2025-01 covered', '2025-02 unproved']);
    expect(months([january, open, open])[1].states).toEqual(['twice', 'unproved']);
  });
});

test('an account without days has no months', () => {
  expect(coverageOf({ from: null, to: null, findings: [] }, [])).toEqual([]);
});

const FIRST = '2024-01-01';
const DAYS = 400;
/** On each day a row, so that each missing day moves the balance. */
const ROWS_OF_DAYS: readonly Booking[] = bookings(
  0,
  [...Array(DAYS).keys()].map((day) => [addDays(FIRST, day), 100 + day]),
);

test('whatever statements are left out, the missing days are exactly those that no statement covers', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 39 }), { minLength: 2, maxLength: 12 });
  fc.assert(
    fc.property(cuts, fc.array(fc.boolean(), { minLength: 14, maxLength: 14 }), (tens, dropped) => {
      const bounds = [0, ...tens.map((ten) => ten * 10).sort((a, b) => a - b), DAYS];
      const spans = bounds.slice(1).map((end, i) => [addDays(FIRST, bounds[i]), addDays(FIRST, end - 1)] as const);
      // the ends stay: days outside of them are nobody's gap
      const kept = spans.filter((_, i) => i === 0 || i === spans.length - 1 || !dropped[i]);
      const found = months(kept.map((span) => statement(span, ROWS_OF_DAYS)));
      const missing = found.flatMap((month) => month.missing.map(({ from, to }) => daysBetween(from, to) + 1));
      const covered = kept.reduce((sum, [from, to]) => sum + daysBetween(from, to) + 1, 0);
      expect(missing.reduce((sum, days) => sum + days, 0)).toBe(DAYS - covered);
      expect(found.map(({ month }) => month)).toEqual([...new Set(ROWS_OF_DAYS.map(({ date }) => monthOf(date)))]);
      for (const { state, statements } of found) expect(state === 'gap').toBe(statements.length === 0);
    }),
  );
});
