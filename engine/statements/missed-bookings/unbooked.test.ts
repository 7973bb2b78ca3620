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
