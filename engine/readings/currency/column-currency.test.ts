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
