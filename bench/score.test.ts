/** What the score counts as right, perfect and lying. */
import { expect, test } from 'vitest';
import { alike, decimalSpelling } from './compare.ts';
import { type Given, scoreFile, type Wanted, type WantedTransaction } from './score.ts';

const row = (amount: string, changes: Partial<WantedTransaction> = {}): WantedTransaction => ({
  date: '2025-01-02',
  description: 'CARD PAYMENT',
  amount,
  balance: null,
  ...changes,
});
const wanted = (...statements: WantedTransaction[][]): Wanted => ({
  statements: statements.map((transactions) => ({ openingBalance: '0.00', closingBalance: '1.00', transactions })),
});
const given = (status: string, ...statements: Partial<WantedTransaction>[][]): Given => ({
  normalised: statements.flatMap((rows, statement) =>
    rows.map((r) => ({
      date: r.date ?? '2025-01-02',
      description: r.description ?? 'CARD PAYMENT',
      amount: r.amount ?? '',
      balance: r.balance ?? null,
      valueDate: null,
      transactionDate: null,
      reference: null,
      type: null,
      boxes: [],
      statement,
      confidence: 0.9,
    })),
  ),
  statements: statements.map((_, index) => ({
    index,
    currency: 'EUR',
    accountNumber: null,
    iban: null,
    periodStart: null,
    periodEnd: null,
    openingBalance: '0.00',
    closingBalance: '1.00',
    reconciliation: { status },
  })),
});

test('a file with every date and amount right is perfect', () => {
  const score = scoreFile(wanted([row('-1.00'), row('2.50')]), given('verified', [row('-1.0'), row('2.5')]));
  expect(score).toMatchObject({ perfect: true, exact: 2, full: 2, verified: true, lying: false, provable: true });
});

test('a missing and an invented row are found', () => {
  const score = scoreFile(wanted([row('-1.00'), row('2.00')]), given('unverifiable', [row('-1.00'), row('3.00')]));
  expect(score).toMatchObject({ perfect: false, exact: 1, lying: false });
  expect([score.missing.map((r) => r.amount), score.invented.map((r) => r.amount)]).toEqual([['2.00'], ['3.00']]);
});

test('a verified statement with a wrong row lies', () => {
  expect(scoreFile(wanted([row('-1.00')]), given('verified', [row('1.00')])).lying).toBe(true);
});

test('a verified statement with a missing row lies', () => {
  expect(scoreFile(wanted([row('-1.00'), row('2.00')]), given('verified', [row('-1.00')])).lying).toBe(true);
});

test('one verified statement of two does not lie if it is whole', () => {
  const answer = given('verified', [row('-1.00')]);
  expect(scoreFile(wanted([row('-1.00')], [row('5.00')]), answer)).toMatchObject({ lying: false, perfect: false });
});

test('a verified result of a paper that does not add up lies', () => {
  const truth = { ...wanted([row('-1.00')]), inconsistent: true as const };
  expect(scoreFile(truth, given('verified', [row('-1.00')]))).toMatchObject({ lying: true, provable: false });
});

test('a verified statement without rows lies unless the truth has one', () => {
  expect(scoreFile(wanted([row('-1.00')]), given('verified', [])).lying).toBe(true);
  expect(scoreFile(wanted([]), given('verified', [])).lying).toBe(false);
});

test('no answer is right only for a paper that is not a statement', () => {
  expect(scoreFile({ negative: true, statements: [] }, null).perfect).toBe(true);
  expect(scoreFile(wanted([]), null).perfect).toBe(false);
});

test('another date that the paper prints is accepted', () => {
  const truth = wanted([row('-1.00', { date: '2025-01-03', otherDate: '2025-01-02' })]);
  expect(scoreFile(truth, given('unverifiable', [row('-1.00')])).exact).toBe(1);
});

test('a date without a year is matched by its month and day', () => {
  const truth = (dateMonthDay: string) => wanted([row('-1.00', { date: null, dateMonthDay })]);
  expect(scoreFile(truth('01-02'), given('unverifiable', [row('-1.00')])).exact).toBe(1);
  expect(scoreFile(truth('01-03'), given('unverifiable', [row('-1.00')])).exact).toBe(0);
});

test('among rows of one date and amount the description decides', () => {
  const truth = wanted([row('-1.00', { description: 'BAKERY' }), row('-1.00', { description: 'GROCERS' })]);
  const answer = given('unverifiable', [
    row('-1.00', { description: 'GROCERS' }),
    row('-1.00', { description: 'BAKERY' }),
  ]);
  expect(scoreFile(truth, answer).full).toBe(2);
});

test("a row with the same day, amount and nearly the same words as another is not paired with that other's row", () => {
  const truth = wanted([row('-1.00', { description: 'BAKERY 1' }), row('-1.00', { description: 'BAKERY 2' })]);
  // one word of the first was read wrong: by itself, it would be as near to the second's row
  const answer = given('unverifiable', [
    row('-1.00', { description: 'BAKERY 2' }),
    row('-1.00', { description: 'CAFE 7' }),
  ]);
  expect(scoreFile(truth, answer)).toMatchObject({ exact: 2, full: 1 });
});

test('a verified statement that is a whole one of the truth does not lie, even if another shares its rows', () => {
  const small = [row('-1.00')];
  const large = [row('-1.00'), row('5.00')];
  // by their labels both rows could belong to either statement
  expect(scoreFile(wanted(small, large), given('verified', large)).lying).toBe(false);
});

test('a row with a wrong balance or description is exact, but not full', () => {
  const truth = wanted([row('-1.00', { balance: '4.00' }), row('2.00', { description: 'SALARY' })]);
  const answer = given('unverifiable', [row('-1.00', { balance: '5.00' }), row('2.00', { description: 'RENT' })]);
  expect(scoreFile(truth, answer)).toMatchObject({ exact: 2, full: 0 });
});

test('a field that the truth lacks is not scored', () => {
  const { fields } = scoreFile(wanted([row('-1.00')]), given('unverifiable', [row('-1.00')]));
  expect(fields).toEqual({ openingBalance: { wanted: 1, right: 1 }, closingBalance: { wanted: 1, right: 1 } });
});

test.each([
  ['1234.50', '1234.5'],
  ['+01234.5', '1234.5'],
  ['-0.00', '0'],
  ['.5', '0.5'],
  ['', null],
  ['12,5', null],
])('the normal form of %j is %j', (value, spelling) => {
  expect(decimalSpelling(value)).toBe(spelling);
});

test('spaces, accents and capitals do not matter in descriptions', () => {
  expect(alike('Café  du Pont', 'CAFE DUPONT')).toBe(1);
  expect(alike('abcd', 'abxy')).toBeCloseTo(1 / 3);
});
