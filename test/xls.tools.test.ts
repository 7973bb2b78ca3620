/** The XLS result, opened with LibreOffice. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CFB } from '@e965/xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { file, result, statement, transaction } from '../engine/exports/testing/sample.ts';
import { renderXls } from '../engine/exports/xls.ts';
import { convertByLibreOffice } from './tools.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledgerize-xls-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LONG = 'é'.repeat(9000);
/** The parts of the workbook after LibreOffice has opened and saved it. */
let opened: { flat: string; summary: string; sheet: string };

beforeAll(() => {
  const rows = [
    transaction({ date: '2024-02-29', description: '=1+1' }),
    transaction({ date: '2024-03-01', description: 'ค่าธรรมเนียม 銀行 🚲', amount: 123_456_789 }),
    transaction({ date: '2024-03-02', description: LONG }),
  ];
  const path = join(folder, 'result.xls');
  writeFileSync(path, renderXls(result(file([statement({ transactions: rows })]))));
  convertByLibreOffice(path, 'fods', folder);
  convertByLibreOffice(path, 'xlsx', folder);
  const saved = CFB.read(readFileSync(join(folder, 'result.xlsx')), { type: 'buffer' });
  const part = (name: string) => Buffer.from(CFB.find(saved, name)!.content as Uint8Array).toString('utf8');
  opened = {
    flat: readFileSync(join(folder, 'result.fods'), 'utf8'),
    summary: part('/xl/worksheets/sheet1.xml'),
    sheet: part('/xl/worksheets/sheet2.xml'),
  };
}, 120_000);

test('both sheets have the first row frozen', () => {
  for (const sheet of [opened.summary, opened.sheet]) {
    expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
    expect(sheet).toContain('topLeftCell="A2"');
  }
});

test('only the first sheet is selected', () => {
  expect([opened.summary, opened.sheet].map((sheet) => sheet.includes('tabSelected="true"'))).toEqual([true, false]);
});

test('dates are dates', () => {
  expect(opened.flat).toContain('office:value-type="date" office:date-value="2024-02-29"');
});

test('amounts are numbers with two decimals and thousands marks', () => {
  expect(opened.flat).toMatch(/office:value-type="float" office:value="1234567.89"[^>]*>\s*<text:p>1,234,567.89</);
});

test('a text that looks like a formula is not a formula', () => {
  expect(opened.flat).toContain('<text:p>=1+1</text:p>');
  expect(opened.flat).not.toContain('table:formula');
});

test('texts of any script and length are preserved', () => {
  expect(opened.flat).toContain('ค่าธรรมเนียม 銀行 🚲');
  expect(opened.flat).toContain(`<text:p>${LONG}</text:p>`);
});

test('the columns are as wide as their contents', () => {
  const widths = [...opened.sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map((match) => Number(match[1]));
  expect(widths[1]).toBeGreaterThan(50);
  expect(widths[0]).toBeGreaterThan(9);
  expect(widths[0]).toBeLessThan(15);
});
