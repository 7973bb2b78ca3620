import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../../testing/paper.ts';

const LEFT = [40, 90, -270];
const RIGHT = [310, 360, -540];

/**
 * Bookings down two columns of a page: the headings are in both, the right ones lower, below what goes on from the
 * left.
 */
const paper = () => {
  const p = new Paper().text('Card 5234 XXXX XXXX 1182').text('Currency BRL').text('Period 01/06/2025 to 30/06/2025');
  p.text('Previous balance 100.00').text('New balance 118.00').down(20);
  const top = p.y;
  const put = (grid: readonly number[], from: number, ...rows: readonly (readonly string[])[]) => {
    for (const [i, cells] of rows.entries())
      for (const [k, text] of cells.entries()) p.at(grid[k]!, from + i * 14, text);
  };
  put(LEFT, top, ['Date', 'Description', 'Amount'], ['02/06', 'Bakery', '4.00'], ['03/06', 'Grocer', '3.00']);
  put(RIGHT, top + 3, ['04/06', 'Garage', '5.00'], ['Date', 'Description', 'Amount'], ['05/06', 'Florist', '6.00']);
  p.y = top + 60;
  return p.text(
    'What is not paid by the day on which it is due is charged with interest from that day on, and not before',
  );
};

it('lists down two columns of a page are read column by column', async () => {
  const { rows } = await rowsOn(paper());
  expect(rows.map((r) => r.texts.join(''))).toEqual(['Bakery', 'Grocer', 'Garage', 'Florist']);
});

it('headings of two lists on one line alone stay on it', async () => {
  const p = new Paper([40, 90, -270, 310, 360, -540]);
  p.row('Date', 'Cheque', 'Amount', 'Date', 'Cheque', 'Amount');
  p.row('02 Jun 2025', '101', '4.00', '03 Jun 2025', '102', '5.00');
  p.row('04 Jun 2025', '103', '6.00', '05 Jun 2025', '104', '7.00');
  const paid = ['4.00', '6.00', '5.00', '7.00'];
  expect((await rowsOn(p)).rows.map((r) => r.amounts.at(-1)?.token.text)).toEqual(paid);
  p.row('Total cheques paid', '', '', '', '', '22.00').row('Balance by day').row('05 Jun 2025', '', '78.00');
  const below = (await rowsOn(p)).rows.map((r) => r.amounts.at(-1)?.token.text);
  expect(below.slice(0, paid.length)).toEqual(paid);
});

it('a note below lists of cheques, and a list under other headings below it, are no rows of several lines', async () => {
  const p = new Paper([40, 90, -270, 310, 360, -540]);
  p.row('Date', 'Cheque', 'Amount', 'Date', 'Cheque', 'Amount');
  p.row('02 Jun 2025', '101', '4.00', '04 Jun 2025', '104*', '6.00').row('03 Jun 2025', '102', '5.00');
  p.text('* not in sequence').text('Balance by day').row('Date', '', 'Balance', 'Date', '', 'Balance');
  p.row('02 Jun 2025', '', '95.00', '04 Jun 2025', '', '85.00').row('03 Jun 2025', '', '91.00');
  const cheques = (await rowsOn(p)).rows.slice(0, 3).map((r) => r.amounts.at(-1)?.token.text);
  expect(cheques).toEqual(['4.00', '5.00', '6.00']);
});

it('two pages on a sheet are read one after the other, though their headings are on one line', async () => {
  const p = new Paper([40, 90, -270, 310, 360, -540]);
  p.row('Date', 'Description', 'Amount', 'Date', 'Description', 'Amount');
  p.row('02 Jun', 'Card payment', '4.00', '05 Jun', 'Transfer', '7.00');
  p.row('', 'Harbour Bakery', '', '', 'Orchard Market');
  p.row('03 Jun', 'Card payment', '5.00', '06 Jun', 'Interest', '8.00');
  p.row('', 'Florist', '', '09 Jun', 'Card payment', '9.00');
  p.row('04 Jun', 'Salary', '6.00', '', 'Garage');
  const { rows } = await rowsOn(p);
  expect(rows.map((r) => r.texts.join(''))).toEqual([
    'Card payment Harbour Bakery',
    'Card payment Florist',
    'Salary',
    'Transfer Orchard Market',
    'Interest',
    'Card payment Garage',
  ]);
});
