import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

/** An account's bookings with the day of value below that of booking, and between them two whose amounts are given. */
const statusWith = async (...garbled: readonly string[]) => {
  const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 65.00');
  paper.down(10).row('Date', 'Description', 'Amount');
  const booked = (day: string, text: string, amount: string) =>
    paper.row(`${day} Jun 2025`, text, amount).row(`${day} Jun 2025`, 'Reference 4711', '');
  booked('02', 'Bakery', '-10.00');
  booked('03', 'Market', '-20.00');
  for (const amount of garbled) booked('04', `Transfer ${amount}`, '');
  booked('09', 'Newspaper', '-5.00');
  return (await statementOn(paper)).reconciliation;
};

it('a booking with the days of several holds lines of others', async () => {
  expect(await statusWith()).toMatchObject({ status: 'verified' });
  expect(await statusWith('12 28.0/1', '12 28.,01')).toMatchObject({
    status: 'unverifiable',
    reason: expect.stringContaining('ROWS_EXPLAINED'),
  });
});
