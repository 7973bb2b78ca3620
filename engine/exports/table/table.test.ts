/** Tables of programs: their columns, forms and limits, and the options of a user. */
import { expect, test } from 'vitest';
import { renderCsv } from '../csv.ts';
import { textOf, textsOf } from '../testing/bytes.ts';
import { file, result, statement, transaction } from '../testing/sample.ts';

const of = (...rows: Parameters<typeof transaction>[0][]) =>
  result(file([statement({ transactions: rows.map((row) => transaction(row)) })]));
const linesOf = (...args: Parameters<typeof textOf>) => textOf(...args).split('\r\n');

test.each([
  ['quickbooks', ['Date,Description,Amount', '06/02/2025,CARD PAYMENT CORNER SHOP,-12.20']],
  ['xero', ['Date,Amount,Payee,Description,Reference,Cheque Number', '02/06/2025,-12.20,,CARD PAYMENT CORNER SHOP,,']],
  ['ynab', ['Date,Payee,Memo,Outflow,Inflow', '06/02/2025,CARD PAYMENT CORNER SHOP,,12.20,']],
  ['sage', ['Date,Reference,Description,Amount', '02/06/2025,,CARD PAYMENT CORNER SHOP,-12.20']],
] as const)('the table of %s', (preset, lines) => {
  expect(linesOf(renderCsv, of({}), { preset })).toEqual([...lines, '']);
});

test('single options replace those of the preset', () => {
  const options = { preset: 'quickbooks', amounts: 'split', dateFormat: 'DD.MM.YYYY', delimiter: 'semicolon' } as const;
  expect(linesOf(renderCsv, of({}), { ...options, decimalMark: 'comma' })).toEqual([
    'Date;Description;Credit;Debit',
    '02.06.2025;CARD PAYMENT CORNER SHOP;;12,20',
    '',
  ]);
});

test("the bank's sign turns amounts and balances, and no zero", () => {
  const options = { columns: ['amount', 'balance'], sign: 'bank' } as const;
  expect(linesOf(renderCsv, of({}, { amount: 0, balance: 0 }), options).slice(1)).toEqual([
    '12.20,-15438.55',
    '0.00,0.00',
    '',
  ]);
});

test('columns are those of the option, in its order, under the headings of the program', () => {
  const options = { preset: 'quickbooks', columns: ['amount', 'date', 'status'] } as const;
  expect(linesOf(renderCsv, of({}), options)).toEqual(['Amount,Date,status', '-12.20,06/02/2025,verified', '']);
});

test('a comma for decimals is quoted where it also separates columns', () => {
  expect(linesOf(renderCsv, of({}), { columns: ['amount'], decimalMark: 'comma' })[1]).toBe('"-12,20"');
});

test('one signed amount leaves out the other two, and two leave out the one', () => {
  const heading = (amounts: 'signed' | 'split') => linesOf(renderCsv, of({}), { amounts })[0];
  expect(heading('signed')).toMatch(/date,description,amount,balance,/);
  expect(heading('split')).toMatch(/date,description,debit,credit,balance,/);
});

test('a program that takes a thousand rows gets the others in a second file, none of them lost or twice', () => {
  const rows = Array.from({ length: 1001 }, (_, i) => ({ description: `ROW ${i}`, balance: null }));
  const files = textsOf(renderCsv, of(...rows), { preset: 'xero' });
  expect(Object.keys(files)).toEqual(['12-34-56 7890 SGD 1.csv', '12-34-56 7890 SGD 2.csv']);
  const lines = Object.values(files).flatMap((text) => text.trimEnd().split('\r\n').slice(1));
  expect([lines.length, new Set(lines).size]).toEqual([1001, 1001]);
});

test('no file is larger than a program takes', () => {
  const rows = Array.from({ length: 900 }, (_, i) => ({ description: `${i} ${'é'.repeat(400)}` }));
  const files = textsOf(renderCsv, of(...rows), { preset: 'quickbooks' });
  expect(Object.values(files).map((text) => Buffer.byteLength(text) <= 350_000)).toEqual([true, true, true]);
});

test('QuickBooks wants no zeros', () => {
  expect(linesOf(renderCsv, of({ amount: 0 }), { preset: 'quickbooks' })[1]).toBe(
    '06/02/2025,CARD PAYMENT CORNER SHOP,',
  );
});

test('each account is a file of its own', () => {
  const two = result(file([statement(), statement({ accountNumber: '77' })]));
  expect(Object.keys(textsOf(renderCsv, two, { preset: 'sage' }))).toHaveLength(2);
});
