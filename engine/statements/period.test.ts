import { expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../testing/paper.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
  ['27 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
] as const;

async function periodOn(opening: string, closing: string): Promise<(string | null)[]> {
  const paper = new Paper()
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text(opening)
    .text(closing)
    .down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  for (const row of ROWS) paper.row(...row);
  const { periodStart, periodEnd } = await statementOn(paper);
  return [periodStart, periodEnd];
}

it('without a period, a statement is from the day of its opening balance to that of its closing one', async () => {
  expect(
    await periodOn('Beginning balance on 1 June 2025 1,000.00', 'Ending balance on 30 June 2025 2,995.50'),
  ).toEqual(['2025-06-01', '2025-06-30']);
});

it('a balance of a month’s last day opens the next month', async () => {
  expect(await periodOn('Balance on 31 May 2025 1,000.00', 'Balance on 30 June 2025 2,995.50')).toEqual([
    '2025-06-01',
    '2025-06-30',
  ]);
});

it('the days of balances are not a period if a booking is outside them, and one alone is not a period', async () => {
  const outside = ['Beginning balance on 10 June 2025 1,000.00', 'Ending balance on 30 June 2025 2,995.50'] as const;
  expect(await periodOn(...outside)).toEqual([null, null]);
  expect(await periodOn('Opening balance 1,000.00', 'Ending balance on 30 June 2025 2,995.50')).toEqual([null, null]);
});

it('the days may be in the words of rows that state the balances', async () => {
  const paper = new Paper().text('Account number 0011-223344').text('Currency EUR').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  paper.row('', 'SALDO INIZIALE AL 31.05.2025', '', '', '1,000.00');
  for (const row of ROWS) paper.row(...row);
  paper.row('', 'SALDO FINALE AL 30.06.2025', '', '', '2,995.50');
  const { periodStart, periodEnd } = await statementOn(paper);
  expect([periodStart, periodEnd]).toEqual(['2025-06-01', '2025-06-30']);
});

it('the days of a period may each be below their label', async () => {
  const paper = new Paper().at(40, 60, 'Datum vanaf').at(140, 60, 'Datum t/m').at(240, 60, 'Blad');
  paper.at(40, 73, '01-06-2025').at(140, 73, '30-06-2025').at(240, 73, '1').down(60);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  for (const row of ROWS) paper.row(...row);
  const { periodStart, periodEnd } = await statementOn(paper);
  expect([periodStart, periodEnd]).toEqual(['2025-06-01', '2025-06-30']);
});

it('the ends of a period are each after a label, one below the other', async () => {
  expect(await periodOn('DEL 01/06/2025', 'AL 30/06/2025')).toEqual(['2025-06-01', '2025-06-30']);
});

it('a period without a known name that ends on the day of the statement is the statement’s', async () => {
  const paper = new Paper([40, 110, -460]).text('Currency EUR').text('Statement date: 30 June 2025');
  paper.text('Reckoned days: 01 June 2025 to 30 June 2025').down(10).row('Date', 'Description', 'Amount');
  const { periodStart, periodEnd } = await statementOn(paper.row('02 Jun', 'Bakery', '-4.50'));
  expect([periodStart, periodEnd]).toEqual(['2025-06-01', '2025-06-30']);
});

/** Texts at their left edge and baseline; the rest of the paper does not change. */
type Placed = readonly [x: number, y: number, text: string];

async function periodOf(...texts: readonly Placed[]): Promise<(string | null)[]> {
  const paper = new Paper();
  for (const text of texts) paper.at(...text);
  paper.down(100).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  for (const row of ROWS) paper.row(...row);
  const { periodStart, periodEnd } = await statementOn(paper);
  return [periodStart, periodEnd];
}

const JUNE = ['2025-06-01', '2025-06-30'];

it.each<[string, readonly Placed[]]>([
  [
    'wrapped behind its "to"',
    [
      [300, 60, 'Statement period'],
      [400, 60, '1 June 2025 to'],
      [400, 73, '30 June 2025'],
    ],
  ],
  [
    'wrapped before its "to"',
    [
      [300, 60, 'Period 01/06/2025'],
      [300, 73, 'to 30/06/2025'],
    ],
  ],
  [
    'wrapped to the next line’s beginning',
    [
      [40, 60, 'Page 1'],
      [400, 60, 'DESDE 01/06/2025 HASTA'],
      [40, 73, '30/06/2025'],
    ],
  ],
  [
    'with its days below each other behind one label',
    [
      [40, 60, 'Period'],
      [140, 60, '01/06/2025'],
      [140, 73, '30/06/2025'],
    ],
  ],
  [
    'with its days below each other under one label',
    [
      [40, 60, 'Period'],
      [40, 73, '01/06/2025'],
      [40, 86, '30/06/2025'],
    ],
  ],
  [
    'with its days beside each other behind one label',
    [
      [40, 60, 'Period'],
      [140, 60, '01/06/2025'],
      [240, 60, '30/06/2025'],
    ],
  ],
  ['with a label each in one text', [[40, 60, 'Data inicial: 01/06/2025 Data final: 30/06/2025']]],
  [
    'with a label each above it in boxes',
    [
      [40, 60, 'Start date'],
      [140, 60, 'End date'],
      [40, 86, '01/06/2025'],
      [140, 86, '30/06/2025'],
    ],
  ],
])('a period may be printed %s', async (_, texts) => {
  expect(await periodOf(...texts)).toEqual(JUNE);
});

it.each<[string, readonly Placed[]]>([
  [
    'days of which one has another label',
    [
      [40, 60, 'Period'],
      [140, 60, '01/06/2025'],
      [40, 73, 'Payment due'],
      [140, 73, '30/06/2025'],
    ],
  ],
  [
    'days below each other without a label',
    [
      [40, 60, '01/06/2025'],
      [40, 73, '30/06/2025'],
    ],
  ],
])('no period are %s', async (_, texts) => {
  expect(await periodOf(...texts)).toEqual([null, null]);
});

it('a period in a text is the statement’s if the rows print no year and the paper’s day agrees', async () => {
  const paper = new Paper().text(
    'Card 4871 **** **** 8822 of the cycle with 30 days that ran from 1 June 2025 to 30 June 2025',
  );
  paper.text('2 July 2025').down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  for (const [, ...cells] of ROWS) paper.row('27 Jun', ...cells);
  const { periodStart, periodEnd } = await statementOn(paper);
  expect([periodStart, periodEnd]).toEqual(JUNE);
});

it('the days beside the rows that state the balances are a period only if they bound whole months', async () => {
  const listed = async (first: string, last: string) => {
    const paper = new Paper().text('Currency EUR').row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row(first, 'Opening balance', '', '', '1,000.00').rows(ROWS).row(last, 'Closing balance', '', '', '2,995.50');
    const { periodStart, periodEnd } = await statementOn(paper);
    return [periodStart, periodEnd];
  };
  expect(await listed('01 Jun 2025', '30 Jun 2025')).toEqual(JUNE);
  expect(await listed('31 May 2025', '30 Jun 2025')).toEqual(JUNE);
  expect(await listed('02 Jun 2025', '27 Jun 2025')).toEqual([null, null]);
});

it('a month before the name of the paper gives the rows their year', async () => {
  const paper = new Paper([40, 110, -460])
    .text('Here is your March 2021 bank statement.')
    .text('Currency EUR')
    .down(10);
  paper.row('Date', 'Description', 'Amount').row('Mar 2', 'Bakery', '-4.50');
  const { periodStart, periodEnd, transactions } = await statementOn(paper);
  expect([periodStart, periodEnd, transactions[0]?.date]).toEqual(['2021-03-01', '2021-03-31', '2021-03-02']);
});

it('a day up to which the paper says that it lists the bookings ends it; the day of its print does not', async () => {
  const ended = async (label: string) => {
    const paper = new Paper().text('Account number 0011-223344').text('Currency EUR').text(label).down(10);
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows(ROWS);
    const { periodStart, periodEnd } = await statementOn(paper);
    return [periodStart, periodEnd];
  };
  expect(await ended('As at 30 June 2025')).toEqual([null, '2025-06-30']);
  expect(await ended('Printed on 30 June 2025')).toEqual([null, null]);
  // bookings are later
  expect(await ended('As at 15 June 2025')).toEqual([null, null]);
});

it('a paper may name only the day with which its period ends, for all of its accounts', async () => {
  const paper = new Paper().text('For the period ending 30 June 2025').text('Currency EUR');
  for (const number of ['0011-223344', '0011-223355']) {
    paper.down(20).text(`Account number ${number}`).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('01 Jun', 'Opening balance', '', '', '1,000.00');
    for (const [day, ...cells] of ROWS) paper.row(day.slice(0, 6), ...cells);
  }
  const { statements } = await extractionOf(paper);
  expect(statements.map(({ periodStart, periodEnd }) => [periodStart, periodEnd])).toEqual([
    [null, '2025-06-30'],
    [null, '2025-06-30'],
  ]);
});
