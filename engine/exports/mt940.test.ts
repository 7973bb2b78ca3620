/** MT940: its fields, in the characters of SWIFT. */
import { expect, test } from 'vitest';
import { ExportLimitError, isExportLimit } from './accounting/limits.ts';
import { ExportNeedsError } from './accounting/needs.ts';
import { renderMt940 } from './mt940.ts';
import { textOf } from './testing/bytes.ts';
import { file, result, statement, transaction } from './testing/sample.ts';

const of = (...changes: Parameters<typeof statement>[0][]) => result(file(changes.map((each) => statement(each))));
const linesOf = (...changes: Parameters<typeof statement>[0][]) => textOf(renderMt940, of(...changes)).split('\r\n');

test('a message has the account, both balances, and a booking with its id', () => {
  const [reference, account, number, opening, booking, information, closing, end] = linesOf({});
  expect([reference, account, number]).toEqual([':20:250601-250630', ':25:12-34-567890', ':28C:25181/1']);
  expect([opening, closing, end]).toEqual([':60F:C250601SGD15450,75', ':62F:C250630SGD15438,55', '-']);
  expect(booking).toMatch(/^:61:2506020602D12,20NMSCNONREF\/\/[0-9A-Z]{16}$/);
  expect(information).toBe(':86:CARD PAYMENT CORNER SHOP');
});

test('money owed is a debit, yen have no decimals, and the value day is the first', () => {
  const rows = [transaction({ amount: 5000, valueDate: '2025-06-04' })];
  const owed = { transactions: rows, currency: 'JPY', decimals: 0, openingBalance: -9000, closingBalance: -4000 };
  const lines = linesOf(owed);
  expect(lines[3]).toBe(':60F:D250601JPY9000,');
  expect(lines[4]).toMatch(/^:61:2506040602C5000,NMSC/);
});

test('a long amount has no zeros behind its comma, and one that is still too long is refused', () => {
  const amountIn = (amount: number, decimals = 2) =>
    /^:61:\d{10}[CD]([\d,]+)NMSC/.exec(linesOf({ decimals, transactions: [transaction({ amount })] })[4] ?? '')?.[1];
  expect(amountIn(123_456_789_012_34)).toBe('123456789012,34');
  expect(amountIn(1_234_567_890_123_50)).toBe('1234567890123,5');
  expect(amountIn(12_345_678_901_234_00)).toBe('12345678901234,');
  expect(amountIn(12_345_678_901_234, 0)).toBe('12345678901234,');
  for (const [amount, decimals] of [
    [1_234_567_890_123_45, 2],
    [-123_456_789_012_345, 0],
    [Number.MAX_SAFE_INTEGER, 3],
  ] as const)
    expect(() => amountIn(amount, decimals)).toThrow(ExportLimitError);
});

test('a refusal names the figure and its statement', () => {
  const limitOf = (changes: Parameters<typeof statement>[0]) => {
    try {
      linesOf({}, { periodStart: '2025-07-01', periodEnd: '2025-07-31', ...changes });
    } catch (error) {
      return isExportLimit(error) ? error.limit : error;
    }
    return null;
  };
  const large = 9_007_199_254_740_991;
  expect(limitOf({})).toBeNull();
  expect(limitOf({ openingBalance: -large })).toEqual({ figure: 'openingBalance', statement: 1, id: null, places: 15 });
  expect(limitOf({ closingBalance: large })).toMatchObject({ figure: 'closingBalance', statement: 1 });
  const rows = [transaction(), transaction({ amount: large })];
  expect(limitOf({ transactions: rows })).toMatchObject({ figure: 'amount', id: expect.stringMatching(/^\w{16}$/) });
});

test('no line of a text looks like a field or the end of a message, and there are six at most', () => {
  const long = `${'x'.repeat(63)} -end :86: & "ö" ${'word '.repeat(200)}`;
  const lines = linesOf({ transactions: [transaction({ description: long })] });
  const text = lines.slice(
    lines.findIndex((line) => line.startsWith(':86:')),
    -3,
  );
  expect(text).toHaveLength(6);
  expect(text.every((line) => line.length <= 69 && /^[A-Za-z0-9/?:().,'+ -]*$/.test(line))).toBe(true);
  expect(text.slice(1).some((line) => /^[:-]/.test(line))).toBe(false);
  expect(text[1]).toMatch(/^\.-end :86: \+ 'o'/);
});

test('the months of an account are messages of their own, and tell their numbers apart', () => {
  const july = { periodStart: '2025-07-01', periodEnd: '2025-07-31', openingBalance: 1_543_855, transactions: [] };
  const numbers = linesOf({}, { ...july, closingBalance: 1_543_855 }).filter((line) => line.startsWith(':28C:'));
  expect(numbers).toEqual([':28C:25181/1', ':28C:25212/1']);
});

test('a statement that is not verified says so behind its balance', () => {
  const { reconciliation } = statement();
  const lines = linesOf({ reconciliation: { ...reconciliation, status: 'unverifiable' } });
  expect(lines[7]).toMatch(/^:86:NOT VERIFIED \(unverifiable\): statement 2025-06-01/);
});

test.each(['A/', 'A////B', '12//', '/A'])('a reference %j does not move the id', (reference) => {
  const booking = linesOf({ transactions: [transaction({ reference })] })[4];
  expect(booking).toMatch(/^:61:2506020602D12,20NMSC(?:NONREF|A\/B)\/\/[0-9A-Z]{16}$/);
});

test('a balance that the user says is not given to two statements', () => {
  const bare = { openingBalance: null, closingBalance: null };
  const rows = (date: string) => [transaction({ date, balance: null })];
  const june = { ...bare, transactions: rows('2025-06-02') };
  const july = { ...bare, transactions: rows('2025-07-02'), periodStart: '2025-07-01', periodEnd: '2025-07-31' };
  const said = { openingBalance: '7', closingBalance: '9' };
  expect(textOf(renderMt940, of(june), said)).toContain(':60F:C250601SGD7,00');
  expect(() => renderMt940(of(june, july), said)).toThrow(
    new ExportNeedsError([
      { field: 'openingBalance', statements: [0, 1] },
      { field: 'closingBalance', statements: [0, 1] },
    ]),
  );
});
