/** The XLS result, read back by a reader that is not ours. */
import { CFB, read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { ResultInput } from './result.ts';
import { file, result, statement, transaction } from './testing/sample.ts';
import { renderXls } from './xls.ts';

const workbook = (input: ResultInput): WorkBook => read(renderXls(input), { type: 'buffer', cellNF: true });
const firstStatement = (input: ResultInput): WorkSheet => {
  const book = workbook(input);
  return book.Sheets[book.SheetNames[1]];
};
const withRows = (...rows: Parameters<typeof transaction>[0][]) =>
  result(file([statement({ transactions: rows.map((row) => transaction(row)) })]));

test('there is a summary and a sheet for each statement, named by its account', () => {
  const second = statement({ iban: 'GB33 BUKB 2020 1555 5555 55 and more than fits', currency: 'EUR' });
  expect(workbook(result(file([statement(), second]))).SheetNames).toEqual([
    'Summary',
    '1 12-34-56 7890 SGD',
    '2 GB33 BUKB 2020 1555 5555 EUR',
  ]);
});

test('names leave out the characters that the format forbids', () => {
  const odd = statement({ accountNumber: "12/34:[5]*?\\'", currency: null });
  expect(workbook(result(file([odd]))).SheetNames[1]).toBe('1 12 34 5');
});

test('a date is a real date and an amount a real number, each with its format', () => {
  const sheet = firstStatement(withRows({ date: '2024-02-29' }));
  expect(sheet.A2).toMatchObject({ t: 'n', v: 45351, z: 'yyyy-mm-dd', w: '2024-02-29' });
  expect(sheet.C2).toMatchObject({ t: 'n', v: -12.2, z: '#,##0.00;[Red]-#,##0.00', w: '-12.20' });
});

test('money out is below debit, money in below credit', () => {
  const sheet = firstStatement(withRows({ amount: -1220 }, { amount: 700 }));
  expect([sheet.D2.v, sheet.E2, sheet.D3, sheet.E3.v]).toEqual([12.2, undefined, undefined, 7]);
});

test('yen are shown without decimals and dinars with three', () => {
  const yen = statement({ currency: 'JPY', decimals: 0 });
  const dinar = statement({ currency: 'KWD', decimals: 3 });
  const book = workbook(result(file([yen, dinar])));
  expect(book.Sheets[book.SheetNames[1]].C2).toMatchObject({ v: -1220, w: '-1,220' });
  expect(book.Sheets[book.SheetNames[2]].C2).toMatchObject({ v: -1.22, w: '-1.220' });
});

test('a text that looks like a formula is text', () => {
  const cell = firstStatement(withRows({ description: '=1+1' })).B2;
  expect(cell).toMatchObject({ t: 's', v: '=1+1', z: '@' });
  expect(cell.f).toBeUndefined();
});

test('texts of any length up to the limit of the format are complete', () => {
  const lengths = [255, 256, 4109, 4110, 4111, 8224, 20_000, 32_767];
  const sheet = firstStatement(withRows(...lengths.map((n) => ({ description: `${n}é`.padEnd(n, '銀行') }))));
  expect(lengths.map((n, i) => sheet[`B${i + 2}`].v === `${n}é`.padEnd(n, '銀行'))).toEqual(lengths.map(() => true));
});

test('a longer text than the format allows is cut and ends in an ellipsis', () => {
  const { v } = firstStatement(withRows({ description: 'x'.repeat(40_000) })).B2;
  expect([(v as string).length, (v as string).slice(-2)]).toEqual([32_767, 'x…']);
});

test('many texts over many records keep their order', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => ({ description: `row ${i} ${'ß'.repeat(i % 37)}` }));
  const sheet = firstStatement(withRows(...rows));
  expect(rows.every(({ description }, i) => sheet[`B${i + 2}`].v === description)).toBe(true);
});

test('the summary has the reconciliation of each statement and the files that failed', () => {
  const failed = { uuid: 'u', filename: 'letter.pdf', error: { code: 'NO_TRANSACTIONS', message: 'No statement.' } };
  const sheet = workbook(result(file([statement()]), failed)).Sheets.Summary;
  expect([sheet.A2.v, sheet.B2.v, sheet.G2.v, sheet.H2.v, sheet.I2.v, sheet.J2.v, sheet.K2.v, sheet.L2.v]).toEqual([
    '1 12-34-56 7890 SGD',
    'june.pdf',
    15450.75,
    15438.55,
    0,
    12.2,
    1,
    'verified',
  ]);
  expect(sheet.N2.v).toBe('opening_closing: pass');
  expect([sheet.B3.v, sheet.L3.v, sheet.M3.v]).toEqual(['letter.pdf', 'failed', 'NO_TRANSACTIONS: No statement.']);
});

test('below the statements, the summary shows if those of an account follow one another', () => {
  const july = statement({
    periodStart: '2025-07-01',
    periodEnd: '2025-07-31',
    openingBalance: 1_500_000,
    transactions: [],
  });
  const sheet = workbook(result(file([july]), file([statement()], { uuid: 'second' }))).Sheets.Summary;
  const row = (number: number) => ['A', 'B', 'E', 'F', 'G', 'H', 'I', 'L'].map((column) => sheet[column + number]?.w);
  expect(row(4)).toEqual(Array(8).fill(undefined));
  expect(sheet.A5.v).toBe('Continuity: sheets');
  expect(row(6)).toEqual(['2, 1', undefined, '2025-06-01', '2025-07-31', undefined, undefined, undefined, 'broken']);
  const figures = ['15,438.55', '15,000.00', '-438.55'];
  expect(row(7)).toEqual(['2, 1', 'balance', '2025-06-30', '2025-07-01', ...figures, undefined]);
});

test('below a single statement are only its checks', () => {
  const { Summary } = workbook(result(file([statement()]))).Sheets;
  expect([Summary['!ref'], Summary.A4.v, Summary.B5.v, Summary.L5.v]).toEqual([
    'A1:Q5',
    'Checks: sheet',
    'opening_closing',
    'pass',
  ]);
});

test('the summary names what keeps a statement from being verified', () => {
  const findings = [{ code: 'YEAR_NOT_PRINTED', params: {} }] as const;
  const obligations = [
    { code: 'PAGES_COMPLETE', status: 'open', evidence: 'Page 2 of 3 is missing.', findings },
    { code: 'SUMS_CLOSE', status: 'discharged', evidence: 'All amounts give the closing balance.', findings },
    {
      code: 'FIGURES_AGREE',
      status: 'contradicted',
      evidence: 'total of money in: the paper prints otherwise',
      findings,
    },
  ] as const;
  const { reconciliation } = statement();
  const left = statement({ reconciliation: { ...reconciliation, obligations } });
  const sheet = workbook(result(file([left, statement()]))).Sheets.Summary;
  expect([sheet.Q1.v, sheet.Q2.v, sheet.Q3]).toEqual([
    'Not met',
    'PAGES_COMPLETE: open; FIGURES_AGREE: contradicted',
    undefined,
  ]);
});

test('the same result gives the same bytes, whatever was written before', () => {
  const before = Buffer.from(renderXls(withRows({})));
  renderXls(result(file([statement({ decimals: 0 })])));
  expect(before.equals(Buffer.from(renderXls(withRows({}))))).toBe(true);
});

test('the summary says who issued each statement and whose account it is', () => {
  const named = { ...statement(), institution: 'Hafenbank AG', accountHolder: 'Ann Example' };
  const sheet = workbook(result(file([named]))).Sheets.Summary;
  expect([sheet.O1.v, sheet.O2.v, sheet.P1.v, sheet.P2.v]).toEqual([
    'Institution',
    'Hafenbank AG',
    'Account holder',
    'Ann Example',
  ]);
});

test('rows of pictures say so in a column, with both readings of figures that are corrected or in doubt', () => {
  const ocr = { source: 'ocr' } as const;
  const repaired = [{ field: 'amount', read: '5,004.41', taken: '5,094.41' }] as const;
  const word = { field: 'balance', page: 1, box: [0, 0, 1, 1], text: '12.20', others: ['12.70'] } as const;
  const sheet = firstStatement(
    withRows(
      ocr,
      { ...ocr, repaired, readings: [{ ...word, status: 'open' }] },
      {
        ...ocr,
        readings: [
          { ...word, status: 'settled' },
          { ...word, field: 'text', status: 'open' },
        ],
      },
      {},
    ),
  );
  expect([1, 2, 3, 4, 5].map((row) => sheet[`M${row}`]?.v)).toEqual([
    'Read from a picture',
    'yes',
    'amount corrected: 5,094.41, first read as 5,004.41; balance in doubt: 12.20 or 12.70',
    'yes',
    undefined,
  ]);
  expect(firstStatement(withRows({})).M1.v).toBe('Status');
});

test('each column has a button of the filter, and the drawings are as long as they say', () => {
  const bytes = renderXls(result(file([statement(), statement()])));
  const stream = Buffer.from(CFB.find(CFB.read(bytes, { type: 'buffer' }), '/Workbook')?.content as Uint8Array);
  const drawings: { objects: number; said: number; bytes: number }[] = [];
  for (let at = 0; at < stream.length; at += 4 + stream.readUInt16LE(at + 2)) {
    const type = stream.readUInt16LE(at);
    if (type === BOF) drawings.push({ objects: 0, said: 0, bytes: 0 });
    const drawing = drawings.at(-1);
    if (drawing === undefined) continue;
    if (type === OBJECT) drawing.objects += 1;
    if (type !== DRAWING) continue;
    if (drawing.bytes === 0) drawing.said = 8 + stream.readUInt32LE(at + 8);
    drawing.bytes += stream.readUInt16LE(at + 2);
  }
  expect(drawings.map(({ objects }) => objects)).toEqual([0, 17, 13, 13]);
  expect(drawings.map(({ said }) => said)).toEqual(drawings.map((drawing) => drawing.bytes));
});

const BOF = 0x0809;
const DRAWING = 0x00ec;
const OBJECT = 0x005d;
