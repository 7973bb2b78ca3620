import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it('A debt without a sign is owed, beside balances that print a minus.', async () => {
  const paper = new Paper([40, 110, -460]).text('Wyciag z rachunku karty kredytowej').text('Waluta PLN');
  paper.text('Za okres od 01-06-2025 do 30-06-2025').text('Saldo z poprzedniego wyciagu -100,00');
  paper.text('Saldo koncowe -120,00').text('Calkowite zadluzenie 120,00').down(10).row('Data', 'Opis', 'Kwota');
  for (const [day, text] of [
    ['02', 'Zakup ROSSMANEK'],
    ['03', 'Zakup BIEDRONA'],
    ['04', 'Zakup ORLENN'],
  ])
    paper.row(`${day}-06-2025`, `${text}`, '-10,00');
  paper.row('05-06-2025', 'SPLATA KARTY - DZIEKUJEMY', '10,00');
  const { openingBalance, closingBalance } = await statementOn(paper);
  expect([openingBalance, closingBalance]).toEqual([-10000, -12000]);
});
