import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const GRID = [40, 120, -460, -550];
/** The verdict on a paper with a line of words between its bookings, and white text beside these. */
async function saidOf(words: string, hidden: string, x = 430) {
  const paper = new Paper(GRID).text('Current account').text('Currency EUR');
  paper.text('Opening balance 100.00').text('Closing balance 50.00').down(10);
  paper.row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Bakery', '-10.00', '90.00');
  paper.row('03 Jun 2025', 'Cinema', '-20.00', '70.00').at(x, paper.y, hidden, false, 'white').row('', words);
  paper.row('04 Jun 2025', 'Market', '-15.00', '55.00').row('05 Jun 2025', 'Kiosk', '-5.00', '50.00');
  const { reconciliation } = await statementOn(paper);
  return reconciliation.reason;
}

it('words beside invisible figures may be a booking', async () => {
  expect(await saidOf('Hotel', '-30.00')).toContain('ROWS_EXPLAINED: 1 line');
});

it('words beside hidden words, or beside nothing, are not a booking', async () => {
  expect(await saidOf('Hotel', 'BEGIN OF ROW 7')).toContain('sums close');
  expect(await saidOf('Hotel', ' ')).toContain('sums close');
});
