import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

const GRID = [40, 110, -340, -362, -430, -452, -520, -542];

describe('hundredths in a column of their own', () => {
  it.each([
    ['£', 'p'],
    ['Rs.', 'P.'],
    ['Taka', 'Poisha'],
  ])('are those of the units beside them, below %s and %s', async (units, hundredths) => {
    const paper = new Paper(GRID)
      .text('Account number 0011-223344')
      .text('Statement from 01 June 2025 to 30 June 2025')
      .down(10)
      .row('Date', 'Details', '', 'Withdrawn', '', 'Paid in', '', 'Balance')
      .row('', '', units, hundredths, units, hundredths, units, hundredths)
      .row('', 'Opening balance', '', '', '', '', '1,000', '00')
      .row('02 Jun 2025', 'Bakery 12', '4', '50', '', '', '995', '50')
      .row('03 Jun 2025', 'Salary', '', '', '2,000', '05', '2,995', '55')
      .row('05 Jun 2025', 'Rent 2025 06', '980', '00', '', '', '2,015', '55')
      .row('', 'Closing balance', '', '', '', '', '2,015', '55');
    const { transactions, reconciliation } = await statementOn(paper);
    expect(transactions.map(({ amount, balance }) => [amount, balance])).toEqual([
      [-450, 99550],
      [200005, 299555],
      [-98000, 201555],
    ]);
    expect(reconciliation.status).toBe('verified');
  });
});
