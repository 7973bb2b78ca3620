import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

const HEADINGS = ['Date', 'Description', 'Debit', 'Credit', 'Balance'] as const;

it('a summary that each page prints elsewhere is no row, though it begins with a day', async () => {
  const summary = (sheet: string) =>
    ['30 Jun 2025', `15 ${sheet}`, '1,000.00', '2,000.00', '4.50', '2,995.50'] as const;
  const paper = new Paper([40, 110, -370, -460, -550]);
  paper.cells([]).at(40, 60, 'Account statement');
  const place = (y: number, sheet: string) => summary(sheet).forEach((text, i) => void paper.at(40 + i * 85, y, text));
  paper.down(80).row(...HEADINGS);
  place(80, '1');
  paper.row('01 Jun 2025', 'Opening balance', '', '', '1,000.00').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
  paper.page();
  paper.text('Continued from the sheet before');
  place(paper.y, '2');
  paper.down(20).row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50');
  paper.row('30 Jun 2025', 'Closing balance', '', '', '2,995.50');
  const { transactions } = await statementOn(paper);
  expect(transactions.map(({ amount }) => amount)).toEqual([-450, 200000]);
});
