import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Money out', 'Money in'] as const;
const ROWS = [
  [['02 Jun 2025', 'Bakery', '4.50', '']],
  [
    ['03 Jun 2025', 'Cinema', '20.00', ''],
    ['09 Jun 2025', 'Refund', '', '5.00'],
  ],
] as const;

/** Two pots under one number: the balances of each are around its rows, above them or below them. */
const pots = (where: 'around' | 'above' | 'below', balances: readonly (readonly [string, string])[]) => {
  const paper = new Paper().text('Account number 0011-223344').text('Currency EUR').text('June 2025');
  balances.forEach(([opening, closing], i) => {
    paper.down(20).bold(['Holidays', 'Rainy days'][i] as string);
    const [begins, ends] = [`Opening balance ${opening}`, `Closing balance ${closing}`];
    for (const text of where === 'above' ? [begins, ends] : where === 'around' ? [begins] : []) paper.text(text);
    paper
      .row(...HEAD)
      .rows(ROWS[i] as readonly (readonly string[])[])
      .down(10);
    for (const text of where === 'below' ? [begins, ends] : where === 'around' ? [ends] : []) paper.text(text);
  });
  return paper;
};

const of = async (paper: Paper) =>
  (await extractionOf(paper)).statements.map((s) => [
    s.openingBalance,
    s.closingBalance,
    s.transactions.length,
    s.reconciliation.status,
  ]);

it.each(['around', 'above', 'below'] as const)(
  'pots under one number are separate statements if each adds up, with balances %s their rows',
  async (where) => {
    const balances = [
      ['1,000.00', '995.50'],
      ['1,000.00', '985.00'],
    ] as const;
    expect(await of(pots(where, balances))).toEqual([
      [100000, 99550, 1, 'verified'],
      [100000, 98500, 2, 'verified'],
    ]);
  },
);

it('a statement that does not add up stays whole if one of its pots does not add up either', async () => {
  const statements = await of(
    pots('around', [
      ['1,000.00', '995.50'],
      ['1,000.00', '980.00'],
    ]),
  );
  expect(statements.map(([, , rows, status]) => [rows, status])).toEqual([[3, 'mismatch']]);
});

it('pages around a missing one are one statement: the balance carried over is not that brought forward', async () => {
  const paper = new Paper().text('Account number 0011-223344').text('Currency EUR').down(10);
  const head = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
  paper.row(...head).row('01 Jun 2025', 'Opening balance', '', '', '1,000.00');
  paper.row('02 Jun 2025', 'Bakery', '4.50', '', '995.50').row('', 'Carried forward', '', '', '995.50').page();
  paper.row(...head).row('', 'Brought forward', '', '', '900.00');
  paper.row('10 Jun 2025', 'Cinema', '20.00', '', '880.00').row('30 Jun 2025', 'Closing balance', '', '', '880.00');
  expect((await of(paper)).map(([, , rows, status]) => [rows, status])).toEqual([[2, 'mismatch']]);
});

it('pages of which one is missing are one statement: the first ends without a balance', async () => {
  const paper = new Paper().text('Account number 0011-223344').text('Currency EUR').down(10);
  const head = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
  paper.row(...head).row('01 Jun 2025', 'Balance brought forward', '', '', '1,000.00');
  paper.row('02 Jun 2025', 'Bakery', '4.50', '', '995.50').page();
  paper.row(...head).row('09 Jun 2025', 'Balance brought forward', '', '', '900.00');
  paper.row('10 Jun 2025', 'Cinema', '20.00', '', '880.00').down(10).text('Closing balance 880.00');
  expect((await of(paper)).map(([, , rows, status]) => [rows, status])).toEqual([[2, 'mismatch']]);
});

it('the line that closes a statement is its own, not the title of the next with another opening balance', async () => {
  const balances = [
    ['1,000.00', '995.50'],
    ['90.00', '75.00'],
  ] as const;
  expect(await of(pots('around', balances))).toEqual([
    [100000, 99550, 1, 'verified'],
    [9000, 7500, 2, 'verified'],
  ]);
});

it('a day without bookings does not begin a statement, although the balances around it are printed', async () => {
  const paper = new Paper().text('Account number 0011-223344').text('Currency EUR').text('June 2025').down(10);
  paper.row(...HEAD, 'Balance').row('01 Jun 2025', 'Opening balance', '', '', '100.00');
  paper.row('02 Jun 2025', 'Bakery', '10.00').row('', 'Balance on 02 Jun 2025', '', '', '90.00');
  paper.row('', 'Balance on 03 Jun 2025', '', '', '80.00');
  paper.row('04 Jun 2025', 'Cinema', '20.00').row('', 'Balance on 04 Jun 2025', '', '', '60.00');
  paper.row('30 Jun 2025', 'Closing balance', '', '', '60.00');
  expect((await of(paper)).map(([, , rows, status]) => [rows, status])).toEqual([[2, 'mismatch']]);
});

it('Summaries below the rows of several accounts each belong to the rows above', async () => {
  const list = (paper: Paper, begin: string, end: string, iban: string) =>
    paper
      .text('Period 01 June 2025 to 30 June 2025')
      .down(10)
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Bakery', '-4.50')
      .row('03 Jun 2025', 'Rent', '-9.00')
      .row('', 'Opening balance', begin)
      .row('', 'Closing balance', end)
      .down(20)
      .text(`IBAN: ${iban}`);
  const first = list(new Paper([40, 110, -370]), '100.00', '86.50', 'DE89 3704 0044 0532 0130 00');
  const { statements } = await extractionOf(list(first.page(), '50.00', '36.50', 'DE02 1203 0000 0000 2020 51'));
  expect(statements.map((s) => [s.openingBalance, s.closingBalance, s.iban])).toEqual([
    [10000, 8650, 'DE89370400440532013000'],
    [5000, 3650, 'DE02120300000000202051'],
  ]);
});

/** Two tables with balances and no other figures, the lower one from a day on; `last`: the balance of its last row. */
const tablesOfTwo = (day: string, last: string) =>
  new Paper([40, 110, -370, -460])
    .text('Historia rachunku PLN')
    .bold('Portfel')
    .row('Data', 'Opis', 'Kwota', 'Saldo')
    .row('02.06.2025', 'Piekarnia', '-4,50', '95,50')
    .row('05.06.2025', 'Kino', '-20,00', '75,50')
    .row('09.06.2025', 'Zwrot', '5,00', '80,50')
    .down(20)
    .bold('Skarbonka')
    .row('Data', 'Opis', 'Kwota', 'Saldo')
    .row(`${day}.06.2025`, 'Odsetki', '0,10', '700,10')
    .row('11.06.2025', 'Odsetki', '0,20', last);

it.each([
  ['are two statements if the balances of each follow', '03', '700,30', [3, 2]],
  ['stay one if those of the lower one do not follow', '03', '701,30', [5]],
  ['stay one if its days go on', '10', '700,30', [5]],
])('tables without figures of their own of which the lower one begins again %s', async (_name, day, last, counts) => {
  const { statements } = await extractionOf(tablesOfTwo(day, last));
  expect(statements.map(({ transactions }) => transactions.length)).toEqual(counts);
});
