import { expect, it } from 'vitest';
import { Paper } from '../testing/paper.ts';
import { differ, type Misread, readAs } from './testing/read-as.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '30.00', '', '270.00'],
  ['10 Jun 2025', 'Salary', '', '900.00', '1,170.00'],
  ['20 Jun 2025', 'Fuel', '21.50', '', '1,148.50'],
  ['24 Jun 2025', 'Books', '48.50', '', '1,100.00'],
];
const WITHOUT_BALANCES = ROWS.map((row) => row.slice(0, 4));

const read = (misread: Misread, rows: readonly string[][] = ROWS) =>
  readAs(
    new Paper()
      .text('Current account   Currency EUR')
      .text('Period 01 June 2025 to 30 June 2025')
      .text('Opening balance 300.00')
      .text('Closing balance 1,100.00')
      .down(20)
      .row('Date', 'Description', 'Paid out', 'Paid in', 'Balance')
      .rows(rows),
    misread,
  );

it('two amounts whose other readings cancel out stay open without balances on the rows', async () => {
  // 30.00 and 48.50, or 31.00 and 47.50: the sum is the same
  const misread = { '30.00': differ('30.00', '31.00'), '48.50': differ('48.50', '47.50') };
  expect((await read(misread, WITHOUT_BALANCES)).reconciliation.status).toBe('unverifiable');
  // nor if both are misread
  const wrong = { '30.00': differ('31.00', '30.00'), '48.50': differ('47.50', '48.50') };
  expect((await read(wrong, WITHOUT_BALANCES)).reconciliation.status).toBe('unverifiable');
});

it('they are settled where the balances beside each tell, unless such a balance may be wrong with them', async () => {
  const both = { '30.00': differ('30.00', '31.00'), '48.50': differ('48.50', '47.50') };
  expect((await read(both)).reconciliation.status).toBe('verified');
  const beside = { '21.50': differ('21.50', '31.50'), '48.50': differ('48.50', '38.50') };
  expect((await read(beside)).reconciliation.status).toBe('verified');
  // 1,170.00 - 31.50 - 38.50 is 1,100.00, too
  const between = { ...beside, '1,148.50': differ('1,148.50', '1,138.50') };
  expect((await read(between)).reconciliation.status).toBe('unverifiable');
  // 310.00 - 40.00 is 270.00, too
  const first = { '300.00': differ('300.00', '310.00'), '30.00': differ('30.00', '40.00') };
  expect((await read(first)).reconciliation.status).toBe('unverifiable');
});

it('amounts that one reader alone could read may be any, and cancel out with each other', async () => {
  // 30.00 and 48.50 are printed
  const alone = { '30.00': differ('31.00'), '48.50': differ('47.50') };
  expect((await read(alone, WITHOUT_BALANCES)).reconciliation.status).toBe('unverifiable');
  const beside = { '30.00': differ('31.00'), '48.50': differ('47.50', '48.50') };
  expect((await read(beside, WITHOUT_BALANCES)).reconciliation.status).toBe('unverifiable');
  const one = { '30.00': differ('30.00') };
  expect((await read(one, WITHOUT_BALANCES)).reconciliation.status).toBe('verified');
  const right = { '30.00': differ('30.00'), '48.50': differ('48.50') };
  expect((await read(right)).reconciliation.status).toBe('verified');
});

it('a booking and its return that one reader alone could read are no proof of each other', async () => {
  const returned = [
    ...WITHOUT_BALANCES,
    ['25 Jun 2025', 'Shoes', '78.00', ''],
    ['26 Jun 2025', 'Shoes returned', '', '78.00'],
  ];
  expect((await read({ '78.00': differ('18.00') }, returned)).reconciliation.status).toBe('unverifiable');
});

it('an amount that cancels out with no other one is settled beside those that do', async () => {
  const three = {
    '30.00': differ('30.00', '31.00'),
    '48.50': differ('48.50', '47.50'),
    '21.50': differ('21.50', '27.50'),
  };
  const { transactions } = await read(three, WITHOUT_BALANCES);
  const statusOf = transactions.map(({ readings = [] }) => readings.map(({ status }) => status));
  expect(statusOf).toEqual([['open'], [], ['settled'], ['open']]);
});
