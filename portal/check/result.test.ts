/** A result is split by file and statement without losing the numbers of rows. */
import { expect, test } from 'vitest';
import { filesOf, findingsOf, verdictOf } from './result.ts';
import { finding, result, statement, transaction } from './testing/results.ts';

const OTHER = '33333333-3333-4333-8333-333333333333';

test('rows go to their statement, and keep their number in the whole result', () => {
  const two = result(
    [transaction(), transaction({ statement: 1 }), transaction({ statement: 1 })],
    [statement(), statement({ index: 1 })],
  );
  const [file] = filesOf(two);
  expect(file.statements.map(({ rows }) => rows.map(({ row }) => row))).toEqual([[0], [1, 2]]);
});

test('statements go to their file', () => {
  const job = result([], [statement(), statement({ index: 1, uuid: OTHER })]);
  job.files.push({ uuid: OTHER, filename: 'july.pdf', status: 'completed' });
  expect(filesOf(job).map(({ statements }) => statements.map((s) => s.statement.index))).toEqual([[0], [1]]);
});

test('a failed file is included with its reason', () => {
  const job = result([], []);
  job.files[0] = { ...job.files[0], status: 'failed', error: { code: 'NO_TRANSACTIONS', message: 'No statement.' } };
  expect(filesOf(job)[0]).toMatchObject({ error: { code: 'NO_TRANSACTIONS' }, statements: [] });
});

test('a statement that cannot be verified is called unproved', () => {
  const reconciliation = { status: 'unverifiable' as const, reason: '', checks: [], failingRows: [], obligations: [] };
  expect(verdictOf(statement({ reconciliation }))).toBe('unproved');
});

test('a finding belongs to both of its statements', () => {
  const job = result([]);
  job.continuity.push({
    iban: null,
    accountNumber: '1',
    currency: 'GBP',
    statements: [0, 1],
    periodStart: null,
    periodEnd: null,
    status: 'broken',
    reason: '',
    findings: [finding()],
  });
  expect([0, 1, 2].map((index) => findingsOf(job, index).length)).toEqual([1, 1, 0]);
});
