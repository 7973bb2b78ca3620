import { expect, it } from 'vitest';
import { turnsMarks } from './legend-words.ts';

it.each([
  [true, '+ = money out'],
  [true, 'Debits are positive'],
  [true, 'Positive amounts are payments out'],
  [true, 'Payments in are shown as negative'],
  [true, 'Belastungen sind positiv, + = Lastschriften'],
  [true, 'Amounts marked - were received by you'],
  [true, 'A minus sign marks what you received'],
  [true, '- = Zugang, + = Abgang'],
  [true, 'Zugänge sind mit Minus gekennzeichnet'],
  [true, 'Minus: Eingang'],
  [true, 'Payments received are preceded by a minus'],
  [true, 'Incoming: - / Outgoing: +'],
  [true, 'Entrées précédées de -'],
  [true, '(-) = incoming payments'],
  [true, 'Amounts with a "-" are incoming'],
  [true, 'Versements : signe moins'],
  [true, '+ Belastung - Gutschrift'],
  [true, 'Positive figures are owed by you'],
  [true, '+ : money you owe us'],
  [true, 'Plus = Schuld'],
  [true, 'Amounts without sign are withdrawals'],
  [true, 'Only amounts without a sign are debits'],
  [true, 'Inflows negative, outflows positive'],
  [true, '(+) Cargo (-) Abono'],
  [true, 'Abono (-), cargo (+)'],
  [true, 'Abono (-) cargo (+)'],
  [false, '(+) Abono (-) Cargo'],
  [false, '- Belastung + Gutschrift'],
  [false, "Le Crédit du Lac : payez moins d'impôts"],
  [false, 'Un crédit ? Au moins 5 % de remise, et moins de frais'],
  [false, 'Amounts without a sign are credits'],
  [false, 'Incoming: + / Outgoing: -'],
  [false, 'Opening balance + deposits - withdrawals'],
  [false, 'Balance - withdrawals + deposits'],
  [false, 'Opening balance + deposits - withdrawals = closing balance'],
  [false, '+ Purchases 120.00'],
  [false, 'Deposits: -'],
  [false, '+ = money in, - = money out'],
  [false, 'Debits are negative'],
  [false, 'Credits are positive'],
  [false, 'Withdrawals'],
  [false, 'Interest is due on your debit balance at the base rate plus 2.25%'],
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
