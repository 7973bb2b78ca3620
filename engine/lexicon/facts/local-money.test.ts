import { expect, test } from 'vitest';
import {
  currenciesOfAddress,
  currenciesOfBanks,
  currenciesOfPlace,
  currencyOfIban,
  localCurrencies,
} from './local-money.ts';

test('what only one country prints names its money', () => {
  expect(localCurrencies('Elsie Ferreira • Sort Code 19-68-44 • Account No. 44168504')).toEqual(['GBP']);
  expect(localCurrencies('National Sort Code 90-00-17')).toEqual(['EUR']);
  expect(localCurrencies('IFSC Code : ABCD0001234')).toEqual(['INR']);
  expect(localCurrencies('Avtalegiro Hafslund')).toEqual(['NOK']);
  expect(localCurrencies('普通預金お取引明細書')).toEqual(['JPY']);
  expect(localCurrencies('新臺幣存款明細')).toEqual(['TWD']);
  expect(localCurrencies('Your account at a glance')).toEqual([]);
});

test('an IBAN names the money of its country, if that has not changed of late', () => {
  expect(currencyOfIban('KW51FAAW83083946837981358703 82')).toBe('KWD');
  expect(currencyOfIban('DE89370400440532013000')).toBe('EUR');
  expect(currencyOfIban('HR1210010051863000160')).toBeNull();
});

test('an address names the money of its country, if others have the same symbol', () => {
  expect(currenciesOfAddress('PO Box 1, Toronto ON M5V 2T6')).toEqual(['CAD', 'CAD']);
  expect(currenciesOfAddress('9/44 Wilson St Newtown NSW 2042')).toEqual(['AUD']);
  expect(currenciesOfAddress('BEND OR 97701')).toEqual(['USD']);
  expect(currenciesOfAddress('Calle 5 de Mayo 12, CDMX')).toEqual(['MXN']);
  expect(currenciesOfAddress('Herengracht 1, ABN AMRO')).toEqual([]);
});

test('a state shows the country of a city, and ways to pay outside the rows name no bank', () => {
  expect(currenciesOfAddress('Bank, Vancouver, WA')).toEqual([]);
  expect(currenciesOfAddress('Bank, Sydney, Nova Scotia')).toEqual([]);
  expect(currenciesOfAddress('Bank, Melbourne')).toEqual(['AUD']);
  expect(currenciesOfBanks('Send money with UPI')).toEqual([]);
  expect(currenciesOfBanks('Correspondent bank: routing number 021000021')).toEqual([]);
  expect(currenciesOfBanks('Routing number 021000021')).toEqual(['USD']);
});

test('the place of a booking names the money of its country: a city, or letters at the end, which may mean two', () => {
  expect(currenciesOfPlace('NSLC 144 DARTMOUTH NS')).toEqual(['CAD']);
  expect(currenciesOfPlace('SYSTEMBOLAGET GÄVLE')).toEqual(['SEK']);
  expect(currenciesOfPlace('NOODLE BAR FROBTOWN IN')).toEqual(['USD', 'INR']);
  expect(currenciesOfPlace('PAYMENT RECEIVED')).toEqual([]);
});

test('the code of a country before a telephone tells the CFA francs apart', () => {
  expect(currenciesOfAddress('Numéro +225 07 08 46 57 99')).toEqual(['XOF']);
  expect(currenciesOfAddress('Tél. +237 222 23 40 05')).toEqual(['XAF']);
  expect(['+2250 000', '+225 000', '+225 000 475 230'].flatMap(currenciesOfAddress)).toEqual([]);
});
