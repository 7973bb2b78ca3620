import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';

it.each(['1.158.692', '1.158.692J'])('A header does not go on with a row of whole amounts: %s', async (balance) => {
  const paper = new Paper()
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('', 'Balance', '', '', balance)
    .row('02 Jun 2025', 'Bakery', '4.500', '', '1.154.192')
    .row('03 Jun 2025', 'Salary', '', '20.000', '1.174.192');
  const { tables } = await tablesOn(paper);
  expect(tables[0]!.segments[0]!.header.map((tl) => tl.line.text)).toEqual(['Date Description Debit Credit Balance']);
});

it('Labels of a balance to begin with and of totals are not a header, whatever dates are below.', async () => {
  const paper = new Paper([40, 110, -370, -460])
    .row('', 'Opening balance', 'Total credits', 'Total debits')
    .row('', '1,000.00', '2,000.00', '4.50')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '2,000.00');
  const { tables } = await tablesOn(paper);
  expect(tables.map((t) => t.headerless)).toEqual([true]);
});

it('A row that states no opening balance is not part of the header above.', async () => {
  const paper = new Paper()
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('', 'Opening balance', '', '', '-')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '-4.50')
    .row('03 Jun 2025', 'Salary', '', '20.00', '15.50');
  const { tables } = await tablesOn(paper);
  expect(tables[0]!.segments[0]!.header).toHaveLength(1);
});

it('A title over the dates, beside the heading of amounts, is no heading of money.', async () => {
  const paper = new Paper([40, 110, -555])
    .row('Payments', '', 'Amount')
    .row('06/02/25', 'Mobile payment - thank you', '$-4.50')
    .row('06/03/25', 'Online payment - thank you', '$-20.00');
  const { tables } = await tablesOn(paper);
  expect(tables[0]!.segments[0]!.columns.map((c) => c.role)).not.toContain('debit');
});

it('The title of a section right below the headings is no heading, wherever its words are.', async () => {
  const paper = new Paper([40, 80, 125, -555])
    .row('Sale', 'Post')
    .row('Date', 'Date', 'Description', 'Amount')
    .text('Payments, Credits and Adjustments')
    .row('06/02', '06/03', 'Autopay', '-$4.50')
    .row('06/04', '06/05', 'Autopay', '-$20.00');
  const [segment] = (await tablesOn(paper)).tables[0]!.segments;
  expect(segment!.header.map((tl) => tl.line.text)).toEqual(['Sale Post', 'Date Date Description Amount']);
});

it('The title of the list right above the headings is no heading.', async () => {
  const paper = new Paper([40, 115, -425, -501, 510])
    .text('Transactions')
    .row('TRANSACTION', 'DESCRIPTION', 'AMOUNT', 'NET AMOUNT', 'SETTLEMENT')
    .row('DATE', '', '', '', 'DATE')
    .row('06/02/2025', 'Bakery', '-$4.50', '-$4.50', '06/03/2025')
    .row('06/04/2025', 'Grocer', '-$20.00', '-$20.00', '06/05/2025');
  const [segment] = (await tablesOn(paper)).tables[0]!.segments;
  expect(segment!.columns[0]).toMatchObject({ heading: 'TRANSACTION DATE', role: 'transaction_date' });
});

it('The title of a section right above the headings is no heading, even if each of its words is one.', async () => {
  const paper = new Paper([40, 115, -425])
    .text('Transaksi Debet')
    .row('Tgl. Buku', 'Deskripsi', 'Mutasi')
    .row('02/06/2025', 'Bakery', '4,50')
    .row('04/06/2025', 'Grocer', '20,00');
  const [segment] = (await tablesOn(paper)).tables[0]!.segments;
  expect(segment!.header.map((tl) => tl.line.text)).toEqual(['Tgl. Buku Deskripsi Mutasi']);
});

it('The title of a section far left of all amounts heads nothing, even if all its words are headings.', async () => {
  const paper = new Paper([40, 110, -400, 450])
    .row('Transacción Débito')
    .row('06/03/20', 'Bakery', '4.500', '05/03/20')
    .row('10/03/20', 'Garage', '7.200', '11/03/20')
    .row('24/03/20', 'Rent', '9.100', '24/03/20');
  const { tables } = await tablesOn(paper);
  expect(tables.map((t) => t.headerless)).toEqual([true]);
});

it('A title that would make headings of days and balances less sure is no heading.', async () => {
  const paper = new Paper([40, -190, 225, -370, 405, -550])
    .text('Balance Activity')
    .row('Date', 'Balance', 'Date', 'Balance', 'Date', 'Balance')
    .row('06/02', '995.50', '06/04', '2,995.50', '06/06', '2,015.50')
    .row('06/03', '985.50', '06/05', '2,095.50', '06/07', '2,005.50')
    .down(20)
    .row('Date', '', 'Description', '', '', 'Amount')
    .row('06/02', '', 'Bakery', '', '', '4.50');
  const [segment] = (await tablesOn(paper)).tables[0]!.segments;
  expect(segment!.header.map((tl) => tl.line.text)).toEqual(['Date Balance Date Balance Date Balance']);
});

it('A larger text right above the headings is a title, even if it makes a heading with the one below it.', async () => {
  const paper = new Paper()
    .at(40, 50, 'Bogført', true, 'black', 10)
    .down(14)
    .row('Dato', 'Tekst', '', 'Beløb', 'Saldo')
    .row('02.06.2025', 'Bager', '', '-4,50', '95,50')
    .row('03.06.2025', 'Løn', '', '20,00', '115,50');
  const [segment] = (await tablesOn(paper)).tables[0]!.segments;
  expect(segment!.header.map((tl) => tl.line.text)).toEqual(['Dato Tekst Beløb Saldo']);
});

it('The title of a statement is no header, whatever its words mean above columns.', async () => {
  const paper = new Paper([40, 160, -555])
    .text('Relevé de carte de crédit')
    .text('Ancien solde: 4 899,49')
    .down(20)
    .row('2014-03-21', 'Auberge', '25,64')
    .row('2014-03-22', 'Librairie', '12,00');
  const { tables } = await tablesOn(paper);
  expect(tables.map((t) => t.headerless)).toEqual([true]);
});

it('Headings that end in strokes go on in the line below, however well that does alone.', async () => {
  const paper = new Paper([40, 130, 230, -540])
    .row('Posting Date /', 'Transaction Date /', 'Description /', 'Amount /')
    .row('Tarikh Pos', 'Tarikh Transaksi', 'Butiran Catatan', 'Amaun')
    .rows([
      ['02 JUN', '01 JUN', 'GRAB RIDES', '9.70'],
      ['04 JUN', '03 JUN', 'AEON BIG', '28.99'],
    ]);
  const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
  expect(columns.map(({ role }) => role).slice(0, 2)).toEqual(['date', 'transaction_date']);
});

it('A currency alone heads the amounts beside days and other known headings, whatever heads the texts.', async () => {
  const paper = new Paper([40, 110, 180, -360, -430, -540])
    .row('Transaction date', 'Posting date', 'Frobs', 'Original amount', 'Exchange rate', 'EUR')
    .rows([
      ['02.06.2025', '03.06.2025', 'Bakery', '', '', '4,50'],
      ['04.06.2025', '05.06.2025', 'Hotel', '30,00', '0,9500', '31,58'],
    ]);
  const { columns, header } = (await tablesOn(paper)).tables[0]!.segments[0]!;
  expect(header).toHaveLength(1);
  expect(columns.at(-1)!.role).toBe('amount');
});

it('A heading may go on below others with the one word that says its side.', async () => {
  const paper = new Paper([40, 110, -370, -460])
    .row('Date', 'Description', 'Amount', 'Amount added')
    .row('', '', 'subtracted', '')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Salary', '', '2,000.00');
  const { tables } = await tablesOn(paper);
  expect(tables[0]!.segments[0]!.columns.map((c) => c.role)).toEqual(['date', 'description', 'debit', 'credit']);
});

it('The title of a list of balances heads no columns, whatever its words are elsewhere.', async () => {
  const paper = new Paper([40, 110, 230, 300])
    .text('Daily Balance Summary')
    .row('May 01', '7,698.40', 'May 02', '7,574.18')
    .row('May 06', '7,461.40', 'May 07', '7,216.19')
    .row('May 09', '7,852.65', 'May 10', '7,806.36');
  const { tables } = await tablesOn(paper);
  expect(tables.flatMap(({ segments }) => segments.flatMap(({ header }) => header))).toEqual([]);
});

it('A label with the name of its money is not a header of the figures below.', async () => {
  const paper = new Paper([40, 110, -370, -460])
    .row('Currency', 'Euro')
    .row('Opening balance', '', 'Money out', 'Closing balance')
    .row('100.00', '', '9.00', '91.00')
    .row('Date', 'Description', 'Debit', 'Credit')
    .row('02 Jun 2025', 'Bakery', '4.50', '')
    .row('03 Jun 2025', 'Market', '4.50', '');
  const { tables } = await tablesOn(paper);
  expect(tables.map(({ segments }) => segments[0]!.header[0]?.line.text)).toEqual(['Date Description Debit Credit']);
});
