import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';

/** The amounts of each line below the header, with what is behind their digits. */
async function amountsOf(kinds: readonly string[]) {
  const paper = new Paper([40, -150, 155, 190]).row('Date', 'Amount', 'Type', 'Description');
  for (const [i, kind] of kinds.entries()) paper.row(`0${i + 1}/06/2025`, '4.50', kind, 'Bakery');
  const { tables } = await tablesOn(paper);
  return tables[0].segments[0].body.map((tl) => tl.amounts.map(({ token }) => token.text).join());
}

it('A possible sign behind an amount is not a sign in a column of mostly other words.', async () => {
  expect(await amountsOf(['POS', 'DEB', 'CHQ', 'ATM', 'POS'])).toEqual(['4.50', '4.50', '4.50', '4.50', '4.50']);
});

it('It is a sign if no other words are there.', async () => {
  expect(await amountsOf(['CR', 'DR', 'CR', 'CR', 'DR'])).toEqual([
    '4.50 CR',
    '4.50 DR',
    '4.50 CR',
    '4.50 CR',
    '4.50 DR',
  ]);
});
