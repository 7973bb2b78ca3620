import { expect, it } from 'vitest';
import { countIn } from './count-words.ts';

it.each([
  ['12 transactions', { value: 12, side: null }],
  ['Number of transactions: 12', { value: 12, side: null }],
  ['Total transactions 7', { value: 7, side: null }],
  ['Écritures : 37', { value: 37, side: null }],
  ['Anzahl Buchungen: 4', { value: 4, side: null }],
  ['Número de movimientos 9', { value: 9, side: null }],
  ['Количество операций: 15', { value: 15, side: null }],
  ['共12笔', { value: 12, side: null }],
  ['取引件数：8件', { value: 8, side: null }],
  ['Withdrawals (7)', { value: 7, side: 'out' }],
  ['Direct debits (7)', { value: 7, side: null }],
  ['Total deposits (3)', { value: 3, side: 'in' }],
  ['58 Debits EUR 44,642.40', { value: 58, side: 'out' }],
  ['11 Debits 760 982', { value: 11, side: 'out' }],
  ['9 Debits 2.475,91 EUR', { value: 9, side: 'out' }],
  ['Credits 14 / 43,006.89', { value: 14, side: 'in' }],
  ['Showing 28 transactions', { value: 28, side: null }],
  ['Showing 1 to 3 of 5 entries', { value: 5, side: null }],
  ['3 von 5 Buchungen', { value: 5, side: null }],
  ['There were five transactions on your account.', { value: 5, side: null }],
  ['Number of ite ms 8', { value: 8, side: null }],
  ['2 debits', { value: 2, side: 'out', bare: true }],
  ['End of statement - 8 transactions', { value: 8, side: null }],
  ['Total: 5', { value: 5, side: null, bare: true }],
])('%s tells how many bookings there are', (text, said) => expect(countIn(text)).toEqual(said));

it.each([
  '12',
  'Transactions',
  'Transactions 2025',
  'Transactions 3 of 12',
  'Bakery 12 items bought',
  'Page 3',
  'Account 1234',
  'Total 1,250.00',
  'Harbour Street 12',
  'Deposits 1,250.00',
  'Debits 44 642.40',
])('%s tells of none', (text) => expect(countIn(text)).toBeNull());
