/** The sheets of a workbook, for a format that has few rows. */
import { expect, test } from 'vitest';
import { file, result, statement, transaction } from '../testing/sample.ts';
import { bookLayout } from './layout.ts';
import { workbookSheets } from './sheets.ts';
import { ROWS_BESIDE } from './statement-sheet.ts';

const MOST_ROWS = 20;

test('no sheet has more rows than the format, and each has the total of its own rows', () => {
  const transactions = Array.from({ length: 12 }, (_, i) => transaction({ amount: i }));
  const [, ...sheets] = workbookSheets(result(file([statement({ transactions })])), bookLayout({}), MOST_ROWS);
  const inEach = MOST_ROWS - ROWS_BESIDE;
  expect(sheets.map(({ tableRows }) => tableRows)).toEqual([inEach, inEach, 2]);
  expect(sheets.map(({ name }) => name.slice(-4))).toEqual([' SGD', ' (2)', ' (3)']);
  const totals = sheets.map(({ rows, tableRows }) => rows[tableRows + 1]);
  expect(totals.map((row) => [row?.[1]?.value, row?.[2]?.value, row?.[2]?.sumOf])).toEqual([
    ['Total of this sheet', 0.1, [1, inEach]],
    ['Total of this sheet', 0.35, [1, inEach]],
    ['Total of this sheet', 0.21, [1, 2]],
  ]);
});

test('a summary of more rows continues, and only the statements are filtered', () => {
  const papers = Array.from({ length: 15 }, () => statement());
  const sheets = workbookSheets(result(file(papers)), bookLayout({}), MOST_ROWS);
  const summaries = sheets.filter(({ name }) => name.startsWith('Summary'));
  expect(summaries.map(({ name, tableRows }) => [name, tableRows])).toEqual([
    ['Summary', 15],
    ['Summary (2)', 0],
    ['Summary (3)', 0],
    ...summaries.slice(3).map(({ name }) => [name, 0]),
  ]);
  expect(summaries.slice(0, -1).every(({ rows }) => rows.length === MOST_ROWS)).toBe(true);
  expect(summaries.at(-1)?.rows.length).toBeLessThanOrEqual(MOST_ROWS);
});
