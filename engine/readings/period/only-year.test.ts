import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const ROWS = [
  ['2 Jun', 'Bakery', '30.00', '', '270.00'],
  ['10 Jun', 'Salary', '', '900.00', '1,170.00'],
];
const read = async (...notes: string[]) => {
  const paper = new Paper().text('Current account   Currency EUR').text('Opening balance 300.00');
  for (const note of notes) paper.text(note);
  const { transactions, warnings, reconciliation } = await statementOn(
    paper.down(20).row('Date', 'Description', 'Paid out', 'Paid in', 'Balance').rows(ROWS),
  );
  expect(warnings.map(({ code }) => code)).toContain('YEAR_ASSUMED');
  expect(reconciliation.status).not.toBe('verified');
  return transactions[0]?.date.slice(0, 4);
};

it('rows without a year are taken in the only year that the paper prints, which proves nothing', async () => {
  expect(await read('Total fees charged in 2011', 'Total interest charged in 2011')).toBe('2011');
});

it('one mention, two years, the year of a form and parts of numbers say nothing', async () => {
  const otherwise = await read();
  expect(otherwise).not.toBe('2011');
  expect(await read('Total fees charged in 2011')).toBe(otherwise);
  expect(await read('Fees in 2011', 'Interest in 2011', 'Fees in 2012')).toBe(otherwise);
  expect(await read('© 2011 A Bank', 'Rev 2011')).toBe(otherwise);
  expect(await read('Ref 2011/7, 2011-7', 'Rate 2011.55, 12011')).toBe(otherwise);
});
