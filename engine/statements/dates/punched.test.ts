import { expect, it } from 'vitest';
import { readAs } from '../../recognised/testing/read-as.ts';
import { extractionOf, Paper } from '../../testing/paper.ts';

const SHOPS = ['Bakery', 'Fuel', 'Kiosk', 'Cinema', 'Books', 'Market'];

const paper = (...days: readonly string[]) => {
  const own = new Paper([40, 110, -460])
    .text('Current account   Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text(`Closing balance ${1000 - days.length}.00`)
    .down(10)
    .row('Date', 'Description', 'Amount');
  return own.rows(days.map((day, at) => [day && `${day}/06/2025`, SHOPS[at] ?? '', '-1.00']));
};
const statusOf = async (own: Paper) => (await readAs(own, {})).reconciliation.status;

it('one or two days that are not printed on a picture may be below punch holes', async () => {
  expect(await statusOf(paper('02', '03', '', '05', '06'))).toBe('unverifiable');
  expect(await statusOf(paper('02', '03', '', '05', '', '06'))).not.toBe('verified');
  expect(await statusOf(paper('02', '03', '04', '05', '06'))).toBe('verified');
});

it('where more rows have no day, or on a page of text, each day is printed once', async () => {
  expect(await statusOf(paper('02', '', '03', '', '', '06'))).toBe('verified');
  const { statements } = await extractionOf(paper('02', '03', '', '05', '06'));
  expect(statements.map(({ reconciliation }) => reconciliation.status)).toEqual(['verified']);
});
