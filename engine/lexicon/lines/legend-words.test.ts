import { expect, it } from 'vitest';
import { turnsMarks } from './legend-words.ts';

it.each([
  [true, '+ = money out'],
  [true, 'Debits are positive'],
  [true, 'Positive amounts are payments out'],
  [true, 'Payments in are shown as negative'],
  [true, 'Belastungen sind positiv, + = Lastschriften'],
  [false, '+ = money in, - = money out'],
  [false, 'Debits are negative'],
  [false, 'Credits are positive'],
  [false, 'Withdrawals'],
])('a legend turns the marks round, %s: %s', (turned, text) => expect(turnsMarks(text)).toBe(turned));

it('a legend with both signs, each with its own side, turns nothing round', () => {
  const legend = (debit: string, credit: string) =>
    `A negative net balance is money that you owe to us (${debit}); a positive one is money that we hold (${credit}).`;
  expect([turnsMarks(legend('debit', 'credit')), turnsMarks(legend('credit', 'debit'))]).toEqual([false, true]);
  expect(turnsMarks('A negative balance stands for a debit to us and a credit to you')).toBe(true);
});

it.each(['Debits have no minus sign, credits have no plus sign.', 'A minus is not a debit; a plus is not a credit.'])(
  'a legend that denies its signs is not trusted: %s',
  (legend) => expect(turnsMarks(legend)).toBe(true),
);
