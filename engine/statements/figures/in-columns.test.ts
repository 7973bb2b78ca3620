import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** A paper whose table ends overleaf, with the figures of its last line. */
const endingWith = async (figures: readonly string[]) => {
  const paper = new Paper().text('Current account   Currency EUR').text('Period 01 June 2025 to 30 June 2025').down(10);
  paper
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', '100.00');
  paper.row('02 Jun 2025', 'Bakery', '30.00', '', '70.00').row('03 Jun 2025', 'Salary', '', '200.00', '270.00');
  paper.at(480, 790, 'Page 1').page().at(480, 20, 'Page 2').text('Run date 30 June 2025');
  const { closingBalance, reconciliation } = await statementOn(paper.row('', 'Balance at period end', ...figures));
  const totals = reconciliation.checks.filter(({ kind }) => kind === 'printed_total');
  return [reconciliation.status, closingBalance, totals.length];
};

it('the figures of the last line overleaf are sums and the balance, by the columns of the rows', async () => {
  expect(await endingWith(['30.00', '200.00', '270.00'])).toEqual(['verified', 27000, 2]);
});

it('a sum or a balance on it that the rows do not come to contradicts them', async () => {
  expect((await endingWith(['30.00', '210.00', '270.00']))[0]).toBe('mismatch');
  expect((await endingWith(['30.00', '200.00', '280.00']))[0]).toBe('mismatch');
});
