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

it('the currency behind one amount does not begin the cell of the next', async () => {
  const read = async (...figures: readonly string[]) => {
    const paper = new Paper([40, 110, -540]).text('Spaarrekening   Munt EUR').text('Van 01/06/2025 tot 30/06/2025');
    const y = paper.y;
    paper.at(40, y, 'Vorig saldo op 31/05/2025').at(320, y, 'Bij / Af').at(430, y, 'Nieuw saldo op 30/06/2025');
    for (const [i, x] of [40, 230, 430].entries()) paper.at(x, y + 14, figures[i] ?? '');
    paper.down(40).row('Datum', 'Omschrijving', 'Bedrag').row('02/06/2025', 'Storting', '+ 50,00');
    return (await statementOn(paper.row('09/06/2025', 'Geldopname', '- 10,00'))).reconciliation.status !== 'mismatch';
  };
  expect(await read('+ 100,00 EUR', '+ 50,00 / - 10,00', '+ 140,00 EUR')).toBe(true);
});

it('the sign of the money may be the last line of a label', async () => {
  const paper = new Paper([40, 110, -540]).text('Credit card number XXXX XXXX XXXX XX03').text('All amounts in INR');
  const y = paper.y;
  for (const [i, [name, second, figure]] of [
    ['Previous balance', '( Rs )', '1,280.99'],
    ['Purchases', '& debits ( Rs )', '64.50'],
    ['Closing', 'balance ( Rs )', '1,345.49'],
  ].entries())
    paper
      .at(40 + i * 170, y, name ?? '')
      .at(40 + i * 170, y + 14, second ?? '')
      .at(40 + i * 170, y + 34, figure ?? '');
  paper.down(70).row('Date', 'Transaction details', 'Amount').row('21 Jul 2022', 'Fresh Foods', '64.50 D');
  const { openingBalance, accountNumber } = await statementOn(paper);
  expect([openingBalance, accountNumber]).toEqual([-128099, 'XXXX XXXX XXXX XX03']);
});
