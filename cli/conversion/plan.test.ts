import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORMAT_NAMES } from '../../formats/registry.ts';
import { DEFAULT_BOUNDS } from '../../workers/bounds.ts';
import { readPlan } from './plan.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerize-plan-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('one file without options becomes JSON on standard output', () => {
  expect(readPlan(['a.pdf'], {})).toEqual({
    statements: [['a.pdf']],
    format: 'JSON',
    options: {},
    out: null,
    passwords: [],
    hints: {},
    readers: DEFAULT_BOUNDS.readers,
  });
});

test('no file is a usage error', () => {
  expect(() => readPlan(['--format', 'csv'], {})).toThrow('name the PDF files');
});

test('more than one file needs a folder for the results', () => {
  expect(() => readPlan(['a.pdf', 'b.pdf'], {})).toThrow('needs --out DIR');
});

test('joined files are one statement, whose result goes to standard output', () => {
  const { statements, out } = readPlan(['b.jpg', 'a.jpg', '--join'], {});
  expect([statements, out]).toEqual([[['b.jpg', 'a.jpg']], null]);
});

test('formats are accepted in any case, unknown ones are refused', () => {
  expect(readPlan(['a.pdf', '--format', 'Xls'], {}).format).toBe('XLS');
  expect(() => readPlan(['a.pdf', '--format', 'pdf'], {})).toThrow(
    `--format must be ${FORMAT_NAMES.join(', ').toLowerCase()}; it is "pdf"`,
  );
});

test('hints are checked and passed on', () => {
  const { hints } = readPlan(['a.pdf', '--year', '2024', '--currency', 'eur', '--date-order', 'dmy'], {});
  expect(hints).toEqual({ year: 2024, currency: 'EUR', dateOrder: 'DMY' });
});

test.each([
  ['--year', '24'],
  ['--currency', 'EURO'],
  ['--currency', 'QQQ'],
  ['--date-order', 'DYM'],
])('%s %s is refused', (option, value) => {
  expect(() => readPlan(['a.pdf', option, value], {})).toThrow(option);
});

test('the option says which pages are read from their pictures, before the environment', () => {
  const env = { LEDGERIZE_OCR: 'never', LEDGERIZE_OCR_LANGS: 'pol', LEDGERIZE_OCR_THREADS: '1' };
  expect(readPlan(['a.pdf'], env).readers).toMatchObject({ mode: 'never', languages: ['pol'], threads: 1 });
  expect(readPlan(['a.pdf', '--ocr', 'Always'], env).readers.mode).toBe('always');
  expect(() => readPlan(['a.pdf', '--ocr', 'on'], {})).toThrow('--ocr must be auto, always, never; it is "on"');
  expect(() => readPlan(['a.pdf'], { LEDGERIZE_OCR_THREADS: '0' })).toThrow('LEDGERIZE_OCR_THREADS must be a whole');
  expect(() => readPlan(['a.pdf'], { LEDGERIZE_OCR_LANGS: 'xx' })).toThrow(/LEDGERIZE_OCR_LANGS must be of .*xx/);
});

test('passwords are tried in the order: options, file, environment', () => {
  const file = join(folder, 'passwords');
  writeFileSync(file, '\uFEFFthird\r\n\r\n fourth \n');
  const args = ['a.pdf', '--password', 'first', '--password', 'second', '--password-file', file];
  const { passwords } = readPlan(args, { LEDGERIZE_PDF_PASSWORD: 'fifth' });
  expect(passwords).toEqual(['first', 'second', 'third', ' fourth ', 'fifth']);
});

test('a missing password file is a usage error', () => {
  expect(() => readPlan(['a.pdf', '--password-file', join(folder, 'none')], {})).toThrow('there is no such file');
});

test('a dash as folder is standard output, for one file only', () => {
  expect(readPlan(['a.pdf', '--out', '-'], {}).out).toBeNull();
  expect(() => readPlan(['a.pdf', 'b.pdf', '--out', '-'], {})).toThrow('needs --out DIR');
});
