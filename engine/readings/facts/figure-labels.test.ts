import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it('the number of a sentence in a list beside the name of a total is no count', async () => {
  const statusBeside = async (beside: string) => {
    const paper = new Paper().text('Account number 0011-223344').text('Currency EUR');
    paper.text('Period 01/06/2025 to 30/06/2025').text('Opening balance 1,000.00').text('Closing balance 2,995.50');
    paper.down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('02 Jun 2025', 'Bakery', '4.50', '', '995.50').row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    paper.at(320, 600, 'Total deposits').at(40, 611, beside);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await statusBeside('2. Subtract any automatic payments and transfers')).toBe('verified');
  expect(await statusBeside('2')).toBe('mismatch');
});
