import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const read = async (drawn: Paper) => {
  const { transactions, openingBalance, closingBalance, reconciliation } = await statementOn(drawn);
  return [transactions.map((t) => t.amount), openingBalance, closingBalance, reconciliation.status];
};

/** No heading says which column is money in, and an advert speaks of what is owed. */
const unheaded = (advert: string, texts: readonly [string, string, string]) =>
  new Paper()
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text(advert)
    .down(10)
    .row('01 Jun 2025', 'Opening balance', '', '', '100.00')
    .row('02 Jun 2025', texts[0], '50.00', '', '150.00')
    .row('03 Jun 2025', texts[1], '', '20.00', '130.00')
    .row('05 Jun 2025', texts[2], '', '30.00', '100.00')
    .row('30 Jun 2025', 'Closing balance', '', '', '100.00');

describe.each([
  'Cash loan from 1 000 to 150 000, ask us before 30.06.',
  'Personal loan up to 25,000',
  'Get our credit card now',
])('columns of two sides without headings, below an advert: %s', (advert) => {
  it('are separated by what the bookings say, which proves nothing', async () => {
    const told = unheaded(advert, ['Salary received', 'Card purchase Bakery', 'Cash withdrawal']);
    expect(await read(told)).toEqual([[5000, -2000, -3000], 10000, 10000, 'unverifiable']);
  });

  it('leave open whether balances are held or owed if these say nothing', async () => {
    expect((await read(unheaded(advert, ['Alpha', 'Beta', 'Gamma'])))[3]).toBe('unverifiable');
  });
});
