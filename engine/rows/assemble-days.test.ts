import { expect, it } from 'vitest';
import { Paper, rowsOn, statementOn } from '../testing/paper.ts';

const SHOPS = [
  ['Coffee shop', '12 Mar 2025', 'Card', '-4.50', '95.50'],
  ['Bakery Mill', '14 Mar 2025', 'Card', '-10.00', '85.50'],
  ['Teale Timber', '15 Mar 2025', 'Transfer', '20.00', '105.50'],
  ['Market hall', '18 Mar 2025', 'Card ending in 1234', '-5.50', '100.00'],
] as const;

const head = (): Paper =>
  new Paper([40, -370, -460, -550])
    .text('Current account')
    .text('Period 01 March 2025 to 31 March 2025')
    .text('Opening balance 100.00')
    .text('Closing balance 100.00')
    .down(10);

const wanted = SHOPS.map(([shop, day, kind]) => [`2025-03-${day.slice(0, 2)}`, `${shop} ${kind}`]);
const rowsOf = async (paper: Paper) => {
  const { reconciliation, transactions } = await statementOn(paper);
  expect(reconciliation.status).toBe('verified');
  return transactions.map(({ date, description }) => [date, description]);
};

it('takes the days that begin the second lines of rows, and leaves them out of the texts', async () => {
  const paper = head().row('Transaction', '', 'Amount', 'Balance');
  for (const [shop, day, kind, amount, balance] of SHOPS)
    paper.row(shop, '', amount, balance).text(`${day} · ${kind}`).down(6);
  expect(await rowsOf(paper)).toEqual(wanted);
});

it('takes those that end them', async () => {
  const paper = head().row('Transaction', '', 'Amount', 'Balance');
  for (const [shop, day, kind, amount, balance] of SHOPS)
    paper.row(shop, '', amount, balance).text(`${kind} · ${day}`).down(6);
  expect(await rowsOf(paper)).toEqual(wanted);
});

it('takes the days above headings that are repeated for each day', async () => {
  const paper = head();
  for (const [shop, day, kind, amount, balance] of SHOPS)
    paper
      .text(`Monday, ${day}`)
      .row('Description', '', 'Amount', 'Balance')
      .row(`${shop} ${kind}`, '', amount, balance)
      .down(8);
  expect(await rowsOf(paper)).toEqual(wanted);
});

it('takes no line of the head of the next statement for a row', async () => {
  const paper = new Paper([40, -370, -460, -550]);
  for (const currency of ['EUR', 'GBP']) {
    if (currency === 'GBP') paper.page();
    paper.text(`${currency} statement`).text('Account holder').text('Joan Okoro').down(10);
    paper.row(`${currency} on 31 March 2025`, '', '', `100.00 ${currency}`).down(10);
    paper.row('Description', 'Incoming', 'Outgoing', 'Amount');
    for (const [shop, day, kind, amount, balance] of SHOPS)
      paper.row(shop, amount[0] === '-' ? '' : amount, amount[0] === '-' ? amount : '', balance).text(`${day} ${kind}`);
  }
  const { rows } = await rowsOn(paper);
  expect(rows.map((r) => r.days.length)).toEqual(new Array(8).fill(1));
});
