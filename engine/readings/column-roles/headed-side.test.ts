import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../../testing/paper.ts';
import { decideRoles } from './question.ts';

const rolesOn = async (paper: Paper) => decideRoles((await rowsOn(paper)).rows, '.').roles;

it('a column headed as one side with amounts of both signs is that of all amounts, if the balances follow', async () => {
  const paper = new Paper([40, 110, -370, -460])
    .row('Date', 'Description', 'Debit', 'Balance')
    .row('02 Jun 2025', 'Bakery', '(4.50)', '995.50')
    .row('03 Jun 2025', 'Salary', '2,000.00', '2,995.50')
    .row('05 Jun 2025', 'Rent', '(980.00)', '2,015.50');
  expect(await rolesOn(paper)).toEqual(['date', 'description', 'amount', 'balance']);
  const reversal = new Paper([40, 110, -370])
    .row('Date', 'Description', 'Debit')
    .row('02 Jun 2025', 'Bakery', '4.50')
    .row('03 Jun 2025', 'Bakery, reversed', '-4.50');
  expect(await rolesOn(reversal)).toEqual(['date', 'description', 'debit']);
});
