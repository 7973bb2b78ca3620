import { describe, expect, it } from 'vitest';
import { Paper, rowsOn, statementOn } from '../testing/paper.ts';

type Booking = readonly [day: string, text: string, amount: string, balance: string];

const BOOKINGS: readonly Booking[] = [
  ['02 Jun 2025', 'Bakery', '-4.50', '995.50'],
  ['03 Jun 2025', 'Salary', '2,000.00', '2,995.50'],
  ['05 Jun 2025', 'Rent', '-980.00', '2,015.50'],
];

const listed = (bookings: readonly Booking[], below: string) => {
  const paper = new Paper([40, 110, -550])
    .text('Current account number 0011-223344')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,015.50')
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('', '', 'Balance');
  for (const [day, text, amount, balance] of bookings) paper.row(day, text, amount).row('', below, balance).down(6);
  return paper;
};

describe('balances below their amounts in one column', () => {
  it.each([
    ['oldest first', BOOKINGS],
    ['newest first', [...BOOKINGS].reverse()],
  ])('are those of the rows above them, %s', async (_, bookings) => {
    const { transactions, reconciliation } = await statementOn(listed(bookings, ''));
    expect(reconciliation.status).toBe('verified');
    expect(transactions.map(({ amount, balance }) => [amount, balance])).toEqual(
      bookings.map(([, , amount, balance]) =>
        [amount, balance].map((text) => Math.round(Number(text.replace(',', '')) * 100)),
      ),
    );
  });

  it('may have more of the text of their rows beside them', async () => {
    const { transactions } = await statementOn(listed(BOOKINGS, 'Ref 4711'));
    expect(transactions.map(({ description }) => description)).toEqual([
      'Bakery Ref 4711',
      'Salary Ref 4711',
      'Rent Ref 4711',
    ]);
  });

  it('are not balances if they do not follow', async () => {
    const bookings = BOOKINGS.map(([day, text, amount]): Booking => [day, text, amount, '12.34']);
    const { rows } = await rowsOn(listed(bookings, 'Fee'));
    expect(rows.map(({ amounts }) => amounts.length)).toEqual(rows.map(() => 3));
  });
});
