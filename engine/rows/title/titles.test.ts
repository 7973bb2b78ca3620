import { expect, test } from 'vitest';
import { Paper, rowsOn } from '../../testing/paper.ts';

test('a day named in a text below dated rows is no heading of those that follow', async () => {
  const paper = new Paper([40, 130, -420, -500]).row('Data tranzacției', 'Detalii', 'Ieșiri', 'Intrări').rows([
    ['18 dec 2019', 'Transfer', '', '35,00'],
    ['', 'Plată POS', '3,75'],
    ['', 'Data 15/12'],
    ['', 'Debitare directă', '30,43'],
    ['10 dec 2019', 'Rambursare', '', '8,00'],
  ]);
  const { rows } = await rowsOn(paper);
  expect(rows.map((row) => row.days[0]?.token.text ?? null)).not.toContain('15/12');
  expect(rows[1]!.texts.join(' ')).toContain('Data 15/12');
});

test('a day set a little lower than its row is no heading of the rows below', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount').down(10);
  const days = ['02 Jun 2025', '03 Jun 2025', '04 Jun 2025', '05 Jun 2025'];
  for (const day of days) paper.at(40, paper.y + 3, day).row('', 'Bakery', '-4.50');
  const { rows } = await rowsOn(paper);
  expect(rows.map((row) => row.days[0]?.token.text ?? null)).toEqual(days);
});

const below = (title: string) =>
  new Paper([40, 110, -460])
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '4.50')
    .row('03 Jun 2025', 'Kiosk', '3.50')
    .down(20)
    .text(title)
    .row('', 'Total new charges', '12.00')
    .down(10)
    .text('Detail')
    .row('05 Jun 2025', 'Music', '12.00');

test('a title of bookings ends the summary above it, and no list of what is not booked', async () => {
  const signs = async (title: string) => (await rowsOn(below(title))).rows.map((row) => row.section?.sign ?? null);
  expect(await signs('Summary')).toEqual([null, null, 0, null]);
  expect(await signs('Pending transactions')).toEqual([null, null, 0, 0]);
});

test('a section’s title behind the sum of the section above is no text of its first row', async () => {
  const paper = new Paper([40, 300, -460])
    .bold('Deposits')
    .row('Description', 'Date', 'Amount')
    .rows([
      ['Salary', '02 Jun 2025', '900.00'],
      ['Refund', '03 Jun 2025', '4.50'],
      ['Subtotal', '', '904.50'],
    ])
    .text('Withdrawals')
    .rows([
      ['Bakery', '04 Jun 2025', '3.50'],
      ['Kiosk', '05 Jun 2025', '12.00'],
    ]);
  expect((await rowsOn(paper)).rows.map((row) => row.section?.sign)).toEqual([1, 1, 1, -1, -1]);
});

test('a rate below a text, beside the second day of its row, is a text of the row', async () => {
  const paper = new Paper([40, 110, -460]).row('Booked', 'Description', 'Amount').row('Value');
  for (const [booked, value, text, rate] of [
    ['02 Jun 2025', '01 Jun 2025', 'Interest', '18.1 %'],
    ['03 Jun 2025', '03 Jun 2025', 'Kiosk', 'Main street'],
    ['04 Jun 2025', '04 Jun 2025', 'Interest', '17.5 %'],
  ] as const)
    paper.row(booked, text, '-4.50').row(value, rate).down(6);
  const { rows } = await rowsOn(paper);
  expect(rows.map((row) => row.texts[1])).toEqual(['Interest 18.1 %', 'Kiosk Main street', 'Interest 17.5 %']);
});

test('a line in a face that no row has, right above a whole row, is a title', async () => {
  const texts = async (face: 'bold' | 'text') => {
    const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount');
    paper.row('02 Jun 2025', 'Bakery', '4.50');
    paper[face]('Card ending in 6504', 110);
    paper.row('03 Jun 2025', 'Kiosk', '3.50').row('04 Jun 2025', 'Market', '2.50').row('', 'Rate 0.95701');
    return (await rowsOn(paper)).rows.map((row) => row.texts[1]);
  };
  expect(await texts('bold')).toEqual(['Bakery', 'Kiosk', 'Market Rate 0.95701']);
  expect(await texts('text')).toEqual(['Bakery Card ending in 6504', 'Kiosk', 'Market Rate 0.95701']);
});

test('bold words without the number of a card are a text of a row', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Salary', '4.50');
  paper.bold('Employer Acme Ltd', 110).row('03 Jun 2025', 'Kiosk', '3.50').row('04 Jun 2025', 'Market', '2.50');
  const { rows } = await rowsOn(paper);
  expect(rows.map(({ texts }) => texts[1]).join('; ')).toContain('Employer Acme Ltd');
});

test('a bold month above rows is no text of theirs, however many there are', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount').down(4);
  for (const month of ['Apr', 'May', 'Jun', 'Jul', 'Aug'])
    paper.bold(`${month} 2025`, 40).row(`2 ${month}`, 'Pension of the', '4.50').row('', 'state');
  const { rows } = await rowsOn(paper);
  expect(rows.map(({ texts }) => texts[1])).toEqual(Array(5).fill('Pension of the state'));
});

test('a dash in a title is no figure, nor is the end of a card’s number below it', async () => {
  const paper = new Paper([40, 110, -460])
    .row('Data', 'Descrição', 'Valor')
    .row('02/06/25', 'Padaria', '4,50')
    .down(30);
  paper.bold('Compras parceladas - próximas faturas').bold('J LACERDA (final 3174)').row('Data', 'Descrição', 'Valor');
  paper.row('13/03/25', 'Linhas 06/09', '396,08').row('24/04/25', 'Casas 05/05', '354,40');
  expect((await rowsOn(paper)).rows.map((row) => row.section?.sign ?? null)).toEqual([null, 0, 0]);
});

test('a bold line below a bold sum begins the rows of another card, and is no text of the first of them', async () => {
  const paper = new Paper([40, 110, -460]).row('Tarih', 'Açıklama', 'Tutar');
  const card = (holder: string, rows: readonly (readonly string[])[], sum: string) => {
    paper.bold(`Harcamalar ${holder}`, 110).text('Kart 5412-XXXX', 110).rows(rows);
    paper.at(110, paper.y, `Toplam harcamalar ${holder}`, true).at(-460, paper.y, sum, true).down(14);
  };
  const [bakery, kiosk] = [
    ['02.06.2025', 'Fırın', '4,50'],
    ['03.06.2025', 'Büfe', '3,50'],
  ];
  card('A. Kaya', [bakery!, kiosk!], '8,00');
  card('B. Demir', [kiosk!, bakery!], '8,00');
  const { rows } = await rowsOn(paper);
  expect(rows.flatMap(({ days, texts }) => (days.length > 0 ? [texts[1]] : [])).join('; ')).not.toContain('Demir');
});

/** Rows of two lines each, then a line that is so many points further down, and a row. */
const behindRows = async (line: string, gap: number) => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount');
  for (const shop of ['Bakery', 'Kiosk', 'Market', 'Cinema']) {
    paper.row('02 Jun 2025', shop, '4.50').down(-4).row('', 'Main Street').down(4);
  }
  paper.down(gap).row('', line).down(2).row('03 Jun 2025', 'Florist', '4.50');
  return (await rowsOn(paper)).rows;
};

test('the number of a card that is clear of the rows is the title of its rows, in whichever face', async () => {
  const number = '5243-XXXX-XXXX-4066 J EXAMPLE';
  const textsAt = async (gap: number) => (await behindRows(number, gap)).map(({ texts }) => texts.join(' ').trim());
  expect(await textsAt(-4)).toContain('Cinema Main Street');
  expect(await textsAt(-8)).toContain(`Cinema Main Street ${number}`);
});

test('a title of what is not booked that is clear of the rows is one in whichever face', async () => {
  const signAt = async (gap: number) => (await behindRows('Balance by day', gap)).at(-1)?.section?.sign;
  expect(await signAt(-4)).toBe(0);
  expect(await signAt(-8)).toBeUndefined();
});
