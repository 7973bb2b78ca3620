import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const read = async (closing: string, list: (paper: Paper) => Paper) => {
  const paper = new Paper().text('Current account   Currency EUR').text('Period 01/06/2025 to 30/06/2025').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('01/06/2025', 'Opening balance', '', '', '100.00');
  paper.row('03/06/2025', 'Bakery', '20.00', '', '80.00').row('09/06/2025', 'Salary', '', '50.00', '130.00');
  paper.row('20/06/2025', 'Market', '10.00', '', '120.00').row('30/06/2025', 'Closing balance', '', '', closing);
  const { statements } = await extractionOf(list(paper.down(20)));
  return statements.map(({ transactions, reconciliation: { status } }) => [transactions.length, status]);
};
const orders = (paper: Paper) =>
  paper
    .bold('Dauerauftrag')
    .row('Day', 'Order', 'Debit', 'Credit')
    .row('05/06/2025', 'Sports club', '12.50')
    .row('06/06/2025', 'Education plan', '30.00');

it('a list without balances without which the sums close is left out, and proves nothing', async () => {
  expect(await read('120.00', orders)).toEqual([[3, 'unverifiable']]);
});

it('a list that the closing balance counts is booked', async () => {
  expect(await read('77.50', orders)).toEqual([[5, expect.stringMatching(/verified|unverifiable/)]]);
});

it('a list whose balances follow each other is of an account, and not left out', async () => {
  const account = (paper: Paper) =>
    paper
      .bold('Sparbuch')
      .row('Day', 'Order', 'Debit', 'Credit', 'Balance')
      .row('05/06/2025', 'Sports club', '12.50', '', '500.00')
      .row('06/06/2025', 'Education plan', '30.00', '', '470.00');
  expect((await read('120.00', account)).reduce((sum, [count]) => sum + Number(count), 0)).toBe(5);
});

it('contracts below the ledgers of two currencies, with their references, days and sums, are not booked again', async () => {
  const paper = new Paper([40, 110, 180, -350, -420, -500]).text('Depot statement   Account no. 4471-0093-2');
  paper.text('Period 01/06/2025 to 30/06/2025');
  const head = ['Date', 'Reference', 'Text', 'Debit', 'Credit', 'Balance'];
  const ledgers = [
    ['SGD', '900.00', '250.00', '650.00', 'K7710'],
    ['USD', '70.00', '30.00', '40.00', 'K7725'],
  ] as const;
  for (const [money, opening, paid, rest, reference] of ledgers) {
    paper
      .down(20)
      .bold(`Cash movements - ${money}`)
      .row(...head);
    paper.row('01/06/2025', '', 'Opening balance', '', '', opening);
    paper
      .row('05/06/2025', reference, 'Bought fund', paid, '', rest)
      .row('30/06/2025', '', 'Closing balance', '', '', rest);
  }
  const { statements } = await extractionOf(
    paper
      .down(20)
      .bold('Contracts')
      .row('Settle Date', 'Reference', 'Security', 'B/S', 'Price', 'Net Amount')
      .row('05/06/2025', 'K7710', 'Fund of Asia (SGD)', 'B', '12.50', '250.00')
      .row('05/06/2025', 'K7725', 'Fund of America (USD)', 'B', '10.00', '30.00')
      .down(20)
      .bold('Holdings (SGD)'),
  );
  expect(statements.map((s) => [s.currency, s.transactions.length, s.closingBalance])).toEqual([
    ['SGD', 1, 65000],
    ['USD', 1, 4000],
  ]);
});
