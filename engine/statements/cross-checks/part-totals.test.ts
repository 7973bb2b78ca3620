import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** An account's bookings, two of them fees, one at a machine and one of a loan, with a line below them. */
const statusWith = async (line: string, heading = '') => {
  const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 60.00');
  paper.down(10).row('Date', 'Description', 'Amount');
  paper.rows([
    ['02 Jun 2025', 'Account fee', '-4.00'],
    ['05 Jun 2025', 'ATM withdrawal Market Street', '-20.00'],
    ['09 Jun 2025', 'Transfer fee', '-1.00'],
    ['12 Jun 2025', 'Instalment car', '-15.00'],
  ]);
  paper
    .down(30)
    .at(300, paper.y, heading)
    .down(14)
    .text(line)
    .at(320, paper.y - 14, heading && '45.00');
  return (await statementOn(paper)).reconciliation.status;
};

it.each([
  'Total fees charged this period 5.00',
  'Total fees charged 4.00',
  'Total ATM withdrawals 20.00',
  'Total ATM withdrawals 0.00',
  'Total fees charged in 2025 45.00',
  'Total fees charged year to date 45.00',
  'Total interest charged 9.00',
  'Fee for a transfer abroad 7.50',
  'Transfer Total 12.5070 0.6403 8.01',
  'Transfer Total 2.0000 8.0060 16.01',
])('“%s” agrees with the rows, or is about none of them', async (line) => {
  expect(await statusWith(line)).toBe('verified');
});

it.each(['Total fees charged this period 6.00', 'Total fees charged 45.00', 'Total ATM withdrawals 30.00'])(
  '“%s” contradicts the rows that have its words',
  async (line) => {
    expect(await statusWith(line)).toBe('unverifiable');
  },
);

it('a total below the name of another time is of that, not below that of this one', async () => {
  expect(await statusWith('Total fees charged', 'Total year to date')).toBe('verified');
  expect(await statusWith('Total fees charged', 'Total this period')).toBe('unverifiable');
});

it('totals below a title of another time are of that', async () => {
  const status = async (title: string) => {
    const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 91.00');
    paper.down(10).row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Account fee', '-4.00');
    paper.row('03 Jun 2025', 'Bakery', '-5.00').down(30).bold(title);
    paper.row('', 'Total fees charged', '31.00').row('', 'Total interest charged', '3.10');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await status('Totals year-to-date')).toBe('verified');
  expect(await status('Summary of this period')).toBe('unverifiable');
});

it('the total of amounts above it that no row has is of these, if the balances leave no room for them', async () => {
  const status = async (closing: string, charge: string) => {
    const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 100.00').text(`Closing balance ${closing}`);
    paper.down(10).row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Service charge', '-30.00').down(30);
    paper.page().bold('Service detail');
    for (const [text, amount] of [
      ['Account maintenance', '20.00'],
      ['Credits posted', charge],
      ['Total charges for services', '24.20'],
    ] as const)
      paper.at(60, paper.y, text).at(-300, paper.y, amount).down(14);
    const { reconciliation } = await statementOn(paper);
    return [reconciliation.status, reconciliation.reason?.includes('Total charges') ?? false];
  };
  expect(await status('70.00', '4.20')).toEqual(['verified', false]);
  expect(await status('70.00', '4.30')).toEqual(['unverifiable', true]);
});

it('the total of a tax is of the bookings that name it, with stops or without', async () => {
  const status = async (total: string) => {
    const paper = new Paper([40, 110, -460]).text('Conto corrente').text('Valuta EUR');
    paper.text('Periodo 01/06/2025 - 30/06/2025').text('Saldo iniziale 100.00').text('Saldo finale 71.00').down(10);
    paper.row('Data', 'Descrizione', 'Importo').row('02/06/2025', 'Panificio', '-20.00');
    paper.row('03/06/2025', 'I.V.A. 22%', '-4.00').row('09/06/2025', 'Ritenuta IVA', '-5.00').down(30);
    return (await statementOn(paper.text(`Totale IVA e ritenute ${total}`))).reconciliation.status;
  };
  expect([await status('9.00'), await status('6.00')]).toEqual(['verified', 'unverifiable']);
});
