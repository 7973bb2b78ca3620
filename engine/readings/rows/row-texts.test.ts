import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const listed = () =>
  new Paper([40, 110, 300, -420, -490, -550])
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .down(10)
    .row('Date', 'Description', 'Cheque number', 'Debit', 'Credit', 'Balance')
    .row('01 Jun 2025', 'Opening balance', '', '', '', '1,000.00');

it('A stroke in place of a reference is not a reference.', async () => {
  const paper = listed()
    .row('02 Jun 2025', 'Bakery', '-', '4.50', '', '995.50')
    .row('03 Jun 2025', 'Salary', '—', '', '2,000.00', '2,995.50')
    .row('05 Jun 2025', 'Rent', '448190', '980.00', '', '2,015.50');
  const { transactions } = await statementOn(paper);
  expect(transactions.map(({ reference }) => reference)).toEqual([null, null, '448190']);
});

it('The sign of a note beside a number is no part of it.', async () => {
  const paper = new Paper([40, 140, -300]).text('Checking account').text('Beginning balance 100.00');
  paper.text('Ending balance 40.00').down(10).bold('CHECKS PAID').row('Check number', 'Date paid', 'Amount');
  paper.row('7600 ^', '06/02/2025', '10.00').row('7601', '06/03/2025', '20.00').row('7602', '06/04/2025', '30.00');
  const { transactions } = await statementOn(paper);
  expect(transactions.map(({ description, reference }) => [description, reference])).toEqual([
    ['7600', '7600'],
    ['7601', '7601'],
    ['7602', '7602'],
  ]);
});

it('A few texts below a heading of their own describe nothing beside a description; texts of all kinds do.', async () => {
  const described = async (...texts: readonly string[]) => {
    const paper = new Paper([40, 110, 260, -400])
      .text('Cuenta corriente')
      .text('Saldo inicial 100,00')
      .row('Fecha', 'Descripción', 'Zurreo', 'Importe');
    for (const [i, text] of texts.entries()) paper.row(`0${i + 2}/06/2025`, 'Compra', text, '-10,00');
    return (await statementOn(paper)).transactions.map(({ description }) => description)[0];
  };
  expect(await described('usr_caja', 'usr_lb', 'usr_caja', 'usr_lb')).toBe('Compra');
  expect(await described('Rent flat 4', 'Books', 'Birthday', 'Garden')).toBe('Compra Rent flat 4');
});
