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

it('a title that begins where days are and runs into the texts is none of the row below it', async () => {
  const listed = new Paper([40, 110, -460]).row('Fecha', 'Concepto', 'Importe').row('02.06.2025', 'BAR PACO', '4,80');
  listed.text('OPERACIONES DE LA TARJETA 5489 69** **** 4320').row('04.06.2025', 'BAR PACO', '5,80');
  const { rows } = await rowsOn(listed.row('05.06.2025', 'BAR PEPE', '6,80'));
  expect(rows.map(({ texts }) => texts.join(' ').trim())).toEqual(['BAR PACO', 'BAR PACO', 'BAR PEPE']);
});
