/** Whatever people enter, no other amounts than those of the paper are proved. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Change } from '../../model/correction.ts';
import type { Statement } from '../../model/statement.ts';
import {
  change,
  daysOf,
  misprinted,
  misreadBalance,
  pictured,
  statementWith,
  statusOf,
  sumsOf,
} from './testing/statements.ts';

/** What somebody may enter, right or wrong, in a statement of four rows. */
const anyChange = fc.oneof(
  fc.record({
    do: fc.constant('set' as const),
    row: fc.nat(3),
    amount: fc.constantFrom('-4.50', '200', '-20', '-500', '-480', '-24.50', '5'),
  }),
  fc.record({
    do: fc.constant('set' as const),
    row: fc.nat(3),
    balance: fc.constantFrom('995.50', '1195.50', '1200', '680.50', null),
  }),
  fc.record({
    do: fc.constant('set' as const),
    row: fc.nat(3),
    date: fc.constantFrom('2025-06-02', '2025-06-03', '2025-06-05'),
  }),
  fc.record({ do: fc.constant('delete' as const), row: fc.nat(3) }),
  fc.record({ do: fc.constantFrom('flip' as const, 'swap' as const), statement: fc.constant(0) }),
  fc.record({
    do: fc.constant('add' as const),
    statement: fc.constant(0),
    before: fc.nat(4),
    date: fc.constantFrom('2025-06-03', '2025-06-05', '2025-06-09'),
    description: fc.constant('x'),
    amount: fc.constantFrom('-4.50', '200', '-20', '-200', '4.50', '20', '0'),
  }),
  fc.record({
    do: fc.constant('figures' as const),
    statement: fc.constant(0),
    closingBalance: fc.constantFrom('675.50', '680', '1175.50'),
  }),
);

const RIGHT = { do: 'set', row: 2, amount: '-20' } as const;
/** What the rows around would prove, of a paper that is rightly out of order. */
const WRONG = { do: 'set', row: 1, date: '2025-06-03' } as const;
type Example = [readonly Statement[], [typeof RIGHT | typeof WRONG], []];

/** Changes of different rows. */
const changeSets = fc.uniqueArray(anyChange, {
  minLength: 1,
  maxLength: 4,
  selector: (one) => ('row' in one ? one.row : one),
});

/** What a proof of the sums is of. */
const amountsOf = ({ transactions }: Statement) => transactions.map(({ amount }) => amount);
/** What a proof of all is of. */
const contentOf = ({ transactions }: Statement) =>
  transactions.map(({ date, valueDate, transactionDate, amount }) => [date, valueDate, transactionDate, amount]);

it('whatever is entered, no statement with other amounts than those of the paper is proved', async () => {
  const papers = await Promise.all([
    statementWith(),
    statementWith({ balances: false }),
    statementWith({ totals: null }),
    statementWith({ balances: false, totals: null }),
    statementWith({ rows: misprinted(2, '25.00') }),
    statementWith({ rows: misprinted(2, '15.00') }),
    statementWith({ rows: misprinted(3, '520.00') }),
    statementWith({ balances: false, rows: misprinted(2, '25.00') }),
    statementWith({ missed: ['20.00'] }),
    statementWith({ missed: ['20.00', '12.00', '8.00'] }),
    ...['25.00', '15.00'].map(async (amount) =>
      pictured(await statementWith({ rows: misprinted(2, amount), counts: ['1', '3'] })),
    ),
    statementWith({ rows: misreadBalance, counts: ['1', '3'] }).then(pictured),
  ]);
  // rightly out of order: what is printed is the truth of each
  const outOfOrder = await Promise.all(
    [daysOf('03', '05', '03', '09'), daysOf('05', '02', '05', '09'), daysOf('03', '05', '03', '03')].map(async (rows) =>
      pictured(await statementWith({ rows })),
    ),
  );
  const truthOf = (statements: readonly Statement[]) =>
    (outOfOrder.includes(statements as Statement[]) ? statements : papers[0])?.[0] as Statement;
  let verified = 0;
  fc.assert(
    fc.property(fc.constantFrom(...papers, ...outOfOrder), changeSets, changeSets, (statements, first, second) => {
      const fitting = (changes: readonly Change[], rows: number) =>
        changes.filter((one) => ('row' in one ? one.row < rows : !('before' in one) || one.before <= rows));
      let now = change(statements, ...fitting(first, statements[0]?.transactions.length ?? 0));
      const fits = fitting(second, now.transactions.length);
      if (fits.length > 0) now = change([now], ...fits);
      const isVerified = statusOf(now) === 'verified';
      if (!isVerified && sumsOf(now)[1] !== 'CORRECTIONS_PROVED') return;
      verified++;
      const truth = truthOf(statements);
      expect(amountsOf(now)).toEqual(amountsOf(truth));
      // sums may close of rows whose days are swapped
      if (isVerified) expect(contentOf(now)).toEqual(contentOf(truth));
    }),
    {
      numRuns: 800,
      // what is right is seldom entered at random
      examples: [
        ...papers.map((statements): Example => [statements, [RIGHT], []]),
        ...outOfOrder.map((statements): Example => [statements, [WRONG], []]),
      ],
    },
  );
  expect(verified).toBeGreaterThan(0);
});
