import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const LIST = [
  ['29 Jun 2025', 'Garage', '-50.00', '1,965.50'],
  ['30 Jun 2025', 'Garage', '50.00', '2,015.50'],
];

/** Bookings, and others below an unknown title, with a sum of 0. */
const paper = (balances: boolean, ...figures: readonly string[]) => {
  const p = new Paper([40, 110, -460, -540]).text('Current account').text('Currency EUR');
  for (const figure of ['Opening balance 1,000.00', 'Closing balance 2,015.50', ...figures]) p.text(figure);
  const rows = (list: readonly string[][]) => p.rows(list.map((cells) => (balances ? cells : cells.slice(0, 3))));
  p.down(10).row('Date', 'Description', 'Amount', balances ? 'Balance' : '');
  rows([
    ['02 Jun 2025', 'Bakery', '-4.50', '995.50'],
    ['05 Jun 2025', 'Salary', '1,020.00', '2,015.50'],
  ]);
  p.down(14).bold('Around the car');
  rows(LIST);
  return p;
};

it.each([
  ['nothing says whether they book', paper(false), 'unverifiable'],
  ['they print balances', paper(true), 'verified'],
  ['a total holds them', paper(false, 'Total money out 54.50'), 'verified'],
])('a list of amounts with a sum of 0: %s', async (_name, p, status) => {
  expect((await statementOn(p)).reconciliation.status).toBe(status);
});

/** Bookings, and others below a title that names a side, with a refund of `back`. */
const sided = (back: string) =>
  new Paper([40, 110, -460])
    .text('Current account')
    .text('Currency EUR')
    .text('Opening balance 1,000.00')
    .text(`Closing balance ${back === '50.00' ? '2,005.50' : '2,006.50'}`)
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '-4.50')
    .row('05 Jun 2025', 'Salary', '1,020.00')
    .row('Direct debits')
    .row('29 Jun 2025', 'Garage', '-50.00')
    .row('30 Jun 2025', 'Garage refund', back)
    .row('Completed')
    .row('30 Jun 2025', 'Market', '-10.00');

it('a list with a sum of 0 below a title that names a side, if the other bookings have no such title', async () => {
  expect((await statementOn(sided('50.00'))).reconciliation.status).toBe('unverifiable');
  expect((await statementOn(sided('51.00'))).reconciliation.status).toBe('verified');
});

/**
 * Bookings with their total, and after it a separate table with other amounts; `counted`: the closing balance includes
 * these.
 */
const followed = (counted: boolean, name: string) =>
  new Paper([40, 110, -460, 80, 220, -380])
    .text('Current account')
    .text('Currency EUR')
    .text('Opening balance 1,000.00')
    .text(`Closing balance ${counted ? '2,915.50' : '2,015.50'}`)
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('04 Jun 2025', 'Bakery', '-4.50')
    .row('05 Jun 2025', 'Salary', '1,020.00')
    .row('', 'Total', '1,015.50')
    .down(20)
    .row('', '', '', 'Date', 'Details', 'Amount')
    .row('', '', '', '29 Jun 2025', name, '-100.00')
    .row('', '', '', '30 Jun 2025', name, '1,000.00');

it.each([
  ['of balances books nothing where all is proved without it', followed(false, 'Balance nest egg'), 'verified', 2],
  ['of balances books where the closing balance counts it', followed(true, 'Balance nest egg'), 'verified', 4],
  ['of anything else is never left out', followed(false, 'Nest egg'), 'mismatch', 4],
])('a separate table after the total %s', async (_name, drawn, status, rows) => {
  const { reconciliation, transactions } = await statementOn(drawn);
  expect([reconciliation.status, transactions.length]).toEqual([status, rows]);
});

/**
 * Bookings with balances down to the closing one, and after it a list without; `counted`: the closing balance includes
 * that list.
 */
const listedAgain = (counted: boolean) =>
  new Paper([40, 110, -460, -540, 80, 220, -400])
    .text('Current account')
    .text('Currency EUR')
    .down(10)
    .row('Date', 'Description', 'Amount', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '1,000.00')
    .row('04 Jun 2025', 'Bakery', '-4.50', '995.50')
    .row('05 Jun 2025', 'Salary', '1,020.00', '2,015.50')
    .row('30 Jun 2025', 'Closing balance', '', counted ? '2,011.00' : '2,015.50')
    .down(20)
    .text('Items paid')
    .row('', '', '', '', 'Date', 'Item', 'Amount')
    .row('', '', '', '', '04 Jun 2025', 'POS', '4.50');

it.each([
  ['books nothing where all is proved without it', false, 'verified', 2],
  ['books where the closing balance counts it', true, 'verified', 3],
])(
  'a list without balances after the closing balance of rows that print theirs %s',
  async (_name, counted, status, rows) => {
    const { reconciliation, transactions } = await statementOn(listedAgain(counted));
    expect([reconciliation.status, transactions.length]).toEqual([status, rows]);
  },
);

it('a sentence with an amount below the closing balance does not take the day of the heading above', async () => {
  const headed = new Paper([40, -370, -460])
    .text('Current account')
    .row('Description', 'Debit', 'Credit')
    .row('Opening balance', '', '1,000.00')
    .text('02 Jun 2025')
    .row('Bakery', '4.50', '')
    .text('03 Jun 2025')
    .row('Salary', '', '20.00')
    .row('Rent', '9.00', '')
    .row('Closing balance', '', '1,006.50')
    .row('Turnover: debits 13.50, credits 20.00. Arranged overdraft', '3,000.00', '');
  const { transactions, reconciliation } = await statementOn(headed);
  expect([transactions.map(({ amount }) => amount), reconciliation.status]).toEqual([[-450, 2000, -900], 'verified']);
});

it.each([
  ['to a booking above books nothing', '-60.00', 'verified', 3],
  ['to none above leaves open whether it does', '-61.00', 'unverifiable', 3],
])('a list of its own after the closing balance that comes %s', async (_name, card, status, count) => {
  const closing = (1_020 + Number(card) - 4.5).toFixed(2);
  const paper = new Paper([40, 110, -380, -460, 80, 220, -380]).text('Current account').text('Currency EUR').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit').row('', 'Opening balance', '', '0.00');
  paper.row('04 Jun 2025', 'Bakery', '4.50').row('05 Jun 2025', 'Salary', '', '1,020.00');
  paper.row('30 Jun 2025', 'Statement of card 4471', card.slice(1)).row('', 'Closing balance', '', closing).down(20);
  paper.row('', '', '', '', 'Date', 'Shop', 'Amount in EUR').row('', '', '', '', '07 May 2025', 'Market', '20.00');
  paper.row('', '', '', '', '09 May 2025', 'Cinema', '40.00');
  const { reconciliation, transactions } = await statementOn(paper);
  expect([reconciliation.status, transactions.length]).toEqual([status, count]);
});

it.each([
  ['repeats bookings and prints no balance', '-4.50', ['Balance on 30 June 2025', '', '2,015.50'], 'verified', 2],
  ['repeats them below the balance of the last', '-4.50', ['', '', ''], 'verified', 2],
  ['prints others', '-4.60', ['', '', ''], 'mismatch', 5],
])('a list behind the last balance that %s', async (_name, listed, last, status, count) => {
  const p = new Paper([40, 110, -460, -540]).text('Current account').text('Currency EUR');
  p.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 2,015.50');
  p.down(10).row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Direct debits', '-4.50', '995.50');
  p.row('05 Jun 2025', 'Salary', '1,020.00', '2,015.50').row('', ...last);
  p.down(14).bold('Specification of direct debits');
  p.row('02 Jun 2025', 'Direct debits in all', listed).row('', 'Power', '-2.50').row('', 'Water', '-2.00');
  const { transactions, reconciliation } = await statementOn(p);
  expect([reconciliation.status, transactions.length]).toEqual([status, count]);
});

it.each([
  [
    'a fee below the closing balance',
    ['30 Jun 2025', 'Closing balance', '', '2,015.50'],
    ['30 Jun 2025', 'Fee', '-3.00'],
  ],
  ['rows below a total', ['', 'Total', '1,015.50', ''], ['30 Jun 2025', 'Rent', '-40.00']],
])('%s is a booking, though no balance is beside it', async (_name, last, row) => {
  const p = new Paper([40, 110, -460, -540]).text('Current account').text('Currency EUR');
  p.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').down(10);
  p.row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Bakery', '-4.50', '995.50');
  p.row('05 Jun 2025', 'Salary', '1,020.00', '2,015.50')
    .row(...last)
    .row(...row);
  const { transactions, reconciliation } = await statementOn(p);
  expect([transactions.length, reconciliation.status === 'verified']).toEqual([3, false]);
});

it.each([
  ['again, each on its day, books nothing', '66.00', 'verified', 3],
  ['and another one is a doubt', '67.00', 'unverifiable', 3],
])(
  'a list of checks below the total that prints bookings without balances %s',
  async (_name, second, status, count) => {
    const paper = new Paper([40, 110, -380, -460, -540, 300, 360, -470]).text('Current account').text('Currency USD');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 929.50');
    paper
      .down(10)
      .row('Date', 'Description', 'Credits', 'Debits', 'Daily balance')
      .row('06/02/2025', 'Check', '', '4.50');
    paper.row('06/02/2025', 'Refund', '0.00', '', '995.50').row('06/05/2025', 'Check', '', '66.00', '929.50');
    paper.row('', 'Totals', '0.00', '70.50').down(20).bold('By number').down(4);
    const listed = (...cells: readonly string[]) => paper.row(...Array(5).fill(''), ...cells);
    listed('Number', 'Date', 'Amount');
    listed('101', '06/02/2025', '4.50');
    listed('102', '06/05/2025', second);
    const { reconciliation, transactions } = await statementOn(paper);
    expect([reconciliation.status, transactions.length]).toEqual([status, count]);
  },
);

it.each([
  ['repeats bookings', '2', 'verified', 3],
  ['counts otherwise than it lists', '4', 'unverifiable', 3],
])('a list of checks below the last balance of a day, and their count: it %s', async (_name, listed, status, count) => {
  const paper = new Paper([40, 110, -380, -460, -540, 300, 360, -470]).text('Current account').text('Currency USD');
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 929.50');
  paper.down(10).row('Date', 'Description', 'Credits', 'Debits', 'Daily balance');
  paper.row('06/02/2025', 'Check', '', '4.50').row('06/02/2025', 'Refund', '0.00', '', '995.50');
  paper.row('06/05/2025', 'Check', '', '66.00', '929.50').down(20).bold('By number').down(4);
  const row = (...cells: readonly string[]) => paper.row(...Array(5).fill(''), ...cells);
  row('Number', 'Date', 'Amount');
  row('101', '06/02/2025', '4.50');
  row('102', '06/05/2025', '66.00');
  paper.down(4).text(`Number of checks paid ${listed}`);
  const { reconciliation, transactions } = await statementOn(paper);
  expect([reconciliation.status, transactions.length]).toEqual([status, count]);
});

/** A list without balances below the closing balance of 5 June, under headings of its own. */
const belowClosing = (day: string, ...rows: readonly (readonly string[])[]) => {
  const paper = new Paper([40, 110, -460, -540, 80, 220, -400]).text('Current account').text('Currency EUR');
  paper.text('Period 1 June 2025 to 30 June 2025').down(10).row('Date', 'Description', 'Amount', 'Balance');
  paper.row('01 Jun 2025', 'Opening balance', '', '1,000.00').row('02 Jun 2025', 'Bakery', '-4.50', '995.50');
  paper.row('05 Jun 2025', 'Salary', '1,020.00', '2,015.50').row(day, 'Closing balance', '', '2,015.50');
  const list = [['Date', 'Details', 'Amount'], ...rows].map((cells) => ['', '', '', '', ...cells]);
  return paper.down(20).bold('Holiday saver').rows(list);
};

it.each<[name: string, ...rows: string[][]]>([
  ['that repeats its transfer', ['05 Jun 2025', 'From current account', '', '400.00']],
  ['with another row of its own', ['05 Jun 2025', 'From current', '', '420.00'], ['06 Jun 2025', 'Fee', '20.00', '']],
  ['that follows a payment', ['06 Jun 2025', 'Market', '150.00', ''], ['07 Jun 2025', 'Bar', '250.00', '']],
])('the list of another account %s is never left out', async (_name, ...rows) => {
  const paper = new Paper().text('Current account   Currency EUR').text('Period 1 June 2025 to 30 June 2025').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('', 'Opening balance', '', '', '1,000.00');
  paper.row('02 Jun 2025', 'Salary', '', '4.50', '1,004.50').row('05 Jun 2025', 'Saved', '400.00', '', '604.50');
  paper.row('05 Jun 2025', 'Closing balance', '', '', '604.50').down(20).bold('Savings pot');
  paper.row('Date', 'Description', 'Debit', 'Credit').rows(rows);
  const { transactions, reconciliation } = await statementOn(paper);
  expect([transactions.length, reconciliation.status === 'verified']).toEqual([2 + rows.length, false]);
});

it.each([
  ['days before that balance’s', 'mismatch', 4, ['06 Jun 2025', 'Market', '-20.00'], ['07 Jun 2025', 'Bar', '-40.00']],
  ['days after it, to come', 'verified', 2, ['06 Jul 2025', 'Rate', '-20.00'], ['07 Jul 2025', 'Rate', '-40.00']],
  ['days before the period', 'verified', 2, ['06 Mar 2025', 'Sofa', '-20.00'], ['07 May 2025', 'Bed', '-40.00']],
  ['a day before it and one in it', 'mismatch', 4, ['06 Mar 2025', 'Sofa', '-2.00'], ['07 Jun 2025', 'Bed', '-4.00']],
  ['the balances of days', 'verified', 2, ['02 Jun 2025', '', '995.50'], ['05 Jun 2025', '', '2,015.50']],
])('rows of another table below the closing balance, with %s', async (_name, status, count, ...rows) => {
  const { reconciliation, transactions } = await statementOn(belowClosing('30 Jun 2025', ...rows));
  expect([reconciliation.status, transactions.length]).toEqual([status, count]);
});

it('Rows of another table after the closing balance’s day are bookings if they are in the printed period.', async () => {
  const paper = belowClosing('05 Jun 2025', ['06 Jun 2025', 'Market', '-20.00'], ['07 Jun 2025', 'Bar', '-40.00']);
  const { reconciliation, transactions } = await statementOn(paper);
  expect([reconciliation.status, transactions.length]).toEqual(['mismatch', 4]);
});
