import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../testing/paper.ts';

it('A note below rows of one line each is not part of the last, however far apart rows and notes are.', async () => {
  const paper = new Paper([40, 110, -460, -550])
    .row('Date', 'Description', 'Amount', 'Balance')
    .row('02 Jun 2025', 'Bakery', '-4.50', '995.50')
    .row('03 Jun 2025', 'Salary', '2,000.00', '2,995.50')
    .row('04 Jun 2025', 'Rent', '-980.00', '2,015.50')
    .row('05 Jun 2025', 'Chemist', '-15.50', '2,000.00')
    .down(30)
    .row('', 'Deposits are protected by law');
  const { rows } = await rowsOn(paper);
  expect(rows.map((r) => r.texts[1])).toEqual(['Bakery', 'Salary', 'Rent', 'Chemist']);
});

it('A line above the first of rows of one line each is not part of it: the name of a holder, a period.', async () => {
  const paper = new Paper([40, 110, -460])
    .row('Date', 'Description', 'Amount')
    .row('', 'Mrs Marion Teale')
    .row('02 Jun 2025', 'Bakery', '-4.50')
    .row('03 Jun 2025', 'Salary', '2,000.00')
    .row('04 Jun 2025', 'Rent', '-980.00')
    .row('05 Jun 2025', 'Chemist', '-15.50');
  const { rows } = await rowsOn(paper);
  expect(rows.map((r) => r.texts[1])).toEqual(['Bakery', 'Salary', 'Rent', 'Chemist']);
});

it('Between an opening and a closing balance, lines above an amount belong to its row.', async () => {
  const paper = new Paper([40, 110, -460, -550])
    .row('Date', 'Description', 'Amount', 'Balance')
    .row('', 'Opening balance', '', '1,000.00');
  for (const [i, text] of ['Bakery', 'Rent', 'Chemist'].entries())
    paper.row('', text).row(`0${i + 2} Jun 2025`, `Order ${i}`, '-10.00', `${990 - 10 * i}.00`);
  const { rows } = await rowsOn(paper.row('', 'Closing balance', '', '970.00'));
  expect(rows.slice(1, 4).map((r) => r.texts[1])).toEqual(['Bakery Order 0', 'Rent Order 1', 'Chemist Order 2']);
});
