import { expect, it } from 'vitest';
import { balanceSign } from './balance-signs.ts';

it.each([
  ['Saldo i Deres favør', 1],
  ['Saldo pr. 30.06.2025 i bankens favør', -1],
  ['Saldo i vår favör', -1],
  ['Solde au 30.06.2022 en notre faveur', -1],
  ['Saldo al 30/06/2022 a su favor', 1],
  ['Saldo', null],
] as const)('%s: %s', (text, sign) => {
  expect(balanceSign(text)).toBe(sign);
});
