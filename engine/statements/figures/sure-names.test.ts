import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const given = async (...balances: readonly string[]) => {
  const paper = new Paper([40, 110, -460])
    .text('Current account')
    .text('Currency EUR')
    .text('Opening balance 1,000.00');
  for (const balance of balances) paper.text(balance);
  paper.down(10).row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Bakery', '-4.50');
  const { closingBalance, reconciliation } = await statementOn(paper.row('05 Jun 2025', 'Salary', '1,020.00'));
  return [closingBalance, reconciliation.status];
};

it('a balance whose name has no other meaning goes before one that may have, wherever they are', async () => {
  expect(await given('Balance due 2,015.50', 'Closing balance 1,990.00')).toEqual([199000, 'mismatch']);
  expect(await given('Balance due 30.00', 'Closing balance 2,015.50')).toEqual([201550, 'verified']);
  // what is due is owed
  expect(await given('Balance due 2,015.50')).toEqual([-201550, 'mismatch']);
});
