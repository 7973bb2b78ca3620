/** The CSV result: its bytes, its quoting, and what a spreadsheet would run. */
import { expect, test } from 'vitest';
import { renderCsv } from './csv.ts';
import { file, result, statement, transaction } from './testing/sample.ts';

/** The text of a result of one transaction with this description. */
const described = (description: string) =>
  text(result(file([statement({ transactions: [transaction({ description })] })])));
const text = (input: Parameters<typeof renderCsv>[0]) => Buffer.from(renderCsv(input)).toString('utf8');
const HEADER = '\uFEFFdate,description,amount,debit,credit,balance,currency,account,file\r\n';

test('money out is below amount with its sign and below debit without', () => {
  expect(text(result(file([statement()])))).toBe(
    `${HEADER}2025-06-02,CARD PAYMENT CORNER SHOP,-12.20,12.20,,15438.55,SGD,12-34-56 7890,june.pdf\r\n`,
  );
});

test('money in is below credit', () => {
  const rows = [transaction({ amount: 500, balance: null })];
  expect(text(result(file([statement({ transactions: rows })])))).toContain(',5.00,,5.00,,SGD,');
});

test('the file begins with a byte order mark', () => {
  expect([...renderCsv(result()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('a result without transactions is only the header', () => {
  expect(text(result(file([statement({ transactions: [] })])))).toBe(HEADER);
});

test('the IBAN is the account if there is one', () => {
  const iban = statement({ iban: 'XX00 1234' });
  expect(text(result(file([iban])))).toContain(',XX00 1234,june.pdf');
});

test.each([
  ['a comma', 'A,B', '"A,B"'],
  ['a quote', 'A "B"', '"A ""B"""'],
  ['a lone line feed', 'A\nB', '"A\nB"'],
  ['a lone carriage return', 'A\rB', '"A\rB"'],
])('a description with %s is quoted', (_, description, quoted) => {
  expect(described(description)).toContain(`2025-06-02,${quoted},-12.20`);
});

test.each(['=HYPERLINK("x")', '+SUM(A1)', '-2+3', '@SUM(A1)', '\t=1', '＝1+1'])(
  'the description %j does not run as a formula',
  (description) => {
    const field = described(description).slice(HEADER.length).split('2025-06-02,')[1];
    expect(field).toMatch(/^"?'/);
  },
);

test('a plain signed number stays as it is', () => {
  expect(described('-12.50')).toContain('2025-06-02,-12.50,');
});

test('a long result has a line for each transaction', () => {
  const rows = Array.from({ length: 4321 }, (_, i) => transaction({ description: `row ${i}` }));
  const lines = text(result(file([statement({ transactions: rows })]))).split('\r\n');
  expect(lines).toHaveLength(4321 + 2);
  expect(lines[4321]).toContain(',row 4320,');
});
