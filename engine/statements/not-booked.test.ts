import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];

const statement = () =>
  new Paper()
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text('Statement period 01 June 2025 to 30 June 2025')
    .down(10)
    .row(...HEAD)
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('30 Jun 2025', 'Closing balance', '', '', '995.50')
    .down(20);

/** A statement of June, and after it a list with balances of its own. */
const followedBy = (title: string, ...rows: readonly (readonly string[])[]) =>
  statement()
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

it('days after all periods of the paper are in the future, whatever adds up', async () => {
  expect(await of(followedBy('Your loan ahead', ...AHEAD))).toEqual([
    [1, 'verified'],
    [1, 'mismatch'],
  ]);
});

it('the days of a period printed above them are booked', async () => {
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
])('a list under a title for points or plans is not booked: %s', async (title, rows) => {
  expect((await of(followedBy(title, ...rows))).map(([count]) => count)).toEqual([1, 0]);
});

/** A list that continues from the closing balance of June. */
const goesOn = (paper: Paper, title: string) =>
  paper
    .bold(title)
    .text('Opening balance 995.50')
    .row(...HEAD)
    .row('29 Jun 2025', 'Station', '5.00', '', '990.50')
    .text('Closing balance 990.50');

it.each(['Pending transactions', 'Processing', 'Transactions not yet booked'])(
  'a list that continues from the closing balance does not make a second statement: %s',
  async (title) => {
    expect(await of(goesOn(statement(), title))).toEqual([[1, 'verified']]);
  },
);

it('a list with an opening balance of its own is on the next page below the letterhead', async () => {
  const overleaf = statement().page().text('Account number 0011-223344');
  expect(await of(goesOn(overleaf, 'Upcoming payments'))).toEqual([[1, 'verified']]);
});
