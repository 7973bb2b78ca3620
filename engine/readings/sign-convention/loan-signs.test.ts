import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

describe('a loan', () => {
  it('has balances that are owed if they follow from a part of each payment', async () => {
    const paper = new Paper([40, 110, -310, -390, -470, -550])
      .text('Member number 445120 USD')
      .text('Statement period 05/01/2024 to 05/31/2024')
      .text('AUTO LOAN L0050')
      .row('Date', 'Transaction', 'Payment', 'Interest', 'Principal', 'Balance')
      .row('05/01', 'Previous balance', '', '', '', '9,372.22')
      .row('05/04', 'Payment', '311.71', '29.44', '282.27', '9,089.95')
      .row('05/18', 'Payment', '366.59', '35.05', '331.54', '8,758.41')
      .row('05/31', 'New balance', '', '', '', '8,758.41');
    const { transactions, openingBalance, reconciliation } = await statementOn(paper);
    expect(transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [28227, -908995],
      [33154, -875841],
    ]);
    expect([openingBalance, reconciliation.status]).toEqual([-937222, 'verified']);
  });
});
