import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const listed = () =>
  new Paper([40, 110, 300, -420, -490, -550])
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .down(10)
    .row('Date', 'Description', 'Cheque number', 'Debit', 'Credit', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', '', '1,000.00');

it('A stroke in place of a reference is not a reference.', async () => {
  const paper = listed()
    .row('02 Jun 2025', 'Bakery', '-', '4.50', '', '995.50')
    .row('03 Jun 2025', 'Salary', '—', '', '2,000.00', '2,995.50')
    .row('05 Jun 2025', 'Rent', '448190', '980.00', '', '2,015.50');
  const { transactions } = await statementOn(paper);
  expect(transactions.map(({ reference }) => reference)).toEqual([null, null, '448190']);
});
