/** Findings are described from the side of the current statement. */
import { expect, test } from 'vitest';
import { toldFindings } from './findings.ts';
import type { ContinuityFinding } from './result.ts';
import { FILE, finding, result, statement } from './testing/results.ts';

function withFinding(facts: Partial<ContinuityFinding>) {
  const made = result([], [statement(), statement({ index: 1, periodStart: '2025-07-01', periodEnd: '2025-07-31' })]);
  const account = { iban: null, accountNumber: '1', currency: 'GBP', statements: [0, 1], reason: '' };
  made.continuity.push({
    ...account,
    periodStart: null,
    periodEnd: null,
    status: 'broken',
    findings: [finding(facts)],
  });
  return made;
}

test('a gap has its days and the name of the other statement', () => {
  const [told] = toldFindings(withFinding({}), 0);
  expect(told.text).toMatch(/^No statement covers .*10.*30.*\.$/);
  expect(told.other).toMatchObject({ index: 1, name: expect.stringContaining('june.pdf, ') });
});

test('balances that do not follow have their difference', () => {
  const finding = { kind: 'balance', expected: '10.00', found: '12.50', difference: '2.50' } as const;
  expect(toldFindings(withFinding(finding), 1)[0].text).toMatch(
    /10.00, the later goes on from 12.50: a difference of 2.50/,
  );
});

test('rows that are in both have their number in the current statement', () => {
  const made = withFinding({ kind: 'overlap', rows: [[3, 8]] });
  expect([0, 1].map((index) => toldFindings(made, index)[0].rows)).toEqual([[3], [8]]);
});

test('a file that could not be converted is named as possibly missing', () => {
  expect(toldFindings(withFinding({ failedFiles: [FILE] }), 0)[0].text).toContain('It may stand in june.pdf');
});
