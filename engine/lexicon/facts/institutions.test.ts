import { expect, it } from 'vitest';
import { institutionNamesIn, webNamesIn } from './institutions.ts';

const names = (text: string) => institutionNamesIn(text).map(({ name }) => name);
const banks = (text: string) => institutionNamesIn(text).flatMap(({ name, bank }) => (bank ? [name] : []));

it.each([
  ['Gelbe Handelsbank AG, Grundkapital EUR 1.252.357.634,00', 'Gelbe Handelsbank AG'],
  ['АО «Алтын Банк», www.altyn.example', 'АО «Алтын Банк»'],
  ['Upper River Bank National Association', 'Upper River Bank National Association'],
  ['Caisse populaire des Érables', 'Caisse populaire des Érables'],
  ['中华银行交易流水明细清单', '中华银行'],
  ['Vltavská banka, a.s.', 'Vltavská banka, a.s.'],
  ['MAREA BANCO, S.A. - C/ Mayor 1', 'MAREA BANCO S.A.'],
  ['NGÂN HÀNG SEN VÀNG', 'NGÂN HÀNG SEN VÀNG'],
  ['VLTAVSKÁ BANKA, A.S.', 'VLTAVSKÁ BANKA A.S.'],
  ['TWIN RIVERS BANK, LTD.', 'TWIN RIVERS BANK LTD.'],
  ['SAVA BANKA, d.d.', 'SAVA BANKA d.d.'],
  ['Bank of the Visayan Islands', 'Bank of the Visayan Islands'],
])('finds the name of a bank in "%s"', (text, name) => {
  expect(banks(text)).toEqual([name]);
});

it.each(['Bank Account Number', '12 Bank Street', '手机银行', 'your bank'])('finds no bank in "%s"', (text) => {
  expect(banks(text)).toEqual([]);
});

it('finds a company by its legal form within a sentence', () => {
  expect(names('Provided by Corvane Holdings Ltd for its customers')).toEqual(['Corvane Holdings Ltd']);
  expect(names('zebuPay Payments Ltd. is authorised to issue wallets')).toEqual(['zebuPay Payments Ltd.']);
  expect(names('FOR PALASH SAHAKARI BANK LTD.')).toEqual(['PALASH SAHAKARI BANK LTD.']);
});

it('takes the name out of an address of the web', () => {
  expect(webNamesIn('see www.northbank.co.uk or https://support.example.com')).toEqual(['northbank', 'example']);
});

it('A bank named by its word, its legal form and then its name has all of them.', () => {
  expect(banks('NGÂN HÀNG TMCP SÔNG HỒNG')).toEqual(['NGÂN HÀNG TMCP SÔNG HỒNG']);
});
