import { expect, it } from 'vitest';
import { Paper, tablesOn } from '../testing/paper.ts';

it.each(['1.158.692', '1.158.692J'])('A header does not go on with a row of whole amounts: %s', async (balance) => {
  const paper = new Paper()
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .row('', 'Balance', '', '', balance)
    .row('02 Jun 2025', 'Bakery', '4.500', '', '1.154.192')
    .row('03 Jun 2025', 'Salary', '', '20.000', '1.174.192');
  const { tables } = await tablesOn(paper);
  expect(tables[0]!.segments[0]!.header.map((tl) => tl.line.text)).toEqual(['Date Description Debit Credit Balance']);
});
