import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

async function numberWith(...head: readonly string[]): Promise<string | null> {
  const paper = head.reduce((lines, text) => lines.text(text), new Paper([40, 110, -460, -550])).down(20);
  paper.row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Bakery', '-4.50', '995.50');
  return (await statementOn(paper)).accountNumber;
}

it('The code of a branch is part of the number if the paper has both in one', async () => {
  expect(await numberWith('Account number: 8013568', '9403-8013568 June 2025')).toBe('9403-8013568');
  expect(await numberWith('Account number: 8013568', '9403-8013569 June 2025')).toBe('8013568');
});
