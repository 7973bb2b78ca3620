/**
 * Any account, cut into statements in any way: what follows is continuous, what is missing is reported, rows that are
 * there twice are paired.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../dates/calendar.ts';
import type { Statement } from '../model/statement.ts';
import { comparedStatement } from './compared.ts';
import { continuityOf } from './continuity.ts';
import { type Booking, bookings, statement } from './testing/statements.ts';

const FIRST_DAY = '2024-01-01';
const DAYS = 400;
const day = (offset: number) => addDays(FIRST_DAY, offset);

/** An account of some four hundred days: many rows, some of them of one day, one amount or both. */
const account: fc.Arbitrary<Booking[]> = fc
  .record({
    opening: fc.integer({ min: -100_000, max: 100_000 }),
    rows: fc.array(fc.tuple(fc.nat(DAYS - 1), fc.oneof(fc.integer({ min: -50_000, max: 50_000 }), fc.constant(-500))), {
      minLength: 1,
      maxLength: 80,
    }),
  })
  .map(({ opening, rows }) =>
    bookings(
      opening,
      rows.toSorted(([a], [b]) => a - b).map(([offset, amount]) => [day(offset), amount]),
    ),
  );

/** The days on which statements after the first begin: each covers ten days or more. */
const cuts = (least: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: DAYS / 10 - 1 }), { minLength: least, maxLength: 12 })
    .map((tens) => tens.map((ten) => ten * 10).sort((a, b) => a - b));

function cut(rows: readonly Booking[], starts: readonly number[]): Statement[] {
  const bounds = [0, ...starts, DAYS];
  return bounds.slice(1).map((end, i) => statement([day(bounds[i]), day(end - 1)], rows));
}

/** The same statements in another order, by the keys. */
const shuffled = (papers: readonly Statement[], keys: readonly number[]) =>
  papers.toSorted((a, b) => keys[papers.indexOf(a)] - keys[papers.indexOf(b)]);
const keys = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 30, maxLength: 30 });

const compare = (papers: readonly Statement[]) => continuityOf(papers.map((paper) => comparedStatement(paper)));
const sum = ({ transactions }: Statement) => transactions.reduce((total, { amount }) => total + amount, 0);
const withoutBalances = (paper: Statement): Statement => ({
  ...paper,
  openingBalance: null,
  closingBalance: null,
  transactions: paper.transactions.map((row) => ({ ...row, balance: null })),
});

test('all statements of an account, in any order, are continuous', () => {
  fc.assert(
    fc.property(account, cuts(1), keys, (rows, starts, order) => {
      const papers = shuffled(cut(rows, starts), order);
      const [told, ...others] = compare(papers);
      expect([others.length, told.status, told.findings]).toEqual([0, 'continuous', []]);
      expect(told.statements.map((index) => papers[index].periodStart)).toEqual(
        papers.map(({ periodStart }) => periodStart).sort(),
      );
    }),
  );
});

test('a statement that is left out is a gap of its days, and breaks the account if its money is missing', () => {
  fc.assert(
    fc.property(account, cuts(2), keys, fc.nat(), (rows, starts, order, which) => {
      const papers = cut(rows, starts);
      const [left] = papers.splice(1 + (which % (papers.length - 2)), 1);
      const [told] = compare(shuffled(papers, order));
      expect(told.status).toBe(sum(left) === 0 ? 'continuous' : 'broken');
      expect(told.findings).toMatchObject([{ kind: 'gap', from: left.periodStart, to: left.periodEnd }]);
      expect(told.findings[0].found! - told.findings[0].expected!).toBe(BigInt(sum(left)));
    }),
  );
});

/** Each row of all papers once, as a program does it: without the second of each pair. */
function onceEach(papers: readonly Statement[]): string[] {
  const doubles = new Set(
    compare(papers).flatMap(({ findings }) =>
      findings.flatMap(({ statements, rows }) => rows.map(([, row]) => `${statements[1]} ${row}`)),
    ),
  );
  return papers.flatMap(({ transactions }, index) =>
    transactions.filter((_, row) => !doubles.has(`${index} ${row}`)).map(({ date, amount }) => `${date} ${amount}`),
  );
}

const overlapping = fc
  .tuple(cuts(1), fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 13, maxLength: 13 }))
  .map(([starts, longer]) =>
    [0, ...starts].map((from, i) => [from, Math.min(DAYS, ([...starts, DAYS][i] ?? DAYS) + longer[i])] as const),
  );

test.each([
  ['with their balances', (paper: Statement) => paper],
  ['without balances', withoutBalances],
])('the rows of statements that overlap, %s, are all there once without the second of each pair', (_, as) => {
  fc.assert(
    fc.property(account, overlapping, keys, (rows, spans, order) => {
      const papers = spans.map(([from, to]) => as(statement([day(from), day(to - 1)], rows)));
      const wanted = rows.map(({ date, amount }) => `${date} ${amount}`).sort();
      expect(onceEach(shuffled(papers, order)).sort()).toEqual(wanted);
    }),
  );
});

test('overlapping statements of one account agree in their balances', () => {
  fc.assert(
    fc.property(account, overlapping, keys, (rows, spans, order) => {
      const papers = shuffled(
        spans.map(([from, to]) => statement([day(from), day(to - 1)], rows)),
        order,
      );
      const kinds = compare(papers).flatMap(({ findings }) => findings.map(({ kind }) => kind));
      expect(new Set(kinds).has('balance') || new Set(kinds).has('gap')).toBe(false);
    }),
  );
});
