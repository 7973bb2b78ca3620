import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';

it('finds days of four figures under headings for dates, and nowhere else', async () => {
  const paper = new Paper([40, 200, -370, -460, 500])
    .row('Forklaring', 'Rentedato', 'Ut av konto', 'Inn på konto', 'Bokført')
    .row('Vipps 0706', '0806', '829,70', '', '0906')
    .row('Varekjøp', '1106', '14.777,30', '', '1206')
    .row('Lønn', '1306', '', '1.141,20', '1306');
  const { tables } = await tablesOn(paper);
  const { columns, body } = tables[0]!.segments[0]!;
  expect(columns.map((c) => c.role)).toEqual(['description', 'value_date', 'debit', 'credit', 'date']);
  expect(body.map((tl) => tl.dates.map((d) => d.token.parts?.join('.')))).toEqual([
    ['8.6', '9.6'],
    ['11.6', '12.6'],
    ['13.6', '13.6'],
  ]);
});

it('finds none in the number of a card that is hidden in part', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount').text('2807 XXXX XXXX 0912');
  for (const day of ['0406', '0606', '0806', '1106']) paper.row(day, 'Bakery', '4.50');
  const { tables } = await tablesOn(paper);
  const { body } = tables[0]!.segments[0]!;
  expect(body.map((tl) => tl.dates.length)).toEqual([0, 1, 1, 1, 1]);
});

it('finds none in numbers below whole dates of the same heading', async () => {
  const paper = new Paper([40, -370, -460, 480]).row('Date', 'Debit', 'Balance', 'Details');
  for (const day of ['04', '06', '08', '11'])
    paper.row(`${day}/08/2023`, '4.50', '100.00', 'Bakery').row('1503 - 5559', '', '', '').down(4);
  const { tables } = await tablesOn(paper);
  const { body } = tables[0]!.segments[0]!;
  expect(body.map((tl) => tl.dates.length)).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
});

it('finds days and months of single figures with a hyphen under a heading for dates, and nowhere else', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount');
  for (const day of ['8-2', '8-6', '8-11']) paper.row(day, 'Room 3-4', '4.50');
  const { tables } = await tablesOn(paper);
  const { body } = tables[0]!.segments[0]!;
  expect(body.map((tl) => tl.dates.map((d) => d.token.parts?.join('.')))).toEqual([['8.2'], ['8.6'], ['8.11']]);
});

it('finds them with a dot, even if an amount might be printed so', async () => {
  const paper = new Paper([40, 90, 140, -370, -460]).row('Data', 'Valor', 'Descritivo', 'Débito', 'Saldo');
  for (const day of ['2.01', '2.06', '2.11']) paper.row(day, '2.01', 'Compra 3.05', '4.50', '3.12');
  const { tables } = await tablesOn(paper);
  const { columns, body } = tables[0]!.segments[0]!;
  expect(columns.map((c) => c.role)).toEqual(['date', 'value_date', 'description', 'debit', 'balance']);
  expect(body.map((tl) => tl.dates.map((d) => d.token.parts?.join('.')))).toEqual([
    ['2.1', '2.1'],
    ['2.6', '2.1'],
    ['2.11', '2.1'],
  ]);
});

it('finds them in each of two lists side by side', async () => {
  const paper = new Paper([40, 110, -230, 300, 370, -500]).row('Check', 'Date', 'Amount', 'Check', 'Date', 'Amount');
  for (const [a, b] of [
    ['8-2', '8-3'],
    ['8-6', '8-7'],
    ['8-8', '8-9'],
  ])
    paper.row('1501', a, '4.50', '1502', b, '9.00');
  const { tables } = await tablesOn(paper);
  const dated = tables.flatMap(({ segments }) => segments.flatMap(({ body }) => body.map((tl) => tl.dates.length)));
  expect(dated).toEqual([1, 1, 1, 1, 1, 1]);
});

it('finds days and months side by side, also on a page that continues the list without a header', async () => {
  const row = (day: number) => [`${day} 06`, 'Bakery 12 05', '4.50', '', `9${day}.50`];
  const paper = new Paper().row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows([11, 12, 13].map(row));
  const { segments } = (await tablesOn(paper.page().rows([14, 15].map(row)))).tables[0]!;
  expect(segments.map(({ body }) => body.map((tl) => tl.dates.map((d) => d.token.text)))).toEqual([
    [['11 06'], ['12 06'], ['13 06']],
    [['14 06'], ['15 06']],
  ]);
});

it('finds them without any header if most rows begin with one, and one order makes days of all', async () => {
  const days = async (rows: readonly string[]) => {
    const paper = new Paper([40, 110, -370]).rows(rows.map((day) => [day, 'Bakery', '4.50']));
    return (await tablesOn(paper)).lines.flatMap((tl) => tl.dates.map((d) => d.token.text));
  };
  expect(await days(['11 06', '12 06', '13 06', '14 06'])).toEqual(['11 06', '12 06', '13 06', '14 06']);
  expect(await days(['11 06', '12 16', '13 06', '14 06'])).toEqual([]);
  expect(await days(['11 06', '12 06'])).toEqual(['11 06', '12 06']);
  expect(await days(['11 06', '32 06', '13 06'])).toEqual([]);
  expect(await days(['11 06'])).toEqual([]);
});

it('finds three numbers as one date, and none without a header if they are not a day, month and year', async () => {
  const days = async (rows: readonly string[], ...header: string[]) => {
    const paper = new Paper([40, 110, -370]).row(...header).rows(rows.map((day) => [day, '12 Bakeries', '4.50']));
    return (await tablesOn(paper)).lines.flatMap((tl) => tl.dates.map((d) => d.token.text));
  };
  const dated = ['11 06 24', '12 06 24', '13 06 24', '14 06 24'];
  expect(await days(dated)).toEqual(dated);
  expect(await days(dated, 'Date', 'Description', 'Amount')).toEqual(dated);
  expect(await days(['3 6 26', '3 6 28', '3 7 1', '3 7 2'])).toEqual([]);
});

/** Rows that print the day alone, or a number that is not a day, below the heading for dates. */
const daysAlone = async (days: readonly string[]) => {
  const paper = new Paper([40, 110, -370, -460]).row('Día', 'Descripción', 'Débitos', 'Créditos');
  for (const day of days) paper.row(day, 'Compra 12', '829.70', '');
  const { lines } = await tablesOn(paper);
  return lines.flatMap((tl) => tl.dates.map((d) => d.token.day));
};

it('finds days alone under a heading for dates, if no row prints a month', async () => {
  expect(await daysAlone(['2', '7', '19', '28'])).toEqual([2, 7, 19, 28]);
  expect(await daysAlone(['2', '7', '19', '28', '05/06/2025'])).toEqual([null]);
  expect(await daysAlone(['32', '57', '19', '28'])).toEqual([]);
});

it('finds days alone even if an amount looks like a day and a month', async () => {
  const paper = new Paper()
    .text('Statement of April 2024')
    .row('Day', 'Description', 'Debit', 'Credit', 'Balance')
    .rows([2, 7, 8, 9].map((day) => [`${day}`, 'Bakery', day === 8 ? '15.12' : '40.50', '', `9${day}.50`]));
  const { body } = (await tablesOn(paper)).tables[0]!.segments[0]!;
  expect(body.map((tl) => tl.dates[0]?.token.text)).toEqual(['2', '7', '8', '9']);
});

it('finds days alone beside references that look like dates, and above a balance with its day', async () => {
  const paper = new Paper([40, 110, 200, -370, -460]).row('Jour', 'Pièce', 'Libellé', 'Débit', 'Solde');
  for (const [day, number] of [
    ['02', '281039'],
    ['07', '641003'],
    ['19', '700612'],
    ['28', '311299'],
  ] as const)
    paper.row(day, number, 'Achat', '829.70', '9.70');
  const { lines } = await tablesOn(paper.row('', '', 'Solde au 28/02/2021', '', '9.70'));
  expect(lines.map((tl) => tl.dates[0]?.token.text)).toEqual([undefined, '02', '07', '19', '28', '28/02/2021']);
});

it('gives days alone the month that is above their rows', async () => {
  const paper = new Paper([40, 110, -370, -460]).row('Day', 'Description', 'Debit', 'Credit');
  for (const [month, days] of [
    ['FEBRUARY 2021', ['2', '28']],
    ['March 2021', ['1', '28']],
    ['March 2021 (continued)', ['29', '31']],
    ['May 2021', ['2', '3']],
  ] as const) {
    paper.row('', month);
    for (const day of days) paper.row(day, 'Purchase', '829.70', '');
  }
  const { lines } = await tablesOn(paper);
  const dates = lines.flatMap((tl) => tl.dates.map(({ token }) => `${token.year}-${token.month}-${token.day}`));
  expect(dates).toEqual([
    '2021-2-2',
    '2021-2-28',
    '2021-3-1',
    '2021-3-28',
    '2021-3-29',
    '2021-3-31',
    '2021-5-2',
    '2021-5-3',
  ]);
});
