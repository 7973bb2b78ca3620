import { describe, expect, it } from 'vitest';
import { Paper, readingsOn } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
const rolesOf = async (paper: Paper) =>
  (await readingsOn(paper)).parts.flatMap(({ rows }) => rows.map(({ role, date, amount }) => [role, date, amount]));

describe('a row of nothing', () => {
  it('with a day of its own is a transaction, whichever way its nothing is printed', async () => {
    const printed = ['0.00', '-0.00', '£0.00', '.00'];
    const paper = new Paper().row(...HEAD);
    for (const [i, nothing] of printed.entries())
      paper
        .row(`0${i + 2} Jun 2025`, 'Shop', '4.00', '', `${96 - 4 * i}.00`)
        .row(`0${i + 2} Jun 2025`, 'Monthly fee', nothing, '', `${96 - 4 * i}.00`);
    const zeroes = (await rolesOf(paper)).filter(([, , amount]) => amount === 0);
    expect(zeroes).toEqual(printed.map((_, i) => ['transaction', `2025-06-0${i + 2}`, 0]));
  });

  it('whose amount is a dash, or a word for nothing, is not a booking', async () => {
    for (const dash of ['-', 'nil']) {
      const paper = new Paper([40, 110, -460])
        .row('Date', 'Description', 'Amount')
        .row('02 Jun 2025', 'Shop', '4.00')
        .row('03 Jun 2025', 'New terms', dash);
      expect((await rolesOf(paper)).map(([role]) => role)).toEqual(['transaction', 'ignored']);
    }
  });

  it('has no amount of its own if the other side of a row has one', async () => {
    const paper = new Paper()
      .row(...HEAD)
      .row('02 Jun 2025', 'Shop', '4.00', '0.00', '96.00')
      .row('03 Jun 2025', 'Wages', '0.00', '50.00', '146.00');
    expect((await rolesOf(paper)).map(([, , amount]) => amount)).toEqual([-400, 5000]);
  });

  it('without a day is not a booking if each has its own day, and has the day above if others do', async () => {
    const read = async (second: string) => {
      const paper = new Paper()
        .row(...HEAD)
        .row('02 Jun 2025', 'Shop', '4.00', '', '96.00')
        .row(second, 'Bakery', '1.00', '', '95.00')
        .row('', 'Monthly fee', '0.00', '', '95.00')
        .row('05 Jun 2025', 'Wages', '', '50.00', '145.00');
      return (await rolesOf(paper)).map(([role, date]) => (role === 'transaction' ? date : role));
    };
    expect(await read('03 Jun 2025')).toEqual(['2025-06-02', '2025-06-03', 'ignored', '2025-06-05']);
    expect(await read('')).toEqual(['2025-06-02', '2025-06-02', '2025-06-02', '2025-06-05']);
  });

  it('that names the balance brought forward states one, whatever is among the amounts', async () => {
    const paper = new Paper()
      .row(...HEAD)
      .row('01 Jun 2025', 'Balance brought forward', '0.00', '', '100.00')
      .row('02 Jun 2025', 'Shop', '4.00', '', '96.00');
    expect((await rolesOf(paper)).map(([role]) => role)).toEqual(['balance', 'transaction']);
  });

  it('that names a total is one if nothing else is on its side', async () => {
    const paper = new Paper()
      .row(...HEAD)
      .row('02 Jun 2025', 'Shop', '4.00', '', '96.00')
      .row('30 Jun 2025', 'Total', '', '0.00', '');
    expect((await rolesOf(paper)).map(([role]) => role)).toEqual(['transaction', 'total']);
  });

  it('between a booking and the sum of one changes nothing of what the sum is', async () => {
    const paper = new Paper()
      .row(...HEAD)
      .row('02 Jun 2025', 'Shop', '4.00', '', '96.00')
      .row('03 Jun 2025', 'Monthly fee', '0.00', '', '96.00')
      .row('', 'Shop again', '4.00', '', '92.00')
      .row('05 Jun 2025', 'Wages', '', '50.00', '142.00');
    expect((await rolesOf(paper)).map(([role]) => role)).toEqual(new Array(4).fill('transaction'));
  });
});

it('without a day in a section in which no row has one is not a booking, and a charge there is one', async () => {
  const paper = new Paper([40, 110, -460]).text('Credit card statement').row('Date', 'Description', 'Amount');
  paper.row('02 Jun 2025', 'Shop', '4.00').down(14).bold('Interest charged');
  paper.row('', 'Interest charge on purchases', '1.50').row('', 'Interest charge on cash advances', '0.00');
  expect((await rolesOf(paper)).map(([role, , amount]) => [role, amount])).toEqual([
    ['transaction', -400],
    ['transaction', -150],
    ['ignored', 0],
  ]);
});
