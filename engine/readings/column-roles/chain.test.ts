import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../../testing/paper.ts';
import { chainScore, FOLLOWING } from './chain.ts';

it('a summary below the closing balance follows from no row, and says nothing of the columns', async () => {
  const paper = new Paper([40, 110, -330, -420, -510])
    .row('Date', 'Description', 'Outgoing', 'Incoming', 'Amount')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
    .row('05 Jun 2025', 'Rent', '980.00', '', '2,015.50');
  const score = async () =>
    chainScore((await rowsOn(paper)).rows, ['date', 'description', 'debit', 'credit', 'balance'], '.');
  expect(await score()).toBe(1);
  for (const sum of ['2,015.50', '1,000.00', '2,000.00', '984.50']) paper.row('', '', '', '', sum);
  expect(await score()).toBeGreaterThan(FOLLOWING);
});
