import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../../testing/paper.ts';
import { decideRoles } from './question.ts';

const rolesOn = async (paper: Paper) => decideRoles((await rowsOn(paper)).rows, '.').roles;

it('a column below the headings of both sides is an amount if each has its own sign printed', async () => {
  const paper = new Paper([40, 110, -370, -460])
    .row('FECHA', 'CONCEPTO', '(+) ABONO (-) CARGO', 'SALDO')
    .row('02/03/2024', 'Recibo luz', '25,81-', '974,19')
    .row('05/03/2024', 'Transferencia', '32,30+', '1.006,49')
    .row('09/03/2024', 'Compra', '6,49-', '1.000,00');
  const roles = await rolesOn(paper);
  expect(roles.filter((role) => role !== 'other' && role !== null)).toEqual([
    'date',
    'description',
    'amount',
    'balance',
  ]);
});

it.each(['(+) CARGO (-) ABONO', 'ABONO CARGO'])('the headings %s leave the sides as they are', async (heading) => {
  const paper = new Paper([40, 110, -370, -460])
    .row('FECHA', 'CONCEPTO', heading, 'SALDO')
    .row('02/03/2024', 'Recibo luz', '25,81-', '974,19')
    .row('05/03/2024', 'Transferencia', '32,30+', '1.006,49');
  expect(await rolesOn(paper)).not.toContain('amount');
});
