/** The options of the XLSX result. */
import { createHash } from 'node:crypto';
import { read, utils } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ExportOptions } from './options.ts';
import { file, result, statement, transaction } from './testing/sample.ts';
import { renderXlsx } from './xlsx.ts';

/** The cells of a sheet as they are shown, and the names of all sheets. */
function opened(bytes: Uint8Array, sheet: number) {
  const book = read(bytes, { type: 'buffer' });
  const shown = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[sheet]], { header: 1, raw: false });
  return { names: book.SheetNames, shown };
}

const ROWS = [transaction({ amount: -1220 }), transaction({ amount: 700, reference: 'A1' })];
const PAPER = result(file([statement({ transactions: ROWS })]));

async function statementSheet(options: ExportOptions) {
  return opened((await renderXlsx(PAPER, options)).bytes, 1).shown;
}

test('columns are the chosen ones in their order, with the total of those that have one', async () => {
  const [header, first, second, total] = await statementSheet({ columns: ['account', 'amount', 'date', 'id'] });
  expect(header).toEqual(['Account', 'Amount', 'Date', 'Id']);
  expect(first?.slice(0, 3)).toEqual(['12-34-56 7890', '-12.20', '2025-06-02']);
  expect([first?.[3], second?.[3]].every((id) => /^\w{16}$/.test(id ?? ''))).toBe(true);
  expect(first?.[3]).not.toBe(second?.[3]);
  expect(total?.slice(0, 2)).toEqual(['Total', '-5.20']);
});

test('columns without an amount have no total', async () => {
  const rows = await statementSheet({ columns: ['date', 'description'] });
  expect(rows.map(([text]) => text)).toEqual(['Date', '2025-06-02', '2025-06-02', undefined, 'Status']);
});

test('one signed amount, or a column for each direction', async () => {
  expect((await statementSheet({ amounts: 'signed' }))[0]?.slice(0, 4)).toEqual([
    'Date',
    'Description',
    'Amount',
    'Balance',
  ]);
  expect((await statementSheet({ amounts: 'split' }))[0]?.slice(2, 5)).toEqual(['Debit', 'Credit', 'Balance']);
});

test("the bank's sign turns amounts, balances and the total, and days have the chosen format", async () => {
  const [, first, , total] = await statementSheet({ sign: 'bank', dateFormat: 'DD/MM/YYYY' });
  expect([first?.[0], first?.[2], first?.[5], total?.[2]]).toEqual(['02/06/2025', '12.20', '-15,438.55', '5.20']);
});

test('the preset of a program is a sheet of its columns and nothing else', async () => {
  const { bytes, isArchive } = await renderXlsx(PAPER, { preset: 'ynab' });
  expect(isArchive).toBe(false);
  expect(opened(bytes, 0)).toEqual({
    names: ['Transactions'],
    shown: [
      ['Date', 'Payee', 'Memo', 'Outflow', 'Inflow'],
      ['06/02/2025', 'CARD PAYMENT CORNER SHOP', undefined, '12.20'],
      ['06/02/2025', 'CARD PAYMENT CORNER SHOP', 'A1', undefined, '7.00'],
    ].map((row) => Object.assign([], row)),
  });
});

test('more rows than a program takes are in further workbooks', async () => {
  const transactions = Array.from({ length: 1001 }, (_, i) => transaction({ amount: i, balance: null }));
  const { bytes, isArchive } = await renderXlsx(result(file([statement({ transactions })])), { preset: 'quickbooks' });
  expect(isArchive).toBe(true);
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['12-34-56 7890 SGD 1.xlsx', '12-34-56 7890 SGD 2.xlsx']);
  const [first, second] = Object.values(files).map((part) => opened(part, 0).shown);
  // a cell of zero is empty for this program
  expect([first?.length, first?.[1]?.[2], second?.length, second?.[1]?.[2]]).toEqual([1001, undefined, 2, '10.00']);
});

test('no workbook is larger than a program takes, and no row is lost', async () => {
  // a digest cannot be packed, as names and numbers can
  const noise = (i: number) => createHash('shake256', { outputLength: 700 }).update(`${i}`).digest('base64');
  const transactions = Array.from({ length: 900 }, (_, i) => transaction({ description: `${i} ${noise(i)}` }));
  const input = result(file([statement({ transactions })]));
  const { bytes, isArchive } = await renderXlsx(input, { preset: 'quickbooks' });
  expect(isArchive).toBe(true);
  const parts = Object.values(unzipSync(bytes));
  expect(parts.map((part) => part.length).filter((length) => length > 350_000)).toEqual([]);
  // not one row a file: programs take files one by one
  expect(parts.length).toBeLessThan(5);
  const rows = parts.flatMap((part) => opened(part, 0).shown.slice(1));
  expect(rows.map(([, description]) => description)).toEqual(transactions.map(({ description }) => description));
  const whole = await renderXlsx(input, { preset: 'ynab' });
  expect(whole.isArchive).toBe(false);
});
