import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** The status of a paper that prints each day and its balance once. */
const statusOf = async (rows: readonly (readonly [day: string, balance: string])[]) => {
  const paper = new Paper([40, 110, -370, -460]).text('Current account   Currency EUR').text('Opening balance 100.00');
  paper
    .text(`Closing balance ${100 - rows.length}.00`)
    .down(10)
    .row('Date', 'Description', 'Amount', 'Balance');
  for (const [day, balance] of rows) paper.row(day, 'Harbour Bakery', '-1.00', balance);
  return (await statementOn(paper)).reconciliation.status;
};
const DAYS = [
  ['13/06/2025', ''],
  ['', '98.00'],
  ['15/06/2025', '97.00'],
  ['16/06/2025', ''],
  ['', '95.00'],
  ['19/06/2025', ''],
  ['', ''],
  ['', '92.00'],
] as const;

it('a row after the balance that ends a day has another day, which was not found', async () => {
  expect(await statusOf([...DAYS, ['22/06/2025', ''], ['', '90.00']])).toBe('verified');
  expect(await statusOf([...DAYS, ['', ''], ['', '90.00']])).toBe('unverifiable');
});

it('balances that are beside any rows do not end a day', async () => {
  const others = [
    ['22/06/2025', '91.00'],
    ['', '90.00'],
    ['25/06/2025', '89.00'],
    ['', '88.00'],
  ] as const;
  expect(await statusOf([...DAYS, ...others])).toBe('verified');
});
