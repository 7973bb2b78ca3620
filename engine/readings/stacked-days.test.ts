import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

/** A paper of one column of dates under two headings below each other, and two days below each other in each row. */
const rowsUnder = async (above: string, below: string) => {
  const paper = new Paper([40, 150, -340, -400]).at(40, 40, above).at(40, 51, below).at(150, 40, 'Description');
  paper.at(310, 40, 'Amount').at(360, 40, 'Balance').at(360, 51, 'after booking').down(20);
  for (const [one, other, balance] of [
    ['02.06.2025', '04.06.2025', '95.50'],
    ['03.06.2025', '05.06.2025', '91.00'],
    ['05.06.2025', '06.06.2025', '86.50'],
  ])
    paper.row(one!, 'Bakery', '-4.50', balance!).row(other!, 'High Street').down(6);
  const { transactions } = await statementOn(paper);
  return transactions.map((t) => [t.date, t.valueDate, t.transactionDate])[0];
};

it('Of two days below each other the second is that of booking where its heading says so.', async () => {
  expect(await rowsUnder('Transaction date', 'Posting date')).toEqual(['2025-06-04', null, '2025-06-02']);
});

it('The second is the day of the transaction where the first is headed as that of booking.', async () => {
  expect(await rowsUnder('Posting date', 'Transaction date')).toEqual(['2025-06-02', null, '2025-06-04']);
});

it('The second is the day of value where its heading says so.', async () => {
  expect(await rowsUnder('Posting date', 'Value date')).toEqual(['2025-06-02', '2025-06-04', null]);
});
