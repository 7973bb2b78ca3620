import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const paper = (period: string, dates: readonly [string, string, string]) => {
  const drawn = new Paper().text('Current account').text('Currency EUR').text(`Period ${period}`);
  drawn.text('Opening balance 1,000.00').text('Closing balance 940.00').down(10);
  return drawn
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row(dates[0], 'Bakery', '40.00', '', '960.00')
    .row(dates[1], 'Fuel', '10.00', '', '950.00')
    .row(dates[2], 'Rent', '10.00', '', '940.00');
};
const read = async (drawn: Paper) => {
  const { transactions, reconciliation, warnings } = await statementOn(drawn);
  return { dates: transactions.map(({ date }) => date), status: reconciliation.status, reconciliation, warnings };
};

describe('a date that does not exist', () => {
  it.each([
    ['by figures', '01/04/2025 to 30/04/2025', ['28/04/2025', '31/04/2025', '30/04/2025'], '2025-04-30'],
    ['with the month first', '04/01/2025 to 04/30/2025', ['04/28/2025', '04/31/2025', '04/30/2025'], '2025-04-30'],
    ['that another order has', '01.04.25 to 30.04.25', ['28.04.25', '31.04.25', '30.04.25'], '2025-04-30'],
    ['with a name', '1 April 2025 to 30 April 2025', ['28 Apr 2025', '31 Apr 2025', '30 Apr 2025'], '2025-04-30'],
    ['without a year', '1 February 2025 to 28 February 2025', ['27 Feb', '29 Feb', '28 Feb'], '2025-02-28'],
    ['of a leap year', '2024-02-01 to 2024-02-29', ['2024-02-27', '2024-02-31', '2024-02-29'], '2024-02-29'],
  ] as const)('%s is read as the last day of its month, and is not proved', async (_how, period, dates, last) => {
    const { dates: days, status, reconciliation, warnings } = await read(paper(period, dates));
    expect(days).toEqual([expect.anything(), last, last]);
    expect(status).toBe('unverifiable');
    expect(reconciliation.reason).toBe(
      `DATES_ANCHORED: The paper prints “${dates[1]}” on page 1, which no calendar has.`,
    );
    expect(warnings).toEqual([
      {
        code: 'DATE_IMPOSSIBLE',
        params: { dates: [dates[1]] },
        message: `The paper prints “${dates[1]}”, which no calendar has: the last day of that month stands for it.`,
        page: 1,
        row: 1,
      },
    ]);
  });

  it('is not one if the month has that day', async () => {
    const { status, warnings } = await read(
      paper('1 February 2024 to 29 February 2024', ['27 Feb', '29 Feb', '29 Feb']),
    );
    expect([status, warnings]).toEqual(['verified', []]);
  });
});
