import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** A paper of the year first, each of its days in two figures. */
const listOf = (days: readonly string[]) => {
  const paper = new Paper([40, 110, -460, -550]).text('Currency EUR').text('Opening balance 100.00');
  paper
    .text(`Closing balance ${100 + days.length}.00`)
    .down(10)
    .row('Date', 'Description', 'Amount', 'Balance');
  for (const [i, day] of days.entries()) paper.row(day, 'Harbour Bakery', '1.00', `${101 + i}.00`);
  return paper;
};
const DAYS = Array.from({ length: 12 }, (_, i) => `23/11/${String(i + 1).padStart(2, '0')}`);

it('one date that lost a figure does not spread the others over thirty years', async () => {
  const { transactions, reconciliation } = await statementOn(listOf(DAYS.with(6, '2/11/07')));
  expect(transactions.filter(({ date }) => date.startsWith('2023-11-'))).toHaveLength(11);
  expect(reconciliation.status).toBe('mismatch');
});

it('dates of several years are read in the order that all allow', async () => {
  const years = ['01', '04', '07', '11', '15', '19'].map((year) => `23/11/${year}`);
  const { transactions } = await statementOn(listOf([...years, '05/12/20']));
  expect([transactions[0]!.date, transactions.at(-1)!.date]).toEqual(['2001-11-23', '2020-12-05']);
});

it('cheques side by side, which are in no order of days, leave open what the other rows do', async () => {
  const paper = new Paper([40, 110, -300, 340, 410, -550]).text('Current account   Currency USD');
  paper.text('Opening balance 100.00').text('Closing balance 60.00').down(10).bold('Withdrawals');
  paper.row('Date', 'Description', 'Amount').row('08/02/14', 'Harbour Bakery', '10.00');
  paper.row('08/06/14', 'Corner Books', '10.00').down(10).bold('Checks paid');
  paper.row('Cheque no.', 'Date', 'Amount', 'Cheque no.', 'Date', 'Amount');
  paper.row('3046', '08/08/14', '5.00', '3049', '08/10/14', '5.00');
  paper.row('3047', '08/08/14', '5.00', '3050', '08/12/14', '5.00');
  const { transactions, reconciliation } = await statementOn(paper);
  expect(transactions).toHaveLength(6);
  expect(reconciliation.reason).toMatch(/AMBIGUOUS.*DMY or/);
});

it('a code on the edge of each page does not say how the bank writes the period of its days', async () => {
  const paper = new Paper([40, 110, -460, -550]);
  for (const page of [0, 1]) {
    if (page === 0) paper.text('Currency USD').text('Opening balance 100.00').text('Closing balance 104.00');
    if (page === 0) paper.text('Statement period 01/10/22 - 02/09/22').down(10);
    paper.row('Date', 'Description', 'Amount', 'Balance');
    for (const i of page === 0 ? [1, 2] : [3, 4]) paper.row(`01/1${i}`, 'Harbour Bakery', '1.00', `${100 + i}.00`);
    paper.at(40, 760, '0000001 N Z 11 22/02/09');
    if (page === 0) paper.page();
  }
  const { transactions, periodStart, periodEnd } = await statementOn(paper);
  expect([periodStart, periodEnd]).toEqual(['2022-01-10', '2022-02-09']);
  expect(transactions.map(({ date }) => date)).toEqual(['2022-01-11', '2022-01-12', '2022-01-13', '2022-01-14']);
});
