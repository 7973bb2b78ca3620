import { expect, it } from 'vitest';
import { currencyCalled } from './called.ts';

it.each([
  ['UAE Dirham', 'AED'],
  ['DKK', 'DKK'],
  ['RD$', 'DOP'],
  ['RD$ Pesos Dominicanos', 'DOP'],
  ['DOLARES USD', 'USD'],
  ['Danske kroner (DKK)', 'DKK'],
  ['SEK – Svenska kronor', 'SEK'],
  ['PESOS URUGUAYOS (URGP)', 'UYU'],
  ['DOLARES USA (US.D)', 'USD'],
  ['Danske kroner (EUR)', null],
  // neither says which it is, or the two say different things
  ['dollars', null],
  ['EUR US Dollar', null],
  ['Pesos USD', null],
  ['USD Savings', null],
])('a currency is called "%s": %s', (text, code) => {
  expect(currencyCalled(text)).toBe(code);
});
