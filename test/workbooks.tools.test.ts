/** XLSX, XLS and CSV results, opened and printed with LibreOffice. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderCsv } from '../engine/exports/csv.ts';
import { file, result, statement, transaction } from '../engine/exports/testing/sample.ts';
import { renderXls } from '../engine/exports/xls.ts';
import { renderXlsx } from '../engine/exports/xlsx.ts';
import { finding } from '../engine/wording/catalogue.ts';
import { convertByLibreOffice, run } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerize-workbooks-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG = 'é'.repeat(9000);
/** Many rows, texts that a spreadsheet could mistake, and a row that does not follow. */
const ROWS = [
  transaction({ date: '2024-02-29', description: '=1+1', amount: -1 }),
  transaction({ date: '2024-03-01', description: 'ค่าธรรมเนียม 銀行 🚲', amount: 123_456_789 }),
  transaction({ description: '#N/A', amount: 30 }),
  transaction({ description: '_x0041_\u0001 <&>', reference: '-2+3', valueDate: '2024-03-05' }),
  ...Array.from({ length: 56 }, (_, i) => transaction({ description: `ROW ${i}`, amount: i * 137 - 999, balance: i })),
];
const VERDICT = statement().reconciliation;
const MISMATCH = {
  ...VERDICT,
  status: 'mismatch',
  ...finding('FIGURES_DISAGREE', { findings: [], unused: [] }),
  reason: 'A running balance does not follow.',
  failingRows: [{ row: 2, expected: 100, printed: 90, difference: -10 }],
} as const;
const DINAR = statement({
  currency: 'KWD',
  decimals: 3,
  transactions: [{ amount: -5 }, { description: LONG }, ...Array(40).fill({})].map((row) => transaction(row)),
});
const RESULT = result(file([statement({ transactions: ROWS, reconciliation: MISMATCH }), DINAR]));
const SHEET = '1 12-34-56 7890 SGD';

/** Cells as they are, not as they are shown, and each sheet as a file. */
const ALL_SHEETS = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';
const SEMICOLON = '--infilter=CSV:59,34,76,1';

/** The same workbook with the paper that a person in the United States picks: 1 in place of 9. */
function newOnLetter(bytes: Uint8Array): Uint8Array {
  const parts = unzipSync(bytes);
  for (const name of Object.keys(parts).filter((each) => each.startsWith('xl/worksheets/sheet'))) {
    const text = strFromU8(parts[name] ?? new Uint8Array());
    expect(text).toContain('paperSize="9"');
    parts[name] = strToU8(text.replace('paperSize="9"', 'paperSize="1"'));
  }
  return zipSync(parts);
}

/** The number of the paper follows the head of the record SETUP. */
function oldOnLetter(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const setup = Buffer.from([0xa1, 0, 34, 0, 9, 0]);
  let sheets = 0;
  for (let at = changed.indexOf(setup); at >= 0; at = changed.indexOf(setup, at + 1), sheets++)
    changed[at + setup.length - 2] = 1;
  expect(sheets).toBe(3);
  return changed;
}

beforeAll(async () => {
  const books = [join(folder, 'new.xlsx'), join(folder, 'old.xls')] as const;
  writeFileSync(books[0], (await renderXlsx(RESULT)).bytes);
  writeFileSync(books[1], renderXls(RESULT));
  const csv = join(folder, 'semicolons.csv');
  writeFileSync(csv, renderCsv(EVIL).bytes);
  convertByLibreOffice(books, ALL_SHEETS, folder);
  convertByLibreOffice(books, 'fods', folder);
  const onLetter = [join(folder, 'new-letter.xlsx'), join(folder, 'old-letter.xls')] as const;
  writeFileSync(onLetter[0], newOnLetter(readFileSync(books[0])));
  writeFileSync(onLetter[1], oldOnLetter(readFileSync(books[1])));
  convertByLibreOffice([...books, ...onLetter], 'pdf', folder);
  convertByLibreOffice([books[1]], 'xlsx', folder);
  convertByLibreOffice([csv], 'fods', folder, [SEMICOLON]);
}, 240_000);

describe.each(['new', 'old'])('the %s workbook', (name) => {
  const flat = () => readFileSync(join(folder, `${name}.fods`), 'utf8');
  const cells = (sheet: string) =>
    papa.parse<string[]>(readFileSync(join(folder, `${name}-${sheet}.csv`), 'utf8').trim()).data;

  test('has each transaction as it was, as dates, numbers and texts', () => {
    const expected = ROWS.map((row) => {
      const money = (minor: number | null) => (minor === null ? '' : String(minor / 100));
      const [debit, credit] = row.amount < 0 ? [-row.amount, null] : [null, row.amount];
      const figures = [row.amount, debit, credit, row.balance].map(money);
      return [row.date, row.description, ...figures, 'SGD', row.valueDate ?? '', '', row.reference ?? '', '', '1'];
    });
    const got = cells(SHEET).slice(1, ROWS.length + 1);
    expect(got.map((row) => row.slice(0, -1))).toEqual(expected);
    expect(got[0]?.at(-1)).toBe('mismatch');
    expect(got[2]?.at(-1)).toContain('the balance should be 1.00, the paper prints 0.90 (difference -0.10)');
  });

  test('has the total as a formula that LibreOffice computes as we did', () => {
    const total = ROWS.reduce((sum, { amount }) => sum + amount, 0) / 100;
    expect(cells(SHEET)[ROWS.length + 1]?.slice(1, 3)).toEqual(['Total', String(total)]);
    expect(flat()).toMatch(/table:formula="of:=SUBTOTAL\(9;\[\.C2:\.C61\]\)"[^>]*office:value="[\d.-]+"/);
    expect(flat().match(/table:formula/g)).toHaveLength(6);
  });

  test('has the decimals of each currency, and texts of any length', () => {
    expect(flat()).toMatch(/office:value="1234567.89"[^>]*>\s*<text:p>1,234,567.89</);
    expect(flat()).toMatch(/office:value="-0.005"[^>]*>\s*<text:p>-0.005</);
    expect(flat()).toContain(`<text:p>${LONG}</text:p>`);
  });

  test('has dates, not texts of dates', () => {
    expect(flat()).toContain('office:value-type="date" office:date-value="2024-02-29"');
  });

  test('says its verdicts in the summary and on each sheet', () => {
    expect(cells('Summary').map((row) => row[11])).toEqual(['Status', 'mismatch', 'verified', ...BLOCKS]);
    expect(cells(SHEET).at(-1)?.slice(0, 2)).toEqual(['Status', 'mismatch: A running balance does not follow.']);
  });

  test('colours the row that does not follow, and the tab', () => {
    expect(flat().includes('fo:background-color="#ffc7ce"')).toBe(true);
    expect(flat()).toMatch(/table:tab-color="#ffc7ce"/);
  });

  test('has a filter on the transactions of each sheet', () => {
    const ranges = [...flat().matchAll(/<table:database-range [^>]*target-range-address="([^"]*)"[^>]*>/g)];
    const filtered = ranges.filter(([range]) => range.includes('display-filter-buttons="true"'));
    expect(filtered.map(([, address]) => address?.replaceAll('&apos;', ''))).toEqual(
      expect.arrayContaining(['Summary.A1:Summary.Q3', `${SHEET}.A1:${SHEET}.M61`]),
    );
  });

  test.each([
    ['A4', '', /Page size: +841\.\d+ x 595\.\d+ pts \(A4\)/],
    ['Letter', '-letter', /Page size: +792 x 612 pts \(letter\)/],
  ])('is printed on few pages of %s in landscape, each with the header and its number', (_, suffix, size) => {
    const pdf = join(folder, `${name}${suffix}.pdf`);
    expect(run('pdfinfo', [pdf])).toMatch(/Pages: +4\n/);
    expect(run('pdfinfo', [pdf])).toMatch(size);
    const pages = run('pdftotext', ['-layout', pdf, '-']).split('\f').slice(0, 4);
    expect(pages.map((page) => page.match(/Page \d of \d/)?.[0])).toEqual([1, 2, 3, 4].map((n) => `Page ${n} of 4`));
    for (const page of pages.slice(1)) expect(page).toMatch(/Date +Description +Amount +Debit +Credit +Balance/);
    expect(pages.map((page) => page.includes('Not verified: mismatch'))).toEqual([false, true, false, false]);
    // the first and the last column of each row: nothing is cut off, or on a page of its own
    const printed = pages.join('\n').split('\n');
    for (const { description } of ROWS.slice(4))
      expect(
        printed.some(
          (line) => line.includes('2025-06-02') && line.includes(`${description} `) && / 1 +mismatch/.test(line),
        ),
      ).toBe(true);
  });
});

test('an old workbook has the first row of each sheet frozen, and only the first sheet selected', () => {
  const parts = unzipSync(readFileSync(join(folder, 'old.xlsx')));
  const sheets = [1, 2, 3].map((number) => new TextDecoder().decode(parts[`xl/worksheets/sheet${number}.xml`]));
  for (const sheet of sheets) {
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toContain('topLeftCell="A2"');
  }
  expect(sheets.map((sheet) => sheet.includes('tabSelected="true"'))).toEqual([true, false, false]);
});

/** What the summary has in the column of verdicts below its table. */
const BLOCKS = ['', 'Status', 'unknown', 'unknown', '', 'Status', 'pass', 'pass', '', 'Status', 'fail'];

const EVIL = result(
  file(
    ['a;=1+1', 'a;"=1+1;', 'x\n=1+1;', 'a; -1+1;', '=1+1', ';-12.50;'].map((text) =>
      statement({ transactions: [transaction({ description: text, reference: text, type: text })] }),
    ),
    { filename: ';=1+1;.pdf' },
  ),
);

test('a CSV file that is opened with another separator has no formula', () => {
  const flat = readFileSync(join(folder, 'semicolons.fods'), 'utf8');
  expect(flat).toContain('<text:p>&apos;=1+1');
  expect(flat).toContain('office:value="-12.5"');
  expect(flat).not.toContain('table:formula');
});
