import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

const loan = (fee: string) => {
  // the texts run into the column of rates
  const paper = new Paper([40, 110, -258, -370, -460, -550]).text('Prêt immobilier 0011-223344').text('Devise : EUR');
  paper.row('Date', 'Libellé', 'Taux', 'Débit', 'Crédit', 'Solde').rows([
    ['02/06/2025', 'Echéance', '', '', '500,00', '98.000,00'],
    ['05/06/2025', fee, '', '12,00', '', '98.012,00'],
    ['30/06/2025', 'Intérêts', '3,50 %', '290,00', '', '98.302,00'],
    ['02/07/2025', 'Echéance', '', '', '500,00', '97.802,00'],
  ]);
  return paper;
};

it('A figure that ends a bracket of the text before it is a part of that text.', async () => {
  const fee = 'FRAIS DE GESTION (TVA 2,00)';
  const { transactions } = await statementOn(loan(fee));
  expect(transactions.map(({ description }) => description)).toEqual(['Echéance', fee, 'Intérêts', 'Echéance']);
});
