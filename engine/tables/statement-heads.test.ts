import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';
import { statementHeadsIn } from './statement-heads.ts';

const headsOf = async (...texts: readonly string[]) => {
  const paper = new Paper();
  for (const [i, text] of texts.entries()) paper.at(40 + i * 200, 100, text);
  return statementHeadsIn((await tablesOn(paper)).lines, true);
};

it('a head may name the branch before the account', async () => {
  expect(await headsOf('Extract 6', 'Sort code 20-44-19 Account number 60114482')).toEqual([{ from: 0, to: 1 }]);
  expect(await headsOf('Extract 6', 'Paid to account number 60114482')).toEqual([]);
});
