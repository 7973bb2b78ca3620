/** When a result lies about the currency of its rows. */
import { expect, test } from 'vitest';
import { liesAbout } from './lies-report.ts';
import type { Given, Wanted } from './score.ts';
import { seedsOf } from './seeds.ts';

const row = (amount: string) => ({ date: '2025-01-02', description: 'SHOP', amount, balance: null });
const statement = (currency: string | null, ...amounts: string[]) => ({ currency, transactions: amounts.map(row) });
const truth = (...statements: ReturnType<typeof statement>[]): Wanted => ({ statements });

function answer(currency: string | null, ...amounts: string[]) {
  const plain = {
    valueDate: null,
    transactionDate: null,
    reference: null,
    type: null,
    boxes: [],
    statement: 0,
    confidence: 1,
  };
  const fields = {
    accountNumber: null,
    iban: null,
    periodStart: null,
    periodEnd: null,
    openingBalance: null,
    closingBalance: null,
  };
  const given: Given = {
    normalised: amounts.map((amount) => ({ ...row(amount), ...plain })),
    statements: [{ index: 0, currency, ...fields, reconciliation: { status: 'verified' } }],
  };
  return { id: 'paper', given };
}

test("rows of another currency than their statement's are a lie, and an unknown currency is not", () => {
  expect(liesAbout(truth(statement('AUD', '1.00')), answer('USD', '1.00'))).toBe(true);
  expect(liesAbout(truth(statement('AUD', '1.00')), answer('AUD', '1.00'))).toBe(false);
  expect(liesAbout(truth(statement('AUD', '1.00')), answer(null, '1.00'))).toBe(false);
});

test('one statement with the rows of two currencies lies, though all rows are right', () => {
  const both = truth(statement('EUR', '5.00'), statement('USD', '-1.00', '1.00'));
  expect(liesAbout(both, answer('EUR', '5.00', '-1.00', '1.00'))).toBe(true);
  expect(liesAbout(both, answer('EUR', '5.00'))).toBe(false);
});

test('a currency that the truth leaves open does not count against a result', () => {
  expect(liesAbout(truth(statement(null, '1.00')), answer('USD', '1.00'))).toBe(false);
});

test('a range of seeds includes its last one', () => {
  expect([seedsOf('3..5'), seedsOf('7'), seedsOf('3-5'), seedsOf(undefined)]).toEqual([[3, 4, 5], [7], null, null]);
});
