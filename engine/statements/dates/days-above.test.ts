import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const BOOKED = [
  ['24 Jun 2025', 'Fuel', '20.00', '70.00'],
  ['12 Jun 2025', 'Market', '10.00', '90.00'],
  ['03 Jun 2025', 'Bakery', '50.00', '100.00'],
];
/** The verdict on a list, newest first, with each day on a line above its booking, or below it. */
const read = async (place: 'above' | 'below', opening: string) => {
  const paper = new Paper([40, 110, -460, -550]).text('Current account').text('Currency EUR');
  paper
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 150.00')
    .text('Closing balance 70.00')
    .down(10);
  paper.row('Date', 'Description', 'Money out', 'Balance').text(opening);
  for (const [day = '', ...cells] of BOOKED) {
    if (place === 'above') paper.row(day);
    paper.row('', ...cells);
    if (place === 'below') paper.row(day);
    paper.down(4);
  }
  const { transactions, reconciliation } = await statementOn(paper);
  return [reconciliation.status, ...transactions.map(({ date }) => date)];
};

it('days that are all above their bookings are of these, also newest first', async () => {
  expect(await read('above', '')).toEqual(['verified', '2025-06-24', '2025-06-12', '2025-06-03']);
});

it('days below the bookings are not read as those of the next ones', async () => {
  for (const opening of ['', '30 Jun 2025']) {
    const [status, ...days] = await read('below', opening);
    expect(status === 'verified' ? days : 'unproved').toSatisfy(
      (said) => said === 'unproved' || String(said) === '2025-06-24,2025-06-12,2025-06-03',
    );
  }
});

it('of two days in the column of days, on two lines, either may be the row’s, if most rows have one', async () => {
  const status = async (...lines: readonly (readonly string[])[]) => {
    const paper = new Paper().text('Current account   Currency EUR').text('Period 01 June 2025 to 30 June 2025');
    paper.text('Opening balance 1,000.00').text('Closing balance 1,150.00').down(10);
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('02 Jun 2025', 'Transfer').row('', 'L Brandt', '10.00').row('', 'Transfer');
    paper.row('', 'K Smith', '', '200.00', '1,190.00').row('03 Jun 2025', 'Cheque 11', '25.00', '', '1,165.00');
    paper.row('04 Jun 2025', 'Transfer').row('', 'M Weaver', '20.00').row('', 'Transfer');
    paper.row('', 'K Smith', '', '25.00', '1,170.00').rows(lines).row('09 Jun 2025', 'Market', '50.00', '', '1,150.00');
    return (await statementOn(paper)).reconciliation.status;
  };
  const booked = ['J Miller', '', '30.00', '1,200.00'];
  expect(await status(['05 Jun 2025', 'Transfer'], ['', ...booked])).toBe('verified');
  expect(await status(['05 Jun 2025', 'Transfer'], ['06 Jun 2025', ...booked])).toBe('unverifiable');
});
