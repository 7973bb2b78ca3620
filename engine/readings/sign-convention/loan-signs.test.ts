import { describe, expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../../testing/paper.ts';

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

  it('below the list of an account has balances that are owed if that part of a payment has a minus', async () => {
    const paper = new Paper([40, 110, -310, -390, -470, -550]).text('Member number 445120 USD');
    paper.text('Statement period 05/01/2024 to 05/31/2024').text('SHARE 0070 FREE CHECKING').down(6);
    paper.row('Date', 'Description', '', '', 'Amount', 'Balance').text('-'.repeat(90));
    paper.row('05/01', 'BALANCE FORWARD', '', '', '', '100.00').row('05/02', 'Bakery', '', '', '4.50-', '95.50');
    paper.row('05/31', 'ENDING BALANCE', '', '', '', '95.50').row('', 'TOTAL DEPOSITS 0.00  TOTAL WITHDRAWALS 4.50');
    paper.text('AUTO LOAN').row('Date', 'Description', 'Amount', 'Interest', 'Principal', 'Balance');
    paper.text('-'.repeat(90)).row('05/01', 'BALANCE FORWARD', '', '', '', '9,372.22');
    paper.row('05/04', 'PAYMENT', '311.71', '29.44', '282.27-', '9,089.95');
    paper.row('05/18', 'PAYMENT', '366.59', '35.05', '331.54-', '8,758.41');
    const { statements } = await extractionOf(paper.row('05/31', 'ENDING BALANCE', '', '', '', '8,758.41'));
    expect(statements.map((s) => [s.accountType, s.closingBalance, s.reconciliation.status])).toEqual([
      ['current', 9550, 'verified'],
      ['loan', -875841, 'verified'],
    ]);
  });
});
