import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../testing/paper.ts';

// Papers that could mislead the engine to verify a wrong result. Each gives the true result, or says that nothing on it
// can be proved.

const G3 = [40, 110, -460];
const top = (p = new Paper(), period = 'Period 01 June 2025 to 30 June 2025') => {
  p.text('Statement of account').text('Account number 0011-223344').text('Currency EUR');
  if (period) p.text(period);
  return p.down(10);
};
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
const lies: [string, Paper, Row[] | 'never', object?][] = [];
const add = (n: string, p: Paper, t: Row[] | 'never', h = {}) => lies.push([n, p, t, h]);
// 6 the year is taken from any full date on the paper
const noYear = (extra: string, m = 'Jun') =>
  figs(top(new Paper(G3), ''), '1,000.00', '2,015.50')
    .row('Date', 'Description', 'Amount')
    .row(`02 ${m}`, 'Bakery', '-4.50')
    .row(`03 ${m}`, 'Salary', '2,000.00')
    .row(`05 ${m}`, 'Rent', '-980.00')
    .down(40)
    .text(extra);
add(
  '6a year from "conditions of 01 January 2019" (gives 2018!)',
  noYear('General terms and conditions as of 01 January 2019 apply.'),
  'never',
);
add(
  '6b year from a print date ten months later (gives a day after the print)',
  noYear('Printed on 12 October 2026', 'Dec'),
  'never',
);
add(
  '6c year between a 2024 and a 2025 date',
  noYear('Previous statement 30 May 2024. Interest from 01 July 2025: 1.2 %'),
  'never',
);
// 7 whose view: words of advertisements make an account a card, and every sign is reversed
const side = (lines: string[]) =>
  amt(
    (p) => p,
    (p) => {
      for (const l of lines) p.text(l);
      return top(p);
    },
  );
add('7a account with an advert for a credit card', side(['Apply for our credit card today and earn reward points']), B);
add(
  '7b "Current account" with an advert',
  side(['Current account', 'Apply for our credit card today: credit limit up to 5000, reward points']),
  B,
);
const card = new Paper(G3)
  .text('Platinum Rewards 4321')
  .text('Currency EUR')
  .text('Period 01 June 2025 to 30 June 2025')
  .text('Previous balance 500.00')
  .text('New balance 320.00')
  .down(10)
  .row('Date', 'Description', 'Amount')
  .row('02 Jun 2025', 'Coffee', '20.00')
  .row('03 Jun 2025', 'Payment thank you', '-100.00')
  .row('05 Jun 2025', 'Payment thank you', '-100.00');
add('7c card that names itself by no known word', card, [
  ['2025-06-02', -2000],
  ['2025-06-03', 10000],
  ['2025-06-05', 10000],
]);
const loan = new Paper()
  .text('Loan statement')
  .text('Currency EUR')
  .text('Period 01 June 2025 to 30 June 2025')
  .text('Opening balance 1,000.00')
  .text('Closing balance 910.00')
  .down(10)
  .row('Date', 'Description', '', 'Amount', 'Balance')
  .row('02 Jun 2025', 'Repayment', '', '-100.00', '900.00')
  .row('30 Jun 2025', 'Interest', '', '10.00', '910.00');
add('7d loan: what is owed is printed without a sign', loan, [
  ['2025-06-02', 10000],
  ['2025-06-30', -1000],
]);
// 8 date order
add(
  '8a order from one furniture date in another style',
  figs(top(new Paper(G3), ''), '1,000.00', '1,045.50')
    .text('Printed 02/28/2025')
    .row('Date', 'Description', 'Amount')
    .row('03/02/2025', 'Bakery', '-4.50')
    .row('05/02/2025', 'Refund', '50.00'),
  'never',
);
add(
  '8b sections: order across sections decides the date order',
  figs(top(new Paper(G3), ''), '1,000.00', '1,000.00')
    .row('Date', 'Description', 'Amount')
    .bold('Deposits')
    .row('02/05/2025', 'Dep', '5.00')
    .row('04/06/2025', 'Dep', '5.00')
    .bold('Withdrawals')
    .row('01/07/2025', 'W', '5.00')
    .row('03/08/2025', 'W', '5.00'),
  'never',
);
// 9 decimals: 1,500 and 1.500 alone
const kwd = (cur: string, o: string, cl: string, a: string, b: string) =>
  figs(
    new Paper(G3)
      .text('Account number 0011-223344')
      .text(`Currency ${cur}`)
      .text('Period 01 June 2025 to 30 June 2025'),
    o,
    cl,
  )
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', a)
    .row('03 Jun 2025', 'Salary', b);
add(
  '9a dinars with a point, all of three decimals: a thousand times too much',
  kwd('KWD', '10.000', '14.500', '-1.500', '6.000'),
  [
    ['2025-06-02', -1500],
    ['2025-06-03', 6000],
  ],
);
add('9b dinars with a comma', kwd('TND', '10,000', '14,500', '-1,500', '6,000'), [
  ['2025-06-02', -1500],
  ['2025-06-03', 6000],
]);
add('9c currency not known, 1,500', kwd('of the realm', '10,000', '14,500', '-1,500', '6,000'), 'never');
// 10 dates carried from a row that is not a transaction; guessed columns
add(
  "10a undated first row takes the opening row's date",
  top()
    .row('Date', 'Description', '', 'Amount', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
    .row('', 'Bakery', '', '-4.50', '995.50')
    .row('05 Jun 2025', 'Rent', '', '-980.00', '15.50')
    .row('30 Jun 2025', 'Closing balance', '', '', '15.50'),
  'never',
);
add(
  '10b two money columns without headings or balances, opening = closing: which is out?',
  figs(top(new Paper([40, 110, -370, -460])), '1,000.00', '1,000.00')
    .row('02 Jun 2025', 'x', '50.00', '')
    .row('03 Jun 2025', 'y', '', '50.00')
    .row('04 Jun 2025', 'x', '20.00', '')
    .row('05 Jun 2025', 'y', '', '20.00'),
  'never',
);
add(
  '10c column "Date" beside "Posting date" (card or account): the booking date is the second',
  figs(top(new Paper([40, 110, 180, -460])), '1,000.00', '2,015.50')
    .row('Date', 'Posting Date', 'Description', 'Amount')
    .row('02 Jun 2025', '04 Jun 2025', 'Bakery', '-4.50')
    .row('03 Jun 2025', '05 Jun 2025', 'Salary', '2,000.00')
    .row('05 Jun 2025', '06 Jun 2025', 'Rent', '-980.00'),
  [
    ['2025-06-04', -450],
    ['2025-06-05', 200000],
    ['2025-06-06', -98000],
  ],
);
add(
  '10d table of standing orders with its own header after the statement',
  amt()
    .down(20)
    .bold('Your standing orders')
    .row('Date', 'Payee', 'Amount')
    .row('29 Jun 2025', 'Rent', '-5.00')
    .row('29 Jun 2025', 'From savings', '5.00'),
  B,
);
// balances show the direction of unsigned amounts only once it is known that they are held or owed
add(
  '11a a card with unsigned amounts and owed balances, the last named by no known word',
  new Paper([40, 110, 360, -460])
    .text('Credit card statement')
    .text('Credit limit 2,200.00')
    .text('Period 01 June 2025 to 30 June 2025')
    .down(10)
    .text('Previous balance 878.24')
    .text('Settle 892.74')
    .down(10)
    .row('Date', 'Description', 'Amount', 'Balance')
    .row('02 Jun 2025', 'Bakery', '4.50', '882.74')
    .row('03 Jun 2025', 'Kiosk', '10.00', '892.74'),
  [
    ['2025-06-02', -450],
    ['2025-06-03', -1000],
  ],
);

it.each(lies)('%s: is read correctly, or is not verified', async (_name, paper, truth, hints) => {
  const { statements } = await extractionOf(paper, hints);
  if (!statements.some((s) => s.reconciliation.status === 'verified')) return;
  const rows = statements.flatMap((s) => s.transactions.map((t): Row => [t.date, t.amount]));
  expect(rows.map(([date, amount], i): Row => [truth[i]?.[0] === '?' ? '?' : date, amount])).toEqual(truth);
});
