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
  const first = book.Sheets[book.SheetNames[1]];
  expect([first['!ref'], first.B65523.v]).toEqual(['A1:M65525', 'Total of this sheet']);
  const second = book.Sheets[book.SheetNames[2]];
  expect([second['!ref'], second.A1.v, second.C2.v, second.C20.v]).toEqual(['A1:M23', 'Date', 655.22, 655.4]);
  // 655.22 + … + 655.40
  expect([second.B21.v, second.C21.v]).toEqual(['Total of this sheet', 12450.89]);
});
