import { describe, expect, it } from 'vitest';
import type { Row } from '../model/row.ts';
import { GRID, Paper, rowsOn } from '../testing/paper.ts';

const headed = (grid = GRID) => new Paper(grid).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
const description = (row: Row) => row.texts[1];
const rows = async (paper: Paper) => (await rowsOn(paper)).rows;
const descriptions = async (paper: Paper) => (await rows(paper)).map(description);

describe('lines of a description', () => {
  it('that wrap below the amount belong to its row', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
      .row('', 'Harbour Bakery')
      .row('', 'Lisbon')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    expect(await descriptions(paper)).toEqual(['Card payment Harbour Bakery Lisbon', 'Salary']);
  });

  it('below the amount belong to it though typed hyphens are as near above the first', async () => {
    const paper = headed()
      .row('', 'Balance brought forward', '', '', '1,000.00')
      .row('-----------', '-------------------', '-----------', '-----------', '-----------')
      .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
      .row('05 Jun 2025', 'Transfer', '5.50', '', '2,990.00')
      .row('', 'Orchard Market')
      .row('06 Jun 2025', 'Transfer', '5.00', '', '2,985.00')
      .row('', 'Harbour Bakery');
    expect((await descriptions(paper)).slice(1)).toEqual([
      'Card payment',
      'Salary',
      'Transfer Orchard Market',
      'Transfer Harbour Bakery',
    ]);
  });

  it('below the amount belong to it though a printer rounds the distance of lines up and down', async () => {
    const paper = headed();
    const lines: readonly (readonly string[])[] = [
      ['02 Jun 2025', 'Transfer', '4.50', '', '995.50'],
      ['03 Jun 2025', 'Card payment', '5.50', '', '990.00'],
      ['', 'Orchard Market'],
      ['05 Jun 2025', 'Card payment', '5.00', '', '985.00'],
      ['', 'Harbour Bakery'],
      ['06 Jun 2025', 'Card payment', '5.00', '', '980.00'],
      ['', 'Hillside Grocers'],
      ['07 Jun 2025', 'Cheque', '5.00', '', '975.00'],
      ['08 Jun 2025', 'Cheque', '5.00', '', '970.00'],
    ];
    const distances = [11.7, 12, 12.3, 11.7, 12, 12.3, 11.7, 12, 12];
    for (const [i, cells] of lines.entries()) paper.cells(cells).down(distances[i]!);
    expect(await descriptions(paper)).toEqual([
      'Transfer',
      'Card payment Orchard Market',
      'Card payment Harbour Bakery',
      'Card payment Hillside Grocers',
      'Cheque',
      'Cheque',
    ]);
  });

  it('belong to it though another list begins further right', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Transfer', '4.50', '', '995.50')
      .row('', 'Harbour Bakery')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
      .down(30);
    for (const day of ['04', '05', '06']) {
      paper
        .at(GRID[0]!, paper.y, `${day} Jun 2025`)
        .at(GRID[1]! + 12, paper.y, 'Cinema')
        .row('', '', '', '', '12.00');
    }
    expect((await descriptions(paper))[0]).toBe('Transfer Harbour Bakery');
  });

  it('above and below an amount that is vertically centred belong to it', async () => {
    const paper = headed();
    for (const [date, upper, lower, debit, balance] of [
      ['02 Jun 2025', 'Card payment', 'Harbour Bakery', '4.50', '995.50'],
      ['03 Jun 2025', 'Transfer to', 'Orchard Market', '5.50', '990.00'],
      ['05 Jun 2025', 'Direct debit', 'Lighthouse Rent', '90.00', '900.00'],
    ] as const) {
      paper.at(GRID[1]!, paper.y, upper).at(GRID[1]!, paper.y + 11, lower);
      paper
        .at(GRID[0]!, paper.y + 5.5, date)
        .at(GRID[2]!, paper.y + 5.5, debit)
        .at(GRID[4]!, paper.y + 5.5, balance);
      paper.down(30);
    }
    expect(await descriptions(paper)).toEqual([
      'Card payment Harbour Bakery',
      'Transfer to Orchard Market',
      'Direct debit Lighthouse Rent',
    ]);
  });

  it('of four around the first amount, with a reference beside it, belong to it', async () => {
    const paper = new Paper([40, 110, 180, -460]).row('Date', 'Reference', 'Description', 'Amount');
    for (const [k, lines] of [4, 2, 4, 2].entries()) {
      const top = paper.y;
      for (let i = 0; i < lines; i++) paper.at(180, top + i * 11, `Text ${k}${i}`);
      paper.y = top + (lines - 1) * 5.5;
      paper.cells([`0${k + 2} Jun 2025`, `R70012${k}`, '', `${k + 1}4.50`]);
      paper.y = top + lines * 11 + 8;
    }
    expect((await rows(paper)).map((r) => r.texts[2])).toEqual([
      'Text 00 Text 01 Text 02 Text 03',
      'Text 10 Text 11',
      'Text 20 Text 21 Text 22 Text 23',
      'Text 30 Text 31',
    ]);
  });

  it('above an amount that is at the bottom belong to it if rows are ruled', async () => {
    const paper = headed().rule();
    for (const [date, upper, lower, debit, balance] of [
      ['02 Jun 2025', 'Card payment', 'Harbour Bakery', '4.50', '995.50'],
      ['03 Jun 2025', 'Transfer to', 'Orchard Market', '5.50', '990.00'],
    ] as const) {
      paper.row(date, upper).row('', lower, debit, '', balance).down(4).rule();
    }
    expect(await descriptions(paper)).toEqual(['Card payment Harbour Bakery', 'Transfer to Orchard Market']);
  });

  it('above the amounts of all rows belong to them though each is below its day', async () => {
    const paper = new Paper([40, -370, -460]).row('Description', 'Amount', 'Balance');
    for (const [day, shop] of [
      ['02', 'Harbour Bakery'],
      ['03', 'Orchard Market'],
      ['04', 'Lighthouse'],
    ] as const) {
      paper.bold(`${day} June 2025`).text(shop).row(`Card 771${day}`, `-${day}4.50`, `9${day}.00`);
    }
    expect((await rows(paper)).map((r) => r.texts[0])).toEqual([
      'Harbour Bakery Card 77102',
      'Orchard Market Card 77103',
      'Lighthouse Card 77104',
    ]);
  });

  it('above the only amount belong to it though another list begins further right', async () => {
    const paper = headed().row('', 'Harbour Bakery').row('02 Jun 2025', 'Card 7711', '4.50', '', '995.50').down(30);
    for (const day of ['04', '05']) {
      paper
        .at(GRID[0]!, paper.y, `${day} Jun 2025`)
        .at(GRID[1]! + 12, paper.y, 'Cinema')
        .row('', '', '', '', '12.00');
    }
    expect((await descriptions(paper))[0]).toBe('Harbour Bakery Card 7711');
  });

  it('above an amount do not begin with a title that is clear of them', async () => {
    const paper = headed();
    const booked = (date: string, upper: string, debit: string) =>
      paper.row('', upper).row('', 'Lisbon').row(date, 'Card 1234', debit).down(6);
    booked('02 Jun 2025', 'Harbour Bakery', '4.50');
    booked('03 Jun 2025', 'Orchard Market', '5.50');
    paper.row('', 'Deposits').down(5);
    booked('04 Jun 2025', 'Lighthouse Rent', '9.50');
    expect((await descriptions(paper)).at(-1)).toBe('Lighthouse Rent Lisbon Card 1234');
  });

  it('below a gap belong to no row above it, and above it to none below, whatever dates they have', async () => {
    const paper = headed();
    for (const [date, value, text, balance] of [
      ['02 Jun 2025', '04 Jun 2025', 'Harbour Bakery', '995.50'],
      ['03 Jun 2025', '05 Jun 2025', 'Orchard Market', '991.00'],
    ] as const) {
      paper.row(date, 'Card payment', '4.50').row(value, text).down(8);
      paper.row('', `Balance ${date}`, '', '', balance).down(8);
    }
    expect(await descriptions(paper)).toEqual([
      'Card payment Harbour Bakery',
      'Balance 02 Jun 2025',
      'Card payment Orchard Market',
      'Balance 03 Jun 2025',
    ]);
  });
});

it('A text in the margin between two lines of a row ends it nowhere.', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount');
  for (const [i, shop] of ['Bakery', 'Market', 'Station', 'Chemist'].entries()) {
    paper.row(`0${i + 2} Jun 2025`, shop, '-4.50');
    if (i === 3) paper.at(2, paper.y - 8, '34GKKA');
    paper.row(`0${i + 2} Jun 2025`, 'High Street');
  }
  const { rows } = await rowsOn(paper);
  expect(rows.map((r) => r.lines.length)).toEqual([2, 2, 2, 2]);
});

it('a text that begins left of the line with its amount belongs to the row if many begin there', async () => {
  const paper = new Paper([40, 110, 134, -370, -460, -550]);
  paper.at(40, paper.y, 'Date').at(110, paper.y, 'Payment type and details').at(-370, paper.y, 'Paid out');
  paper.at(-460, paper.y, 'Paid in').at(-550, paper.y, 'Balance').down(14);
  const booked = [
    ['02 Jun 25', 'VIS', 'FENWAY FUEL', 'LEEDS', '10.00', '90.00'],
    ['', 'BP', 'S PELLATT', 'INV 2231', '20.00', '70.00'],
    ['03 Jun 25', 'VIS', 'COPPER CAFE', 'YORK', '5.00', '65.00'],
    ['', 'ATM', 'CASH LINK', 'HIGH ST', '15.00', '50.00'],
    ['', 'BP', 'T OKONJO', 'RENT', '7.00', '43.00'],
  ] as const;
  for (const [day, type, above, below, out, balance] of booked)
    paper.row(day, `${type} ${above}`).row('', '', below, out, '', balance);
  expect(await descriptions(paper)).toEqual([
    'VIS FENWAY FUEL LEEDS',
    'BP S PELLATT INV 2231',
    'VIS COPPER CAFE YORK',
    'ATM CASH LINK HIGH ST',
    'BP T OKONJO RENT',
  ]);
});
