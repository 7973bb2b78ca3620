import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it.each(['Get our credit card now', 'Credit card fees 2 %'])(
  'no advert of a card turns signs around: %s',
  async (advert) => {
    const paper = new Paper([40, 110, -370])
      .text('Currency EUR')
      .text('Period 1 June 2025 to 30 June 2025')
      .text(advert);
    paper
      .text('Opening balance 1,000.00')
      .text('Closing balance 1,450.00')
      .down(10)
      .row('Date', 'Description', 'Amount');
    paper
      .row('02 Jun 2025', 'Alpha', '-50.00')
      .row('03 Jun 2025', 'Beta', '600.00')
      .row('05 Jun 2025', 'Gamma', '-100.00');
    const { transactions, reconciliation } = await statementOn(paper);
    const turned = [[5000, -60000, 10000], 'verified'];
    expect([transactions.map(({ amount }) => amount), reconciliation.status]).not.toEqual(turned);
  },
);
