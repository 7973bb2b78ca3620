import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const card = (label: string) => {
  const paper = new Paper([40, 100, 160, -520]).bold('Cartão Ouro').text('Cartão n.º 5412 XXXX XXXX 8190');
  paper.text('Moeda: EUR').down(10);
  // the address is beside the label and its day, on lines of its own
  paper
    .at(360, paper.y, label)
    .at(40, paper.y + 4, 'ANA M SOARES')
    .at(360, paper.y + 10, '12/06/2025');
  paper.at(40, paper.y + 16, 'RUA DAS FLORES 18').down(50);
  paper.row('Data', 'Data valor', 'Descrição', 'Valor').row('', '', 'Saldo anterior', '100,00');
  return paper.rows([
    ['20/05', '19/05', 'PADARIA', '4,50'],
    ['02/06', '01/06', 'MERCADO', '20,00'],
    ['', '', 'Saldo final', '124,50'],
  ]);
};

it('a label is over its day, though a line of the address beside them is between', async () => {
  const { transactions, periodEnd } = await statementOn(card('Closing date'));
  expect([transactions[0]?.date, periodEnd]).toEqual(['2025-05-20', '2025-06-12']);
});

it('any other label leaves the day as it was', async () => {
  expect((await statementOn(card('Phone 24 h'))).periodEnd).toBeNull();
});
