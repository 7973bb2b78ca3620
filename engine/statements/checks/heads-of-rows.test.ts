import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

type Cells = readonly string[];

/** The status of a paper whose days end with a balance, and some of whose rows have their amount further down. */
async function statusOf(closing: string, ...rows: readonly Cells[]): Promise<string> {
  const paper = new Paper([40, 110, -370, -460, -550]).text('Current account').text('Currency EUR');
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text(`Closing balance ${closing}`);
  paper.down(10).row('Date', 'Description', 'Money out', 'Money in', 'Balance').rows(ABOVE);
  return (await statementOn(paper.rows(rows))).reconciliation.status;
}

/** Most rows begin with their amount; on two days there are two bookings, the second one without a day. */
const ABOVE = [
  ['01 Jun 2025', 'Bakery', '4.00', '', '996.00'],
  ['02 Jun 2025', 'Market', '6.00', '', '990.00'],
  ['03 Jun 2025', 'Transfer'],
  ['', 'L Brandt', '10.00'],
  ['', 'Salary', '', '200.00', '1,180.00'],
  ...[11, 12, 13, 14, 15].map((n) => [`${n} Jun 2025`, 'Cheque', '1.00', '', `1,1${90 - n}.00`]),
  ['16 Jun 2025', 'Transfer'],
  ['', 'M Weaver', '20.00'],
  ['', 'Refund', '', '15.00', '1,170.00'],
];
const HEAD = ['17 Jun 2025', 'Transfer'];
const AMOUNT = ['', 'J Miller', '', '30.00'];
const LAST = ['19 Jun 2025', 'Market', '50.00', '', '1,150.00'];

it('a day above the line of its amount is explained if balances leave no room for another booking', async () => {
  expect(await statusOf('1,150.00', HEAD, [...AMOUNT, '1,200.00'], LAST)).toBe('verified');
  expect(await statusOf('1,150.00', HEAD, ['', 'J Miller', '', '29.00', '1,200.00'], LAST)).toBe('mismatch');
});

it('but not without a balance below it', async () => {
  expect(await statusOf('1,200.00', HEAD, AMOUNT)).toBe('unverifiable');
});

it('nor beside another line in doubt: both bookings may have lost amounts that cancel out', async () => {
  const pair = [HEAD, AMOUNT, ['18 Jun 2025', 'Transfer'], ['', 'N Cooper', '5.00', '', '1,195.00']];
  expect(await statusOf('1,145.00', ...pair, ['19 Jun 2025', 'Market', '50.00', '', '1,145.00'])).toBe('unverifiable');
});

it('nor above a row with a day of its own: which of the two is its day stays open', async () => {
  const dated = ['18 Jun 2025', 'J Miller', '', '30.00', '1,200.00'];
  expect(await statusOf('1,150.00', HEAD, dated, LAST)).toBe('unverifiable');
});
