import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

it('an opening balance in a row below all bookings is theirs if none is above', async () => {
  const paper = new Paper()
    .row('Date', 'Description', 'Debit', 'Credit', '')
    .row('02 Jun 2025', 'Bakery', '4.50', '', '')
    .row('03 Jun 2025', 'Salary', '', '20.00', '')
    .row('', 'Opening balance', '', '100.00', '')
    .row('', 'Closing balance', '', '115.50', '');
  const { statements } = await extractionOf(paper);
  expect(statements.map((s) => [s.openingBalance, s.closingBalance, s.reconciliation.status])).toEqual([
    [10000, 11550, 'verified'],
  ]);
});

it.each([
  ['several cards share the statement that states their balance above them', 'Card ending 5678', 1],
  ['another account on a card’s paper is none of its cards', 'Savings account number 0099 5678', 2],
])('%s', async (_name, second, count) => {
  const paper = new Paper([40, 110, -460]).text('Credit card statement').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Previous balance 0.00').text('New balance 50.00').down(8);
  paper.row('Date', 'Description', 'Amount').bold('Card ending 1234').row('02 Jun 2025', 'Shop', '20.00');
  paper.row('', 'Total card 1234', '20.00').bold(second).row('03 Jun 2025', 'Station', '30.00');
  const { statements } = await extractionOf(paper);
  expect(statements).toHaveLength(count);
});

it('a closing balance right below the totals of an account is its own, not that of the next account', async () => {
  const paper = new Paper().text('Estratto conto EUR').text('Periodo 01/06/2025 - 30/06/2025').down(10);
  const account = (title: string, opening: string, paid: string, closing: string) =>
    paper
      .bold(title)
      .row('Data', 'Descrizione', 'Addebiti', 'Accrediti', 'Saldo')
      .row('31/05/2025', 'Saldo finale del periodo precedente', '', '', opening)
      .row('02/06/2025', 'Panificio', paid, '', closing)
      .row('', 'Totale', paid, '0,00', closing)
      .bold(`Saldo finale del periodo: ${closing}`, 110)
      .down(20);
  account('Movimenti del conto corrente', '100,00', '4,50', '95,50');
  account('Movimenti del deposito', '700,00', '20,00', '680,00');
  const { statements } = await extractionOf(paper);
  expect(statements.map((s) => [s.openingBalance, s.closingBalance, s.reconciliation.status])).toEqual([
    [10000, 9550, 'verified'],
    [70000, 68000, 'verified'],
  ]);
});
