import { expect, test } from 'vitest';
import { Paper, rowsOn } from '../testing/paper.ts';

test('a day named in a text below dated rows is no heading of those that follow', async () => {
  const paper = new Paper([40, 130, -420, -500]).row('Data tranzacției', 'Detalii', 'Ieșiri', 'Intrări').rows([
    ['18 dec 2019', 'Transfer', '', '35,00'],
    ['', 'Plată POS', '3,75'],
    ['', 'Data 15/12'],
    ['', 'Debitare directă', '30,43'],
    ['10 dec 2019', 'Rambursare', '', '8,00'],
  ]);
  const { rows } = await rowsOn(paper);
  expect(rows.map((row) => row.days[0]?.token.text ?? null)).not.toContain('15/12');
  expect(rows[1]!.texts.join(' ')).toContain('Data 15/12');
});

test('a day set a little lower than its row is no heading of the rows below', async () => {
  const paper = new Paper([40, 110, -460]).row('Date', 'Description', 'Amount').down(10);
  const days = ['02 Jun 2025', '03 Jun 2025', '04 Jun 2025', '05 Jun 2025'];
  for (const day of days) paper.at(40, paper.y + 3, day).row('', 'Bakery', '-4.50');
  const { rows } = await rowsOn(paper);
  expect(rows.map((row) => row.days[0]?.token.text ?? null)).toEqual(days);
});
