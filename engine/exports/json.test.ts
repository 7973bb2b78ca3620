/** The JSON result, field by field. */
import { expect, test } from 'vitest';
import { finding } from '../wording/catalogue.ts';
import { renderJson } from './json.ts';
import type { ResultInput } from './result.ts';
import { file, result, statement, transaction } from './testing/sample.ts';

const DISAGREE = finding('FIGURES_DISAGREE', { findings: [], unused: [] });
const parsed = (input: ResultInput) => JSON.parse(new TextDecoder().decode(renderJson(input)));

test('a transaction has every field of the interface, in its order', () => {
  const [row] = parsed(result(file([statement()]))).normalised;
  expect(Object.entries(row)).toEqual([
    ['date', '2025-06-02'],
    ['description', 'CARD PAYMENT CORNER SHOP'],
    ['amount', '-12.20'],
    ['balance', '15438.55'],
    ['currency', 'SGD'],
    ['valueDate', null],
    ['transactionDate', null],
    ['reference', null],
    ['type', null],
    ['uuid', '0b5c9a52-3f5e-4a9e-9f5a-5b1f6c1d2e3f'],
    ['statement', 0],
    ['boxes', [{ page: 1, box: [40.12, 100, 500.5, 112.35] }]],
    ['source', 'text'],
    ['confidence', 0.99],
    ['id', 'S8N83T0XDZ1306JH'],
  ]);
});

test('a statement has every field of the interface, in its order', () => {
  const [entry] = parsed(result(file([statement()]))).statements;
  expect(Object.keys(entry)).toEqual(
    (
      'index uuid pages institution accountHolder accountNumber iban bic accountType currency periodStart periodEnd ' +
      'openingBalance closingBalance totalIn totalOut transactionCount reconciliation warnings'
    ).split(' '),
  );
  expect(entry).toMatchObject({ openingBalance: '15450.75', closingBalance: '15438.55', pages: [1, 1] });
});

test('yen have no decimals and dinars three', () => {
  const yen = statement({ currency: 'JPY', decimals: 0, transactions: [transaction({ amount: -1220 })] });
  const dinar = statement({ currency: 'KWD', decimals: 3, transactions: [transaction({ amount: -5, balance: null })] });
  const { normalised } = parsed(result(file([yen, dinar])));
  expect(normalised.map((row: { amount: string }) => row.amount)).toEqual(['-1220', '-0.005']);
  expect(normalised[1].balance).toBeNull();
});

test('money in and money out have separate sums, both positive', () => {
  const rows = [transaction({ amount: 500 }), transaction({ amount: -120 }), transaction({ amount: -3 })];
  const [entry] = parsed(result(file([statement({ transactions: rows })]))).statements;
  expect([entry.totalIn, entry.totalOut, entry.transactionCount]).toEqual(['5.00', '1.23', 3]);
});

test('sums past the safe integers stay exact', () => {
  const rows = [transaction({ amount: Number.MAX_SAFE_INTEGER }), transaction({ amount: Number.MAX_SAFE_INTEGER })];
  const [entry] = parsed(result(file([statement({ transactions: rows })]))).statements;
  expect(entry.totalIn).toBe('180143985094819.82');
});

test('statements and rows are numbered over all files', () => {
  const mismatch = statement({
    transactions: [transaction(), transaction()],
    reconciliation: {
      status: 'mismatch',
      ...DISAGREE,
      reason: 'A running balance does not follow.',
      checks: [],
      failingRows: [{ row: 1, expected: 100, printed: 90, difference: -10 }],
      obligations: [],
    },
    warnings: [{ ...finding('YEAR_ASSUMED'), message: 'The paper gives no year.', page: 1, row: 0 }],
  });
  const second = file([mismatch], { uuid: 'second', filename: 'july.pdf' });
  const { normalised, statements } = parsed(result(file([statement(), statement()]), second));
  expect(normalised.map((row: { statement: number }) => row.statement)).toEqual([0, 1, 2, 2]);
  expect(statements[2].uuid).toBe('second');
  expect(statements[2].reconciliation.failingRows).toEqual([
    { row: 3, expected: '1.00', printed: '0.90', difference: '-0.10' },
  ]);
  expect(statements[2].warnings[0].row).toBe(2);
});

test('the values of a check are decimals of money, numbers of counts, or dates', () => {
  const check = { status: 'fail' as const, ...finding('DATE_OUTSIDE_PERIOD'), detail: '' };
  const checks = [
    { ...check, kind: 'printed_total' as const, unit: 'money' as const, expected: 100, computed: 90, difference: -10 },
    { ...check, kind: 'printed_count' as const, unit: 'count' as const, expected: 12, computed: 11, difference: -1 },
    {
      ...check,
      kind: 'dates' as const,
      unit: 'date' as const,
      expected: '2025-06-30',
      computed: null,
      difference: null,
    },
  ];
  const verdict = { status: 'mismatch' as const, ...DISAGREE, reason: '' };
  const reconciliation = { ...verdict, checks, failingRows: [], obligations: [] };
  const [entry] = parsed(result(file([statement({ reconciliation })]))).statements;
  expect(
    entry.reconciliation.checks.map((c: Record<string, unknown>) => [c.expected, c.computed, c.difference]),
  ).toEqual([
    ['1.00', '0.90', '-0.10'],
    [12, 11, -1],
    ['2025-06-30', null, null],
  ]);
});

test('a failed file is listed with its error and has no rows', () => {
  const failed = {
    uuid: 'u',
    filename: 'letter.pdf',
    error: { code: 'NO_TRANSACTIONS', message: 'No statement in it.' },
  };
  const answer = parsed(result(failed, file([statement()])));
  expect(answer.files).toEqual([
    { uuid: 'u', filename: 'letter.pdf', status: 'failed', error: failed.error },
    { uuid: '0b5c9a52-3f5e-4a9e-9f5a-5b1f6c1d2e3f', filename: 'june.pdf', status: 'completed', recognition: null },
  ]);
  expect(answer.normalised).toHaveLength(1);
});

test('a file says which pages were read from their pictures, and a transaction which figures were corrected', () => {
  const repaired = [{ field: 'amount', read: '5,004.41', taken: '5,094.41' }] as const;
  const reading = { field: 'amount', page: 1, text: '5,094.41', others: ['5,004.41'], status: 'corrected' } as const;
  const readings = [{ ...reading, box: [500.123, 100, 540, 110] }] as const;
  const scanned = file([
    statement({
      transactions: [transaction({ source: 'ocr', repaired, readings }), transaction()],
      readings: [{ ...readings[0], field: 'figure' }],
    }),
  ]);
  const recognition = { pages: [1, 2], languages: ['eng', 'deu'] };
  const extraction = scanned.extraction && { ...scanned.extraction, recognition };
  const answer = parsed(result({ ...scanned, extraction }));
  expect(answer.files[0]).toMatchObject({ status: 'completed', recognition });
  expect(answer.normalised[0]).toMatchObject({
    source: 'ocr',
    repaired,
    readings: [{ ...reading, box: [500.12, 100, 540, 110] }],
  });
  expect(answer.statements[0]).toMatchObject({
    readings: [{ ...reading, field: 'figure', box: [500.12, 100, 540, 110] }],
  });
  expect(answer.normalised[1]).not.toHaveProperty('repaired');
  expect(answer.normalised[1]).not.toHaveProperty('readings');
});

test('a statement without transactions is listed', () => {
  const answer = parsed(result(file([statement({ transactions: [] })])));
  expect(answer.normalised).toEqual([]);
  expect(answer.statements[0]).toMatchObject({ transactionCount: 0, totalIn: '0.00', totalOut: '0.00' });
});

test('texts of any script come through', () => {
  const description = 'Überweisung "Müller" 振込\u2028🚲 \\ \n';
  const answer = parsed(result(file([statement({ transactions: [transaction({ description })] })])));
  expect(answer.normalised[0].description).toBe(description);
});

test('the continuity of an account has its statements, and their common rows by index in the whole result', () => {
  const twice = file([statement(), statement()], { uuid: 'second', filename: 'july.pdf' });
  const [account, ...others] = parsed(result(file([statement({ accountNumber: null })]), twice)).continuity.slice(1);
  expect(others).toEqual([]);
  expect(account).toEqual({
    iban: null,
    accountNumber: '12-34-56 7890',
    currency: 'SGD',
    statements: [1, 2],
    periodStart: '2025-06-01',
    periodEnd: '2025-06-30',
    status: 'broken',
    reason: 'The 2 statements do not follow on one another: 1 duplicate.',
    findings: [
      {
        kind: 'duplicate',
        statements: [1, 2],
        from: '2025-06-01',
        to: '2025-06-30',
        expected: null,
        found: null,
        difference: null,
        rows: [[1, 2]],
        failedFiles: [],
        message:
          'july.pdf (page 1) and july.pdf (page 1) are the same statement, of 2025-06-01 to 2025-06-30: its rows stand there twice.',
      },
    ],
  });
});

test('a revised version is reported with the rows that only one has, and both closing balances', () => {
  const added = transaction({ date: '2025-06-20', amount: -250, balance: null });
  const second = statement({ transactions: [...statement().transactions, added], closingBalance: 100 });
  const [{ findings }] = parsed(
    result(file([statement({ closingBalance: 350 })]), file([second], { uuid: 'second', filename: 'again.pdf' })),
  ).continuity;
  expect(findings[0]).toMatchObject({ kind: 'revision', expected: '3.50', found: '1.00', difference: '-2.50' });
  expect(findings[0].message).toContain('both hold 1 row, 1 only in again.pdf (2025-06-20 -2.50).');
});
