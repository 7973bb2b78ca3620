import { describe, expect, it } from 'vitest';
import type { Row } from '../model/row.ts';
import { GRID, Paper, rowsOn } from '../testing/paper.ts';

const headed = (grid = GRID) => new Paper(grid).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
const description = (row: Row) => row.texts[1];
const rows = async (paper: Paper) => (await rowsOn(paper)).rows;

describe('lines apart from a description', () => {
  it('far below the last row belong to none', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('', 'Harbour')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
      .row('', 'Northwind')
      .row('04 Jun 2025', 'Rent', '980.00', '', '2,015.50')
      .down(60)
      .row('', 'Questions? Call us.');
    const found = await rowsOn(paper);
    expect(found.rows.map(description)).toEqual(['Bakery Harbour', 'Salary Northwind', 'Rent']);
    expect(found.leftover.map((tl) => tl.line.text)).toContain('Questions? Call us.');
  });

  it('far to the right of its texts belong to none', async () => {
    const paper = new Paper([40, -200, -280, 300])
      .row('Date', 'Amount', 'Balance', 'Description')
      .row('02 Jun 2025', '-4.50', '995.50', 'Bakery')
      .row('', '', '', 'Harbour')
      .row('03 Jun 2025', '2,000.00', '2,995.50', 'Salary of the month of May, transferred by Northwind');
    paper.at(440, paper.y, 'see the next sheet');
    const texts = (await rows(paper)).map((r) => r.texts[3]);
    expect(texts).toEqual(['Bakery Harbour', 'Salary of the month of May, transferred by Northwind']);
  });
});
