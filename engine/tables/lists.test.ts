import { describe, expect, it } from 'vitest';
import { Paper, rowsOn, statementOn, tablesOn } from '../testing/paper.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
  ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
  ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
];
const DAYS = [
  ['02 Jun 2025', '995.50'],
  ['03 Jun 2025', '2,995.50'],
  ['05 Jun 2025', '2,015.50'],
] as const;

/** Adds a list of days with their balances in columns of its own. */
function withDays(paper: Paper): Paper {
  paper.down(20).bold('Daily balance summary');
  for (const [day, balance] of DAYS) paper.at(40, paper.y, day).at(-230, paper.y, balance).down(14);
  return paper;
}

const rightEdges = async (paper: Paper) =>
  (await tablesOn(paper)).tables[0]!.segments[0]!.columns.map((c) => [c.role, c.left < 225 && c.right > 225]);

describe('balances of days below the table', () => {
  it('leave its columns where they are', async () => {
    const paper = () => new Paper().row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows(ROWS);
    expect(await rightEdges(withDays(paper()))).toEqual(await rightEdges(paper()));
  });

  it('make no columns if there is no header', async () => {
    const { tables } = await tablesOn(withDays(new Paper().rows(ROWS)));
    expect(tables[0]!.segments[0]!.columns.map((c) => c.holds)).toEqual(['date', null, 'money', 'money', 'money']);
  });

  it('are no bookings', async () => {
    const { rows } = await rowsOn(withDays(new Paper().rows(ROWS)));
    expect(rows.filter((r) => r.section?.sign !== 0)).toHaveLength(3);
  });
});

describe('below a line that says that nothing was booked', () => {
  const HEADER = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];

  it('are no rows, but what the statement says besides', async () => {
    const paper = new Paper().row(...HEADER).text('There were no transactions in this period.');
    paper.down(20).at(40, paper.y, 'Opening balance').at(-230, paper.y, '50.00').down(14);
    paper.at(40, paper.y, 'Closing balance').at(-230, paper.y, '50.00').down(14);
    expect((await rowsOn(paper)).rows).toEqual([]);
    const statement = await statementOn(paper);
    expect([statement.openingBalance, statement.closingBalance, statement.transactions]).toEqual([5000, 5000, []]);
  });

  it('a row is one all the same', async () => {
    const paper = new Paper()
      .row(...HEADER)
      .text('There were no transactions in branches.')
      .rows(ROWS);
    expect((await rowsOn(paper)).rows).toHaveLength(3);
  });
});

it('the labels of a summary end the table above it', async () => {
  const paper = new Paper().row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows(ROWS);
  paper.row('Opening balance', '', 'Total debits', 'Total credits', 'Closing balance');
  paper.row('1,000.00', '', '984.50', '2,000.00', '2,015.50');
  expect((await rowsOn(paper)).rows).toHaveLength(ROWS.length);
});

/** A card's bookings, and below them a band of sums; the next list follows below a header of its own. */
const banded = (labels: readonly string[]) => {
  const paper = new Paper([40, 110, 240, 330, 420, -540]).text('Currency USD');
  const header = ['Date', 'Description', '', '', '', 'Amount'];
  paper.row(...header).row('02 Jun 2025', 'Payment', '', '', '', '900.00 CR');
  paper.row(...labels).row('XX22-8233', '', '$35.00', '$80.00', '$0.00', '$45.00');
  paper.row(...header).row('03 Jun 2025', 'Airline', '', '', '', '80.00');
  return paper.row('04 Jun 2025', 'Refund', '', '', '', '35.00 CR');
};

it('Labels of sums, one of them a total, end the table above the sums below them.', async () => {
  const rowsUnder = async (...labels: string[]) => (await rowsOn(banded(labels))).rows.length;
  expect(await rowsUnder('A Holder', '', 'Credits', 'Purchases', 'Cash', 'Total activity')).toBe(3);
  expect(await rowsUnder('A Holder', '', 'Credits', 'Purchases', 'Cash', 'Market')).toBe(4);
  expect(await rowsUnder('A Holder', '', '', 'Purchases', '', 'Total activity')).toBe(4);
  // rows that take their day from a heading may follow
  const labels = ['A Holder', '', 'Credits', 'Purchases', 'Cash', 'Total activity'];
  const days = new Paper([40, 110, 240, 330, 420, -540])
    .row('Description', '', '', '', '', 'Amount')
    .text('02 Jun 2025');
  days
    .row('Bakery', '', '', '', '', '3.00')
    .row('Market', '', '', '', '', '4.00')
    .row(...labels);
  days.row('XX22-8233', '', '$35.00', '$80.00', '$0.00', '$45.00').row('Kiosk', '', '', '', '', '5.00');
  expect((await rowsOn(days)).rows.map(({ texts }) => texts.join(' ').trim())).toContain('Kiosk');
});

it('Labels with a figure right behind each are a summary below the rows, even below headings.', async () => {
  const paper = new Paper().row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows(ROWS);
  const pairs = ['Debits: 2', 'Total debits: 984.50', 'Credits: 1', 'Closing balance: 2,015.50'];
  for (const [i, text] of pairs.entries()) paper.at(40 + 130 * i, paper.y, text);
  const { tables, outside } = await tablesOn(paper);
  expect(tables[0]!.segments[0]!.body).toHaveLength(3);
  expect([...outside.values()]).toEqual(['summary_below']);
});

it('the closing balance below the line that says that nothing was booked is that of its column', async () => {
  const paper = new Paper().text('Current account').text('Currency EUR').text('Period 01 June 2025 to 30 June 2025');
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('01 Jun 2025', 'Opening balance', '', '', '65.50');
  paper.text('No transactions were made during this period', 110);
  paper.row('30 Jun 2025', 'Closing balance', '0.00', '0.00', '65.50');
  const { closingBalance, transactions } = await statementOn(paper);
  expect([closingBalance, transactions.length]).toEqual([6550, 0]);
});

it.each([
  ['rates', 'AER %', 'verified', 3],
  ['a doubt, though the sums close without them,', 'AER', 'unverifiable', 3],
])('days and figures below headings of their own are %s if one is %s', async (_name, heading, status, count) => {
  const paper = new Paper().text('Savings account').text('Currency EUR').text('Opening balance 1,000.00');
  paper.text('Period 1 June 2025 to 5 June 2025');
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows(ROWS);
  paper.row('05 Jun 2025', 'Closing balance', '', '', '2,015.50').down(10);
  paper.bold('Interest rates during the year').row('From', 'Balance', 'Gross %', heading);
  paper.row('01 Jun 2025', '1 and over', '1.15', '1.15').row('04 Jun 2025', '1 and over', '1.60', '1.60');
  const { reconciliation, transactions } = await statementOn(paper);
  expect([reconciliation.status, transactions.length]).toEqual([status, count]);
});

it('rows without a day below a heading of rates are no rates', async () => {
  const paper = new Paper().text('Savings account').text('Currency EUR').text('Opening balance 1,000.00');
  paper.text('Closing balance 2,015.50').text('Period 1 June 2025 to 5 June 2025').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows(ROWS).down(6);
  paper.row('Shop', 'Place', '', '', 'Bonus %').row('Garage', 'Hamburg', '50.00', '', '1.00');
  paper.row('Garage', 'Hamburg', '', '50.00', '1.00');
  expect((await statementOn(paper)).reconciliation.status).not.toBe('verified');
});
