import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

// Papers that could mislead the engine to verify a wrong result. Each gives the true result, or says that nothing on it
// can be proved.

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
const G3 = [40, 110, -460];
const top = (p = new Paper(), period = 'Period 01 June 2025 to 30 June 2025') => {
  p.text('Current account statement').text('Account number 0011-223344').text('Currency EUR');
  if (period) p.text(period);
  return p.down(10);
};
/** of a kind that leaves no doubt about signs */
const account = (p: Paper) => top(p.text('Current account'));
const figs = (p: Paper, o: string, c: string) => p.text(`Opening balance ${o}`).text(`Closing balance ${c}`).down(10);
/** amount paper, no balances; 1000 -4.50 +2000 -980 = 2015.50 */
const amt = (f: (p: Paper) => Paper = (p) => p, head?: (p: Paper) => Paper) =>
  f(
    figs((head ?? ((p) => top(p)))(new Paper(G3)), '1,000.00', '2,015.50')
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Bakery', '-4.50')
      .row('03 Jun 2025', 'Salary', '2,000.00'),
  ).row('05 Jun 2025', 'Rent', '-980.00');
type Row = [string, number];
const B: Row[] = [
  ['2025-06-02', -450],
  ['2025-06-03', 200000],
  ['2025-06-05', -98000],
];
const withPair = (d: string | null, a = 5000): Row[] => [B[0], B[1], [d ?? '?', a], [d ?? '?', -a], B[2]];
const lies: [string, Paper, Row[] | 'never', object?][] = [];
const add = (n: string, p: Paper, t: Row[] | 'never', h = {}) => lies.push([n, p, t, h]);
const c = (p: Paper, d: string, t: string, x: number, a: string) =>
  p.at(40, p.y, d).at(110, p.y, t).at(x, p.y, a).down(14);
// 1 a date that cannot be read silently becomes the date of the row above
add(
  '1a unreadable date takes the date above',
  amt((p) => p.row('O4 Jun 2025', 'Lost a', '50.00').row('O4 Jun 2025', 'Lost b', '-50.00')),
  'never',
);
add(
  '1b hint MDY against 25/02',
  figs(top(new Paper(G3), ''), '1,000.00', '1,045.50')
    .row('Date', 'Description', 'Amount')
    .row('03/02/2025', 'Bakery', '-4.50')
    .row('25/02/2025', 'Refund', '50.00'),
  [
    ['2025-02-03', -450],
    ['2025-02-25', 5000],
  ],
  { dateOrder: 'MDY' },
);
add(
  '1c the same with running balances',
  top()
    .row(...HEAD)
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('O4 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
    .row('30 Jun 2025', 'Closing balance', '', '', '2,995.50'),
  'never',
);
add(
  '1d 31/06 (no such day)',
  figs(top(new Paper(G3)), '1,000.00', '1,045.50')
    .row('Date', 'Description', 'Amount')
    .row('13/06/2025', 'Bakery', '-4.50')
    .row('31/06/2025', 'Refund', '50.00'),
  'never',
);
// 2 dated lines whose amount cannot be read are swallowed by the row above
add(
  '2a dated rows, amount not readable (5O.OO)',
  amt((p) => p.row('04 Jun 2025', 'Lost a', '5O.OO').row('04 Jun 2025', 'Lost b', '-5O.OO')),
  'never',
);
add(
  '2b dated rows, amount stands in the description column',
  amt((p) => c(c(p, '04 Jun 2025', 'Lost a', -300, '50.00'), '04 Jun 2025', 'Lost b', -300, '-50.00')),
  withPair('2025-06-04'),
);
add(
  '2c running balances, whole row unreadable',
  top()
    .row(...HEAD)
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('04 Jun 2025', 'Lost', '5O.OO', '', '945.5O')
    .row('04 Jun 2025', 'Lost', '', '5O.OO', '995.5O')
    .row('05 Jun 2025', 'Rent', '95.50', '', '900.00')
    .row('30 Jun 2025', 'Closing balance', '', '', '900.00'),
  'never',
);
add(
  '2d no row readable at all: verified and empty',
  figs(top(new Paper(G3)), '1,000.00', '1,000.00')
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'A', '5O.OO')
    .row('03 Jun 2025', 'B', '-5O.OO')
    .row('30 Jun 2025', 'Closing balance', '1,000.00'),
  'never',
);
// 3 pages and areas outside the tables with dated amounts on them
const two = (draw: (p: Paper) => void) => {
  const p = amt().page();
  draw(p);
  return p;
};
const after = [...B, ['2025-06-06', 5000], ['2025-06-07', -5000]] as Row[];
add(
  '3a page 2 without header, set 60 points to the right',
  two((p) => {
    for (const [d, t, a] of [
      ['06 Jun 2025', 'a', '50.00'],
      ['07 Jun 2025', 'b', '-50.00'],
    ])
      p.at(100, p.y, d!).at(170, p.y, t!).at(-520, p.y, a!).down(14);
  }),
  after,
);
add(
  '3b page 2 of undated rows only',
  two((p) => p.row('', 'Lost a', '50.00').row('', 'Lost b', '-50.00')),
  withPair(null),
);
add(
  '3c page 2 with another layout and header not known',
  two((p) => {
    p.at(40, p.y, 'Dxte').at(110, p.y, 'Wxrds').at(-300, p.y, 'Mxney').down(14);
    c(c(p, '06 Jun 2025', 'a', -300, '50.00'), '07 Jun 2025', 'b', -300, '-50.00');
  }),
  after,
);
const above = top(new Paper(G3)).row('01 Jun 2025', 'a', '50.00').row('01 Jun 2025', 'b', '-50.00');
add(
  '3d dated rows above the first header',
  figs(above, '1,000.00', '2,015.50')
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '-4.50')
    .row('03 Jun 2025', 'Salary', '2,000.00')
    .row('05 Jun 2025', 'Rent', '-980.00'),
  [['2025-06-01', 5000], ['2025-06-01', -5000], ...B],
);
add(
  '3e headerless: page 2 with dates not readable',
  figs(top(new Paper(G3)), '1,000.00', '2,015.50')
    .row('02 Jun 2025', 'Bakery', '-4.50')
    .row('03 Jun 2025', 'Salary', '2,000.00')
    .row('05 Jun 2025', 'Rent', '-980.00')
    .page()
    .row('07 Jxx 2025', 'Shop', '-50.00')
    .row('08 Jxx 2025', 'Shop', '50.00'),
  'never',
);
// 4 undated rows (date only on the first row of a day) that begin with a word for sums, or are one
add(
  '4a merchant "Total Energies"',
  amt((p) => p.row('', 'Total Energies Station', '-50.00').row('', 'Total Energies Station', '50.00')),
  [B[0], B[1], ['2025-06-03', -5000], ['2025-06-03', 5000], B[2]],
);
for (const w of ['Overdraft', 'Cashback points', 'Credit limit', 'Points'])
  add(
    `4b undated "${w}"`,
    amt((p) => p.row('', w, '-50.00').row('', w, '50.00')),
    [B[0], B[1], ['2025-06-03', -5000], ['2025-06-03', 5000], B[2]],
  );
// 5 a section of pending rows does not end at the next title
add(
  '5a Pending, then Transactions: verified and empty',
  figs(top(new Paper(G3)), '1,000.00', '1,000.00')
    .row('Date', 'Description', 'Amount')
    .down(6)
    .bold('Pending transactions')
    .row('29 Jun 2025', 'Hotel', '-50.00')
    .down(6)
    .bold('Transactions')
    .row('02 Jun 2025', 'A', '-50.00')
    .row('03 Jun 2025', 'B', '50.00')
    .row('', 'Closing balance', '1,000.00'),
  [
    ['2025-06-02', -5000],
    ['2025-06-03', 5000],
  ],
);
add(
  '5b Pending, then Account activity',
  figs(top(new Paper(G3)), '1,000.00', '2,000.00')
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Salary', '1,000.00')
    .down(6)
    .bold('Pending')
    .row('29 Jun 2025', 'Hotel', '-50.00')
    .down(6)
    .bold('Account activity')
    .row('02 Jun 2025', 'A', '-50.00')
    .row('03 Jun 2025', 'B', '50.00'),
  [
    ['2025-06-02', 100000],
    ['2025-06-02', -5000],
    ['2025-06-03', 5000],
  ],
);

// 6 a balance carried over at the foot of a page is taken for the closing one, and the next row, which has no day, is
// lost
for (const headed of [true, false]) {
  for (const brought of [[], ['', 'Brought forward', '', '', '2,015.50']]) {
    const paper = top().text('Current account');
    if (headed) paper.row(...HEAD).row('01 Jun 2025', 'Opening balance', '', '', '1,000.00');
    else paper.text('Previous balance 1,000.00', 350).text('Balance on 30 June 2025 1,915.50', 350).down(20);
    paper
      .row('02 Jun 2025', 'Bakery', headed ? '4.50' : '-4.50', '', '995.50')
      .row('03 Jun 2025', 'Salary', headed ? '' : '2,000.00', headed ? '2,000.00' : '', '2,995.50')
      .row('05 Jun 2025', 'Rent', headed ? '980.00' : '-980.00', '', '2,015.50')
      .row('', 'Carried forward', '', '', '2,015.50')
      .page();
    if (brought.length > 0) paper.row(...brought);
    const truth = [...B, ['2025-06-05', -10000] as Row];
    add(
      `6 carried over, ${headed ? 'headed' : 'no header'}, ${brought[1] ?? 'nothing brought'}`,
      paper.row('', 'Stamp duty', headed ? '100.00' : '-100.00', '', '1,915.50'),
      truth,
    );
  }
}

add(
  '6 carried over, to a page that is lost',
  top()
    .text('Current account')
    .text('Balance on 30 June 2025 1,915.50')
    .row(...HEAD)
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('', 'Carried forward', '', '', '995.50'),
  'never',
);

// 7 a list with a sum of 0, after the end of the table or below an unknown title
const LIST = ['29 Jun 2025', '30 Jun 2025'].map((day, i) => [day, 'Garage', i === 0 ? '-50.00' : '50.00']);
const behind: [string, (p: Paper) => Paper][] = [
  ['below a title', (p) => p.down(14).bold('Sums set aside').rows(LIST)],
  ['below a total', (p) => p.row('', 'Total', '1,015.50').down(14).rows(LIST)],
  ['below a header', (p) => p.down(30).row('Date', 'Description', 'Amount').rows(LIST)],
  ['overleaf', (p) => p.page().bold('What you asked us to pay').rows(LIST)],
];
for (const [where, list] of behind) add(`7 a list of no bookings ${where}`, list(amt()), B);
add(
  '7 a list of no bookings below the closing balance',
  top()
    .row(...HEAD)
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
    .row('30 Jun 2025', 'Closing balance', '', '', '995.50')
    .down(20)
    .row('29 Jun 2025', 'Garage', '50.00', '')
    .row('30 Jun 2025', 'Garage', '', '50.00'),
  B.slice(0, 1),
);
add(
  '8 a pair of amounts without date and words',
  amt((p) => p.row('', '', '-0.50').row('', '', '0.50'), account),
  'never',
);
const turned = figs(account(new Paper(G3)), '1,000.00', '960.00').row('Date', 'Description', 'Amount');
for (const shop of ['Kiosk', 'Market', 'Bakery', 'Florist']) {
  if (shop !== 'Kiosk') turned.page();
  turned.row('02 Jun 2025', 'Card check', '-1.00').row('02 Jun 2025', 'Card check reversed', '1.00');
  turned.row('02 Jun 2025', shop, '-10.00');
}
add(
  '9 the same rows at the head of each page',
  turned,
  ['', '', '', ''].flatMap(() => [-100, 100, -1000].map((amount): Row => ['2025-06-02', amount])),
);
for (const [moneyIn, moneyOut] of [
  ['Money in', 'Money out'],
  ['Deposits', 'Withdrawals'],
  ['Credits', 'Debits'],
]) {
  const p = top().text('Opening balance 500.00').text(`${moneyIn} 1.00`).text(`${moneyOut} 1.00`);
  p.text('Closing balance 500.00').down(20);
  add(`10 no rows below ${moneyIn} and ${moneyOut}`, p.row(...HEAD), 'never');
}

it.each(lies)('%s: is read correctly, or is not verified', async (_name, paper, truth, hints) => {
  const { statements } = await extractionOf(paper, hints);
  if (!statements.some((s) => s.reconciliation.status === 'verified')) return;
  const rows = statements.flatMap((s) => s.transactions.map((t): Row => [t.date, t.amount]));
  expect(rows.map(([date, amount], i): Row => [truth[i]?.[0] === '?' ? '?' : date, amount])).toEqual(truth);
});
