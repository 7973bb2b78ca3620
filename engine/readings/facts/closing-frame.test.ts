import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const framed = async (title: string, day: string, closing: string) => {
  const paper = new Paper([40, 110, -380, -540])
    .text('Compte courant   Devise EUR')
    .text('Du 01/06/2025 au 30/06/2025');
  paper.text('Ancien solde au 31/05/2025   900,00').down(10).row('Date', 'Libellé', 'Débit', 'Crédit');
  paper.row('02/06/2025', 'Loyer', '100,00', '').row('09/06/2025', 'Salaire', '', '50,00').down(20);
  const y = paper.y;
  paper.at(40, y, 'Agence').at(180, y, 'Découvert autorisé').at(340, y, `${title}${day}`);
  paper
    .at(40, y + 13, '737')
    .at(180, y + 13, 'EUR')
    .at(-300, y + 13, '2.000,00');
  paper.at(340, y + 13, 'EUR').at(-540, y + 13, closing);
  const { transactions, closingBalance, reconciliation } = await statementOn(paper.down(40));
  return [transactions.length, closingBalance, reconciliation.status];
};

it('a frame of labels below the rows, one with a day, is above its figures; the currency begins its cell', async () => {
  expect(await framed('Nouveau solde', ' au 30/06/2025', '850,00')).toEqual([2, 85000, 'verified']);
  expect(await framed('Nouveau solde', '', '850,00')).toEqual([2, 85000, 'verified']);
  expect((await framed('Nouveau solde', ' au 30/06/2025', '860,00'))[2]).toBe('mismatch');
  // what nobody knows states no balance
  expect((await framed('Cumul', ' au 30/06/2025', '850,00'))[2]).toBe('unverifiable');
});
