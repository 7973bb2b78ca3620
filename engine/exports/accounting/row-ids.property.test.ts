/**
 * The ids of bookings over papers of one account, converted one by one: the same booking has one id, and two bookings
 * have two.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Statement } from '../../model/statement.ts';
import { file, result, statement, transaction } from '../testing/sample.ts';
import { idsOfStatements } from './accounts.ts';

/** Few days, amounts and texts: many bookings are equal. No few of the amounts make zero together. */
const booking = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  amount: fc.constantFrom(-1013, -507, 2503),
  description: fc.constantFrom('CARD PAYMENT SHOP', 'FEE', 'SALARY'),
});
type Booked = { readonly day: number; readonly amount: number; readonly description: string };
const OPENING = 100_000;

const dated = (day: number) => `2025-06-${String(day).padStart(2, '0')}`;

/** Bookings in the order of their days, each with the balance behind it. */
function chain(bookings: readonly Booked[], opening = OPENING) {
  let balance = opening;
  return [...bookings]
    .sort((a, b) => a.day - b.day)
    .map(({ day, amount, description }) => {
      balance += amount;
      return { ...transaction({ date: dated(day), amount, description }), balance };
    });
}
type Chained = ReturnType<typeof chain>[number];

/** Where a paper prints balances, and in which order its rows are. */
interface Form {
  readonly balances: 'every' | 'day-end' | 'none';
  readonly isNewestFirst: boolean;
}
const printed: fc.Arbitrary<Form> = fc.record({
  balances: fc.constantFrom('every', 'day-end'),
  isNewestFirst: fc.boolean(),
});
const bare: fc.Arbitrary<Form> = fc.record({ balances: fc.constant('none'), isNewestFirst: fc.constant(false) });

interface Paper {
  /** in printed order */
  readonly rows: readonly Chained[];
  readonly statement: Statement;
}

/** A paper of bookings that follow on one another. */
function paperOf(rows: readonly Chained[], { balances, isNewestFirst }: Form, changes: Partial<Statement> = {}): Paper {
  const bookings = rows.map((row, i) => {
    const isPrinted = balances === 'every' || (balances === 'day-end' && rows[i + 1]?.date !== row.date);
    return { ...row, balance: isPrinted ? row.balance : null };
  });
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows: isNewestFirst ? rows.toReversed() : rows,
    statement: statement({
      transactions: isNewestFirst ? bookings.reverse() : bookings,
      openingBalance: first === undefined ? OPENING : first.balance - first.amount,
      closingBalance: last?.balance ?? OPENING,
      periodStart: first?.date ?? null,
      periodEnd: last?.date ?? null,
      ...changes,
    }),
  };
}

/** The ids of each booking, over papers that are converted one by one. */
function idsOver(papers: readonly Paper[]): Map<Chained, Set<string>> {
  const ids = new Map<Chained, Set<string>>();
  for (const { rows, statement: one } of papers) {
    const [given = []] = idsOfStatements(result(file([one]))).values();
    for (const [i, row] of rows.entries()) ids.set(row, (ids.get(row) ?? new Set()).add(given[i] ?? ''));
  }
  return ids;
}

function expectOneEach(ids: ReadonlyMap<Chained, ReadonlySet<string>>): void {
  expect([...ids.values()].every((some) => some.size === 1)).toBe(true);
  expect(new Set([...ids.values()].flatMap((some) => [...some])).size).toBe(ids.size);
}

const bookings = fc.array(booking, { minLength: 1, maxLength: 40 });

describe('each booking has one id, and no two the same,', () => {
  test('over papers with balances that begin and end anywhere, also within a day', () => {
    // the papers print balances in the same or in other places, overlap, or meet
    const papers = fc.array(fc.tuple(fc.nat(40), fc.nat(40), printed), { minLength: 2, maxLength: 4 });
    // a week: days of many bookings
    const week = bookings.map((all) => chain(all.map((one) => ({ ...one, day: 1 + (one.day % 7) }))));
    const check = fc.property(week, papers, (all, cuts) =>
      expectOneEach(
        idsOver(cuts.map(([a, b, form]) => paperOf(all.slice(Math.min(a, b), Math.max(a, b) + 1), inForm(form)))),
      ),
    );
    fc.assert(check, { numRuns: 150 });
  });

  test('over papers of whole days without balances', () => {
    const days = fc.tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 14, max: 28 }));
    const check = fc.property(bookings, days, bare, (some, [from, to], form) => {
      const all = chain(some);
      const [first, second] = [
        all.filter((row) => row.date <= dated(to)),
        all.filter((row) => row.date >= dated(from)),
      ];
      expectOneEach(idsOver([paperOf(first, form), paperOf(second, form)]));
    });
    fc.assert(check, { numRuns: 60 });
  });

  test('over accounts in several currencies under one number', () => {
    const check = fc.property(bookings, fc.oneof(printed, bare), (some, form) => {
      const papers = ['GBP', 'EUR', 'USD'].map((currency) =>
        paperOf(chain(some), inForm(form), { currency, currencyNamed: true }),
      );
      expectOneEach(idsOver(papers));
    });
    fc.assert(check, { numRuns: 40 });
  });

  test('over two accounts under one number, if their papers print balances', () => {
    const check = fc.property(bookings, printed, (some, form) =>
      expectOneEach(idsOver([OPENING, 7 * OPENING].map((opening) => paperOf(chain(some, opening), inForm(form))))),
    );
    fc.assert(check, { numRuns: 40 });
  });
});

test('a currency of a hint makes no difference', () => {
  const check = fc.property(bookings, printed, fc.constantFrom('GBP', 'EUR', null), (some, form, currency) => {
    const all = chain(some);
    const ids = idsOver([paperOf(all, form, { currency: null }), paperOf(all, form, { currency })]);
    expect([...ids.values()].every((one) => one.size === 1)).toBe(true);
  });
  fc.assert(check, { numRuns: 30 });
});

test('papers that overlap, converted together, have the same ids as one by one', () => {
  const check = fc.property(bookings, fc.integer({ min: 1, max: 14 }), printed, (some, from, form) => {
    const all = chain(some);
    const parts = [all.filter((row) => row.date <= dated(20)), all.filter((row) => row.date >= dated(from))];
    const papers = parts.map((rows) => paperOf(rows, inForm(form)).statement);
    const alone = papers.map((one) => [...idsOfStatements(result(file([one]))).values()][0]);
    const together = idsOfStatements(result(file(papers)));
    expect(papers.map((_, i) => together.get(i))).toEqual(alone);
  });
  fc.assert(check, { numRuns: 40 });
});

/** A single day with balances at its end alone does not show its order: such a paper is drawn the oldest first. */
function inForm(form: Form): Form {
  return form.balances === 'day-end' ? { ...form, isNewestFirst: false } : form;
}
