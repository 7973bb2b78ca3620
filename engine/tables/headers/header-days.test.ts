import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../../testing/paper.ts';

/** What the columns of a paper are headed, whose rows have two days below each other. */
const headedBy = async (...header: readonly (readonly string[])[]) => {
  const paper = new Paper([40, 110, -370, -460]).text('Statement of account').down(20);
  for (const cells of header) paper.row(...cells);
  for (const [one, other] of [
    ['02.06.2025', '03.06.2025'],
    ['04.06.2025', '05.06.2025'],
  ])
    paper.row(one!, 'Bakery', '-4.50', '95.50').row(other!, 'High Street').down(6);
  const { tables } = await tablesOn(paper);
  return tables[0]!.segments[0]!.columns.map((c) => [c.heading, c.role]).slice(0, 2);
};

it('The heading of a second day alone below that of the first is of the header.', async () => {
  const [days] = await headedBy(['Booking date', 'Description', 'Amount', 'Balance'], ['Value date']);
  expect(days).toEqual(['Booking date Value date', 'date']);
});

it('The heading of a first day, alone above that of the second, heads the day of booking.', async () => {
  const [days] = await headedBy(['Booking date'], ['Value date', 'Description', 'Amount', 'Balance']);
  expect(days).toEqual(['Booking date Value date', 'date']);
});

it('Beside the heading of a first day the line above may begin those of other columns.', async () => {
  const [days, texts] = await headedBy(['Booking date', 'Transaction'], ['Value date', 'details', 'Amount', 'Balance']);
  expect([days, texts]).toEqual([
    ['Booking date Value date', 'date'],
    ['Transaction details', 'description'],
  ]);
});

it('A day beside words over no column is not part of the header.', async () => {
  expect(
    (await headedBy(['Booking date', '', '', 'since last statement'], ['Value date', 'Description', 'Amount']))[0],
  ).toEqual(['Value date', 'value_date']);
});

it('A word twice in the line above begins both headings.', async () => {
  const paper = new Paper([40, 110, 180, -400, -480]).text('Estratto conto').down(20);
  paper.row('Data', 'Data').row('cont.', 'valuta', 'Descrizione', 'Dare', 'Avere');
  paper.row('03.06.2025', '02.06.2025', 'Forno', '4,50').row('05.06.2025', '04.06.2025', 'Bonifico', '', '9,00');
  const { tables } = await tablesOn(paper);
  expect(tables[0]!.segments[0]!.columns.map(({ role }) => role).slice(0, 2)).toEqual(['date', 'value_date']);
});
