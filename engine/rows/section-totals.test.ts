import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../testing/paper.ts';

it('a section of a side ends with the total that has its words, not with another', async () => {
  const signs = async (total: string) => {
    const listed = new Paper([40, 110, -460]).row('Fecha', 'Concepto', 'Importe').bold('PAGOS Y ABONOS');
    listed.row('02.06.2025', 'SU PAGO', '-112,06').row('', total, '-112,06').text('MOVIMIENTOS 5489 69** **** 4320');
    return (await rowsOn(listed.row('04.06.2025', 'BAR PACO', '4,80'))).rows.map((r) => r.section?.sign ?? null);
  };
  expect((await signs('Total pagos y abonos')).at(-1)).toBe(null);
  expect((await signs('Total abonos')).at(-1)).toBe(1);
});
