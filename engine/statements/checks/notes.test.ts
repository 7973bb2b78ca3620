import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const NOTE = ['04 Jun 2025', 'Your offset account saved you interest this month'];
const ROWS = [
  ['02 Jun 2025', 'Repayment', '', '100.00', '1,100.00'],
  ['03 Jun 2025', 'Fee', '10.00', '', '1,090.00'],
  ['05 Jun 2025', 'Repayment', '', '100.00', '1,190.00'],
  ['09 Jun 2025', 'Repayment', '', '100.00', '1,290.00'],
  ['12 Jun 2025', 'Repayment', '', '100.00', '1,390.00'],
];
/** The verdict on a paper with notes after its second row; `hide` leaves out the balance of a row. */
const statusWith = async (notes: readonly (readonly string[])[], hide = -1) => {
  const paper = new Paper().text('Current account   Currency EUR').text('Period 01 June 2025 to 30 June 2025').down(10);
  paper
    .row('Date', 'Transaction', 'Debit', 'Credit', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00');
  const rows = ROWS.map((row, i) => (i === hide ? row.slice(0, 4) : row));
  paper.rows(rows.slice(0, 2)).rows(notes).rows(rows.slice(2));
  return (await statementOn(paper.row('30 Jun 2025', 'Closing balance', '', '', '1,390.00'))).reconciliation.status;
};

it('a dated sentence without an amount between two balances one amount apart is a note', async () => {
  expect(await statusWith([NOTE])).toBe('verified');
});

it('it may be a booking if a balance beside it is not printed, if there are two, or if it has few words', async () => {
  expect(await statusWith([NOTE], 1)).toBe('unverifiable');
  expect(await statusWith([NOTE, NOTE])).toBe('unverifiable');
  expect(await statusWith([['04 Jun 2025', 'Hotel Bergblick']])).toBe('unverifiable');
});
