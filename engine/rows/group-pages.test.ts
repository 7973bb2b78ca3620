import { describe, expect, it } from 'vitest';
import type { Row } from '../model/row.ts';
import { GRID, Paper, rowsOn } from '../testing/paper.ts';

const headed = (grid = GRID) => new Paper(grid).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
const description = (row: Row) => row.texts[1];
const rows = async (paper: Paper) => (await rowsOn(paper)).rows;
const descriptions = async (paper: Paper) => (await rows(paper)).map(description);

describe('lines of a description, on ruled pages and over pages,', () => {
  it('are not parted by rules beside the table', async () => {
    const paper = headed();
    for (const [day, text] of [
      ['02', 'Bakery'],
      ['03', 'Market'],
    ] as const) {
      paper.row(`${day} Jun 2025`, 'Card payment', '4.50', '', '995.50');
      paper.rule(5, 25).row('', text);
    }
    expect(await descriptions(paper)).toEqual(['Card payment Bakery', 'Card payment Market']);
  });

  it('do not cross a rule to the row above', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
      .down(2)
      .rule()
      .row('', 'Thank you for your custom')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    expect((await descriptions(paper))[0]).toBe('Card payment');
  });

  it('at the top of the next page belong to the last row of the page before', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Salary', '', '2,000.00', '3,000.00')
      .row('03 Jun 2025', 'Card payment', '4.50', '', '2,995.50')
      .page()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .rule()
      .row('', 'Harbour Bakery')
      .row('05 Jun 2025', 'Rent', '980.00', '', '2,015.50');
    const found = await rows(paper);
    expect(found.map(description)).toEqual(['Salary', 'Card payment Harbour Bakery', 'Rent']);
    expect(found[1]!.lines.map((l) => l.source.line.page)).toEqual([1, 2]);
  });

  it('on top of the next page belong to that row if the balance is carried over in between', async () => {
    const paper = headed()
      .row('03 Jun 2025', 'Card payment', '4.50', '', '2,995.50')
      .row('', 'Harbour Bakery')
      .row('', 'Balance carried forward', '', '', '2,995.50')
      .page()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('', 'Balance brought forward', '', '', '2,995.50')
      .row('', 'Lisbon')
      .row('05 Jun 2025', 'Rent', '980.00', '', '2,015.50');
    expect(await descriptions(paper)).toEqual([
      'Card payment Harbour Bakery Lisbon',
      'Balance carried forward',
      'Balance brought forward',
      'Rent',
    ]);
  });

  it('above an amount at the bottom belong to it if lines above the first show that, over pages too', async () => {
    const paper = headed();
    for (const [date, upper, lower, debit, balance] of [
      ['02 Jun 2025', 'Card payment', 'Harbour Bakery', '4.50', '995.50'],
      ['03 Jun 2025', 'Transfer to', 'Orchard Market', '5.50', '990.00'],
    ] as const)
      paper.row('', upper).row(date, lower, debit, '', balance);
    paper
      .row('', 'Direct debit')
      .page()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('05 Jun 2025', 'Lighthouse Rent', '90.00', '', '900.00');
    expect(await descriptions(paper)).toEqual([
      'Card payment Harbour Bakery',
      'Transfer to Orchard Market',
      'Direct debit Lighthouse Rent',
    ]);
  });

  it('above and below an amount in the middle are separated by a gap, or lie evenly around it', async () => {
    const paper = headed();
    for (const [texts, date, debit, balance] of [
      [['Card payment', 'Harbour Bakery', 'Lisbon'], '02 Jun 2025', '4.50', '995.50'],
      [['Salary'], '03 Jun 2025', '5.50', '990.00'],
      [['Direct debit', 'Lighthouse Rent', 'June'], '05 Jun 2025', '90.00', '900.00'],
    ] as const) {
      const before = (texts.length - 1) / 2;
      for (const [i, text] of texts.entries())
        paper.row(...(i === before ? [date, text, debit, '', balance] : ['', text]));
    }
    expect(await descriptions(paper)).toEqual([
      'Card payment Harbour Bakery Lisbon',
      'Salary',
      'Direct debit Lighthouse Rent June',
    ]);
  });

  it('on top of a page, below the figure of the page before, belong to the row that is there', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Harbour', '5.50', '', '990.00')
      .page()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('', 'Transport', '', '', '990.00')
      .row('', 'Lisbon')
      .row('04 Jun 2025', 'Rent', '90.00', '', '900.00');
    expect(await descriptions(paper)).toEqual(['Bakery', 'Harbour Lisbon', 'Transport', 'Rent']);
  });
});
