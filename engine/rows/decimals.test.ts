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
