import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const ROWS = [
  ['02/06/25', 'Panadería', '$ 4,50', '1/1', '$ 0,00'],
  ['03/06/25', 'Mercado', '$ 20,00', '1/1', '$ 0,00'],
  ['05/06/25', 'Farmacia', '$ 7,50', '1/1', '$ 0,00'],
] as const;
const card = () =>
  new Paper([40, 110, -330, 360, -480])
    .text('Extracto tarjeta de crédito')
    .text('Saldo anterior $ 100,00')
    .text('Saldo total $ 132,00')
    .down(10);
const amountsOn = async (paper: Paper) =>
  (await extractionOf(paper)).statements.flatMap((s) => s.transactions.map(({ amount }) => amount));

it('Original amounts are what is booked if the paper prints no others.', async () => {
  const paper = card().row('Fecha', 'Descripción', 'Valor original', 'Cuotas', 'Saldo diferido').rows(ROWS);
  expect(await amountsOn(paper)).toEqual([-450, -2000, -750]);
});

it('Beside a list of bookings they are those of purchases on instalments.', async () => {
  const paper = card()
    .row('Fecha', 'Descripción', 'Valor')
    .row('07/06/25', 'Cine', '$ 32,00')
    .down(30)
    .row('Fecha', 'Descripción', 'Valor original', 'Cuotas', 'Saldo diferido')
    .rows(ROWS);
  expect(await amountsOn(paper)).toEqual([-3200]);
});

it('Of two columns headed by currencies, that is booked whose currency heads the money of another table alone.', async () => {
  const paper = new Paper([40, 110, -400, -480]).text('Fatura do cartão de crédito').text('Total desta fatura 61,28');
  paper.down(10).row('Data', 'Estabelecimento', '', 'Valor em R$').row('02/06/25', 'Padaria', '', '24,00').down(30);
  paper.text('Lançamentos internacionais').row('Data', 'Estabelecimento', 'US$', 'R$');
  paper.row('03/06/25', 'Steamy games', '7,02', '37,28');
  expect(await amountsOn(paper)).toEqual([-2400, -3728]);
});

it('The only balance of a table heads the money of its own account, whatever another account of the paper has.', async () => {
  const paper = new Paper([40, 110, -330, -400, -480]).text('Currency SGD').text('Current account 098-873623-6');
  paper
    .row('Date', 'Details', 'Withdrawal', 'Deposit', 'Balance (SGD)')
    .row('', 'Balance brought forward', '', '', '9.00');
  paper.row('01 Sep 2021', 'Rent', '4.00', '', '5.00').row('', 'Balance carried forward', '', '', '5.00').down(30);
  paper.text('Foreign currency account 062-807465-7');
  paper
    .row('Date', 'Details', 'Withdrawal', 'Deposit', 'Balance (USD)')
    .row('', 'Balance brought forward', '', '', '7.00');
  paper.row('21 Sep 2021', 'Transfer', '', '2.00', '9.00').row('', 'Balance carried forward', '', '', '9.00');
  const { statements } = await extractionOf(paper);
  const read = statements.map((s) => [s.currency, s.openingBalance, s.closingBalance]);
  expect(read).toEqual([
    ['SGD', 900, 500],
    ['USD', 700, 900],
  ]);
});
