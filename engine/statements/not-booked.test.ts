import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];

/** A statement of June, and a list with balances of its own behind it. */
const followedBy = (title: string, ...rows: readonly (readonly string[])[]) =>
  new Paper()
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text('Statement period 01 June 2025 to 30 June 2025')
    .down(10)
    .row(...HEAD)
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('30 Jun 2025', 'Closing balance', '', '', '995.50')
    .down(20)
    .bold(title)
    .row(...HEAD)
    .rows(rows);

const of = async (paper: Paper) =>
  (await extractionOf(paper)).statements.map((s) => [s.transactions.length, s.reconciliation.status]);

const AHEAD = [
  ['01 Jul 2025', 'Opening balance', '', '', '9,000.00'],
  ['15 Jul 2025', 'Seventh', '300.00', '', '8,700.00'],
  ['31 Jul 2025', 'Closing balance', '', '', '8,700.00'],
];
const POINTS = [
  ['01 Jun 2025', 'Opening balance', '', '', '12,000'],
  ['02 Jun 2025', 'Bakery', '', '45', '12,045'],
  ['30 Jun 2025', 'Closing balance', '', '', '12,045'],
];

it('days behind all periods of the paper are to come, whatever adds up', async () => {
  expect(await of(followedBy('Your loan ahead', ...AHEAD))).toEqual([
    [1, 'verified'],
    [1, 'mismatch'],
  ]);
});

it('the days of a period that the paper prints above them are booked', async () => {
  const paper = followedBy('Statement period 01 July 2025 to 31 July 2025', ...AHEAD);
  expect(await of(paper)).toEqual([
    [1, 'verified'],
    [1, 'verified'],
  ]);
});

it('whole amounts beside those of the same money with decimals may be points', async () => {
  expect(await of(followedBy('Nectar', ...POINTS))).toEqual([
    [1, 'verified'],
    [1, 'unverifiable'],
  ]);
});

it.each([
  ['Bonus points', POINTS],
  ['Repayment plan', AHEAD],
])('what a list under a title for points or plans holds is not booked: %s', async (title, rows) => {
  expect((await of(followedBy(title, ...rows))).map(([count]) => count)).toEqual([1, 0]);
});
