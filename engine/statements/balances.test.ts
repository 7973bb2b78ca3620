import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

it('Balances of one name are the opening and the closing one in that order, though rows by kind end before the day they begin with.', async () => {
  const paper = new Paper()
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Currency EUR')
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('', 'Credit balance on 31 May 2025', '', '1,000.00')
    .row('12 Jun 2025', 'Cheque', '', '200.00')
    .row('21 Jun 2025', 'Cheque', '', '300.00')
    .row('13 Jun 2025', 'Direct debit', '50.00', '')
    .row('26 Jun 2025', 'Direct debit', '60.00', '')
    .row('07 Jun 2025', 'Fees', '10.00', '')
    .row('', 'Credit balance on 30 June 2025', '', '1,380.00');
  const { openingBalance, closingBalance } = await statementOn(paper);
  expect([openingBalance, closingBalance]).toEqual([100000, 138000]);
});
