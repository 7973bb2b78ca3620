import { expect, it } from 'vitest';
import { namesThisPaper } from './paper-names.ts';

it('distinguishes what names this paper from what names another paper or another matter', () => {
  const own = ['Statement for', 'Kontoauszug Nr. 6 vom', 'ESTADO DE CUENTA AL', 'Extrato consolidado', 'ご利用明細'];
  const others = ['Next statement', 'Prochain relevé', 'Agreement dated', 'AGB Stand', 'Interest from'];
  expect(own.map(namesThisPaper)).toEqual(own.map(() => true));
  expect(others.map(namesThisPaper)).toEqual(others.map(() => false));
});
