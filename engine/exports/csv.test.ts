/** The CSV result: its bytes, its quoting, and what a spreadsheet would run. */
import { expect, test } from 'vitest';
import { renderCsv } from './csv.ts';
import { file, result, statement, transaction } from './testing/sample.ts';

/** The text of a result of one transaction with this description. */
const described = (description: string) =>
  text(result(file([statement({ transactions: [transaction({ description })] })])));
const text = (input: Parameters<typeof renderCsv>[0]) => Buffer.from(renderCsv(input).bytes).toString('utf8');
const LEFT = 'date,description,amount,debit,credit,balance,currency,account,file';
const RIGHT = 'reference,type,value_date,transaction_date,page,status,id';
const HEADER = `\uFEFF${LEFT},${RIGHT}\r\n`;

test('money out is below amount with its sign and below debit without', () => {
  expect(text(result(file([statement()])))).toBe(
    `${HEADER}2025-06-02,CARD PAYMENT CORNER SHOP,-12.20,12.20,,15438.55,SGD,12-34-56 7890,june.pdf,,,,,1,verified,` +
      'S8N83T0XDZ1306JH\r\n',
  );
});

test('money in is below credit', () => {
  const rows = [transaction({ amount: 500, balance: null })];
  expect(text(result(file([statement({ transactions: rows })])))).toContain(',5.00,,5.00,,SGD,');
});

test('what has a column of its own on the paper, the page and the verdict are on the right', () => {
  const printed = { reference: '000123', type: 'CHQ', valueDate: '2025-06-03', transactionDate: '2025-06-01' } as const;
  const rows = [transaction({ ...printed, places: [{ page: 4, box: [0, 0, 1, 1] }] })];
  const { reconciliation } = statement();
  const unproved = statement({ transactions: rows, reconciliation: { ...reconciliation, status: 'unverifiable' } });
  expect(text(result(file([unproved])))).toContain(',june.pdf,000123,CHQ,2025-06-03,2025-06-01,4,unverifiable,');
});

test('a row without a place has no page', () => {
  expect(text(result(file([statement({ transactions: [transaction({ places: [] })] })])))).toContain(',,verified,');
});

test('the file begins with a byte order mark', () => {
  expect([...renderCsv(result()).bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
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

test('no text runs as a formula, with any separator', () => {
  const texts = { description: 'a;=1+1', reference: '=1+1', type: '@A1' };
  const rows = [transaction(texts)];
  const paper = statement({ transactions: rows, accountNumber: '-2+3' });
  const [, line] = text(result(file([paper], { filename: '+june|=1.pdf' }))).split('\r\n');
  expect(line).toMatch(
    /^2025-06-02,a;'=1\+1,-12\.20,12\.20,,15438\.55,SGD,'-2\+3,'\+june\|'=1\.pdf,'=1\+1,'@A1,,,1,verified,\w{16}$/,
  );
});

test('a plain signed number stays as it is', () => {
  expect(described('-12.50')).toContain('2025-06-02,-12.50,');
});

test('a long result has a line for each transaction', () => {
  const rows = Array.from({ length: 4321 }, (_, i) => transaction({ description: `row ${i}` }));
  const lines = text(result(file([statement({ transactions: rows })]))).split('\r\n');
  expect(lines).toHaveLength(4321 + 2);
  expect(lines[4321]).toContain(',row 4320,');
});
