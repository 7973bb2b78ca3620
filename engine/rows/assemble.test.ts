import { describe, expect, it } from 'vitest';
import type { Row } from '../model/row.ts';
import { GRID, Paper, rowsOn } from '../testing/paper.ts';

const headed = (grid = GRID) => new Paper(grid).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
const description = (row: Row) => row.texts[1];
const rows = async (paper: Paper) => (await rowsOn(paper)).rows;
const descriptions = async (paper: Paper) => (await rows(paper)).map(description);

describe('a row', () => {
  it('without a date of its own stays a row if the date is printed once a day', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Bakery', '4.50', '', '')
      .row('', 'Market', '5.50', '', '990.00')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,990.00');
    expect((await rows(paper)).map((r) => [description(r), r.dates[0]!.length])).toEqual([
      ['Bakery', 1],
      ['Market', 0],
      ['Salary', 1],
    ]);
  });

  it('has a date whose day and month are apart', async () => {
    const paper = headed([40, 110, -370, -460, -550]);
    for (const [day, month, text, debit, balance] of [
      ['01', '05', 'Bakery', '4.50', '995.50'],
      ['02', '05', 'Market', '5.50', '990.00'],
    ] as const) {
      paper.at(58, paper.y, month).row(day, text, debit, '', balance);
    }
    const found = await rows(paper);
    expect(found.map((r) => r.dates[0]![0]?.token.parts)).toEqual([
      [1, 5],
      [2, 5],
    ]);
  });

  it('keeps numbers of its text in the text if no header names the columns', async () => {
    const paper = new Paper()
      .row('02.06.', 'Bakery 12.50 x 2', '4.50', '', '995.50')
      .row('03.06.', 'Market 3.10 x 4', '5.50', '', '990.00')
      .row('05.06.', 'Salary 2.00 x 1', '', '2,000.00', '2,990.00');
    expect(await descriptions(paper)).toEqual(['Bakery 12.50 x 2', 'Market 3.10 x 4', 'Salary 2.00 x 1']);
  });

  it('has lines below it longer than its own text, if no header names the columns', async () => {
    const paper = new Paper([40, 110, -460])
      .row('02.06.', 'Order', '4.50')
      .row('', 'Rent of the flat in Harbour Road for the month of June')
      .row('03.06.', 'Card', '5.50')
      .row('05.06.', 'Order', '7.50');
    expect((await descriptions(paper))[0]).toBe('Order Rent of the flat in Harbour Road for the month of June');
  });

  it('has dates of four digits in a column of dates', async () => {
    const paper = headed().row('0105', 'Bakery', '4.50', '', '995.50').row('3105', 'Market', '5.50', '', '990.00');
    expect((await rows(paper)).map((r) => r.dates[0]![0]?.token.parts)).toEqual([
      [1, 5],
      [31, 5],
    ]);
  });

  it('continues with a line so long that it runs below the amounts', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Direct debit', '4.50', '', '995.50')
      .row('', 'Harbour energy mandate 1M2V2V54GVZW creditor identifier 91ZZZ96747772085')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    expect((await descriptions(paper))[0]).toBe(
      'Direct debit Harbour energy mandate 1M2V2V54GVZW creditor identifier 91ZZZ96747772085',
    );
  });

  it('keeps each amount in its own column', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    expect((await rows(paper)).map((r) => r.amounts.map((a) => a?.token.digits ?? null))).toEqual([
      [null, null, '4.50', null, '995.50'],
      [null, null, null, '2,000.00', '2,995.50'],
    ]);
  });

  it('does not take an amount out of its description', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'USD 12.50 at 1.0800', '11.57', '', '988.43')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,988.43');
    const first = (await rows(paper))[0]!;
    expect(description(first)).toBe('USD 12.50 at 1.0800');
    expect(first.amounts.filter((a) => a !== null)).toHaveLength(2);
  });

  it('has an amount without decimals beside a column of amounts that have them', async () => {
    const paper = new Paper([40, 110, -370, -460]).row('Date', 'Description', 'Original amount', 'Amount');
    paper.row('02 Jun 2025', 'Bakery', 'USD 4.50', '660').row('03 Jun 2025', 'Market', 'USD 12.50', '1,834');
    paper.row('04 Jun 2025', 'Hotel', 'USD 80.00', '11,734').row('05 Jun 2025', 'Salary', '', '200,000');
    expect((await rows(paper)).map((r) => r.amounts[3]?.token.digits)).toEqual(['660', '1,834', '11,734', '200,000']);
  });

  it('that carries a balance over the page is named so', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('', 'Balance carried forward', '', '', '995.50')
      .page()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('', 'Balance brought forward', '', '', '995.50')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    expect((await rows(paper)).map((r) => (r.kindExact ? r.kind : null))).toEqual([
      null,
      'carried_forward',
      'brought_forward',
      null,
    ]);
  });

  it('whose description only begins with such words is none of these', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Balance transfer from Northwind Card', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    expect((await rows(paper)).map((r) => r.kindExact)).toEqual([false, false]);
  });
});

describe('a date at the end of a text', () => {
  it('is not in the column of dates into whose space the text runs', async () => {
    const paper = new Paper([40, 200, -460])
      .row('Description', 'Date', 'Amount')
      .row('Rent', '2025-06-02', '980.00')
      .row('Transfer', '2025-06-03', '4.50')
      .text('Northwind Insurance 04359664 of 30.05.')
      .row('Salary', '2025-06-04', '2,000.00');
    const [, transfer] = await rows(paper);
    expect(transfer!.dates[1]!.map((d) => d.token.text)).toEqual(['2025-06-03']);
    expect(transfer!.texts[0]).toBe('Transfer Northwind Insurance 04359664 of 30.05.');
  });
});

describe('day_heading', () => {
  const headings = async (paper: Paper) => (await rows(paper)).map((r) => r.headingDate?.token.text ?? null);
  const grid = [40, 110, -460];
  const paper = () =>
    new Paper(grid).row('', 'Description', 'Amount').text('02 June 2025').row('', 'Salary', '2,000.00');

  it('holds for all rows below, over a page as well', async () => {
    const two = paper()
      .page()
      .row('', 'Description', 'Amount')
      .row('', 'Bakery', '4.50')
      .text('03 June 2025')
      .row('', 'Rent', '980.00');
    expect(await headings(two)).toEqual(['02 June 2025', '02 June 2025', '03 June 2025']);
  });

  it('is not found if a description continues with a date that is written another way', async () => {
    const withTime = paper()
      .row('', 'Cash withdrawal', '20.00')
      .row('', '01/06/25')
      .text('03 June 2025')
      .row('', 'Rent', '980.00');
    expect(await headings(withTime)).toEqual(['02 June 2025', '02 June 2025', '03 June 2025']);
    expect((await rows(withTime))[1]!.texts[0]).toBe('Cash withdrawal 01/06/25');
  });
});

describe('section titles', () => {
  it('with a figure are not titles if another labelled figure follows: both are lines of a summary', async () => {
    const paper = headed()
      .text('Deposits 300.00')
      .text('Credit limit 5,000.00')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Market', '5.50', '', '990.00');
    expect((await rows(paper)).map((row) => row.section)).toEqual([null, null]);
  });

  it('with a figure are not titles if they name a figure that papers state about themselves', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Market', '5.50', '', '990.00');
    const above = new Paper(GRID).text('Interest paid year to date 3.20').down(14);
    above.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
    above.row('03 Jun 2025', 'Market', '5.50', '', '990.00');
    expect((await rows(above)).map((row) => row.section)).toEqual((await rows(paper)).map((row) => row.section));
  });

  const paper = () =>
    new Paper([40, 110, -460])
      .row('Date', 'Description', 'Amount')
      .bold('Deposits')
      .row('02 Jun 2025', 'Salary', '2,000.00')
      .row('03 Jun 2025', 'Refund', '12.00')
      .bold('Withdrawals')
      .row('04 Jun 2025', 'Rent', '980.00');

  it('give their sign to the rows below them, up to the next title', async () => {
    expect((await rows(paper())).map((r) => r.section?.sign)).toEqual([1, 1, -1]);
  });

  it('hold up to a header in the middle of a page, and continue below one of the next page', async () => {
    const head = (p: Paper) => p.row('Date', 'Description', 'Amount');
    const listed = (p: Paper) =>
      head(head(p.bold('Deposits')).row('02 Jun 2025', 'Salary', '2,000.00').page()).row('03 Jun 2025', 'Gift', '1.00');
    expect((await rows(listed(new Paper([40, 110, -460])))).map((r) => r.section?.sign)).toEqual([1, 1]);
    const other = head(
      listed(new Paper([40, 110, -460]))
        .down(20)
        .bold('Frobnication')
        .down(8),
    );
    expect((await rows(other.row('04 Jun 2025', 'Rent', '980.00'))).map((r) => r.section?.sign ?? null)).toEqual([
      1,
      1,
      null,
    ]);
  });

  it('that are not known leave the total above them to what it ends', async () => {
    const listed = new Paper([40, 110, -460]).bold('Deposits').row('Date', 'Description', 'Amount');
    listed.row('02 Jun 2025', 'Salary', '2,000.00').row('', 'Deposits', '2,000.00').down(10);
    listed.bold('Frobnication').row('Date', 'Description', 'Amount').row('04 Jun 2025', 'Rent', '980.00');
    expect((await rows(listed)).at(-1)!.section?.sign ?? null).toBeNull();
  });

  it('hold below the head of another page that prints no header', async () => {
    const listed = paper().row('05 Jun 2025', 'Gas', '80.00').page();
    const next = listed
      .bold('First Prairie Bank')
      .row('06 Jun 2025', 'Market', '5.50')
      .row('07 Jun 2025', 'Gym', '9.00');
    expect((await rows(next)).map((r) => r.section?.sign)).toEqual([1, 1, -1, -1, -1, -1]);
  });

  it('that are not known end the section above, and say nothing', async () => {
    const unknown = paper().bold('Whatever else there was').row('05 Jun 2025', 'Cinema', '9.00');
    expect((await rows(unknown)).map((r) => r.section?.sign ?? null)).toEqual([1, 1, -1, null]);
  });

  it('are no part of a description', async () => {
    expect(await descriptions(paper())).toEqual(['Salary', 'Refund', 'Rent']);
  });

  it('of rows that are not booked give them the sign 0', async () => {
    const pending = new Paper([40, 110, -460])
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Salary', '2,000.00')
      .down(6)
      .bold('Pending transactions')
      .row('29 Jun 2025', 'Hotel', '-50.00');
    expect((await rows(pending)).map((r) => r.section?.sign ?? null)).toEqual([null, 0]);
  });
});

describe('what is no table of bookings', () => {
  it('gives no rows: a box that sums a period up', async () => {
    const paper = new Paper([40, 160, 280, 400])
      .row('Account', 'Money in', 'Money out', 'Balance')
      .row('Everyday', '2,000.00', '984.50', '2,015.50')
      .row('Savings', '10.00', '0.00', '510.00');
    expect(await rows(paper)).toEqual([]);
  });

  it('is marked as apart if amounts are well below the table', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Market', '5.50', '', '990.00')
      .row('04 Jun 2025', 'Salary', '', '2,000.00', '2,990.00')
      .row('05 Jun 2025', 'Rent', '980.00', '', '2,010.00')
      .row('06 Jun 2025', 'Market', '10.00', '', '2,000.00')
      .down(60)
      .row('', 'Deposits are protected up to', '', '', '85,000.00');
    expect((await rows(paper)).map((r) => r.apart)).toEqual([false, false, false, false, false, true]);
  });
});

describe('amounts without decimals', () => {
  it('are amounts even if most are grouped and some are not: yen', async () => {
    const paper = headed()
      .row('02 Jun 2025', 'Bakery', '450', '', '9,550')
      .row('03 Jun 2025', 'Salary', '', '20,000', '29,550')
      .row('05 Jun 2025', 'Rent', '12,000', '', '17,550');
    expect((await rows(paper)).map((row) => row.amounts.map((a) => a?.token.digits ?? ''))).toEqual([
      ['', '', '450', '', '9,550'],
      ['', '', '', '20,000', '29,550'],
      ['', '', '12,000', '', '17,550'],
    ]);
  });
});

describe('a title above figures', () => {
  it('is theirs, not that of the table below: a summary does not unbook its transactions', async () => {
    const paper = new Paper().bold('Account summary').text('Opening balance 1,000.00');
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
    expect((await rows(paper)).map((row) => row.section)).toEqual([null]);
  });

  it('is a figure if it names an average balance: the rows below are not balances', async () => {
    const paper = new Paper().text('Average balance 1,000.00');
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
    expect((await rows(paper)).map((row) => row.section)).toEqual([null]);
  });
});
