import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const listed = () =>
  new Paper([40, 110, -370, -460])
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '2,000.00')
    .row('05 Jun 2025', 'Rent', '980.00', '');

describe('a summary below the bookings, inside their columns', () => {
  const summed = (closing: string) =>
    listed()
      .row('', 'Balance as at 01 Jun 2025', '', '1,000.00')
      .row('', 'Total credits', '', '2,000.00')
      .row('', 'Total debits', '', '984.50')
      .row('', 'Closing balance', '', closing);

  const balances = async (paper: Paper) => {
    const { openingBalance, closingBalance, reconciliation } = await statementOn(paper);
    expect([openingBalance, closingBalance, reconciliation.status]).toEqual([100000, 201550, 'verified']);
  };

  it('states the balances of the begin and the end', async () => {
    await balances(summed('2,015.50'));
  });

  it('may print a balance and a total side by side, each behind its own words', async () => {
    const paper = listed().down(10);
    paper.text('Opening balance: 1,000.00').at(-460, paper.y - 14, 'Total debits: 984.50');
    paper.text('Closing balance: 2,015.50').at(-460, paper.y - 14, 'Total credits: 2,000.00');
    await balances(paper);
  });

  it('may name the days of its balances where the days of bookings are', async () => {
    const paper = listed()
      .row('01 Jun 2025', 'Opening balance', '', '1,000.00')
      .row('', 'Total credits', '', '2,000.00')
      .row('', 'Total debits', '', '984.50')
      .row('30 Jun 2025', 'Closing balance', '', '2,015.50');
    await balances(paper);
  });

  it('may have words where the days of bookings are', async () => {
    const paper = listed()
      .row('Balance', 'as at 01 Jun 2025', '', '1,000.00')
      .row('Money in', 'total', '', '2,000.00')
      .row('Money out', 'total', '', '984.50')
      .row('Closing', 'balance', '', '2,015.50');
    await balances(paper);
  });

  it('does not add up if a booking is lost', async () => {
    expect((await statementOn(summed('2,010.50'))).reconciliation.status).toBe('mismatch');
  });
});

it('Several figures on a line below the bookings, each behind its words, are no one balance.', async () => {
  const paper = listed().row('Closing balance 2,015.50', '', '', 'Available: 5,015.50');
  expect((await statementOn(paper)).closingBalance).toBe(201550);
});
