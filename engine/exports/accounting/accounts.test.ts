/** The accounts of a result: each booking once, under an id of its own. */
import { expect, test } from 'vitest';
import type { Statement } from '../../model/statement.ts';
import type { Transaction } from '../../model/transaction.ts';
import { file, result, statement, transaction } from '../testing/sample.ts';
import { exportAccounts, freshStatements, idsOfStatements } from './accounts.ts';

const idOf = (changes: Partial<Transaction>, of = {}) =>
  idsOfStatements(result(file([statement({ transactions: [transaction(changes)], ...of })])))
    .get(0)
    ?.at(0);

test('an id does not depend on how a row was read, where it stands, or on the rest of its statement', () => {
  const first = idOf({});
  expect(first).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  const read = { source: 'ocr', confidence: 0.5, places: [{ page: 9, box: [1, 2, 3, 4] }] } as const;
  expect(idOf(read)).toBe(first);
  expect(idOf({ description: 'Card  payment corner-shop' })).toBe(first);
  expect(idOf({ reference: 'A1', type: 'POS', valueDate: '2025-06-03' })).toBe(first);
  const other = { openingBalance: null, closingBalance: null, currency: null, periodStart: null, institution: null };
  expect(idOf({}, other)).toBe(first);
  expect(idOf({}, { accountNumber: '**** **** 7890' })).toBe(first);
});

test.each([
  ['the date', { date: '2025-06-03' }, {}],
  ['the amount', { amount: 1220 }, {}],
  ['the description', { description: 'CARD PAYMENT CORNER SHOP 2' }, {}],
  ['the balance', { balance: 1_543_854 }, {}],
  ['the account', {}, { accountNumber: '12-34-56 7891' }],
  ['the currency that the paper names', {}, { currencyNamed: true }],
])('an id depends on %s', (_, row, of) => {
  expect(idOf(row, of)).not.toBe(idOf({}));
});

test('equal rows of one day have two ids', () => {
  const twice = statement({ transactions: [transaction(), transaction({ balance: 1_542_635 })] });
  expect(new Set(idsOfStatements(result(file([twice]))).get(0)).size).toBe(2);
});

/** Two statements that meet within a day, on which equal rows stand in both. */
const meeting = () => {
  const morning = statement({ periodStart: '2025-06-01', periodEnd: '2025-06-02', closingBalance: 1_543_855 });
  const evening = statement({
    transactions: [transaction({ balance: 1_542_635 })],
    periodStart: '2025-06-02',
    periodEnd: '2025-06-30',
    openingBalance: 1_543_855,
    closingBalance: 1_542_635,
  });
  return [morning, evening];
};

test('equal rows of two such statements have two ids, also apart; without balances on the rows they share one', () => {
  const alone = (papers: readonly Statement[]) =>
    papers.flatMap((one) => idsOfStatements(result(file([one]))).get(0) ?? []);
  expect(new Set(alone(meeting())).size).toBe(2);
  const bare = meeting().map((one) => ({
    ...one,
    transactions: one.transactions.map((row) => ({ ...row, balance: null })),
  }));
  expect(new Set(alone(bare)).size).toBe(1);
  expect(new Set([...idsOfStatements(result(file(bare))).values()].flat()).size).toBe(2);
});

test('equal rows of statements that follow on one another within a day are two bookings', () => {
  const [account] = exportAccounts(result(file(meeting())), {});
  const ids = account?.statements.flatMap(({ rows }) => rows.map(({ id }) => id)) ?? [];
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
});

test('a statement that is there twice is booked once, and an overlap only with its new rows', () => {
  const first = statement();
  const longer = statement({
    transactions: [transaction(), transaction({ date: '2025-07-01', balance: 1_542_635 })],
    periodEnd: '2025-07-31',
    closingBalance: 1_542_635,
  });
  const [account] = exportAccounts(result(file([first]), file([first]), file([longer])), {});
  const fresh = account === undefined ? [] : freshStatements(account);
  expect(fresh.map(({ rows, opening, from }) => [rows.length, opening, from])).toEqual([
    [1, 1_545_075n, '2025-06-01'],
    [1, 1_543_855n, '2025-07-01'],
  ]);
});

test('a statement that lists the newest row first is turned', () => {
  const rows = [transaction({ date: '2025-06-09' }), transaction({ date: '2025-06-03' })];
  const [account] = exportAccounts(result(file([statement({ transactions: rows })])), {});
  expect(account?.statements[0].rows.map(({ transaction: { date } }) => date)).toEqual(['2025-06-03', '2025-06-09']);
});

test('what the paper says is not replaced by an option; what it lacks is of the option', () => {
  const nameless = statement({ accountNumber: null, currency: null, accountType: null });
  const options = { account: '99', currency: 'EUR', accountType: 'card' } as const;
  const [named, given] = [statement(), nameless].map((one) => exportAccounts(result(file([one])), options)[0]);
  expect(named).toMatchObject({ number: '12-34-56 7890', currency: 'SGD', accountType: 'current' });
  expect(given).toMatchObject({ number: '99', currency: 'EUR', accountType: 'card' });
});

test('papers with more and fewer decimals are one account, and each figure has its size', () => {
  const whole = statement({
    currency: null,
    decimals: 0,
    transactions: [transaction({ amount: -12, balance: 15_438 })],
    openingBalance: 15_450,
    closingBalance: 15_438,
  });
  const finer = statement({
    currency: null,
    transactions: [transaction({ date: '2025-07-02', amount: -50, balance: 1_543_750 })],
    periodStart: '2025-07-01',
    periodEnd: '2025-07-31',
    openingBalance: 1_543_800,
    closingBalance: 1_543_750,
  });
  const accounts = exportAccounts(result(file([whole]), file([finer])), {});
  expect(accounts.map(({ decimals }) => decimals)).toEqual([2]);
  const figures = accounts[0]?.statements.map(({ opening, rows, closing }) => [
    opening,
    rows[0]?.transaction.amount,
    closing,
  ]);
  expect(figures).toEqual([
    [1_545_000n, -1200, 1_543_800n],
    [1_543_800n, -50, 1_543_750n],
  ]);
});

test('an id does not depend on how many decimals a paper prints', () => {
  const none = idOf({ amount: -12, balance: 400 }, { decimals: 0 });
  const three = idOf({ amount: -12_000, balance: 400_000 }, { decimals: 3 });
  expect(new Set([none, three, idOf({ amount: -1200, balance: 40_000 })]).size).toBe(1);
  expect(idOf({ amount: -12_001, balance: 400_000 }, { decimals: 3 })).not.toBe(three);
});
