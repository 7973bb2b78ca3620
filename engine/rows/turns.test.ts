import { describe, expect, it } from 'vitest';
import type { Row } from '../model/row.ts';
import { GRID, Paper, rowsOn } from '../testing/paper.ts';

const headed = (grid = GRID) => new Paper(grid).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
const description = (row: Row) => row.texts[1];
const rows = async (paper: Paper) => (await rowsOn(paper)).rows;
const descriptions = async (paper: Paper) => (await rows(paper)).map(description);

describe('lines of a description, over the turn of a page,', () => {
  it('continue over a page behind its subtotal', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
      .row('', 'Lisbon')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
      .row('', 'Subtotal', '4.50', '2,000.00', '')
      .page()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('', 'Orchard Market')
      .row('04 Jun 2025', 'Rent', '900.00', '', '2,095.50');
    expect(await descriptions(paper)).toEqual(['Card payment Lisbon', 'Salary Orchard Market', 'Subtotal', 'Rent']);
  });

  it('continue below the head of a page, which is not one of them', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Card payment', '4.50', '', '995.50')
      .row('', 'Lisbon')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
      .page()
      .bold('Northgate Savings', GRID[1]! - 2)
      .down(14)
      .row('', 'Orchard Market')
      .row('04 Jun 2025', 'Rent', '900.00', '', '2,095.50')
      .page()
      .bold('Northgate Savings', GRID[1]! - 2)
      .down(14)
      .row('05 Jun 2025', 'Rent', '900.00', '', '1,195.50');
    expect(await descriptions(paper)).toEqual(['Card payment Lisbon', 'Salary Orchard Market', 'Rent', 'Rent']);
  });

  it('do not begin with what is at the foot of the page before', async () => {
    const paper = headed();
    const booked = (date: string, upper: string) => paper.row('', upper).row(date, 'Card 1234', '4.50').down(6);
    booked('02 Jun 2025', 'Harbour Bakery');
    booked('03 Jun 2025', 'Orchard Market');
    paper.down(40).row('', 'is insured by law');
    paper.page().row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    booked('04 Jun 2025', 'Lighthouse Rent');
    expect((await descriptions(paper)).at(-1)).toBe('Lighthouse Rent Card 1234');
  });
});

it.each([
  ['goes on overleaf', 'Account 12-345', [null, null, 0, 0]],
  ['ends where another statement opens overleaf', 'Previous balance 161.47', [null, null, 0, null]],
])('a list of no bookings, without a header, %s', async (_name, head, signs) => {
  const paper = new Paper([40, 110, -460])
    .row('02 Jun 2025', 'Bakery', '-4.50')
    .row('03 Jun 2025', 'Salary', '2,000.00')
    .down(14)
    .bold('Pending transactions')
    .row('04 Jun 2025', 'Hotel', '-50.00')
    .page()
    .text(head)
    .down(20)
    .row('05 Jun 2025', 'Kiosk', '-2.00');
  expect((await rows(paper)).filter((r) => r.days.length > 0).map((r) => r.section?.sign ?? null)).toEqual(signs);
});

it('a header alone at the foot of a page heads the rows overleaf, and the section continues', async () => {
  const header = ['Date', 'Description', 'Amount'] as const;
  const paper = new Paper([40, 110, -460])
    .bold('Withdrawals')
    .row(...header)
    .page();
  paper
    .row(...header)
    .row('02 Jun 2025', 'Bakery', '4.50')
    .row('03 Jun 2025', 'Rent', '980.00');
  expect((await rows(paper)).map((row) => row.section?.title)).toEqual(['Withdrawals', 'Withdrawals']);
});

describe('a row on top of a page with the same amount as the last of the page before', () => {
  it('has the day that is above it', async () => {
    const paper = new Paper([40, 60, -460]).row('', 'Description', 'Amount');
    paper
      .text('02 Jun 2025')
      .row('', 'Cash', '-20.00')
      .row('', 'Bakery', '-10.00')
      .page()
      .row('', 'Description', 'Amount');
    paper.text('04 Jun 2025').row('', 'Market', '-10.00').row('', 'Station', '-5.00');
    expect((await rows(paper)).map((r) => r.headingDate?.token.text.slice(0, 2))).toEqual(['02', '02', '04', '04']);
  });

  it('has the lines above it', async () => {
    const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount');
    for (const day of ['02', '03', '04']) paper.row(`${day} Jun 2025`, 'Cash').row('', 'High Street', '-10.00').down(6);
    paper.page().row('Date', 'Description', 'Amount');
    paper.row('05 Jun 2025', 'Market').row('', 'High Street', '-10.00');
    expect((await rows(paper)).map((r) => r.lines.length)).toEqual([2, 2, 2, 2]);
  });
});

it('what is right below the heading of a day is of that day, even a subtotal at the foot of a page', async () => {
  const header = ['Description', 'Amount', 'Balance'] as const;
  const paper = new Paper([40, -370, -460]).row(...header);
  paper.text('12 Jun 2025').row('Card payment', '4.50', '995.50').text('13 Jun 2025').row('Bakery', '5.50', '990.00');
  paper.text('14 Jun 2025').row('Subtotal', '10.00', '980.00').page();
  paper
    .row(...header)
    .text('15 Jun 2025')
    .row('Rent', '80.00', '900.00');
  const days = (await rows(paper)).map(({ headingDate }) => headingDate?.token.text);
  expect(days).toEqual(['12 Jun 2025', '13 Jun 2025', '14 Jun 2025', '15 Jun 2025']);
});
