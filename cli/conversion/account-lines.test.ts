/** What the command line prints about the accounts in a batch. */
import { expect, test } from 'vitest';
import type { ComparedStatement } from '../../workers/continuity.ts';
import { accountLines, type DoneFile } from './account-lines.ts';

const NO_ROWS = {
  days: new Int32Array(),
  amounts: new Float64Array(),
  balances: new Float64Array(),
  descriptions: new Float64Array(),
};

/** A file with the statement of one month of 2025: no rows, one balance. */
function month(number: number, balance: bigint, changes: Partial<ComparedStatement> = {}): DoneFile {
  const name = String(number).padStart(2, '0');
  const compared: ComparedStatement = {
    iban: null,
    accountNumber: '40-11-22 90018341',
    accountType: null,
    currency: 'GBP',
    decimals: 2,
    periodStart: `2025-${name}-01`,
    periodEnd: `2025-${name}-28`,
    opening: balance,
    closing: balance,
    rows: NO_ROWS,
    ...changes,
  };
  const figures = { pages: 1, statements: 1, transactions: 0, statuses: [], summaries: [] } as const;
  const outcome = { ok: true, ...figures, compared: [compared] } as const;
  return { file: `papers/${name}.pdf`, outcome };
}
const FAILED: DoneFile = { file: 'papers/letter.pdf', outcome: { ok: false, code: 'NO_TRANSACTIONS', message: '' } };

test('an account whose statements follow on one another has a line, with only its last characters', () => {
  expect(accountLines([month(2, 700n), month(1, 700n)])).toEqual([
    'account …8341 GBP  2 statements  2025-01-01 to 2025-02-28  continuous',
  ]);
});

test('a gap is printed with its days and the failed files, without balances', () => {
  const [line] = accountLines([month(1, 700n), FAILED, month(4, 900n)]);
  expect(line).toMatch(/ {2}broken; no statement covers 2025-01-29 to 2025-03-31 \(not read: letter.pdf\)$/);
});

test('of many failed files, only the first are named', () => {
  const failed = ['a', 'b', 'c', 'd', 'e'].map((file) => ({ ...FAILED, file }));
  expect(accountLines([month(1, 700n), ...failed, month(4, 900n)])[0]).toMatch(/\(not read: a, b, c and 2 more\)$/);
});

test('a balance that is not carried over is printed with the two files', () => {
  expect(accountLines([month(1, 700n), month(2, 800n)])[0]).toContain('not carried over between 01.pdf and 02.pdf');
});

test('a duplicate statement is printed with the two files', () => {
  expect(accountLines([month(1, 700n), { ...month(1, 700n), file: 'copy.pdf' }])[0]).toContain(
    'broken; 01.pdf and copy.pdf are the same',
  );
});

test('an account with a single statement has no line', () => {
  expect(accountLines([month(1, 700n), month(1, 700n, { accountNumber: '55-66' }), FAILED])).toEqual([]);
});

test('statements that name no account are counted', () => {
  const nameless = { accountNumber: null };
  expect(accountLines([month(1, 700n, nameless), month(2, 700n, nameless)])).toEqual([
    '2 statements name no account: they were not compared with others',
  ]);
});
