import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

/** A paper that proves, with lines below its last row. */
const read = async (below: (paper: Paper) => Paper) => {
  const paper = new Paper([40, 110, 230, -400, -480])
    .text('Conta à ordem')
    .text('Moeda EUR')
    .text('Período 01/06/2025 a 30/06/2025')
    .down(10)
    .row('Data', 'Valor', 'Descrição', 'Montante', 'Saldo')
    .row('', '', 'Saldo inicial', '', '1.000,00')
    .row('02/06/2025', '02/06/2025', 'Padaria', '-4,50', '995,50')
    .row('03/06/2025', '03/06/2025', 'Ordenado', '2.000,00', '2.995,50')
    .row('', '', 'Saldo final', '', '2.995,50')
    .down(20);
  const { transactions, reconciliation } = await statementOn(below(paper));
  return [transactions.length, reconciliation.status];
};

it.each([
  ['Constituição', 'Vencimento', 'Capital', 'TANB'],
  ['Open date', 'Maturity', 'Principal', 'APY'],
  ['Tran date', 'Expiration', 'Promo balance', 'Deferred interest'],
])('no booking is below headings of another list: %s, %s, %s', async (from, to, sum, rate) => {
  const list = (paper: Paper) =>
    paper.row(from, to, '', sum, rate).row('01/12/2024', '01/12/2025', '', '5.000,00', '112,50');
  expect(await read(list)).toEqual([2, 'verified']);
});

it('words of a booking that are none of these headings head nothing', async () => {
  const paper = new Paper([40, 110, 230, -400, -480])
    .text('Current account')
    .text('Currency EUR')
    .text('Period 01/06/2025 to 30/06/2025')
    .down(10)
    .row('Date', 'Value date', 'Details', 'Amount', 'Balance')
    .row('', '', 'Opening balance', '', '1,000.00')
    .row('02/06/2025', '02/06/2025', 'Tax office', '-4.50', '995.50')
    .row('', 'ref 17', 'last year')
    .row('03/06/2025', '03/06/2025', 'Wages', '2,000.00', '2,995.50')
    .row('', '', 'Closing balance', '', '2,995.50');
  const { transactions, reconciliation } = await statementOn(paper);
  expect([transactions.length, reconciliation.status]).toEqual([2, 'verified']);
});

it('figures of the year are no bookings, though they are 0', async () => {
  const list = (paper: Paper) =>
    paper.row('', '', '', 'This period', 'Year to date').row('', '', 'Withholding tax', '0.00', '0.00');
  expect(await read(list)).toEqual([2, 'verified']);
});

it('below other headings it may be one', async () => {
  const list = (paper: Paper) =>
    paper.row('Início', 'Fim', '', 'Valor', 'Juros').row('01/12/2024', '01/12/2025', '', '5.000,00', '112,50');
  expect((await read(list))[1]).not.toBe('verified');
});

it('a row whose balance follows from the booking above may be one, whatever is printed between them', async () => {
  const paper = new Paper()
    .text('Cuenta corriente')
    .text('Moneda EUR')
    .text('Periodo 01/06/2025 - 30/06/2025')
    .down(10)
    .row('Fecha', 'Concepto', 'Cargo', 'Abono', 'Saldo')
    .row('', 'Saldo inicial', '', '', '1.000,00')
    .row('02/06/2025', 'Hacienda', '4,50', '', '995,50')
    .row('', 'Declaración', 'año anterior')
    .row('', 'Modelo 100', '80,00', '', '915,50')
    .row('', 'Devolución', '', '80,00', '995,50')
    .row('', 'Saldo final', '', '', '995,50');
  const { transactions, reconciliation } = await statementOn(paper);
  expect([transactions.length, reconciliation.status]).toEqual([1, 'unverifiable']);
});
