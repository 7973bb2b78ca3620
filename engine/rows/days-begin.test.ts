import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../testing/paper.ts';

const daysOf = async (paper: Paper) =>
  (await rowsOn(paper)).rows.map((r) => [r.texts.join(' ').trim(), r.dates.flat().map((d) => d.token.day)]);

it('A day printed once, above the amount of its first row, begins that row and ends the one above.', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount');
  for (const day of ['01', '02', '03']) {
    paper.row(`${day} Jun 2025`, 'Cash withdrawal').row('', `ATM ${day}`, '5.00').row('', 'Fee', '0.50');
  }
  expect(await daysOf(paper)).toEqual([
    ['Cash withdrawal ATM 01', [1]],
    ['Fee', []],
    ['Cash withdrawal ATM 02', [2]],
    ['Fee', []],
    ['Cash withdrawal ATM 03', [3]],
    ['Fee', []],
  ]);
});

it('A day on the line below each amount is that amount’s.', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount');
  for (const day of ['01', '02', '03']) paper.row('', `Shop ${day}`, '5.00').row(`${day} Jun 2025`, 'by card');
  expect((await daysOf(paper)).map(([, days]) => days)).toEqual([[1], [2], [3]]);
});

it('Days above and below each amount, two to a row, are the row’s and head no others.', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount').down(6);
  for (const day of ['02', '04', '06']) {
    paper.cells([`${day} Jun 2025`]);
    paper.down(6).cells(['', `Shop ${day}`, '5.00']);
    paper.down(6).cells([`0${Number(day) - 1} Jun 2025`]);
    paper.down(16);
  }
  expect((await daysOf(paper)).map(([, days]) => days)).toEqual([
    [2, 1],
    [4, 3],
    [6, 5],
  ]);
});
