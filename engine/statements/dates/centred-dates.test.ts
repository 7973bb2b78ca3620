import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** Ten bookings of 5.00 each, of which those at the given places have a date. */
const dated = (...at: readonly number[]) => {
  const paper = new Paper().text('Currency EUR').text('Period 01 June 2025 to 30 June 2025');
  paper.text('Opening balance 1,000.00').text('Closing balance 950.00').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  for (let i = 0; i < 10; i++) {
    const day = at.includes(i) ? `0${at.indexOf(i) + 2} Jun 2025` : '';
    paper.row(day, `Shop ${'ABCDEFGHIJ'[i]}`, '5.00', '', `${995 - 5 * i}.00`);
  }
  return paper;
};

it.each([
  ['in the middle of as many rows above as below', [0, 2, 5, 8], 'unverifiable'],
  ['in the middle of two days’ rows', [0, 2, 4, 5, 7, 9], 'unverifiable'],
  ['on the first of their rows', [0, 1, 4, 7], 'verified'],
  ['with two rows each', [0, 2, 4, 6, 8], 'verified'],
  ['in the middle of one day’s rows alone', [0, 1, 2, 3, 4, 5, 6, 8], 'verified'],
])('dates %s', async (_where, at, status) => {
  expect((await statementOn(dated(...at))).reconciliation.status).toBe(status);
});
