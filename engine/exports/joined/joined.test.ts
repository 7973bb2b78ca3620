/** Statements of an account as one: rows without doubles, balances, the verdict, and parts of them for exports. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedStatement } from '../../continuity/compared.ts';
import { breaks, continuityOf } from '../../continuity/continuity.ts';
import {
  FEBRUARY,
  february,
  JANUARY,
  january,
  MARCH,
  march,
  ROWS,
  withoutBalances,
} from '../../continuity/testing/months.ts';
import { type Booking, bookings, statement, transaction } from '../../continuity/testing/statements.ts';
import { addDays } from '../../dates/calendar.ts';
import type { Statement } from '../../model/statement.ts';
import { exportAccounts } from '../accounting/accounts.ts';
import type { ResultFile, ResultInput } from '../result.ts';
import { file } from '../testing/sample.ts';
import { joinedBalances } from './balances.ts';
import { cutFiles } from './cut.ts';
import { joinedRows } from './rows.ts';
import type { JoinInput, WantedDays } from './types.ts';
import { joinedVerdict } from './verdict.ts';

function inputOf(files: readonly ResultFile[]): ResultInput {
  const ends = files.flatMap(({ extraction }) => extraction?.statements ?? []).map((one) => comparedStatement(one));
  return { jobId: null, files, continuity: continuityOf(ends), ends };
}

/** Statements of one account, each of a file of its own. */
function join(papers: readonly Statement[]): JoinInput {
  const input = inputOf(papers.map((paper, i) => file([paper], { uuid: `file ${i}`, filename: `${i}.pdf` })));
  const [account, ...others] = exportAccounts(input, {});
  expect(others).toEqual([]);
  return { account, continuity: input.continuity[0] };
}

const amounts = (papers: readonly Statement[]) => joinedRows(join(papers)).map((row) => row.transaction.amount);
const verdict = (papers: readonly Statement[], wanted?: WantedDays) => joinedVerdict(join(papers), breaks, wanted);
const ALL = ROWS.map(({ amount }) => amount);

describe('joined rows', () => {
  test('are those of all statements, the oldest first', () => {
    expect(amounts([march, january, february])).toEqual(ALL);
  });

  test('are there once, if a statement is there twice, or two overlap', () => {
    const long = statement(['2025-01-15', FEBRUARY[1]], ROWS);
    expect(amounts([january, long, march, january])).toEqual(ALL);
  });

  test('stay, and are marked, if nothing shows that they are one', () => {
    // the other paper prints no balances, and describes the rows otherwise
    const other = withoutBalances(statement(['2025-01-15', FEBRUARY[1]], ROWS));
    const renamed = {
      ...other,
      transactions: other.transactions.map((row) =>
        row.date === '2025-01-20' ? { ...row, description: 'SALARY' } : row,
      ),
    };
    const overlapping = statement(['2025-01-15', MARCH[1]], ROWS);
    const rows = joinedRows(join([overlapping, renamed]));
    const marked = rows.filter(({ doubt }) => doubt !== null);
    expect(marked.map(({ transaction: { description }, doubt }) => [description, doubt?.kind])).toEqual([
      ['PAYMENT 2025-01-20 30000', 'maybeTwice'],
    ]);
    expect(rows.find(({ id }) => id === (marked[0].doubt as { of: string }).of)?.transaction.description).toBe(
      'SALARY',
    );
  });

  test('tell which of two versions has them', () => {
    const extra = { ...transaction({ date: '2025-02-21', amount: -5, balance: 0 }), balance: null };
    const revised = { ...february, transactions: [february.transactions[0], extra], closingBalance: 1 };
    const doubts = joinedRows(join([january, february, revised])).map(({ doubt }) => doubt?.kind ?? '');
    expect(doubts).toEqual(['', '', '', 'earlierOnly', 'laterOnly']);
  });
});

describe('the whole', () => {
  test('is verified if every statement is, and each follows the one before', () => {
    expect(verdict([january, february, march]).status).toBe('verified');
    expect(verdict([january]).status).toBe('verified');
    const long = statement(['2025-01-15', FEBRUARY[1]], ROWS);
    expect(verdict([january, long, long]).status).toBe('verified');
  });

  test('is not, if one is missing, unproved, or another version', () => {
    expect(verdict([january, march])).toMatchObject({ status: 'unverifiable', faults: { breaks: [{ kind: 'gap' }] } });
    const open = { ...february, reconciliation: { ...february.reconciliation, status: 'unverifiable' as const } };
    expect(verdict([january, open, march])).toMatchObject({ status: 'unverifiable', faults: { unverified: 1 } });
    const revised = { ...february, transactions: february.transactions.slice(1), closingBalance: 1 };
    expect(verdict([january, february, revised]).status).toBe('unverifiable');
  });

  test('is a mismatch if a statement is, or does not go on from the one before', () => {
    const wrong = { ...january, reconciliation: { ...january.reconciliation, status: 'mismatch' as const } };
    expect(verdict([wrong, february]).status).toBe('mismatch');
    expect(verdict([january, { ...february, openingBalance: 1, closingBalance: null }]).status).toBe('mismatch');
  });

  test('is not verified for days that no statement covers', () => {
    const wanted = { from: '2025-01-01', to: '2025-04-30' };
    const { status, faults } = verdict([january, february, march], wanted);
    expect([status, faults.uncovered]).toEqual(['unverifiable', [{ from: '2025-04-01', to: '2025-04-30' }]]);
  });

  test('is not verified without balances to compare', () => {
    expect(verdict([withoutBalances(january), withoutBalances(february)]).status).toBe('unverifiable');
  });
});

describe('balances', () => {
  const days = (papers: readonly Statement[]) => joinedBalances(join(papers), breaks);

  test('are those at the ends of days, in one piece if nothing is missing', () => {
    const [piece, ...others] = days([january, february]);
    expect(others).toEqual([]);
    expect(piece.slice(0, 3)).toEqual([
      ['2025-01-01', 10_000n],
      ['2025-01-03', 8_750n],
      ['2025-01-20', 38_750n],
    ]);
    expect(piece.at(-1)).toEqual(['2025-02-28', 66_751n]);
  });

  test('break where a statement is missing', () => {
    expect(days([january, march]).map((piece) => piece[0][0])).toEqual(['2025-01-01', '2025-03-01']);
  });
});

describe('a part for an export', () => {
  const part = (papers: readonly Statement[], wanted: WantedDays) => {
    const joined = join(papers);
    return cutFiles(joined, wanted, joinedVerdict(joined, breaks, wanted)).flatMap(
      ({ extraction }) => extraction?.statements ?? [],
    );
  };

  test('has the rows of the days, with the balances before and behind them', () => {
    const [first, second, ...others] = part([january, february, march], { from: '2025-01-10', to: '2025-02-10' });
    expect(others).toEqual([]);
    expect(first).toMatchObject({ periodStart: '2025-01-10', openingBalance: 8_750, closingBalance: 38_750 });
    expect(second).toMatchObject({ periodEnd: '2025-02-10', openingBalance: 38_750, closingBalance: 36_751 });
    expect(first.reconciliation.status).toBe('verified');
  });

  test('is no more verified than the whole', () => {
    const statements = part([january, march], { from: null, to: null });
    expect(statements.map(({ reconciliation: { status, code } }) => [status, code])).toEqual([
      ['unverifiable', 'JOINED_WHOLE_OPEN'],
      ['unverifiable', 'JOINED_WHOLE_OPEN'],
    ]);
  });

  test('has each row once, and what it has is continuous', () => {
    const long = statement(['2025-01-15', FEBRUARY[1]], ROWS);
    const statements = part([january, long, january], { from: null, to: null });
    expect(statements.flatMap(({ transactions }) => transactions.map(({ amount }) => amount))).toEqual(ALL.slice(0, 4));
    const again = inputOf([file(statements)]);
    expect(again.continuity.map(({ status }) => status)).toEqual(['continuous']);
  });

  test('keeps the ids of rows', () => {
    const long = statement(['2025-01-15', FEBRUARY[1]], ROWS);
    const before = joinedRows(join([january, long])).map(({ id }) => id);
    const after = join(part([january, long], { from: '2025-01-10', to: null }));
    expect(joinedRows(after).map(({ id }) => id)).toEqual(before.slice(1));
  });
});

const FIRST = '2024-01-01';
const DAYS = 300;
const account: fc.Arbitrary<Booking[]> = fc
  .array(fc.tuple(fc.nat(DAYS - 1), fc.oneof(fc.integer({ min: -5_000, max: 5_000 }), fc.constant(-500))), {
    minLength: 1,
    maxLength: 60,
  })
  .map((rows) =>
    bookings(
      1_000,
      rows.toSorted(([a], [b]) => a - b).map(([offset, amount]) => [addDays(FIRST, offset), amount]),
    ),
  );
const span = fc
  .tuple(fc.nat(29), fc.integer({ min: 1, max: 12 }))
  .map(([ten, tens]) => [addDays(FIRST, ten * 10), addDays(FIRST, Math.min(DAYS, (ten + tens) * 10) - 1)] as const);

test('however statements of an account overlap, the account itself is what they make', () => {
  fc.assert(
    fc.property(account, fc.array(span, { maxLength: 6 }), (rows, more) => {
      // two halves cover all of it, whatever else there is
      const halves = [
        [FIRST, addDays(FIRST, 149)],
        [addDays(FIRST, 150), addDays(FIRST, DAYS - 1)],
      ] as const;
      const papers = [...halves, ...more].map((days) => statement(days, rows));
      const input = inputOf(papers.map((paper) => file([paper])));
      const joins = exportAccounts(input, {}).map((one, i) => ({ account: one, continuity: input.continuity[i] }));
      // papers that share few rows of their days may be of two accounts under one number
      fc.pre(joins.length === 1);
      const joined = joinedRows(joins[0]);
      expect(joined.map(({ transaction: { date, amount } }) => [date, amount])).toEqual(
        rows.map(({ date, amount }) => [date, amount]),
      );
      expect(new Set(joined.map(({ id }) => id)).size).toBe(rows.length);
    }),
  );
});

test('the first month is as it was', () => {
  expect(amounts([statement(JANUARY, ROWS)])).toEqual(ALL.slice(0, 2));
});
