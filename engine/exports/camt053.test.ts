/** CAMT.053: its elements. Whether it is valid is for the schemas, in test/exports. */
import { expect, test } from 'vitest';
import { renderCamt053 } from './camt053.ts';
import { textOf } from './testing/bytes.ts';
import { file, result, statement, transaction } from './testing/sample.ts';

const of = (changes: Parameters<typeof statement>[0]) => result(file([statement(changes)]));
const flat = (text: string) => text.replace(/>\s+</g, '><');

test('an entry has its amount without a sign, its days, and its id', () => {
  const text = flat(textOf(renderCamt053, of({ transactions: [transaction({ description: 'A & B' })] })));
  const id = /<NtryRef>(\w{16})<\/NtryRef>/.exec(text)?.[1];
  expect(text).toContain(
    '<Amt Ccy="SGD">12.20</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>' +
      `<BookgDt><Dt>2025-06-02</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef>`,
  );
  expect(text).toContain('<Ustrd>A &amp; B</Ustrd>');
});

test('balances have their code, sign and day', () => {
  const text = flat(textOf(renderCamt053, of({ openingBalance: -500, closingBalance: -1720 })));
  const balance = (code: string, amount: string, day: string) =>
    `<Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="SGD">${amount}</Amt>` +
    `<CdtDbtInd>DBIT</CdtDbtInd><Dt><Dt>${day}</Dt></Dt>`;
  expect(text).toContain(balance('OPBD', '5.00', '2025-06-01'));
  expect(text).toContain(balance('CLBD', '17.20', '2025-06-30'));
});

test('a number that is no IBAN is another identification', () => {
  expect(flat(textOf(renderCamt053, of({})))).toContain('<Othr><Id>12-34-56 7890</Id></Othr>');
  expect(flat(textOf(renderCamt053, of({ iban: 'DE89 3704 0044 0532 0130 00' })))).toContain(
    '<IBAN>DE89370400440532013000</IBAN>',
  );
});

test('the version of 2019 has its own namespace and status', () => {
  const text = flat(textOf(renderCamt053, of({}), { version: '001.08' }));
  expect(text).toContain('xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"');
  expect(text).toContain('<Sts><Cd>BOOK</Cd></Sts>');
});

test('a statement that is not verified says so', () => {
  const { reconciliation } = statement();
  const text = textOf(renderCamt053, of({ reconciliation: { ...reconciliation, status: 'mismatch' } }));
  expect(text).toContain('<AddtlStmtInf>NOT VERIFIED (mismatch)');
});

test('statements of two accounts of a bank have two names', () => {
  const namesOf = (iban: string) => /<MsgId>(.*?)<\/MsgId>/.exec(textOf(renderCamt053, of({ iban })))?.[1];
  const [one, other] = ['DE89 3704 0044 0532 0130 00', 'DE62 3704 0044 0532 0130 01'].map(namesOf);
  expect(one).toBe('LZ-20250601-20250630-00440532013000');
  expect(other).toBe('LZ-20250601-20250630-00440532013001');
});
