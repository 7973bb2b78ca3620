import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it('Of two closing balances that one is taken to which the rows come; the other leaves the proof open.', async () => {
  const read = async (...others: readonly string[]) => {
    const paper = new Paper([40, 110, -460]).text('Estado de cuenta de tarjeta de crédito').text('Moneda MXN');
    paper.text('Saldo anterior $100.00').text('Pago para no generar intereses $124.50');
    for (const other of others) paper.text(other);
    paper.text('Pago mínimo $10.00').down(10).row('Fecha', 'Descripción', 'Importe');
    paper.row('22/06/2025', 'Farmacia', '$4.50').row('23/06/2025', 'Cine', '$20.00');
    const { closingBalance, reconciliation } = await statementOn(paper);
    return [closingBalance, reconciliation.status];
  };
  expect(await read()).toEqual([-12450, 'verified']);
  expect(await read('Saldo deudor total $345.60')).toEqual([-12450, 'unverifiable']);
});
