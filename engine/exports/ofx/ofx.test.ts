/** OFX and QBO: their fields, what they ask for, and what they say of the proof. */
import { expect, test } from 'vitest';
import { ExportNeedsError } from '../accounting/needs.ts';
import type { ResultInput } from '../result.ts';
import { textOf, textsOf } from '../testing/bytes.ts';
import { file, result, statement, transaction } from '../testing/sample.ts';
import { renderOfx, renderQbo } from './ofx.ts';

const BANK = { bankId: '123456' };
const of = (...changes: Parameters<typeof statement>[0][]) => result(file(changes.map((each) => statement(each))));
const needsOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    if (error instanceof ExportNeedsError) return error.needs;
    throw error;
  }
  return [];
};

test('a booking has its type, day at noon, signed amount, id, and its whole text in the memo', () => {
  const description = 'CARD PAYMENT CORNER SHOP & SON <MARKET>';
  const text = textOf(renderOfx, of({ transactions: [transaction({ description, reference: 'R-1' })] }), BANK);
  expect(text).toContain(
    ['<STMTTRN>', '<TRNTYPE>DEBIT', '<DTPOSTED>20250602120000', '<TRNAMT>-12.20', '<FITID>'].join('\r\n'),
  );
  expect(text).toContain('<REFNUM>R-1\r\n<NAME>CARD PAYMENT CORNER SHOP &amp; SON &lt;\r\n');
  expect(text).toContain('<MEMO>CARD PAYMENT CORNER SHOP &amp; SON &lt;MARKET&gt;\r\n');
});

test('the balance is that of the last statement, on its last day', () => {
  expect(textOf(renderOfx, of({}), BANK)).toContain(
    '<LEDGERBAL>\r\n<BALAMT>15438.55\r\n<DTASOF>20250630120000\r\n</LEDGERBAL>',
  );
});

test('letters that Windows-1252 lacks are written in those that it has', () => {
  const rows = [transaction({ description: 'Zoë Łódź 銀行 – €5' })];
  const { bytes } = renderOfx(of({ transactions: rows }), BANK);
  // 0x96 is the dash of Windows-1252, and 0x80 its euro
  expect(Buffer.from(bytes).toString('latin1')).toContain('<NAME>Zoë Lódz YinXing \x96 \x805\r\n');
});

test('version 2.2 is XML in UTF-8', () => {
  const rows = [transaction({ description: '銀行 & Co' })];
  const text = textOf(renderOfx, of({ transactions: rows }), { ...BANK, version: '2.2' });
  expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"/);
  expect(text).toContain('<NAME>銀行 &amp; Co</NAME>');
});

test('a card has no bank', () => {
  const text = textOf(renderOfx, of({ accountType: 'card' }));
  expect(text).toContain('<CCACCTFROM>\r\n<ACCTID>12-34-567890\r\n</CCACCTFROM>');
  expect(text).not.toContain('<BANKID>');
});

test('the bank is of the IBAN, or of the BIC, or of the option', () => {
  const iban = of({ iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' });
  expect(textOf(renderOfx, iban)).toContain('<BANKID>37040044\r\n<ACCTID>DE89370400440532013000\r\n');
  expect(textOf(renderOfx, of({ bic: 'DBSSSGSGXXX' }))).toContain('<BANKID>DBSSSGSG\r\n');
  expect(textOf(renderOfx, iban, BANK)).toContain('<BANKID>123456\r\n');
});

test('all that is missing is asked for at once, and nothing is invented', () => {
  const bare = of({ currency: null, accountNumber: null, openingBalance: null, closingBalance: null });
  expect(needsOf(() => renderQbo(of({}), {}))).toEqual([
    { field: 'intuBankId', statements: [0] },
    { field: 'bankId', statements: [0] },
  ]);
  const unknown = { ...bare, ends: [{ opening: null, closing: null }] };
  expect(needsOf(() => renderOfx(unknown, {})).map(({ field }) => field)).toEqual([
    'currency',
    'account',
    'bankId',
    'closingBalance',
  ]);
});

test('QBO has the number under which QuickBooks knows the bank, in version 1.0.2', () => {
  const text = textOf(renderQbo, of({}), { ...BANK, intuBankId: '3000', version: '2.2' });
  expect(text).toMatch(/^OFXHEADER:100\r\n/);
  expect(text).toContain('<FI>\r\n<ORG>Example Bank\r\n<FID>3000\r\n</FI>\r\n<INTU.BID>3000\r\n</SONRS>');
});

test('a statement that is not verified says so', () => {
  const { reconciliation } = statement();
  const doubtful = of({ reconciliation: { ...reconciliation, status: 'mismatch', reason: 'It does not add up.' } });
  expect(textOf(renderOfx, of({}), BANK)).not.toContain('<MESSAGE>');
  expect(textOf(renderOfx, doubtful, BANK)).toContain('<MESSAGE>NOT VERIFIED (mismatch): statement 2025-06-01 to');
});

test('two accounts are two files in a zip', () => {
  const files = textsOf(renderOfx, of({}, { accountNumber: '99-1', currency: 'USD' }), BANK);
  expect(Object.keys(files)).toEqual(['12-34-56 7890 SGD.ofx', '99-1 USD.ofx']);
});

test('two currencies under one number of a paper are two accounts', () => {
  const iban = 'GB94BARC10201560114482';
  const ids = (input: ResultInput) =>
    Object.values(textsOf(renderOfx, input, BANK)).map((text) => /<ACCTID>(.*)/.exec(text)?.[1]);
  expect(ids(of({ iban }, { iban, currency: 'USD' }))).toEqual(['4BARC10201560114482SGD', '4BARC10201560114482USD']);
  expect(ids(of({}, { currency: 'USD' }))).toEqual(['12-34-567890SGD', '12-34-567890USD']);
  // each in a paper of its own
  expect(ids(result(file([statement()]), file([statement({ currency: 'USD' })])))).toEqual(
    Array(2).fill('12-34-567890'),
  );
});

test('a cheque has its number', () => {
  const rows = [transaction({ type: 'Cheque', reference: '000123' })];
  expect(textOf(renderOfx, of({ transactions: rows }), BANK)).toContain('<CHECKNUM>000123\r\n');
});

test('the balance is not of a statement that ends earlier, though it begins later', () => {
  const half = { periodStart: '2025-06-01', periodEnd: '2025-06-30' };
  const within = { periodStart: '2025-06-02', periodEnd: '2025-06-10', closingBalance: 1_543_855 };
  const rows = [transaction(), transaction({ date: '2025-06-20', amount: -100, balance: 1_543_755 })];
  const input = of({ ...half, transactions: rows, closingBalance: 1_543_755 }, within);
  expect(textOf(renderOfx, input, BANK)).toContain('<BALAMT>15437.55\r\n<DTASOF>20250630120000\r\n');
});

test('a name that becomes long in the letters of the file has a memo', () => {
  const rows = [transaction({ description: '中国工商银行北京分行营业部转账汇款' })];
  const text = textOf(renderOfx, of({ transactions: rows }), BANK);
  const [, name = '', memo = ''] = /<NAME>(.*)\r\n<MEMO>(.*)\r\n/.exec(text) ?? [];
  expect(name).toHaveLength(32);
  expect(memo.startsWith(name) && memo.length > name.length).toBe(true);
  expect(textOf(renderOfx, of({ transactions: rows }), { ...BANK, version: '2.2' })).not.toContain('<MEMO>');
});

test('another version of a statement says that the rows of both are there', () => {
  const rows = [transaction(), transaction({ date: '2025-06-03', amount: -100, balance: 1_543_755 })];
  const changed = [transaction(), transaction({ date: '2025-06-03', amount: -200, balance: 1_543_655 })];
  const first = { transactions: rows, closingBalance: 1_543_755 };
  const text = textOf(renderOfx, of(first, { transactions: changed, closingBalance: 1_543_655 }), BANK);
  expect(text.match(/<FITID>/g)).toHaveLength(3);
  expect(text).toContain('<MESSAGE>NOT VERIFIED (revised): statement 2025-06-01 to 2025-06-30 of june.pdf. Another');
  expect(textOf(renderOfx, of(first, first), BANK)).not.toContain('<MESSAGE>');
});
