import { expect, it } from 'vitest';
import { mapFilled } from '../model/lists.ts';
import { Paper, rowsOn, tablesOn } from '../testing/paper.ts';
import { columnKinds } from './column-kinds.ts';

it('The year of a date within a text is not an amount if it runs into a column of money.', async () => {
  const paper = new Paper([40, 110, -330, -460])
    .row('Date', 'Description', 'Debit', 'Balance')
    .row('02 Jun 2025', 'Bakery', '4.50', '995.50')
    .row('30 Jun 2025', 'Closing balance of the month of the account, on 30 June 2025', '', '995.50');
  const { rows } = await rowsOn(paper);
  expect(rows.map((r) => r.amounts.map((a) => a?.token.text ?? null))).toEqual([
    [null, null, '4.50', '995.50'],
    [null, null, null, '995.50'],
  ]);
});

it('Words without an amount are texts if no column is headed as one, whatever is right below the headings.', async () => {
  const paper = new Paper([40, 110, -330, -460])
    .row('Datum', '', 'Betrag', 'Saldo')
    .row('', 'Zinsen')
    .row('02.06.2025', 'Sparkonto', '4,50', '995,50')
    .row('03.06.2025', 'Bäckerei', '-5,50', '990,00');
  expect((await rowsOn(paper)).rows.map(({ texts }) => texts[1])).toEqual(['Sparkonto', 'Bäckerei']);
  expect((await rowsOn(paper)).kinds).toEqual([['date', 'text', 'money', 'money']]);
});

it('Without headings, long numbers without a mark beside amounts with marks are no money.', async () => {
  const paper = new Paper([40, 110, 200, -460]).rows([
    ['02 Jun 2025', '870763', 'Bakery', '3.047.430'],
    ['03 Jun 2025', '722593', 'Salary', '7.060.855'],
    ['05 Jun 2025', '314106', 'Rent', '15.129'],
  ]);
  expect((await rowsOn(paper)).kinds).toEqual([['date', 'text', 'text', 'money']]);
});

it('Below amounts with decimals a whole number in groups is one as well, a bare one is not.', async () => {
  const { rows } = await rowsOn(
    new Paper([40, 110, -460]).row('Date', 'Description', 'Amount').rows([
      ['02 Jun 2025', 'Bakery', '4.50'],
      ['03 Jun 2025', 'Salary', '7.50'],
      ['04 Jun 2025', 'Garage', '9.50'],
      ['05 Jun 2025', 'Rent', '69,293,800'],
      ['06 Jun 2025', 'Items', '12345678'],
    ]),
  );
  expect(rows.map((r) => r.amounts[2]?.token.text)).toEqual(['4.50', '7.50', '9.50', '69,293,800']);
});

it('A bare whole number of up to three digits, alone below the heading of balances and beside a day, is one.', async () => {
  const { rows } = await rowsOn(
    new Paper([40, 110, -370, -460]).row('Date', 'Description', 'Amount', 'Balance').rows([
      ['02 Jun 2025', 'Bakery', '4.50', '979.50'],
      ['03 Jun 2025', 'Grocer', '4.5', '975'],
      ['04 Jun 2025', 'Salary', '100.00', '1,075.00'],
      ['', 'Items', '3', ''],
      ['05 Jun 2025', 'Garage', '75.50', '999.50'],
    ]),
  );
  expect(rows.map((r) => r.amounts.slice(2).map((amount) => amount?.token.text))).toEqual([
    ['4.50', '979.50'],
    ['4.5', '975'],
    ['100.00', '1,075.00'],
    ['75.50', '999.50'],
  ]);
});

it('A sign in a column of marks is no sign of the fee before it.', async () => {
  const paper = new Paper([40, 110, -330, 345, -460])
    .row('Date', 'Description', 'Fee', 'D/C', 'Amount')
    .row('02 Jun 2025', 'Bakery', '0.02', '-', '4.50')
    .row('03 Jun 2025', 'Salary', '0.00', '+', '900.00');
  const { rows } = await rowsOn(paper);
  expect(rows.map((r) => r.lines[0].cells.map((cell) => cell?.text))).toEqual([
    ['02 Jun 2025', 'Bakery', '0.02', '-', '4.50'],
    ['03 Jun 2025', 'Salary', '0.00', '+', '900.00'],
  ]);
});

it.each([
  [0.125, 'text'],
  [0.5, 'money'],
])('A column of texts whose heading means money with a weight of %s holds %s.', async (weight, kind) => {
  const paper = new Paper([40, 110, 250, -460]).row('Date', 'Description', 'Type', 'Amount');
  paper.row('02 Jun 2025', 'Bakery', 'Card', '-4.50').row('03 Jun 2025', 'Rent', 'Transfer', '-9.00');
  const [table] = (await tablesOn(paper)).tables;
  const segments = mapFilled(table.segments, (segment) => ({
    ...segment,
    columns: segment.columns.map((c, i) => (i === 1 ? { ...c, role: 'debit' as const, weight } : c)),
  }));
  expect(columnKinds({ ...table, segments })).toEqual(['date', kind, 'text', 'money']);
});

it('A text without a date that begins where days are and runs on to an amount is a sentence.', async () => {
  const paper = new Paper([40, 110, -330, -400]).row('Date', 'Description', 'Amount', 'Balance');
  paper.row('02 Jun 2025', 'Bakery', '-4.50', '995.50').row('03 Jun 2025', 'Rent', '-9.00', '986.50');
  paper.text('Bank Frob plc, 1 Quay Street, Hollow, with a paid up share capital of 813.00 PLN');
  expect((await rowsOn(paper)).rows.map(({ sentence }) => sentence)).toEqual([false, false, true]);
});
