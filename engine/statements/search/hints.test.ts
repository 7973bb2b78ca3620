/** A user's answer decides what the paper leaves open, and nothing that it states. */
import { expect, test } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const paper = (period: string, first: string, second: string) => {
  const drawn = new Paper([40, 110, -460]).text('Current account').text('Currency EUR').text(period);
  drawn.text('Opening balance 1,000.00').text('Closing balance 2,015.50').down(10);
  return drawn.row('Date', 'Description', 'Amount').row(first, 'Bakery', '-4.50').row(second, 'Salary', '1,020.00');
};
const ORDERS = ['DMY', 'MDY', 'YMD'] as const;
const NAMED = 'Period 01 March 2025 to 31 March 2025';

async function read(drawn: Paper, hints = {}) {
  const { reconciliation, transactions } = await statementOn(drawn, hints);
  return [reconciliation.status, ...transactions.map(({ date }) => date)];
}

test('dates that can be read both ways are read as the user says, and proved', async () => {
  const open = () => paper('', '03/04/2025', '05/04/2025');
  expect(await read(open(), { dateOrder: 'DMY' })).toEqual(['verified', '2025-04-03', '2025-04-05']);
  expect(await read(open(), { dateOrder: 'MDY' })).toEqual(['verified', '2025-03-04', '2025-05-04']);
});

test.each(ORDERS)('a part over twelve is not a month, whatever the user says: %s', async (dateOrder) => {
  const drawn = paper('', '03/04/2025', '03/25/2025');
  expect(await read(drawn, { dateOrder })).toEqual(['verified', '2025-03-04', '2025-03-25']);
});

test.each(ORDERS)('dates lie in the printed period, whatever the user says: %s', async (dateOrder) => {
  const drawn = paper(NAMED, '03/04/2025', '03/05/2025');
  expect(await read(drawn, { dateOrder })).toEqual(['verified', '2025-03-04', '2025-03-05']);
});
