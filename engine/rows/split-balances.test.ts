import { describe, expect, it } from 'vitest';
import { sideOfBalance } from '../lexicon/headings/sided-balances.ts';
import { Paper, statementOn } from '../testing/paper.ts';

const GRID = [40, 110, -300, -370, -460, -550];

const listed = (...headings: readonly string[]) =>
  new Paper(GRID)
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit', ...headings);

describe('balances in two columns by their side', () => {
  it.each([[['Balance debit', 'Balance credit']], [['Saldo dare', 'Saldo avere']], [['Saldo Soll', 'Saldo Haben']]])(
    'are one: %s',
    async (headings) => {
      const paper = listed(...headings)
        .row('02 Jun 2025', 'Bakery', '4.50', '', '', '95.50')
        .row('03 Jun 2025', 'Rent', '980.00', '', '884.50', '')
        .row('05 Jun 2025', 'Insurance', '60.00', '', '944.50', '')
        .row('09 Jun 2025', 'Salary', '', '2,000.00', '', '1,055.50');
      const { transactions } = await statementOn(paper);
      expect(transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
        [-450, 9550],
        [-98000, -88450],
        [-6000, -94450],
        [200000, 105550],
      ]);
    },
  );

  it('are one if the empty cell is printed as zero', async () => {
    const paper = listed('Balance debit', 'Balance credit')
      .row('02 Jun 2025', 'Bakery', '4.50', '0.00', '0.00', '95.50')
      .row('03 Jun 2025', 'Rent', '980.00', '0.00', '884.50', '0.00')
      .row('09 Jun 2025', 'Salary', '0.00', '2,000.00', '0.00', '1,115.50');
    const { transactions } = await statementOn(paper);
    expect(transactions.map(({ balance }) => balance)).toEqual([9550, -88450, 111550]);
  });

  it.each([
    ['Debit balance', -1],
    ['Остаток (кредит)', 1],
    ['Balance', null],
    ['Balance Dr/Cr', null],
  ])('%s names the side %s', (heading, side) => {
    expect(sideOfBalance(heading)).toBe(side);
  });
});
