import { expect, it } from 'vitest';
import type { Statement } from '../../model/statement.ts';
import { Paper, statementOn } from '../../testing/paper.ts';

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

it('Of two days below each other the second is that of booking if its heading says so.', async () => {
  expect(await rowsUnder('Transaction date', 'Posting date')).toEqual(['2025-06-04', null, '2025-06-02']);
});

it('The second is the day of the transaction if the first is headed as that of booking.', async () => {
  expect(await rowsUnder('Posting date', 'Transaction date')).toEqual(['2025-06-02', null, '2025-06-04']);
});

it('The second is the day of value if its heading says so.', async () => {
  expect(await rowsUnder('Posting date', 'Value date')).toEqual(['2025-06-02', '2025-06-04', null]);
});

it('A day of value is the last to be that of booking, wherever it is.', async () => {
  expect(await rowsUnder('Value date', 'Transaction date')).toEqual(['2025-06-04', '2025-06-02', null]);
});

/** A paper of June whose rows have two days below each other, and whose sums close. */
const provedUnder = (headings: readonly [string, string], days: readonly (readonly [string, string])[]) => {
  const paper = new Paper([40, 150, -340, -460]).text('Current account').text('Currency EUR');
  paper
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 100.00')
    .down(10)
    .row(headings[0], 'Description', 'Amount', 'Balance')
    .row(headings[1], '', '');
  days.forEach(([one, other], i) => {
    paper
      .row(one, 'Bakery', '-4.50', (95.5 - 4.5 * i).toFixed(2))
      .row(other, 'High Street')
      .down(6);
  });
  return statementOn(paper.down(10).text(`Closing balance ${(100 - 4.5 * days.length).toFixed(2)}`));
};
const datesOf = ({ transactions }: Statement) => transactions.map(({ date }) => date.slice(5));

it('If only the headed day of booking lies outside the period, the paper lists by the other day.', async () => {
  const late = await provedUnder(
    ['Transaction date', 'Posting date'],
    [
      ['27.06.2025', '28.06.2025'],
      ['29.06.2025', '01.07.2025'],
    ],
  );
  expect([late.reconciliation.status, ...datesOf(late)]).toEqual(['verified', '06-27', '06-29']);
});

it('The headed day of booking stays if both lie in the period.', async () => {
  const within = await provedUnder(
    ['Transaction date', 'Posting date'],
    [
      ['25.06.2025', '26.06.2025'],
      ['27.06.2025', '30.06.2025'],
    ],
  );
  expect([within.reconciliation.status, ...datesOf(within)]).toEqual(['verified', '06-26', '06-30']);
});

it('Nothing proves which of two days without headings is that of booking if both are in order.', async () => {
  const open = await provedUnder(
    ['Date', ''],
    [
      ['25.06.2025', '26.06.2025'],
      ['27.06.2025', '30.06.2025'],
    ],
  );
  expect(open.reconciliation.reason).toContain('AMBIGUOUS');
});

it('Without a heading of their own it is the day by which the rows are in order.', async () => {
  const days = [
    ['29.05.2025', '02.06.2025'],
    ['28.05.2025', '03.06.2025'],
    ['30.05.2025', '04.06.2025'],
  ] as const;
  expect(datesOf(await provedUnder(['Date', ''], days))).toEqual(['06-02', '06-03', '06-04']);
});

it('A heading of days alone on the second line of a header names the day below it.', async () => {
  const booked = await provedUnder(
    ['Trade date', 'Booking date'],
    [
      ['25.06.2025', '26.06.2025'],
      ['27.06.2025', '30.06.2025'],
    ],
  );
  expect(datesOf(booked)).toEqual(['06-26', '06-30']);
});

it('A day of booking far from the other below it is misprinted: nothing proves that the other is it.', async () => {
  const days = [
    ['30.06.2025', '28.06.2025'],
    ['28.06.20', '27.06.2025'],
    ['26.06.2025', '26.06.2025'],
    ['25.06.2025', '24.06.2025'],
  ] as const;
  expect((await provedUnder(['Booking date', 'Value date'], days)).reconciliation.status).not.toBe('verified');
});

it('A heading in brackets names the second day as well.', async () => {
  expect(await rowsUnder('Posting date', '(Value date)')).toEqual(['2025-06-02', '2025-06-04', null]);
});
