import { describe, expect, it } from 'vitest';
import { Paper, rowsOn, statementOn, tablesOn } from '../testing/paper.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
  ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
  ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
] as const;

const table = async (paper: Paper) => (await tablesOn(paper)).tables[0]!;
const textsOf = (lines: readonly { line: { text: string } }[]) => lines.map((tl) => tl.line.text);

describe('a table', () => {
  it('without a header is found by the dates and amounts that are below each other', async () => {
    const paper = new Paper([40, 110, -460])
      .row('02.06.', 'Bakery', '-4.50')
      .row('03.06.', 'Salary', '2,000.00')
      .row('05.06.', 'Rent', '-980.00');
    const found = await table(paper);
    expect(found.headerless).toBe(true);
    expect(found.segments[0]!.columns).toHaveLength(3);
  });

  it('without a header has no columns of the dates and amounts above the list', async () => {
    const paper = new Paper([40, 160, -370, -460, -550]);
    for (const [day, balance] of [
      ['01 Jun 2025', '1,000.00'],
      ['30 Jun 2025', '2,015.50'],
    ] as const)
      paper
        .text('Balance as at')
        .at(150, paper.y - 14, day)
        .at(-260, paper.y - 14, balance);
    paper.rows(ROWS);
    const [segment] = (await table(paper)).segments;
    expect(textsOf(segment!.body)[0]).toBe('02 Jun 2025 Bakery 4.50 995.50');
    expect(segment!.columns.map((c) => c.holds)).toEqual(['date', null, 'money', 'money', 'money']);
  });

  it('without a header is found above the balances of days, which have one', async () => {
    const paper = new Paper([60, 105, -540])
      .text('WITHDRAWALS', 270)
      .row('06/02', 'Bakery', '4.50')
      .row('06/03', 'Grocer', '20.00')
      .down(20)
      .text('DAILY BALANCES', 270)
      .row('Date', '', 'Balance')
      .row('06/02', '', '995.50')
      .row('06/03', '', '975.50');
    const found = await table(paper);
    expect(found.headerless).toBe(true);
    expect(textsOf(found.segments[0]!.body).slice(0, 3)).toEqual([
      'WITHDRAWALS',
      '06/02 Bakery 4.50',
      '06/03 Grocer 20.00',
    ]);
  });

  it('without a header is not that of the daily balances below it', async () => {
    const paper = new Paper([40, 160, -370, -460, -550]).rows(ROWS).down(20).text('Daily balances');
    for (const [day, balance] of [
      ['02 Jun 2025', '995.50'],
      ['03 Jun 2025', '2,995.50'],
    ] as const)
      paper.at(40, paper.y, day).at(-240, paper.y, balance).down(14);
    const [segment] = (await table(paper)).segments;
    expect(segment!.columns.map((c) => c.holds)).toEqual(['date', null, 'money', 'money', 'money']);
    expect(textsOf(segment!.body)).toHaveLength(ROWS.length + 1);
  });

  it('without a header is followed by that of another statement, which has columns of its own', async () => {
    const paper = new Paper([40, 160, -370, -460, -550])
      .rows(ROWS)
      .page()
      .text('Account number: 4471 2289 10')
      .text('Period: 1 June 2025 to 30 June 2025')
      .down(20);
    for (const [day, text, amount] of [
      ['04 Jun 2025', 'Bookshop', '-12.00'],
      ['09 Jun 2025', 'Refund', '30.00'],
    ] as const)
      paper.at(80, paper.y, day).at(220, paper.y, text).at(-420, paper.y, amount).down(14);
    const { tables } = await tablesOn(paper);
    expect(tables.map(({ segments }) => segments.map(({ page, columns }) => [page, columns.length]))).toEqual([
      [[1, 5]],
      [[2, 3]],
    ]);
  });

  it('without a header is found by the days above its rows, even if texts have dates behind short words', async () => {
    const paper = new Paper([60, -460, -540]);
    for (const [day, card] of [
      ['02/06/2025', '3924'],
      ['05/06/2025', '7580'],
    ] as const) {
      paper.text(day);
      for (let i = 0; i < 3; i++)
        paper.row('Card purchase', '-1.00', `${(995 - i).toFixed(2)}`).row(`ON 01/06 CARD ${card}`);
    }
    const [segment] = (await table(paper)).segments;
    expect(textsOf(segment!.body)[0]).toBe('02/06/2025');
  });

  it('without a header may have its days above the rows', async () => {
    const paper = new Paper([60, -460, -540])
      .text('2 June 2025')
      .row('Bakery', '-4.50', '995.50')
      .row('Salary', '2,000.00', '2,995.50')
      .text('5 June 2025')
      .row('Rent', '-980.00', '2,015.50');
    const [segment] = (await table(paper)).segments;
    expect(segment!.columns.map((c) => c.holds)).toEqual([null, 'money', 'money']);
    expect(segment!.body).toHaveLength(5);
  });

  it('without a header may have its days above the rows, with the balance of each', async () => {
    const paper = new Paper([40, 180, -460, -550])
      .row('1 de Março de 2024', 'Saldo do dia: R$ 995,50', 'Valor', 'Saldo')
      .row('Padaria', '', '-R$ 4,50', 'R$ 995,50')
      .row('2 de Março de 2024', 'Saldo do dia: R$ 980,00', 'Valor', 'Saldo')
      .row('Mercado', '', '-R$ 20,50', 'R$ 975,00')
      .row('Juros', '', 'R$ 5,00', 'R$ 980,00');
    const { rows } = await rowsOn(paper);
    expect(rows.map((r) => [r.texts[0], r.headingDate?.token.text])).toEqual([
      ['Padaria', '1 de Março de 2024'],
      ['Mercado', '2 de Março de 2024'],
      ['Juros', '2 de Março de 2024'],
    ]);
  });

  it('without a header may have days with their balances in the column of its amounts', async () => {
    const paper = new Paper([40, -550])
      .row('Wednesday 31 January 2024', 'Balance £980.00')
      .row('Grocer', '-£20.50')
      .row('Refund', '+£5.00')
      .row('Tuesday 30 January 2024', 'Balance £995.50')
      .row('Bakery', '-£4.50');
    const { rows } = await rowsOn(paper);
    expect(rows.map((r) => [r.texts[0], r.amounts.at(-1)?.token.text, r.headingDate?.token.text])).toEqual([
      ['Grocer', '-£20.50', 'Wednesday 31 January 2024'],
      ['Refund', '+£5.00', 'Wednesday 31 January 2024'],
      ['Bakery', '-£4.50', 'Tuesday 30 January 2024'],
    ]);
  });

  it('without a header may have its days above the rows behind their name, and others in its texts', async () => {
    const paper = new Paper([40, 90, 420, -550])
      .text('Compte à vue BE78 9325 2816 0402')
      .text('Date comptable : 01-03-2023')
      .row('0001', 'VIREMENT EN EUROS', 'valeur 28-02', '546,90 +')
      .row('0002', 'REDEVANCE', 'valeur 01-03', '4,50 -')
      .text('Date comptable : 03-03-2023')
      .row('0003', 'VIREMENT EN EUROS', 'valeur 02-03', '15,00 +')
      .row('0004', 'VIREMENT EN EUROS', 'valeur 03-03', '25,00 -');
    const { transactions } = await statementOn(paper);
    expect(transactions.map(({ date, valueDate }) => [date, valueDate])).toEqual([
      ['2023-03-01', '2023-02-28'],
      ['2023-03-01', '2023-03-01'],
      ['2023-03-03', '2023-03-02'],
      ['2023-03-03', '2023-03-03'],
    ]);
  });

  it('without a header is not found if a letter with a date states balances', async () => {
    const paper = new Paper([40, -460])
      .text('28 June 2025')
      .row('Account 12-345', '1,205.40')
      .row('Account 12-346', '859.56')
      .row('Overdraft limit', '5,000.00');
    expect((await tablesOn(paper)).tables).toEqual([]);
  });

  it('without a header is not made of dates and amounts in a text', async () => {
    const paper = new Paper()
      .text('14 June 2025')
      .text('Thank you for your call on 12 June 2025 about the fee of 12.50 that we took on 3 June 2025.')
      .text('From 1 August 2025 the monthly fee changes from 4.00 to 4.50, and the charge');
    expect((await tablesOn(paper)).tables).toEqual([]);
  });

  it('continues overleaf of a balance carried over, though nothing there has a day', async () => {
    const paper = new Paper([40, 110, -460, -540])
      .row('02.06.', 'Bakery', '-4.50', '995.50')
      .row('03.06.', 'Salary', '2,000.00', '2,995.50')
      .row('', 'Carried forward', '', '2,995.50')
      .text('Share capital of 85,000.00 euros paid in full')
      .page()
      .row('', 'Stamp duty', '-100.00', '2,895.50');
    const { segments } = await table(paper);
    expect(segments.map(({ page, body }) => [page, body.at(-1)?.line.words[0]?.text])).toEqual([
      [1, 'Share'],
      [2, 'Stamp'],
    ]);
  });

  it('needs more than one row if it has no header', async () => {
    expect((await tablesOn(new Paper([40, 110, -460]).row('02.06.', 'Bakery', '-4.50'))).tables).toEqual([]);
  });

  it('begins below a panel of the head, whose labels and values are left of the figures', async () => {
    const paper = new Paper([40, 160, 300, -540])
      .row('Account name', 'Imogen Tey', 'Opening balance', '$100.00')
      .row('BSB', '999-123', 'Money in', '+$20.00')
      .row('Account number', '633107296', 'Money out', '-$4.50')
      .row('Statement period', '1 to 30 June 2025', 'Closing balance', '$115.50')
      .down(20)
      .row('02 Jun 2025', 'Bakery', '', '-$4.50')
      .row('03 Jun 2025', 'Refund', '', '+$20.00')
      .row('04 Jun 2025', 'Fuel', '', '-$1.50');
    expect((await table(paper)).segments[0]!.body.map((tl) => tl.line.index)).toEqual([4, 5, 6]);
  });
});

describe('columns without headings', () => {
  it('are where dates and amounts are below each other, and the texts between them', async () => {
    const paper = new Paper([40, 100, 300, -460, -540])
      .row('02.06.', 'Bakery on the corner of the market', 'Card', '-4.50', '995.50')
      .row('03.06.', 'Salary', 'Transfer', '2,000.00', '2,995.50')
      .row('05.06.', 'Rent 3.50 a day', 'Order', '-980.00', '2,015.50');
    const { columns } = (await table(paper)).segments[0]!;
    const of = (x: number) => columns.findIndex((c) => x >= c.left && x < c.right);
    expect([50, 200, 310, 450, 520].map(of)).toEqual([0, 1, 2, 3, 4]);
  });

  it('are also where a row without a day has its amount, between rows with one', async () => {
    const paper = new Paper()
      .row('02 Jun 2025', 'Bakery', '40.00', '', '960.00')
      .row('', 'Refund', '', '10.00', '970.00')
      .row('03 Jun 2025', 'Fuel', '5.00', '', '965.00')
      .row('05 Jun 2025', 'Rent', '10.00', '', '955.00');
    expect((await table(paper)).segments[0]!.columns).toHaveLength(5);
  });
});
