import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it('a balance among the amounts has the side that the column beside them marks', async () => {
  const paper = new Paper([40, 110, -460, 480])
    .text('Account number 0011-223344')
    .text('Opening balance 100.00 DR')
    .row('Date', 'Description', 'Amount', 'Dr/Cr')
    .row('02 Jun 2025', 'Bakery', '4.50', 'DR')
    .row('03 Jun 2025', 'Refund', '20.00', 'CR')
    .row('04 Jun 2025', 'Market', '5.50', 'DR')
    .row('', 'Closing balance', '90.00', 'DR');
  const { closingBalance, reconciliation } = await statementOn(paper);
  expect([closingBalance, reconciliation.status]).toEqual([-9000, 'verified']);
});

it('a balance that continues from its label is in no column of a side', async () => {
  const paper = new Paper([40, 110, -330, -410, -500])
    .text('Account number 0011-223344')
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('', 'Opening balance', '', '', '100.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
    .row('03 Jun 2025', 'Refund', '', '20.00', '115.50')
    .text('Balance at the end of the period/Closing balance: 115.50', 135);
  const { closingBalance, reconciliation } = await statementOn(paper);
  expect([closingBalance, reconciliation.status]).toEqual([11550, 'verified']);
});
