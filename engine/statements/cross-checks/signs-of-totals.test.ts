import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const statusWith = async (totals: readonly [string, string, string], names = ['Daily total']) => {
  const paper = new Paper([40, 110, -460]).text('Current account').text('Account number 0011-223344');
  paper.text('Currency EUR').text('Opening balance 1,000.00').text('Closing balance 1,166.00').down(10);
  paper.row('Date', 'Description', 'Amount');
  for (const [i, [day, text, amount]] of [
    ['03', 'Bakery', '-4.50'],
    ['12', 'Salary', '200.50'],
    ['25', 'Market', '-30.00'],
  ].entries())
    paper.row(`${day} Feb 2024`, text!, amount!).row('', names[i] ?? names[0]!, totals[i]!);
  return (await statementOn(paper)).reconciliation.status;
};

it('totals of one name have the signs of their sums, or the opposite ones, or none', async () => {
  expect(await statusWith(['-4.50', '200.50', '-30.00'])).toBe('verified');
  expect(await statusWith(['4.50', '-200.50', '30.00'])).toBe('verified');
  expect(await statusWith(['4.50', '200.50', '30.00'])).toBe('verified');
  expect(await statusWith(['4.50', '200.50', '-30.00'])).toBe('unverifiable');
});

it('totals of different names may be printed in different ways', async () => {
  expect(
    await statusWith(
      ['4.50', '200.50', '-30.00'],
      ['Bakeries', 'Pay', 'Daily total'].map((name) => `Total ${name}`),
    ),
  ).toBe('verified');
});
