import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

const listed = (...head: readonly string[]) => {
  const paper = new Paper([40, 110, -370, -460]).text('Account number 0011-223344').text('Currency EUR');
  for (const line of head) paper.text(line);
  return paper
    .text('Opening balance 1,000.00')
    .text('Closing balance 2,015.50')
    .down(10)
    .row('No.', 'Description', 'Debit', 'Credit')
    .row('1', 'Bakery', '4.50', '')
    .row('2', 'Salary', '', '2,000.00')
    .row('3', 'Rent', '980.00', '');
};

const datesOf = async (paper: Paper) => (await statementOn(paper)).transactions.map((t) => t.date);

it('Rows without days have the day of a paper that says that it is of one day.', async () => {
  expect(await datesOf(listed('Extract for 19 Jun 2025'))).toEqual(['2025-06-19', '2025-06-19', '2025-06-19']);
});

it('They have none if a day is only in the head of the paper.', async () => {
  await expect(datesOf(listed('Printed 19 Jun 2025'))).rejects.toThrow();
});

it('They have none if a period is there as well.', async () => {
  await expect(datesOf(listed('Extract for 19 Jun 2025', 'Period 01/06/2025 to 30/06/2025'))).rejects.toThrow();
});
