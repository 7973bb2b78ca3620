import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

const paper = (...sums: readonly [string, string, string, string]) =>
  new Paper([40, 130, -460])
    .text('Conta 77123-3')
    .text('Período 01/01/2025 a 31/01/2025')
    .text('Saldo inicial R$ 100,00')
    .text('Saldo final R$ 636,00')
    .down(20)
    .row('', 'Total de entradas', '+ 693,49')
    .row('', 'Total de saídas', '- 157,49')
    .down(20)
    .row('01 JAN 2025', 'Total de entradas', `+ ${sums[0]}`)
    .row('', 'Pix recebido Maria', '500,00')
    .row('', 'Rendimentos', '181,49')
    .row('07 JAN 2025', 'Total de entradas', `+ ${sums[1]}`)
    .row('', 'Pix recebido Ana', '12,00')
    .row('', 'Total de saídas', `- ${sums[2]}`)
    .row('', 'Padaria', '57,49')
    .row('', 'Mercado', '20,00')
    .row('08 JAN 2025', 'Total de saídas', `- ${sums[3]}`)
    .row('', 'Fatura', '80,00');

it('Sums of one side above the bookings that come to them are their titles, and say their side and day.', async () => {
  const { transactions, reconciliation } = await statementOn(paper('681,49', '12,00', '77,49', '80,00'));
  expect(transactions.map((t) => [t.date, t.description, String(t.amount)])).toEqual([
    ['2025-01-01', 'Pix recebido Maria', '50000'],
    ['2025-01-01', 'Rendimentos', '18149'],
    ['2025-01-07', 'Pix recebido Ana', '1200'],
    ['2025-01-07', 'Padaria', '-5749'],
    ['2025-01-07', 'Mercado', '-2000'],
    ['2025-01-08', 'Fatura', '-8000'],
  ]);
  expect(reconciliation.status).toBe('verified');
});

it('Sums that the bookings below them do not come to are no titles of theirs.', async () => {
  const { transactions, reconciliation } = await statementOn(paper('1,49', '1,00', '7,49', '8,00'));
  expect(transactions[0]?.description).toBe('Total de entradas');
  expect(reconciliation.status).not.toBe('verified');
});
