/** The journals of Beancount and hledger: entries, and only those balances that the papers prove. */
import { expect, test } from 'vitest';
import { ExportNeedsError } from '../accounting/needs.ts';
import { textOf } from '../testing/bytes.ts';
import { file, result, statement, transaction } from '../testing/sample.ts';
import { renderBeancount } from './beancount.ts';
import { renderHledger } from './hledger.ts';

const of = (...changes: Parameters<typeof statement>[0][]) => result(file(changes.map((each) => statement(each))));
const { reconciliation } = statement();
const DOUBTFUL = { reconciliation: { ...reconciliation, status: 'mismatch' as const } };
const july = (changes = {}) => ({
  periodStart: '2025-07-01',
  periodEnd: '2025-07-31',
  transactions: [transaction({ date: '2025-07-05', balance: null })],
  openingBalance: 1_543_855,
  closingBalance: 1_542_635,
  ...changes,
});

test('Beancount: accounts, the first balance, entries with their id, and the balance that is proved', () => {
  const rows = [transaction({ description: 'The "Shop" \\ Co', reference: 'R1' })];
  const text = textOf(renderBeancount, of({ transactions: rows }));
  expect(text).toContain('2025-05-31 open Assets:Bank:7890 SGD\n');
  expect(text).toContain('2025-06-01 balance Assets:Bank:7890  15450.75 SGD\n');
  expect(text).toMatch(/\* "The \\"Shop\\" \\\\ Co"\n {2}ledgerize-id: "\w{16}"\n {2}reference: "R1"\n/);
  expect(text).toContain('  Assets:Bank:7890  -12.20 SGD\n  Expenses:Uncategorized\n');
  expect(text).toMatch(/2025-07-01 balance Assets:Bank:7890 {2}15438.55 SGD\n$/);
});

test('hledger: a code, tags, and the balance with the last entry', () => {
  const rows = [transaction({ description: '(A) ; B', reference: 'R(1)' })];
  const text = textOf(renderHledger, of({ transactions: rows }));
  expect(text).toMatch(/2025-06-02 \* \(R1\) \(A\) , B {2}; id:\w{16}\n/);
  expect(text).toContain('    assets:bank:7890  -12.20 SGD = 15438.55 SGD\n    expenses:unknown\n');
});

test('what is not verified is not asserted, and is said', () => {
  for (const render of [renderBeancount, renderHledger]) {
    const text = textOf(render, of(DOUBTFUL));
    expect(text).toMatch(/^; NOT VERIFIED \(mismatch\)/);
    expect(text).not.toContain('15438.55');
  }
});

test('after a month that is missing, no balance is asserted that the entries do not make', () => {
  const gap = july({ openingBalance: 900_000, closingBalance: 898_780 });
  const text = textOf(renderBeancount, of({}, gap));
  expect(text).toContain('2025-07-01 balance');
  expect(text).not.toContain('8987.80');
});

test('a day that goes on in the next statement has no balance of its own', () => {
  const next = july({ periodStart: '2025-06-30', transactions: [transaction({ date: '2025-06-30', balance: null })] });
  const text = textOf(renderBeancount, of({}, next));
  expect(text).not.toContain('2025-07-01 balance');
  expect(text).toContain('2025-08-01 balance Assets:Bank:7890  15426.35 SGD');
});

test('entries to add to a journal open no account and book no first balance', () => {
  for (const render of [renderBeancount, renderHledger]) {
    const text = textOf(render, of({}), { journal: 'entries' });
    expect(text).not.toMatch(/ open |opening-balances|opening.balance\n/);
    expect(text).toContain('15438.55');
  }
});

test('accounts have the names of the options; one that Beancount refuses is asked for', () => {
  const named = { ledgerAccount: 'Assets:Current', contraAccount: 'Expenses:Todo' };
  expect(textOf(renderBeancount, of({}), named)).toContain('  Assets:Current  -12.20 SGD\n  Expenses:Todo\n');
  expect(() => renderBeancount(of({}), { ledgerAccount: 'my bank' })).toThrow(ExportNeedsError);
  expect(textOf(renderHledger, of({}), { ledgerAccount: 'my bank' })).toContain('    my bank  -12.20 SGD');
});

test('Beancount: an account that two options name is opened once', () => {
  const text = textOf(renderBeancount, of({}), { contraAccount: 'Equity:Opening-Balances' });
  expect(text.match(/open Equity:Opening-Balances/g)).toHaveLength(1);
});

test.each([renderBeancount, renderHledger])('%o asks for a day if there is none', (render) => {
  const input = of({ transactions: [], periodStart: null, periodEnd: null });
  expect(() => render(input, {})).toThrow(new ExportNeedsError([{ field: 'periodEnd', statements: [0] }]));
});
