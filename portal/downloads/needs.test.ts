import { expect, test } from 'vitest';
import { optionsOf } from './needs.ts';

test('balances are given in any notation, and the service says what is wrong with others', () => {
  const given = { openingBalance: ' 1.234,50- ', closingBalance: 'none', account: '12,34', currency: 'EUR ' };
  expect(optionsOf(['openingBalance', 'closingBalance', 'account', 'currency'], given)).toEqual({
    ...{ openingBalance: '-1234.50', closingBalance: 'none', account: '12,34', currency: 'EUR' },
  });
});
