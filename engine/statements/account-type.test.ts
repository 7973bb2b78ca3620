import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

const GRID = [40, 110, -460];
const typeBelow = async (title: string) => {
  const paper = new Paper(GRID)
    .text(title)
    .down(20)
    .text('Period 1 June 2025 to 30 June 2025')
    .down(20)
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '-4.50')
    .row('03 Jun 2025', 'Market', '-15.50');
  return (await statementOn(paper)).accountType;
};

it('the kind of account comes from the name with its number, and not from the amounts of an offer', async () => {
  expect(await typeBelow('Savings account 0447-118220')).toBe('savings');
  expect(await typeBelow('Personal loan: 10,000.00 - 100,000.00 USD until 31 December')).toBeNull();
  expect(await typeBelow('Savings account at 3.50% up to 100,000.00')).toBeNull();
});
