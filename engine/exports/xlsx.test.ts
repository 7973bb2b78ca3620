/** The XLSX result, read back by a reader that is not ours: what both workbooks say, and how this one is written. */
import { read, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { finding } from '../wording/catalogue.ts';
import type { ResultInput } from './result.ts';
import { file, result, statement, transaction } from './testing/sample.ts';
import { renderXlsx } from './xlsx.ts';

const workbook = async (input: ResultInput): Promise<WorkBook> =>
  read((await renderXlsx(input)).bytes, { type: 'buffer', cellNF: true, cellStyles: true, cellFormula: true });
async function firstStatement(input: ResultInput): Promise<WorkSheet> {
  const book = await workbook(input);
  return book.Sheets[book.SheetNames[1]];
}
const withRows = (...rows: Parameters<typeof transaction>[0][]) =>
  result(file([statement({ transactions: rows.map((row) => transaction(row)) })]));

/** A part of the workbook, as XML. */
async function part(input: ResultInput, path: string): Promise<string> {
  return new TextDecoder().decode(unzipSync((await renderXlsx(input)).bytes)[path]);
}

const MISMATCH = statement({
  transactions: [transaction({ balance: 10_000 }), transaction({ balance: 9_000 }), transaction({ amount: 500 })],
  reconciliation: {
    status: 'mismatch',
    ...finding('FIGURES_DISAGREE', { findings: [], unused: [] }),
    reason: 'A running balance does not follow.',
    checks: statement().reconciliation.checks.map((check) => ({ ...check, status: 'fail', difference: 10 })),
    failingRows: [{ row: 1, expected: 8780, printed: 9000, difference: 220 }],
    obligations: [],
  },
  warnings: [{ ...finding('YEAR_ASSUMED'), message: 'The paper gives no year.', page: 1, row: 2 }],
});
const ROSE = 'FFC7CE';
const AMBER = 'FFEB9C';

test('a statement that people corrected says how many of its rows', async () => {
  const edited = { by: 'Anna', at: '2025-06-01T00:00:00Z', read: null };
  const corrected = statement({ transactions: [transaction({ source: 'edited', edited }), transaction({})] });
  const book = await workbook(result(file([corrected])));
  const texts = book.SheetNames.map((name) =>
    Object.values(book.Sheets[name] ?? {}).flatMap((cell) => (typeof cell?.v === 'string' ? [cell.v] : [])),
  );
  expect(texts[0]).toContain('verified, 1 row corrected');
  expect(texts[1]?.filter((text) => text.startsWith('verified, 1 row corrected: '))).toHaveLength(1);
});

test('a date is a real date, and an amount a number with the decimals of the currency', async () => {
  const sheet = await firstStatement(withRows({ date: '2024-02-29', amount: -123_456_789 }));
  expect(sheet.A2).toMatchObject({ t: 'n', v: 45351, w: '2024-02-29' });
  expect(sheet.C2).toMatchObject({ t: 'n', v: -1234567.89, w: '-1,234,567.89' });
});

test('every amount is the decimal that it was, without noise', async () => {
  const amounts = [10, 30, 110, 870, 7_010_203, 99_999_999_999_999, 999_999_999_999_999];
  const sheet = await part(withRows(...amounts.map((amount) => ({ amount }))), 'xl/worksheets/sheet2.xml');
  const written = [...sheet.matchAll(/<c r="C\d+" s="\d+"><v>([^<]*)<\/v>/g)].map(([, value]) => value);
  expect(written.slice(0, amounts.length)).toEqual([
    '0.1',
    '0.3',
    '1.1',
    '8.7',
    '70102.03',
    '999999999999.99',
    '9999999999999.99',
  ]);
});

test('an amount of more than 15 digits is exact text, and so is its total', async () => {
  const sheet = await firstStatement(withRows({ amount: Number.MAX_SAFE_INTEGER }, { amount: 1 }));
  expect([sheet.C2, sheet.C3, sheet.C4]).toMatchObject([
    { t: 's', v: '90071992547409.91' },
    { t: 'n', v: 0.01 },
    { t: 's', v: '90071992547409.92' },
  ]);
  expect(sheet.C4.f).toBeUndefined();
});

test('a total is a formula of the rows in view, with its value', async () => {
  const sheet = await firstStatement(withRows({ amount: -1220 }, { amount: 700 }, { amount: -1 }));
  expect([sheet.B5.v, sheet.C5, sheet.D5, sheet.E5]).toMatchObject([
    'Total',
    { f: 'SUBTOTAL(9,C2:C4)', v: -5.21 },
    { f: 'SUBTOTAL(9,D2:D4)', v: 12.21 },
    { f: 'SUBTOTAL(9,E2:E4)', v: 7 },
  ]);
});

test('a statement without transactions has no total, and its verdict', async () => {
  const sheet = await firstStatement(withRows());
  expect([sheet['!ref'], sheet.A3.v, sheet.B3.v.slice(0, 9)]).toEqual(['A1:M3', 'Status', 'verified:']);
});

test.each(['=1+1', '+1+1', '-2+3', '@SUM(A1)', '#N/A', '#REF!', '_x0041_', ' two ', 'a\nb', '<b>&"\''])(
  'the text %j is that text',
  async (description) => {
    const { B2 } = await firstStatement(withRows({ description }));
    expect([B2.t, B2.f]).toEqual(['s', undefined]);
    expect(B2.v).toBe(description);
  },
);

test('characters that XML has no place for leave it well formed', async () => {
  const strings = await part(withRows({ description: 'a\u0001b\ufffec\ud800d' }), 'xl/sharedStrings.xml');
  expect(strings).toContain('<t>a_x0001_b\ufffdc\ufffdd</t>');
});

test('a longer text than a cell holds is cut and ends in an ellipsis', async () => {
  const { v } = (await firstStatement(withRows({ description: 'x'.repeat(40_000) }))).B2;
  expect([v.length, v.slice(-2)]).toEqual([32_767, 'x…']);
});

test('a row that does not follow is coloured from end to end, and says what it should be', async () => {
  const sheet = await firstStatement(result(file([MISMATCH])));
  const fills = [2, 3, 4].map((row) => ['A', 'E', 'H', 'M'].map((column) => sheet[column + row]?.s?.fgColor?.rgb));
  expect(fills).toEqual([Array(4).fill(undefined), Array(4).fill(ROSE), Array(4).fill(AMBER)]);
  expect([sheet.M2.v, sheet.M3.v, sheet.M4.v]).toEqual([
    'mismatch',
    'mismatch: the balance should be 87.80, the paper prints 90.00 (difference 2.20)',
    'mismatch: YEAR_ASSUMED',
  ]);
});

test('the verdict and the warnings are below the total', async () => {
  const sheet = await firstStatement(result(file([MISMATCH])));
  expect([sheet.A7.v, sheet.B7.v, sheet.A8.v, sheet.B8.v]).toEqual([
    'Status',
    'mismatch: A running balance does not follow.',
    'Warning',
    'YEAR_ASSUMED: The paper gives no year.',
  ]);
});

test('many warnings are told in the summary', async () => {
  const warnings = Array.from({ length: 15 }, () => ({ ...MISMATCH.warnings[0], row: null }) as never);
  const book = await workbook(result(file([statement({ warnings })])));
  expect(book.Sheets[book.SheetNames[1]].B16.v).toBe('5 other warnings: see the sheet Summary');
  expect(book.Sheets.Summary.B22.v).toBe('YEAR_ASSUMED');
});

test('the summary has the checks, the rows that do not follow and the warnings', async () => {
  const { Summary } = (await workbook(result(file([MISMATCH])))).Sheets;
  const row = (number: number) => ['A', 'B', 'G', 'H', 'I', 'K', 'L'].map((column) => Summary[column + number]?.w);
  const name = '1 12-34-56 7890 SGD';
  expect(row(5)).toEqual([name, 'opening_closing', '15,438.55', '15,438.55', '0.10', undefined, 'fail']);
  expect(row(8)).toEqual([name, 'CARD PAYMENT CORNER SHOP', '87.80', '90.00', '2.20', '2', 'fail']);
  expect(row(11)).toEqual([name, 'YEAR_ASSUMED', undefined, undefined, undefined, '3', undefined]);
  expect([Summary.L2.s.fgColor.rgb, Summary.B5.s.fgColor.rgb, Summary.B8.s.fgColor.rgb]).toEqual([ROSE, ROSE, ROSE]);
});

test('a page that is printed says what is not verified', async () => {
  expect(await part(result(file([MISMATCH])), 'xl/worksheets/sheet2.xml')).toContain(
    '<oddHeader>&amp;R&amp;BNot verified: mismatch</oddHeader>',
  );
  expect(await part(withRows({}), 'xl/worksheets/sheet2.xml')).not.toContain('<oddHeader>');
});

test('a sheet is printed one page wide, with its header on each page', async () => {
  const input = withRows({}, {});
  const sheet = await part(input, 'xl/worksheets/sheet2.xml');
  expect(sheet).toContain('<pageSetUpPr fitToPage="1"/>');
  expect(sheet).toContain('<pageSetup paperSize="9" orientation="landscape" fitToWidth="1" fitToHeight="0"/>');
  expect(sheet).toContain('<autoFilter ref="A1:M3"/>');
  expect(sheet).toMatch(/<pane ySplit="1" topLeftCell="A2" state="frozen"/);
  expect(await part(input, 'xl/workbook.xml')).toContain(
    `<definedName name="_xlnm.Print_Titles" localSheetId="1">'1 12-34-56 7890 SGD'!$1:$1</definedName>`,
  );
});

test('equal results are equal bytes', async () => {
  const before = (await renderXlsx(withRows({}))).bytes;
  await renderXlsx(result(file([MISMATCH])));
  expect((await renderXlsx(withRows({}))).bytes).toEqual(before);
});
