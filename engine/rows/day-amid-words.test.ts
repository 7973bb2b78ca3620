import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

it('a balance whose words and day reach over several columns is a balance', async () => {
  const paper = new Paper([40, 100, 160, -550]).text('Kontoauszug 1/2024').text('Auszug vom 01.01.2024 bis 31.01.2024');
  paper.down(10).row('Datum', 'Wert', 'Erläuterung', 'Betrag EUR');
  paper.text('Kontostand am 31.12.2023, Auszug Nr. 12').at(-550, paper.y - 14, '100,00+');
  paper.row('02.01.2024', '02.01.2024', 'Bäckerei', '4,50-').row('05.01.2024', '05.01.2024', 'Gehalt', '20,00+');
  paper.text('Kontostand am 31.01.2024').at(-550, paper.y - 14, '115,50+');
  const { openingBalance, closingBalance, transactions } = await statementOn(paper);
  expect([openingBalance, closingBalance, transactions.length]).toEqual([10000, 11550, 2]);
});
