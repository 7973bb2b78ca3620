import { describe, expect, it } from 'vitest';
import { openReadingsOn, Paper, readingsOn, statementOn } from '../../testing/paper.ts';

/** A card's paper: rows have the day of purchase and the day of booking, under one heading or two that say no more. */
const card = (headings: readonly [string, string], rows: readonly (readonly string[])[]) =>
  new Paper([40, 100, 160, -460])
    .text('Credit card statement')
    .text('Currency EUR')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Previous balance 100.00')
    .text('New balance 160.00')
    .down(10)
    .row(...headings, 'Description', 'Amount')
    .rows(rows);
const LISTED = [
  ['30.05.2025', '02.06.2025', 'Bakery', '10.00'],
  ['29.05.2025', '03.06.2025', 'Market', '20.00'],
  ['04.06.2025', '05.06.2025', 'Station', '10.00'],
  ['01.06.2025', '06.06.2025', 'Bakery', '20.00'],
];
const daysOn = async (paper: Paper) => (await readingsOn(paper)).parts[0]!.rows.map((r) => r.date?.slice(5));

describe('the day of booking, of two that are side by side', () => {
  it('is the one by which the rows are in order, if the headings do not decide', async () => {
    expect(await daysOn(card(['Date', 'Date'], LISTED))).toEqual(['06-02', '06-03', '06-05', '06-06']);
    expect(await daysOn(card(['Date', ''], LISTED))).toEqual(['06-02', '06-03', '06-05', '06-06']);
    const turned = LISTED.map(([bought = '', booked = '', ...rest]) => [booked, bought, ...rest]);
    expect(await daysOn(card(['Date', 'Date'], turned))).toEqual(['06-02', '06-03', '06-05', '06-06']);
  });

  it('is as the headings say, whatever the order', async () => {
    const turned = LISTED.map(([bought = '', booked = '', ...rest]) => [booked, bought, ...rest]);
    const drawn = card(['Transaction date', 'Posting date'], turned);
    expect(await daysOn(drawn)).toEqual(['05-30', '05-29', '06-04', '06-01']);
  });

  it('is shown by the rows that are booked, not by a list below of those that are not', async () => {
    const paper = card(['Date', ''], LISTED).down(10).bold('Pending transactions');
    for (const text of ['Bakery', 'Market', 'Station']) paper.row('30.06.2025', '', text, '5.00');
    expect((await daysOn(paper)).slice(0, 4)).toEqual(['06-02', '06-03', '06-05', '06-06']);
  });

  it('is the one that a heading names beside the transaction’s, though either may be a paper’s only date', async () => {
    const turned = LISTED.map(([bought = '', booked = '', ...rest]) => [booked, bought, ...rest]);
    const booked = ['05-30', '05-29', '06-04', '06-01'];
    expect(await daysOn(card(['Fecha operación', 'Fecha contable'], turned))).toEqual(booked);
    expect(await daysOn(card(['Fecha operación', ''], turned))).toEqual(['06-02', '06-03', '06-05', '06-06']);
  });

  it('is named by a line above two headings that say the same', async () => {
    const paper = new Paper([40, 100, 160, -460])
      .text('Credit card statement')
      .text('Currency EUR')
      .text('Period 1 June 2025 to 30 June 2025')
      .down(10)
      .row('Post', 'Tran')
      .row('Date', 'Date', 'Description', 'Amount')
      .rows([['23.06.2025', '22.06.2025', 'Market', '50.00']]);
    expect(await daysOn(paper)).toEqual(['06-23']);
    expect((await openReadingsOn(paper)).questions).toEqual([]);
  });

  it('is named by a line above two headings that say the same, if amounts have two lines of headings, too', async () => {
    const paper = new Paper([40, 100, 160, -400, -470, -540])
      .text('Period 1 June 2025 to 30 June 2025')
      .down(10)
      .row('Post', 'Trans', '', 'Advances', 'Payments', 'Balance')
      .row('Date', 'Date', 'Description', '& Charges', '& Credits', 'Outstanding')
      .row('Jun 03', 'Jun 02', 'Check', '50.00', '', '150.00')
      .row('Jun 05', 'Jun 04', 'Payment', '', '20.00', '130.00');
    expect(await daysOn(paper)).toEqual(['06-03', '06-05']);
    expect((await openReadingsOn(paper)).questions.map(({ about }) => about)).not.toContain('BOOKING_DAY');
  });

  it('is not under a heading that no date is below', async () => {
    const dated = LISTED.map(([, booked = '', ...rest]) => [booked, '', ...rest]);
    expect(await daysOn(card(['Value date', 'Posting date'], dated))).toEqual(['06-02', '06-03', '06-05', '06-06']);
  });

  it('is not taken from another column if that of its own cannot be read', async () => {
    const unread = LISTED.map(([, booked = '', ...rest]) => [`${booked.slice(0, 4)}?`, booked, ...rest]);
    expect(new Set(await daysOn(card(['Posting date', 'Value date'], unread)))).toEqual(new Set([undefined]));
  });

  it('is the first of two below one heading, also on rows that print the second alone', async () => {
    const paper = new Paper([40, 100, 160, -460])
      .text('Currency EUR')
      .text('Period 1 June 2025 to 30 June 2025')
      .down(10)
      .row('Date', '', 'Description', 'Amount')
      .row('02.06.2025', '03.06.2025', 'Bakery', '-10.00')
      .row('', '01.06.2025', 'Market', '-20.00')
      .row('04.06.2025', '05.06.2025', 'Station', '-10.00')
      .row('', '03.06.2025', 'Bakery', '-20.00')
      .row('05.06.2025', '05.06.2025', 'Salary', '50.00');
    expect(await daysOn(paper)).toEqual(['06-02', '06-02', '06-04', '06-04', '06-05']);
  });

  it('stays open if the rows are in order by both: the paper is not proved', async () => {
    const drawn = () => card(['Date', 'Date'], [LISTED[0]!, ['31.05.2025', '03.06.2025', 'Market', '50.00']]);
    expect((await openReadingsOn(drawn())).questions.map((q) => q.about)).toEqual(['BOOKING_DAY']);
    expect((await statementOn(drawn())).reconciliation.reason).toContain('AMBIGUOUS');
  });

  it('is looked for in columns apart, if the headings of both may mean it', async () => {
    const apart = (rows: readonly (readonly string[])[]) =>
      new Paper([40, 100, -260, 300, -460])
        .text('Currency EUR')
        .text('Period 1 June 2025 to 30 June 2025')
        .text('Opening balance 100.00')
        .down(10)
        .row('Date', 'Description', 'Amount', 'Posting date', 'Balance')
        .rows(rows);
    const first = ['02.06.2025', 'Bakery', '-10.00', '02.06.2025', '90.00'];
    const second = ['05.06.2025', 'Market', '-20.00', '04.06.2025', '70.00'];
    const third = ['06.06.2025', 'Salary', '900.00', '03.06.2025', '970.00'];
    const closed = (rows: readonly (readonly string[])[]) => apart(rows).down(20).text('Closing balance 970.00');
    expect(await daysOn(closed([first, second, third]))).toEqual(['06-02', '06-05', '06-06']);
    const inOrder = [first, second, ['06.06.2025', 'Salary', '900.00', '07.06.2025', '970.00']];
    // if both keep the order, it is the one that its heading names so
    expect(await daysOn(closed(inOrder))).toEqual(['06-02', '06-04', '06-07']);
    expect((await statementOn(closed(inOrder))).reconciliation.reason).not.toContain('AMBIGUOUS');
  });

  it('is as likely the one that its heading names as any other, if the rows are in no order', async () => {
    const day = (n: number) => `${String(n).padStart(2, '0')}.06.2025`;
    // by the other dates two rows less go against the order
    const booked = [2, 9, 4, 12, 6, 15, 8, 20, 10];
    const other = [1, 9, 10, 12, 11, 15, 16, 14, 17];
    const paper = new Paper([40, 100, -260, 300])
      .text('Currency EUR')
      .down(10)
      .row('Posting date', 'Description', 'Amount', 'Date')
      .rows(booked.map((n, i) => [day(n), 'Bakery', '-10.00', day(other[i]!)]));
    expect(await daysOn(paper)).toEqual(booked.map((n) => `06-${String(n).padStart(2, '0')}`));
    expect((await openReadingsOn(paper)).questions.map((q) => q.about)).toEqual(['BOOKING_DAY']);
  });

  it('may be the date with which the texts begin, if the column is headed as that of another day', async () => {
    const paper = (days: readonly string[]) =>
      new Paper([40, -300, 330, -500])
        .text('Currency EUR')
        .text('Opening balance 100.00')
        .down(10)
        .row('Description', 'Amount', 'Value date', 'Balance')
        .row('1 02.06.2025 Bakery', '-10.00', days[0], '90.00')
        .row('2 03.06.2025 Market', '-20.00', days[1], '70.00')
        .row('3 04.06.2025 Salary', '900.00', days[2], '970.00')
        .down(20)
        .text('Closing balance 970.00');
    const inOrder = await statementOn(paper(['02.06.2025', '04.06.2025', '05.06.2025']));
    expect(inOrder.reconciliation.status).not.toBe('verified');
    expect(await daysOn(paper(['05.06.2025', '02.06.2025', '04.06.2025']))).toEqual(['06-02', '06-03', '06-04']);
  });
});

it('A whole day of booking gives the value date beside it, which has none, its year.', async () => {
  const paper = new Paper([40, 110, 160, -460])
    .text('Currency EUR')
    .text('Opening balance 100.00')
    .text('Closing balance 80.00')
    .down(10)
    .row('Booking date', 'Value date', 'Description', 'Amount')
    .rows([
      ['28.12.2024', '02.01.', 'Bakery', '-10.00'],
      ['03.01.2025', '30.12.', 'Market', '-10.00'],
    ]);
  const { transactions, warnings } = await statementOn(paper);
  expect(transactions.map((t) => t.valueDate)).toEqual(['2025-01-02', '2024-12-30']);
  expect(warnings.map(({ code }) => code)).not.toContain('YEAR_ASSUMED');
});

it('If the second of two columns without headings has the days of booking, neither has days of value.', async () => {
  const paper = new Paper([40, 100, 170, -370, -460, -550])
    .text('Opening balance 100.00')
    .text('Closing balance 85.50')
    .down(10)
    .rows([
      ['03/06/2025', '02/06/2025', 'Bakery', '4.50', '', '95.50'],
      ['01/06/2025', '03/06/2025', 'Salary', '', '20.00', '115.50'],
      ['07/06/2025', '05/06/2025', 'Rent', '30.00', '', '85.50'],
      ['08/06/2025', '16/06/2025', 'Kiosk', '1.00', '', '84.50'],
      ['20/06/2025', '17/06/2025', 'Refund', '', '1.00', '85.50'],
    ]);
  const { transactions } = await statementOn(paper);
  expect(transactions.map(({ date }) => date.slice(5))).toEqual(['06-02', '06-03', '06-05', '06-16', '06-17']);
  expect(transactions.map(({ valueDate }) => valueDate)).toEqual([null, null, null, null, null]);
});
