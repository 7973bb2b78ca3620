import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it('a list of days with words does not prove that nothing was booked, if no headings make a table of it', async () => {
  const printed = async (...lines: readonly string[]) => {
    const paper = new Paper().text('Current account').text('Currency EUR').text('Period 01/06/2025 to 30/06/2025');
    paper.text('Opening balance 0.00').text('Closing balance 0.00').text('There were no transactions in this period.');
    for (const line of lines) paper.text(line);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await printed()).toBe('verified');
  expect(await printed('02/07/2025 Harbour Bank, Leeds')).toBe('verified');
  expect(await printed('02/06/2025 Bakery', '04/06/2025 Fuel', '09/06/2025 Rent')).toBe('unverifiable');
  expect(await printed('Instalments', '02/01/2025 Bakery 3/10 10.00')).toBe('verified');
  expect(await printed('Pending transactions', '02/07/2025 Bakery 10.00')).toBe('verified');
});

it.each([
  ['is a part of one if the balances between rows follow without it', true, 'verified'],
  ['may be a booking of its own without such balances', false, 'unverifiable'],
])('a line with a day above an amount without one %s', async (_name, balanced, status) => {
  const held = (balance: string) => (balanced ? balance : '');
  const paper = new Paper([40, 110, -460, -550]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 979.00');
  paper.down(10).row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Autopay');
  paper.row('', 'Management fee', '-10.00', held('990.00')).row('03 Jun 2025', 'Bakery', '-4.00', held('986.00'));
  paper.row('04 Jun 2025', 'Transfer').row('', 'to Alice', '-1.00').row('', 'Kiosk', '-2.00', held('983.00'));
  paper.row('05 Jun 2025', 'Bakery', '-3.00', held('980.00')).row('06 Jun 2025', 'Fee', '-1.00', '979.00');
  const { transactions, reconciliation } = await statementOn(paper);
  expect([transactions.length, reconciliation.status]).toEqual([6, status]);
});
