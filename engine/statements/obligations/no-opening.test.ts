import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const ROWS = [
  ['20 Jun 2025', 'Fuel', '20.00', '', '1,150.00'],
  ['10 Jun 2025', 'Salary', '', '900.00', '1,170.00'],
  ['02 Jun 2025', 'Bakery', '30.00', '', '270.00'],
];
const read = async (head: (paper: Paper) => Paper, rows = ROWS) => {
  const paper = new Paper().text('Current account   Currency EUR').text('Period 01 June 2025 to 30 June 2025');
  return (
    await statementOn(head(paper).down(20).row('Date', 'Description', 'Paid out', 'Paid in', 'Balance').rows(rows))
  ).reconciliation;
};
const NO_OPENING = 'SUMS_CLOSE: No opening balance is printed apart from the rows.';

it('a list without an opening balance is proved by its balances and the totals of both sides', async () => {
  const totals = (moneyOut: string, moneyIn: string) => (paper: Paper) =>
    paper.text(`Total withdrawals ${moneyOut}`).text(`Total deposits ${moneyIn}`);
  expect((await read(totals('50.00', '900.00'))).status).toBe('verified');
  expect((await read(totals('60.00', '900.00'))).status).toBe('mismatch');
  expect((await read((paper) => paper.text('Total deposits 900.00'))).reason).toBe(NO_OPENING);
  expect((await read(totals('20.00', '900.00'), ROWS.slice(0, 2))).status).toBe('verified');
  // a row is lost, and its side's total has it
  expect((await read(totals('50.00', '900.00'), ROWS.slice(0, 2))).status).not.toBe('verified');
  expect((await read((paper) => paper)).reason).toBe(NO_OPENING);
});

it('the last line of a summary by kinds of bookings has the totals of its columns', async () => {
  const summary = (total: string, moneyOut: string) => (paper: Paper) =>
    paper
      .row('', 'Kind', 'Paid out', 'Paid in')
      .row('', 'Cards', '20.00', '0.00')
      .row('', 'Transfers', '30.00', '900.00')
      .row('', total, moneyOut, '900.00');
  expect((await read(summary('TOTAL:', '50.00'))).status).toBe('verified');
  expect((await read(summary('TOTAL:', '51.00'))).status).not.toBe('verified');
  expect((await read(summary('Cash', '0.00'))).status).not.toBe('verified');
});

it('The sum of a page says nothing of the pages that may follow.', async () => {
  const below = (name: string, head: (paper: Paper) => Paper) =>
    read(head, [...ROWS.toReversed(), ['', name, '50.00', '900.00', '']]);
  const opened = (paper: Paper) => paper.text('Opening balance 300.00');
  for (const name of ['Page total', 'Total of this page', 'Total of page', 'Sub-total']) {
    expect((await below(name, (paper) => paper)).status).not.toBe('verified');
    expect((await below(name, opened)).status).not.toBe('verified');
  }
  expect((await below('Totals', opened)).status).toBe('verified');
});

it('Totals may be those of a page, if a list begins without a balance, a period and a page number.', async () => {
  const below = async (head: string) => {
    const paper = new Paper().text('Current account   Currency EUR').text(head).down(20);
    paper.row('Date', 'Description', 'Paid out', 'Paid in', 'Balance').rows(ROWS.toReversed());
    return (await statementOn(paper.row('', 'Totals', '50.00', '900.00', ''))).reconciliation;
  };
  expect((await below('Page 1 of 1')).status).toBe('verified');
  expect((await below('Period 01 June 2025 to 30 June 2025')).status).toBe('verified');
  expect((await below('Account number 0011-223344')).reason).toBe(NO_OPENING);
});
