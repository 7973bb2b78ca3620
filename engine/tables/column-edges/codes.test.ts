import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';

const columnsOf = async (rows: readonly (readonly string[])[], grid: readonly number[]) => {
  const paper = new Paper(grid).row('Date', 'Details of transactions', '', 'Amount').rows(rows);
  const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
  return columns.map((c) => c.role);
};

it('Codes of all lengths before texts that begin at one x are a column.', async () => {
  const rows = [
    ['02 Jun 2025', '7WLT9RGR7C4U', 'Bakery at the corner', '4.50'],
    ['03 Jun 2025', '', 'Salary of May', '20.00'],
    ['04 Jun 2025', 'K2J0D', 'Cinema', '12.00'],
    ['05 Jun 2025', 'APST4QCC', 'Rent of June', '7.00'],
  ];
  expect(await columnsOf(rows, [40, 110, 188, -460])).toEqual(['date', null, 'description', 'amount']);
});

it('Codes behind texts that end anywhere are one, too.', async () => {
  const rows = [
    ['02 Jun 2025', 'Bakery', '7WLT9RGR7C4U', '4.50'],
    ['03 Jun 2025', 'Salary of the month of May', '', '20.00'],
    ['04 Jun 2025', 'Cinema', 'K2J0D', '12.00'],
    ['05 Jun 2025', 'Rent of June', 'APST4QCC', '7.00'],
  ];
  expect(await columnsOf(rows, [40, 110, 240, -460])).toEqual(['date', 'description', null, 'amount']);
});

it('The number of a card behind one word is part of the text.', async () => {
  const rows = ['7812', '7812', '5120', '6633'].map((card, i) => [`0${i + 2} Jun 2025`, 'Card', card, `${i}4.50`]);
  expect(await columnsOf(rows, [40, 110, 134, -460])).toEqual(['date', 'description', 'amount']);
});

const unheaded = async (rows: readonly (readonly string[])[], grid: readonly number[]) => {
  const { columns } = (await tablesOn(new Paper(grid).rows(rows))).tables[0]!.segments[0]!;
  return columns.map((c) => c.holds);
};
const SPOKEN = ['Dauerauftrag', 'EC', 'Dauerauftrag', 'Lastschrift', 'EC', 'Lastschrift'];
const TEXTS = ['Bakery at the corner', 'Salary of May', 'Cinema', 'Rent of June', 'Grocer', 'Bus'];
const rowsOf = (between: (i: number) => readonly string[]) =>
  TEXTS.map((_, i) => [`0${i + 2} Jun 2025`, ...between(i), `1${i}4.50`]);

it('Kinds of bookings close before texts that begin at one x are a column if there is no header.', async () => {
  const rows = rowsOf((i) => [SPOKEN[i]!, TEXTS[i]!]);
  expect(await unheaded(rows, [40, 110, 164, -460])).toEqual(['date', null, null, 'money']);
});

it('Kinds with which texts begin, and go on after a space, are part of them.', async () => {
  const rows = rowsOf((i) => [`${SPOKEN[i]} ${TEXTS[i]}`]);
  expect(await unheaded(rows, [40, 110, -460])).toEqual(['date', null, 'money']);
});

it('Kinds, codes on some rows, and texts, each beginning at one x, are three columns without a header.', async () => {
  const codes = ['7WLT9RGR7C4U', '', 'K2J0D', 'APST4QCC', '', 'Z81LL20'];
  const rows = rowsOf((i) => [SPOKEN[i]!, codes[i]!, TEXTS[i]!]);
  expect(await unheaded(rows, [40, 110, 164, 240, -460])).toEqual(['date', null, null, null, 'money']);
});

it('Numbers that count the rows are a column before texts if there is no header; others begin the text.', async () => {
  const numbered = (...numbers: readonly string[]) =>
    unheaded(
      TEXTS.map((text, i) => [`0${i + 2} Jun 2025`, numbers[i % numbers.length]!, text, `1${i}4.50`]),
      [40, 110, 134, -460],
    );
  expect(await numbered('0001', '0002', '0003', '0004', '0005', '0006')).toEqual(['date', null, null, 'money']);
  expect(await numbered('7812', '7812', '5120')).toEqual(['date', null, 'money']);
});

it('What reads as days below a heading of codes is no column of days.', async () => {
  const paper = new Paper([40, 110, -310, -390, -470]).row('Datum', 'Text', 'Original amount', 'Betrag', 'Instalments');
  for (const day of [2, 3, 4, 5]) paper.row(`0${day}.06.2025`, 'Bakery', `${day}4.50`, `${day}4.50`, '1/1');
  const { columns } = (await tablesOn(paper)).tables[0]!.segments[0]!;
  expect(columns.map((c) => c.role)).toEqual(['date', 'description', 'original_amount', 'amount', 'sequence']);
});
