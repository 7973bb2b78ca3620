import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const list = (paper: Paper, title: string, rows: readonly (readonly string[])[], total: string) => {
  paper.down(14).bold(title).row('Data', 'Descrição', 'Débito', 'Crédito', 'Saldo');
  for (const row of rows) paper.row(...row);
  return paper.row('', 'Total', ...total.split(' '));
};
const cooperative = (numbers: readonly [string, string, string]) => {
  const paper = new Paper().text('COOPERATIVA DO VALE').text('Período: 01/06/2025 a 30/06/2025').text('Moeda: EUR');
  const opening = (balance: string) => ['', 'Saldo anterior', '', '', balance];
  list(paper, `Conta de capital N.º ${numbers[0]}`, [opening('2.800,00')], '0,00 0,00 2.800,00');
  const rent = ['12/06/2025', 'RENDA DA CASA', '450,00', '', '1.050,00'];
  list(paper, `Conta à ordem N.º ${numbers[1]}`, [opening('1.500,00'), rent], '450,00 0,00 1.050,00');
  const saved = ['13/06/2025', 'ENTREGA MENSAL', '', '50,00', '350,00'];
  return list(paper, `Conta poupança N.º ${numbers[2]}`, [opening('300,00'), saved], '0,00 50,00 350,00');
};

it('Whole numbers of one length that end alike are of several accounts, also of one without bookings.', async () => {
  const { statements } = await extractionOf(cooperative(['C10-40112-01', 'A20-40112-01', 'P30-40112-01']));
  expect(statements.map((s) => [s.accountNumber, s.closingBalance, s.transactions.length])).toEqual([
    ['C10-40112-01', 280000, 0],
    ['A20-40112-01', 105000, 1],
    ['P30-40112-01', 35000, 1],
  ]);
  expect(statements.every(({ reconciliation }) => reconciliation.status === 'verified')).toBe(true);
});
