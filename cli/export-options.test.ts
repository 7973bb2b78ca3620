/** The options of exports on the command line: what a file cannot hold is refused. */
import { expect, test } from 'vitest';
import { UsageError } from './command.ts';
import { readExportOptions } from './export-options.ts';

test.each([
  { 'period-end': '2025-13-01' },
  { 'period-end': '2025-02-30' },
  { 'period-end': '30.06.2025' },
  { 'bank-id': '0123456789' },
  { 'intu-bank-id': 'bank' },
  { 'opening-balance': '1,5' },
])('%j is refused', (values) => {
  expect(() => readExportOptions(values)).toThrow(UsageError);
});

test('what the interface takes is taken', () => {
  const values = { 'period-end': '2024-02-29', 'bank-id': '021000021', 'opening-balance': '-1.50' };
  const read = { periodEnd: '2024-02-29', bankId: '021000021', openingBalance: '-1.50' };
  expect(readExportOptions(values)).toEqual(read);
});
