/** The ids of bookings over statements that overlap: the same booking has one id, and two bookings have two. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Transaction } from '../../model/transaction.ts';
import { file, result, statement, transaction } from '../testing/sample.ts';
import { idsOfStatements } from './accounts.ts';

/** Few days, amounts and texts: many bookings are equal. */
const booking = fc.record({
  day: fc.integer({ min: 1, max: 28 }),
  amount: fc.constantFrom(-1000, -500, 2500),
  description: fc.constantFrom('CARD PAYMENT SHOP', 'FEE', 'SALARY'),
});

const dated = (day: number) => `2025-06-${String(day).padStart(2, '0')}`;

/** Bookings in the order of their days, each with the balance behind it if the paper prints balances. */
function chain(bookings: readonly { day: number; amount: number; description: string }[], printsBalances: boolean) {
  let balance = 100_000;
  return [...bookings]
    .sort((a, b) => a.day - b.day)
    .map(({ day, amount, description }) => {
      balance += amount;
      return {
        ...transaction({ date: dated(day), amount, description, balance: printsBalances ? balance : null }),
        balance,
      };
    });
}

type Chained = ReturnType<typeof chain>[number];

/** A statement of the days from one to another. */
function paper(all: readonly Chained[], from: number, to: number, printsBalances: boolean) {
  const rows = all.filter(({ date }) => date >= dated(from) && date <= dated(to));
  const before = all.filter(({ date }) => date < dated(from)).at(-1)?.balance ?? 100_000;
  const transactions: Transaction[] = rows.map((row) => ({ ...row, balance: printsBalances ? row.balance : null }));
  const ends = { openingBalance: before, closingBalance: rows.at(-1)?.balance ?? before };
  const changes = { transactions, ...ends, periodStart: dated(from), periodEnd: dated(to) };
  return { rows, statement: statement(changes) };
}

test('statements that overlap, converted one by one, give each booking one id and no two the same', () => {
  fc.assert(
    fc.property(
      fc.array(booking, { maxLength: 40 }),
      fc.integer({ min: 1, max: 14 }),
      fc.integer({ min: 14, max: 28 }),
      fc.boolean(),
      (bookings, from, to, printsBalances) => {
        const all = chain(bookings, printsBalances);
        const papers = [paper(all, 1, to, printsBalances), paper(all, from, 28, printsBalances)];
        const ids = new Map<Chained, Set<string>>();
        for (const { rows, statement: one } of papers) {
          const [given = []] = idsOfStatements(result(file([one]))).values();
          for (const [i, row] of rows.entries()) ids.set(row, (ids.get(row) ?? new Set()).add(given[i] ?? ''));
        }
        expect([...ids.values()].every((some) => some.size === 1)).toBe(true);
        expect(new Set([...ids.values()].flatMap((some) => [...some])).size).toBe(ids.size);
      },
    ),
    { numRuns: 60 },
  );
});

test('statements that overlap, converted together, give the same ids', () => {
  fc.assert(
    fc.property(
      fc.array(booking, { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 14 }),
      (bookings, from) => {
        const all = chain(bookings, true);
        const papers = [paper(all, 1, 20, true).statement, paper(all, from, 28, true).statement];
        const alone = papers.map((one) => [...idsOfStatements(result(file([one]))).values()][0]);
        const together = idsOfStatements(result(file(papers)));
        expect(papers.map((_, i) => together.get(i))).toEqual(alone);
      },
    ),
    { numRuns: 40 },
  );
});
