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
