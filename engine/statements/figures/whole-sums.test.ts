import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it('a whole number below the name of a side’s total is its sum where money is printed without decimals', async () => {
  const status = async (out: string, amount: string) => {
    const paper = new Paper().text('Current account   Currency TWD').text('Opening balance 3,480');
    paper.text(`Total withdrawals: ${out}`).text('Closing balance 3,386').down(10);
    paper.row('Date', 'Description', 'Withdrawals', 'Deposits', 'Balance').row('', 'Opening balance', '', '', '3,480');
    paper.row('29 Jul 2025', 'Gas', amount, '', '').row('31 Jul 2025', 'Closing balance', '', '', '3,386');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await status('94', '94')).toBe('verified');
  expect(await status('95', '94')).not.toBe('verified');
});
