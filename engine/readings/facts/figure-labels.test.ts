import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

it('the number of a sentence in a list beside the name of a total is no count', async () => {
  const statusBeside = async (beside: string) => {
    const paper = new Paper().text('Account number 0011-223344').text('Currency EUR');
    paper.text('Period 01/06/2025 to 30/06/2025').text('Opening balance 1,000.00').text('Closing balance 2,995.50');
    paper.down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('02 Jun 2025', 'Bakery', '4.50', '', '995.50').row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
    paper.at(320, 600, 'Total deposits').at(40, 611, beside);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await statusBeside('2. Subtract any automatic payments and transfers')).toBe('verified');
  expect(await statusBeside('2')).toBe('mismatch');
});

it('a number of bookings in brackets behind the name of a total leaves each figure below its own label', async () => {
  const paper = new Paper().text('Conta n.º 0011-223344').text('Moeda: EUR').text('Período: 01/06/2025 a 30/06/2025');
  paper.down(10).row('Data', 'Descrição', 'Débito', 'Crédito', 'Saldo').row('', 'Saldo anterior', '', '', '1.000,00');
  paper.rows([
    ['02/06/2025', 'Padaria', '4,50', '', '995,50'],
    ['03/06/2025', 'Ordenado', '', '2.000,00', '2.995,50'],
  ]);
  const at = [40, 140, 260, 400];
  const cells = (texts: readonly string[], by: number, y: number) => {
    for (const [i, text] of texts.entries()) paper.at(at[i]! + by, y, text);
  };
  // the figures are on the right of their cells, and no label is over them
  cells(['Saldo anterior', 'Total débitos (1)', 'Total créditos (1)', 'Saldo final'], 0, 600);
  cells(['1.000,00', '4,50', '2.000,00', '2.995,50'], 80, 612);
  const { closingBalance, reconciliation } = await statementOn(paper);
  expect([closingBalance, reconciliation.status]).toEqual([299550, 'verified']);
});
