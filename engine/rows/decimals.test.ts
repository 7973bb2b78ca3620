import { expect, it } from 'vitest';
import { Paper, rowsOn } from '../testing/paper.ts';

it('The number of a line in the column of whole balances is no balance.', async () => {
  const paper = new Paper([40, 70, 150, -340, -460, 475]).row('', 'Date', 'Text', 'Out', 'Balance', '');
  for (const [no, out, balance] of [
    ['1', '*500', '*19,500'],
    ['2', '*700', '*18,800'],
    ['3', '*300', '*18,500'],
  ] as const)
    paper.row(no, `24-06-0${no}`, 'Shop', out, balance, no);
  const { rows } = await rowsOn(paper);
  const digits = rows.map(({ amounts }) => amounts.flatMap((amount) => amount?.token.digits ?? []));
  expect(digits).toEqual([
    ['500', '19,500'],
    ['700', '18,800'],
    ['300', '18,500'],
  ]);
});

it('A whole number that ends a text across the columns is no balance beside a day, as one by itself is.', async () => {
  const balances = async (...last: readonly string[]) => {
    const paper = new Paper([40, 130, 230, -460, -550]).row('Bokföringsdag', 'Datum', 'Text', 'Belopp', 'Saldo').rows([
      ['2023-02-27', '2023-02-27', 'Bageri', '−20,00', '58,50'],
      ['2023-02-28', '2023-02-28', 'Kiosk', '−50,00', '8,50'],
    ]);
    const { rows } = await rowsOn(paper.row(...last));
    return rows.map(({ amounts }) => amounts.at(-1)?.token.text ?? null);
  };
  const sentence = `Utskrivet 2023-03-02. ${'Insättningsgarantin gäller. '.repeat(4)}Kontot omfattas av den, högst 1`;
  expect(await balances('2023-02-28', '2023-02-28', 'Kafé', '−7,50', '1')).toEqual(['58,50', '8,50', '1']);
  expect(await balances(sentence)).toEqual(['58,50', '8,50']);
});
