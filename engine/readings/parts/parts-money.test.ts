import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

it('rows below a header whose amounts carry another symbol are another statement', async () => {
  const paper = new Paper([40, 110, -460, -550]);
  for (const [symbol, code] of [
    ['£', 'GBP'],
    ['€', 'EUR'],
  ]) {
    paper.text(`${code} Statement`).text('Period 01 June 2025 to 30 June 2025').down(10);
    paper
      .row('Date', 'Description', 'Amount', 'Balance')
      .row('02 Jun 2025', 'Bakery', `-${symbol}4.50`, `${symbol}95.50`);
    paper.row('03 Jun 2025', 'Salary', `${symbol}20.00`, `${symbol}115.50`).down(30);
  }
  const { statements } = await extractionOf(paper);
  expect(statements.map(({ currency, transactions }) => [currency, transactions.length])).toEqual([
    ['GBP', 2],
    ['EUR', 2],
  ]);
});

it('a list of several currencies is parted where another one is brought forward; all are of one account', async () => {
  const paper = new Paper([40, 80, 150, -400, -470, -550]);
  paper.text('Statement of account').text('Savings').text('Account number 735-572716-833').down(10);
  paper.row('CCY', 'Date', 'Details', 'Deposit', 'Withdrawal', 'Balance');
  paper.row('USD', '31 Jul 2025', 'B/F BALANCE', '', '', '100.00');
  paper.row('', '03 Aug 2025', 'Inward payment', '5.00', '', '105.00');
  paper.row('GBP', '31 Jul 2025', 'B/F BALANCE', '', '', '200.00');
  paper.row('', '18 Aug 2025', 'Transfer', '', '50.00', '150.00');
  const { statements } = await extractionOf(paper);
  const told = statements.map(({ currency, accountNumber, openingBalance }) => [
    currency,
    accountNumber,
    openingBalance,
  ]);
  expect(told).toEqual([
    ['USD', '735-572716-833', 10_000],
    ['GBP', '735-572716-833', 20_000],
  ]);
});
