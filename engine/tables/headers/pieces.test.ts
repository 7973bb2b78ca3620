import { describe, expect, it } from 'vitest';
import type { TokenLine } from '../../model/table.ts';
import type { PictureReading, Word } from '../../model/word.ts';
import { Paper, tablesOn } from '../../testing/paper.ts';
import { piecesOf } from './heading-pieces.ts';

const headingsOn = async (paper: Paper) =>
  (await tablesOn(paper)).tables[0]!.segments[0]!.columns.map((c) => `${c.heading}: ${c.role}`);

/** Headings side by side, a space between them, with the given right edges of what is below. */
const touching = (header: string, edges: readonly number[]) =>
  new Paper([40, 150, ...edges])
    .cells(['Date', 'Description'])
    .at(280, 50, header)
    .down(14)
    .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
    .row('03 Jun 2025', 'Salary', '', '20.00', '15.50')
    .row('05 Jun 2025', 'Rent', '80.00', '', '35.50');

describe('headings a space apart', () => {
  it('are cut if each is above figures of its own', async () => {
    expect(await headingsOn(touching('Withdrawals Deposits Balance', [-330, -370, -407]))).toEqual([
      'Date: date',
      'Description: description',
      'Withdrawals: debit',
      'Deposits: credit',
      'Balance: balance',
    ]);
  });

  it('are cut though both together are the name of one', async () => {
    const paper = touching('Money in Money out Balance', [-316.5, -361, -395]);
    expect((await headingsOn(paper)).slice(2)).toEqual(['Money in: credit', 'Money out: debit', 'Balance: balance']);
  });

  it('take a word that is not known with them', async () => {
    expect(await headingsOn(touching('Debit gsm Credit Balance', [-320.5, -347, -382]))).toEqual([
      'Date: date',
      'Description: description',
      'Debit gsm: debit',
      'Credit: credit',
      'Balance: balance',
    ]);
  });
});

it('A heading is whole though its first word alone would be in line with the dates below.', async () => {
  const paper = new Paper([40, 110, -350, 372])
    .at(397.5, 50, 'Date valeur')
    .row('Date', 'Libellé', 'Montant')
    .row('02.06.2025', 'Bakery', '-4,50', '03.06.2025')
    .row('03.06.2025', 'Salary', '20,00', '03.06.2025')
    .row('05.06.2025', 'Kiosk', '-1,00', '06.06.2025');
  expect((await headingsOn(paper)).slice(3)).toEqual(['Date valeur: value_date']);
});

it('A heading takes no word that is nearer to the heading before it.', async () => {
  const paper = new Paper([40, 96, -330, -400, -470])
    .row('F. Oper.', '', '', '', 'Saldo')
    .at(40, 64, 'Fecha valor')
    .row('', 'Movimiento', 'Debe', 'Haber', 'contable');
  for (const cells of [
    ['02JUN25', 'Bakery', '4.50', '', '95.50'],
    ['03JUN25', 'Salary', '', '20.00', '115.50'],
    ['05JUN25', 'Kiosk', '1.00', '', '114.50'],
  ])
    paper.row(...cells).row(cells[0]!, 'Folio');
  expect((await headingsOn(paper)).slice(0, 2)).toEqual(['F. Oper. Fecha valor: date', 'Movimiento: description']);
});

describe('a line of headings that another is above', () => {
  it('is cut where the columns of that are, even if its words alone name nothing', async () => {
    const paper = new Paper([40, 84, 182, -400])
      .at(40, 50, 'Fecha')
      .at(40, 61, 'contable')
      .at(84, 61, 'Valor')
      .at(182, 61, 'Concepto')
      .at(370, 61, 'Importe')
      .down(25)
      .row('02.06.25', '03.06.25', 'Bakery', '4.50')
      .row('03.06.25', '01.06.25', 'Salary', '20.00');
    expect(await headingsOn(paper)).toEqual([
      'Fecha contable: date',
      'Valor: value_date',
      'Concepto: description',
      'Importe: amount',
    ]);
  });

  it('is cut where marks of sides begin behind amounts, whatever numbers are in lines below the rows', async () => {
    const header = new Paper([40, 110, -300, 310, 332, -450]).at(332, 50, 'Data');
    const paper = header.at(40, 61, 'Data').at(110, 61, 'Descriere').at(270, 61, 'Suma').at(310, 61, 'D/C valutei');
    paper.at(425, 61, 'Sold').down(25);
    for (const [day, amount, mark, balance] of [
      ['02', '4.50', 'D', '95.50'],
      ['03', '120.00', 'C', '215.50'],
      ['05', '80.00', 'D', '135.50'],
    ]) {
      paper.row(`${day} mar 2014`, 'Plată', amount, mark, '06 mar 2014', balance);
      for (const ref of ['89041', '77120']) paper.row('', `Ref 1${day}${ref}`);
    }
    expect(await headingsOn(paper)).toEqual([
      'Data: date',
      'Descriere: description',
      'Suma: amount',
      'D/C: marker',
      'Data valutei: value_date',
      'Sold: balance',
    ]);
  });

  it('is cut where texts begin, if nothing is above', async () => {
    const header = new Paper().at(40, 50, 'Fecha').at(40, 61, 'contable').at(80, 61, 'Tipo').at(182, 61, 'Concepto');
    const paper = header.at(370, 61, 'Importe').down(25);
    for (const day of ['2.6.25', '3.6.25', '4.6.25'])
      paper.at(40, paper.y, day).at(80, paper.y, 'TRF').at(182, paper.y, 'Salary').at(370, paper.y, '4.50').down(14);
    expect((await headingsOn(paper)).slice(0, 2)).toEqual(['Fecha contable: date', 'Tipo: type']);
  });

  it('are cut even if together they are the label of a line', async () => {
    const paper = new Paper([40, 150, -260, -290.5, -358])
      .cells(['Date', 'Description', 'Dr'])
      .at(281, 50, 'Cr Closing Balance')
      .down(14)
      .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
      .row('03 Jun 2025', 'Salary', '', '20.00', '115.50');
    expect((await headingsOn(paper)).slice(2)).toEqual(['Dr: debit', 'Cr: credit', 'Closing Balance: balance']);
  });

  it('are as sure as what is below them, though it touches the texts beside', async () => {
    const paper = new Paper([40, -190, -300])
      .text('BUCHUNG ZU IHREN LASTEN (EUR) ZU IHREN GUNSTEN (EUR) BUCHUNGSINFORMATION')
      .rows([
        ['01.04.2023', '-136,62'],
        ['02.04.2023', '', '1.318,95 Gutschrift'],
        ['03.04.2023', '-6,93'],
      ]);
    expect((await headingsOn(paper)).map((heading) => heading.split(': ').at(-1))).toEqual([
      'date',
      'debit',
      'credit',
      'description',
    ]);
  });

  it('are one if they only say money out or in, and are over no figures', async () => {
    const paper = new Paper([40, 150, -300, 320])
      .cells(['Datum', 'Omschrijving', 'Bedrag'])
      .at(320, 40, 'Af')
      .at(335, 40, 'Bij')
      .down(14)
      .rows([
        ['01-02-2024', 'Bakker', '4,50', 'Af'],
        ['02-02-2024', 'Salaris', '1.200,00', 'Bij'],
      ]);
    expect((await headingsOn(paper)).slice(2)).toEqual(['Bedrag: amount', 'Af Bij: marker']);
  });

  it('may be of words that mean something else, among others that are sure', async () => {
    const header = 'Code Withdrawal Amt. Deposit Amt. Running balance';
    expect((await headingsOn(touching(header, [-377, -436, -510]))).slice(2)).toEqual([
      'Code: type',
      'Withdrawal Amt.: debit',
      'Deposit Amt.: credit',
      'Running balance: balance',
    ]);
  });

  it('are two if each part is in line above a column of its own, even if they could be one', async () => {
    const paper = new Paper([40, 110, -350, -430, -473])
      .at(407, 50, 'Saldo Freibetrag')
      .row('Datum', 'Text', 'Umsatz')
      .row('02.06.2025', 'Bakery', '-4,50', '995,50', '1.495,50')
      .row('03.06.2025', 'Salary', '20,00', '15,50', '1.515,50');
    expect((await headingsOn(paper)).slice(3)).toEqual(['Saldo: balance', 'Freibetrag: null']);
  });

  it('are two if few rows have an amount in one, and most lines have none in any', async () => {
    const paper = new Paper([40, 150, -320, -364, -430])
      .cells(['Date', 'Narration', '', '', 'Balance'])
      .at(285, 40, 'Money in Money out')
      .down(14);
    const row = (day: number, money: string, out: string) =>
      paper.row(`0${day} Jun 2025`, 'Card payment', money, out, `${90 + day}.00`).text(`GBP 12.0${day} @ 1.123`, 150);
    for (let day = 1; day < 9; day++) row(day, day % 4 ? '' : '2.00', day % 4 ? '3.00' : '');
    expect((await headingsOn(paper)).slice(2, 4)).toEqual(['Money in: credit', 'Money out: debit']);
  });
});

it('Headings of texts on one line are two if each is known and texts begin below either.', async () => {
  const paper = new Paper().at(40, 50, 'Fecha').at(100, 50, 'Tipo mov. Concepto').at(300, 50, 'Cargos').down(14);
  for (const [kind, text] of [
    ['TRF', 'Panadería'],
    ['DD', 'Seguros'],
    ['COM', 'Quiosco'],
  ])
    paper.at(40, paper.y, '2.6.25').at(100, paper.y, kind!).at(142, paper.y, text!).at(300, paper.y, '4.50').down(14);
  expect((await headingsOn(paper)).slice(1, 3)).toEqual(['Tipo mov.: type', 'Concepto: description']);
});

it('Headings a space apart are of kinds and of texts if the texts begin below the second on each row.', async () => {
  const paper = new Paper([40, 98, 122, -370, -460])
    .row('Date', '', '', 'Amount', 'Balance')
    .at(40, 64, 'booked')
    .at(98, 64, 'Code Description')
    .down(14)
    .row('02 Jun 2025', 'CHQ', 'Bakery', '4.50', '95.50')
    .row('03 Jun 2025', 'VIR', 'Salary', '20.00', '115.50')
    .row('05 Jun 2025', 'CB', 'Rent', '80.00', '35.50');
  expect(await headingsOn(paper)).toEqual([
    'Date booked: date',
    'Code: type',
    'Description: description',
    'Amount: amount',
    'Balance: balance',
  ]);
});

it('A known heading of two words is one, though second words of the texts begin below the second.', async () => {
  const paper = new Paper([40, 100, 160, 197, -460]).row('Posting', '', '', '', '');
  paper.y -= 4;
  paper.cells(['date', '', '', '', 'Amount']).at(160, paper.y, 'Activity description').down(14);
  for (const [i, shop] of ['Bakery', 'Market', 'Kiosk', 'Garage'].entries())
    paper.row(`0${i + 2} Jun 2025`, '', shop, 'Halifax', '4.50');
  expect(await headingsOn(paper)).toContain('Activity description: description');
});

it('A heading that lists with commas what its column holds is one.', async () => {
  const paper = new Paper([40, 120, -460])
    .row('Posted', 'Item', 'Amount')
    .row('Value', 'Account, name, message', 'EUR');
  for (const day of ['02/06', '03/06', '04/06']) paper.row(day, 'Card payment', '-4,50').row(day, 'HARBOUR MARKET');
  expect(await headingsOn(paper)).toContain('Item Account, name, message: description');
});

describe('a mark beside headings', () => {
  const wordAt = (text: string, x0: number, reading?: PictureReading): Word =>
    ({ text, x0, x1: x0 + 5 * text.length, style: { size: 8 }, ...(reading && { reading }) }) as unknown as Word;
  const piecesWith = (mark: Word) => {
    const phrases = [[wordAt('Date', 40)], [wordAt('Balance', 200), mark], [mark]].map((words) => ({ words }));
    return piecesOf({ line: { phrases } } as unknown as TokenLine, 0, []).map(({ text }) => text);
  };

  it('is no heading if one reader alone saw it', () => {
    expect(piecesWith(wordAt('1', 300, { agreed: false, others: [] }))).toEqual(['Date', 'Balance']);
  });

  it('is one if both readers saw something there', () => {
    expect(piecesWith(wordAt('1', 300, { agreed: false, others: ['7'] }))).toContain('1');
    expect(piecesWith(wordAt('1', 300))).toContain('1');
  });
});
