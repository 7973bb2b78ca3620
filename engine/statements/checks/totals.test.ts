import { expect, it } from 'vitest';
import type { ReadRow } from '../../model/reading.ts';
import { Paper, statementOn } from '../../testing/paper.ts';
import { unexplainedTotals } from './unexplained-totals.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
  ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
  ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
];
const OPENING = ['01 Jun 2025', 'Opening balance', '', '', '1,000.00'];

const read = async (paper: Paper) => {
  const { openingBalance, closingBalance, reconciliation } = await statementOn(paper);
  return [openingBalance, closingBalance, reconciliation.status];
};
const PROVED = [100000, 201550, 'verified'];
const paperOf = (...head: readonly string[]) => {
  const paper = new Paper().text('Currency EUR').text('Period 01/06/2025 to 30/06/2025');
  for (const text of head) paper.text(text);
  return paper.down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
};

it('totals below the rows are not balances, even if one plus their difference equals the other', async () => {
  const paper = paperOf().rows([OPENING, ...ROWS]);
  expect(await read(paper.row('', 'Totals', '984.50', '2,000.00', '2,015.50'))).toEqual(PROVED);
});

it('a signed number of few figures beside a total is not a count: the amount continues below', async () => {
  const head = ['Total credits: +11', '234.50', 'Opening balance 1,000.00', 'Closing balance 2,015.50'];
  expect(await read(paperOf(...head).rows(ROWS))).toEqual(PROVED);
});

it('two totals below the rows of a month, one of each side, are both explained', async () => {
  const monthly = new Paper([40, 110, -460])
    .text('Current account')
    .text('Currency EUR')
    .text('Period 01/06/2025 to 31/08/2025');
  monthly
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,020.50')
    .down(10)
    .row('Date', 'Description', 'Amount');
  monthly
    .row('02 Jun 2025', 'Bakery', '-4.50')
    .row('03 Jun 2025', 'Salary', '+2,000.00')
    .row('04 Jun 2025', 'Rent', '-980.00');
  monthly.row('', 'Total credits June', '+2,000.00').row('', 'Total debits June', '-984.50');
  monthly
    .row('02 Jul 2025', 'Refund', '+20.00')
    .row('04 Jul 2025', 'Grocer', '-5.00')
    .row('05 Jul 2025', 'Bakery', '-3.00');
  monthly.row('', 'Total credits July', '+20.00').row('', 'Total debits July', '-8.00');
  expect(await read(monthly.row('05 Aug 2025', 'Grocer', '-7.00'))).toEqual([100000, 202050, 'verified']);
});

it('the word of a side between an amount and the next label belongs to that label', async () => {
  const paper = paperOf().rows([OPENING, ...ROWS]);
  const line = 'Debit count: 2 Total debits: 984.50 Credit count: 1 Total credits: 2,000.00 Closing balance: 2,015.50';
  expect(await read(paper.text(line))).toEqual(PROVED);
});

it('the word for bookings after their number does not label their sum', async () => {
  const { reconciliation } = await statementOn(paperOf('Total debits: 2 items 984.50').rows([OPENING, ...ROWS]));
  expect(reconciliation.checks.map((c) => [c.detail, c.status])).toEqual(
    expect.arrayContaining([
      ['total of money out: as printed', 'pass'],
      ['number of debits: as printed', 'pass'],
    ]),
  );
});

it('a dash after a label whose figure was left blank is not a total of 0', async () => {
  const paper = paperOf('Opening balance 1,000.00').rows(ROWS).page();
  for (const text of ['Balance your account', 'Total deposits +', 'Total withdrawals -', 'Adjusted balance'])
    paper.text(text);
  const { checks } = (await statementOn(paper)).reconciliation;
  expect(checks.filter(({ kind }) => kind === 'printed_total')).toEqual([]);
});

it('totals above the first booking are explained by all bookings if others are between; those between are not', () => {
  const row = (role: string, amount: number) => ({ role, amount, totals: { debit: null, credit: null }, row: {} });
  const booked = [row('transaction', 500), row('transaction', -70), row('total', -70), row('transaction', 30)];
  const found = (...rows: readonly unknown[]) => unexplainedTotals(rows as ReadRow[], []).length;
  expect(found(row('total', 530), row('total', -70), ...booked)).toBe(0);
  expect(found(row('total', 531), row('total', -70), ...booked)).toBe(1);
  expect(found(booked[0], row('total', 530), ...booked.slice(1))).toBe(1);
});

it('a subtotal may be of the bookings of a day, if a day with one booking has none', async () => {
  const status = async (ofDay: string) => {
    const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR').down(10);
    paper
      .row('Date', 'Description', 'Amount')
      .row('', 'Opening balance', '100.00')
      .row('02 Jun 2025', 'Rent', '-60.00');
    paper.row('03 Jun 2025', 'Bakery', '-4.50').row('03 Jun 2025', 'Market', '-20.00');
    paper.row('', 'Total for the day', ofDay).row('05 Jun 2025', 'Refund', '+5.00').row('', 'Closing balance', '20.50');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await status('-24.50')).toBe('verified');
  expect(await status('-25.50')).not.toBe('verified');
});

it('The total of a card’s list may leave out the payment that begins it.', async () => {
  const status = async (total: string) => {
    const paper = new Paper([40, 110, -460]).text('Credit Card Statement').text('Currency EUR');
    paper.row('Date', 'Description', 'Amount').row('', 'Previous balance', '100.00');
    paper.row('02 Jun 2025', 'Payment received - thank you', '90.00 CR').row('03 Jun 2025', 'Bakery', '4.50');
    paper.row('04 Jun 2025', 'Market', '20.00').row('', 'Jane Doe #8638: Total transactions', total);
    paper.row('05 Jun 2025', 'Garage', '5.00').row('', 'New balance', '39.50');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await status('24.50')).toBe('verified');
  expect(await status('25.50')).not.toBe('verified');
});

it('figures of one summary with the same sign before them are parts of one side', async () => {
  const withFees = async (sign: string, fees: string) => {
    const paper = new Paper().text('Currency EUR').text('Period 01/06/2025 to 30/06/2025');
    const lines = [
      ['', 'Opening balance', '1,000.00'],
      ['+', 'Total deposits', '2,000.00'],
      ['-', 'Total withdrawals', '980.00'],
      [sign, 'Commissions and taxes', fees],
      ['', 'Closing balance', '2,015.50'],
    ];
    for (const [mark = '', label = '', amount = ''] of lines)
      paper.at(40, paper.y, mark).at(60, paper.y, label).at(-250, paper.y, amount).down(14);
    paper
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .rows([OPENING, ...ROWS]);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await withFees('-', '4.50')).toBe('verified');
  expect(await withFees('-', '4.60')).toBe('mismatch');
  expect(await withFees('+', '4.50')).toBe('mismatch');
});

it('a figure beside a total that has the name of a section of the same side is another part of that side', async () => {
  const withFees = async (name: string, fees: string) => {
    const paper = new Paper([40, 110, -330]).text('Currency EUR').text('Period 01/06/2025 to 30/06/2025').down(10);
    paper.row('Opening balance', '', '1,000.00').row('Total credits', '', '+2,000.00');
    paper.row('Total debits', '', '-980.00').row(name, '', fees).row('Closing balance', '', '2,015.50').down(20);
    paper.row('Credits').row('Date', 'Description', 'Amount').row('03 Jun 2025', 'Salary', '+2,000.00').down(10);
    paper.row('Debits').row('Date', 'Description', 'Amount').row('05 Jun 2025', 'Rent', '-980.00').down(10);
    paper.row('Fees').row('Date', 'Description', 'Amount').row('30 Jun 2025', 'Package', '-4.50');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await withFees('Fees', '-4.50')).toBe('verified');
  expect(await withFees('Fees', '-4.60')).toBe('mismatch');
  expect(await withFees('Interest', '-4.50')).toBe('mismatch');
});
