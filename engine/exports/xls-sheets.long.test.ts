/** A statement that has more rows than a sheet of the XLS format. */
import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { file, result, statement, transaction } from './testing/sample.ts';
import { renderXls } from './xls.ts';

test('more rows than a sheet holds continue in a second sheet', () => {
  const rows = Array.from({ length: 65_540 }, (_, i) => transaction({ amount: i + 1 }));
  const input = result(file([statement({ transactions: rows })]));
  const book = read(renderXls(input), { type: 'buffer' });
  expect(book.SheetNames).toEqual(['Summary', '1 12-34-56 7890 SGD', '1 12-34-56 7890 SGD (2)']);
  expect(book.Sheets[book.SheetNames[1]]['!ref']).toBe('A1:L65536');
  const second = book.Sheets[book.SheetNames[2]];
  expect([second['!ref'], second.A1.v, second.C2.v, second.C6.v]).toEqual(['A1:L6', 'Date', 655.36, 655.4]);
});
