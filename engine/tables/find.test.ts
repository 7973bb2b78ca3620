import { describe, expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
  ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
  ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
] as const;
const ENGLISH = ['date', 'description', 'debit', 'credit', 'balance'];

const table = async (paper: Paper) => (await tablesOn(paper)).tables[0]!;
const rolesUnder = async (paper: Paper) => (await table(paper)).segments[0]!.columns.map((c) => c.role);
const textsOf = (lines: readonly { line: { text: string } }[]) => lines.map((tl) => tl.line.text);

describe('a header', () => {
  it('of one line names the columns below it', async () => {
    expect(await rolesUnder(new Paper().row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows(ROWS))).toEqual(
      ENGLISH,
    );
  });

  it('may name amounts by a word that is a date elsewhere', async () => {
    const rows = [1, 2, 3].map((day) => [`0${day}.06.2025`, 'Padaria', '4,50']);
    const paper = new Paper([40, 110, -370]).row('Data', 'Histórico', 'Valor').rows(rows);
    expect(await rolesUnder(paper)).toEqual(['date', 'description', 'amount']);
  });

  it('of two lines is read as one', async () => {
    const paper = new Paper([40, 110, -370, -460, -550])
      .cells(['', '', 'Paid', 'Paid', ''])
      .down(11)
      .row('Date', 'Description', 'out', 'in', 'Balance')
      .rows(ROWS);
    expect((await table(paper)).segments[0]!.columns.map((c) => [c.heading, c.role])).toEqual([
      ['Date', 'date'],
      ['Description', 'description'],
      ['Paid out', 'debit'],
      ['Paid in', 'credit'],
      ['Balance', 'balance'],
    ]);
  });

  it('of two lines that both might be one is read as one', async () => {
    const paper = new Paper([40, 100, 160, -460, -550])
      .cells(['Fecha', 'Fecha', 'Descripción', 'Cargos', 'Abonos'])
      .down(11)
      .row('operación', 'valor', '', 'Debe', 'Haber')
      .row('02.06.2025', '03.06.2025', 'Bakery', '4.50', '')
      .row('03.06.2025', '03.06.2025', 'Salary', '', '2,000.00');
    const { tables } = await tablesOn(paper);
    expect(tables.map((t) => t.segments[0]!.columns.map((c) => c.role))).toEqual([
      ['date', 'value_date', 'description', 'debit', 'credit'],
    ]);
  });

  it('of two lines keeps the first if its words distinguish the days', async () => {
    const paper = new Paper([40, 100, -400, 420, -550])
      .cells(['', '', '', 'Value', 'Ledger'])
      .down(11)
      .row('Posted', 'Description', 'Amount', 'Date', 'Balance')
      .row('02.06.2025', 'Bakery', '-4.50', '01.06.2025', '995.50')
      .row('03.06.2025', 'Salary', '20.00', '03.06.2025', '1,015.50');
    expect((await table(paper)).segments[0]!.columns.map((c) => c.role)).toEqual([
      'date',
      'description',
      'amount',
      'value_date',
      'balance',
    ]);
  });

  it('may break a word between its lines', async () => {
    const paper = new Paper([40, 130, 240, -460])
      .cells(['Transaktions-', 'Bokförings-', '', ''])
      .down(11)
      .row('datum', 'datum', 'Text', 'Belopp')
      .row('02 Jun 2025', '03 Jun 2025', 'Bageri', '4.50')
      .row('03 Jun 2025', '04 Jun 2025', 'Lön', '20.00');
    expect((await table(paper)).segments[0]!.columns.map((c) => [c.heading, c.role])).toEqual([
      ['Transaktionsdatum', 'transaction_date'],
      ['Bokföringsdatum', 'date'],
      ['Text', 'description'],
      ['Belopp', 'amount'],
    ]);
  });

  it('of three lines is read as one', async () => {
    const paper = new Paper()
      .cells(['Date', '', '', '', ''])
      .down(11)
      .cells(['', 'Description', 'Paid', 'Paid', ''])
      .down(11)
      .row('', '', 'out', 'in', 'Balance')
      .rows(ROWS);
    const { header, columns, body } = (await table(paper)).segments[0]!;
    expect(columns.map((c) => [c.heading, c.role])).toEqual([
      ['Date', 'date'],
      ['Description', 'description'],
      ['Paid out', 'debit'],
      ['Paid in', 'credit'],
      ['Balance', 'balance'],
    ]);
    expect([header.length, body.length]).toEqual([3, 3]);
  });

  it('continues on the next line with words that are headings only with the first', async () => {
    const paper = new Paper([40, 110, 180, -460, -550]).row('Fecha', 'Fecha', 'Descripción', 'Débitos', 'Balance');
    paper.down(-4).row('Posteo', 'Efectiva', '', '', '');
    for (const day of ['02', '03', '05']) paper.row(`${day}/06/2025`, `${day}/06/2025`, 'Panadería', '4.50', '995.50');
    expect(await rolesUnder(paper)).toEqual(['date', 'value_date', 'description', 'debit', 'balance']);
  });

  it('in two languages, one below the other, names the columns of the rows below both', async () => {
    const paper = new Paper()
      .cells(['Datum', 'Omschrijving', 'Af', 'Bij', 'Saldo'])
      .down(11)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .rows(ROWS);
    const { tables } = await tablesOn(paper);
    const { columns, body } = tables[tables.length - 1]!.segments[0]!;
    expect(columns.map((c) => c.role)).toEqual(ENGLISH);
    expect(textsOf(body)).toHaveLength(3);
  });

  it('whose headings nearly touch is cut at the known ones', async () => {
    const paper = new Paper([40, 110, -370, -400, -450])
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '995.50')
      .row('03 Jun 2025', 'Salary', '', '20.00', '1,015.50');
    expect(await rolesUnder(paper)).toEqual(ENGLISH);
  });

  it('is known by its words if a date is above it', async () => {
    const paper = new Paper()
      .text('Printed 30 June 2025')
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .rows(ROWS);
    expect(textsOf((await table(paper)).segments[0]!.header)).toEqual(['Date Description Debit Credit Balance']);
  });

  it('is not seen in labels with their figures below', async () => {
    const paper = new Paper([40, 190, 290, 420])
      .row('Balance at start of period', 'Total credits', 'Total withdrawals', 'Closing balance')
      .row('1,000.00', '2,000.00', '984.50', '2,015.50')
      .rows(ROWS.map(([date, text, out, into]) => [date, text, '', out || into]));
    const { tables } = await tablesOn(paper);
    expect(tables.map((t) => t.headerless)).toEqual([true]);
  });

  it('is not seen in labels with a figure right below each, whatever days are further down', async () => {
    const paper = new Paper([40, 190, 290, 420])
      .row('Statement', 'Total credits', 'Total withdrawals', 'Closing balance')
      .row('', '2,000.00', '984.50', '2,015.50')
      .rows(ROWS.map(([date, text, out, into]) => [date, text, '', out || into]));
    const { tables } = await tablesOn(paper);
    expect(tables.map((t) => t.headerless)).toEqual([true]);
  });

  it('is not seen in a sentence that holds the words of one', async () => {
    const paper = new Paper()
      .text('Please check the date, the description and the amount of each entry and the balance')
      .text('of your account, and tell us of any error.');
    expect((await tablesOn(paper)).tables).toEqual([]);
  });
});

describe('a table', () => {
  const headed = () => new Paper().row('Date', 'Description', 'Debit', 'Credit', 'Balance');

  it('continues below the same header of the next page', async () => {
    const paper = headed()
      .rows(ROWS)
      .page()
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('06 Jun 2025', 'Shop', '15.50', '', '2,000.00');
    const { tables } = await tablesOn(paper);
    expect(tables.map((t) => t.segments.map((s) => [s.page, s.body.length]))).toEqual([
      [
        [1, 3],
        [2, 1],
      ],
    ]);
  });

  it('continues on a page without a header, in the same columns', async () => {
    const paper = headed().rows(ROWS).page().row('06 Jun 2025', 'Shop', '15.50', '', '2,000.00');
    const { tables } = await tablesOn(paper);
    expect(tables).toHaveLength(1);
    const [first, second] = tables[0]!.segments;
    expect(second!.columns).toEqual(first!.columns);
    expect(textsOf(second!.body)).toEqual(['06 Jun 2025 Shop 15.50 2,000.00']);
  });

  it('ends above an address at the foot of each page, whose number looks like a date', async () => {
    const foot = 'Example Bank · Harbour St. 4/6 · Tel. 0298 423679';
    const paper = headed().rows(ROWS).at(40, 800, foot).page().row('06 Jun 2025', 'Shop', '15.50', '', '2,000.00');
    const { tables } = await tablesOn(paper.at(40, 800, foot));
    expect(tables[0]!.segments.flatMap((s) => textsOf(s.body)).filter((text) => text === foot)).toEqual([]);
  });

  it('does not continue on a page of text', async () => {
    const paper = headed().rows(ROWS).page().text('Deposits are protected up to 85,000.00 a person.');
    expect((await tablesOn(paper)).tables[0]!.segments).toHaveLength(1);
  });

  it('of other headings is another table', async () => {
    const paper = headed()
      .rows(ROWS)
      .down(40)
      .row('Date', 'Cheque number', 'Amount')
      .row('04 Jun 2025', '10017', '9.00');
    expect((await tablesOn(paper)).tables).toHaveLength(2);
  });

  it('knows the lines above its header as its title', async () => {
    const paper = new Paper()
      .text('Savings account 22-333')
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .rows(ROWS);
    expect(textsOf((await table(paper)).segments[0]!.title)).toEqual(['Savings account 22-333']);
  });

  it('does not take the title of a section into its header, though that names a side too', async () => {
    const paper = new Paper([40, 110, -460]).bold('Gutschriften').row('Buchung', 'Text', 'Umsatz');
    paper.row('02.06.2025', 'Gehalt', '2.000,00').row('03.06.2025', 'Zinsen', '1,00');
    const [segment] = (await table(paper)).segments;
    expect(segment!.columns.map((c) => c.role)).toEqual(['date', 'description', 'amount']);
    expect(textsOf(segment!.title)).toEqual(['Gutschriften']);
  });
});

it('the head of another statement that begins in the running header is in no table', async () => {
  const month = (paper: Paper, name: string, opening: string, closing: string) =>
    paper
      .text('Account number 0011-223344')
      .text(`Period 01 ${name} 2025 to 30 ${name} 2025`)
      .down(10)
      .row('', 'Opening balance', 'Paid out', '', 'Closing balance')
      .row('', opening, '4.50', '', closing)
      .down(20)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row(`02 ${name} 2025`, 'Bakery', '4.50', '', closing)
      .row('', 'Balance carried forward', '', '', closing);
  const paper = month(month(new Paper(), 'April', '100.00', '95.50').page(), 'June', '95.50', '91.00');
  const { tables } = await tablesOn(paper);
  const lines = tables.flatMap(({ segments }) => segments.flatMap(({ body }) => body.map(({ line }) => line.text)));
  expect(lines.filter((text) => text.startsWith('95.50'))).toEqual([]);
});
