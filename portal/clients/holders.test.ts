import { expect, test } from 'vitest';
import type { BankAccount, Suggestion } from '../api/types.ts';
import { holdersOf } from './holders.ts';

const account = (holder: string | null, accountNumber: string, statements = 1) =>
  ({ holder, accountNumber, iban: null, statements }) as unknown as BankAccount;

test('a holder of several accounts is one, however the name is written', () => {
  const found = holdersOf([account('Fennick Farms', '1', 5), account('FENNICK FARMS', '2', 4)], [], []);
  expect(found).toMatchObject([{ name: 'Fennick Farms', statements: 9, client: null }]);
  expect(found[0]?.accounts).toHaveLength(2);
});

test('a client of the name is the one that gets the statements', () => {
  const client = { id: 'c', name: 'alder & sons' };
  expect(holdersOf([account('Alder & Sons', '1')], [client], [])).toMatchObject([{ client }]);
});

test('accounts without a holder, and those that are suggested already, are left out', () => {
  const suggestion = { accountNumber: '2' } as Suggestion;
  expect(holdersOf([account(null, '1'), account('Alder & Sons', '2')], [], [suggestion])).toEqual([]);
});
