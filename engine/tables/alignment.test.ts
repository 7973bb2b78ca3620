import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';

const GRID = [40, 110, -460];
const booked = () =>
  new Paper(GRID)
    .text('Withdrawals')
    .row('02 Jun 2025', 'Bakery', '4.50')
    .row('03 Jun 2025', 'Market', '15.50')
    .row('05 Jun 2025', 'Rent', '980.00')
    .down(20);
const segmentsOn = async (paper: Paper) =>
  (await tablesOn(paper)).tables.map((t) => [t.headerless, t.segments.map((s) => s.body[0].line.text)]);

it('a list without a header is found beside one that has a header', async () => {
  const paper = booked();
  paper.at(40, paper.y, 'Check #').at(150, paper.y, 'Date').at(-300, paper.y, 'Amount').down(14);
  for (const [number, day] of [
    ['6677', '01 Jun 2025'],
    ['6684', '05 Jun 2025'],
  ])
    paper.at(40, paper.y, number).at(150, paper.y, day).at(-300, paper.y, '121.27').down(14);
  expect((await segmentsOn(paper)).map(([headerless]) => headerless)).toEqual([true, false]);
});

it('days with a figure and no words are no list beside one with a header', async () => {
  const paper = new Paper(GRID)
    .row('02 Jun 2025', '', '4.50')
    .row('03 Jun 2025', '', '15.50')
    .down(20)
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '4.50')
    .row('03 Jun 2025', 'Market', '15.50');
  expect((await segmentsOn(paper)).map(([headerless]) => headerless)).toEqual([false]);
});

it('a row overleaf without a day is of a list that prints each day once', async () => {
  const paper = new Paper([40, 110, -380, -460])
    .row('02 Jun 2025', 'Bakery', '4.50', '995.50')
    .row('', 'Market', '15.50', '980.00')
    .row('05 Jun 2025', 'Rent', '980.00', '0.00')
    .page()
    .row('', 'Salary', '20.00', '20.00');
  expect((await segmentsOn(paper)).map(([, lines]) => lines)).toEqual([
    ['02 Jun 2025 Bakery 4.50 995.50', 'Salary 20.00 20.00'],
  ]);
});

it('the only row of a paper makes no table if what was paid abroad is its only money', async () => {
  const paper = new Paper(GRID)
    .text('Previous balance 100.00')
    .text('New balance 100.00')
    .down(30)
    .row('27 Mar 2025', 'Card payment THB 183.10 @ 1.9720');
  expect(await segmentsOn(paper)).toEqual([]);
});
