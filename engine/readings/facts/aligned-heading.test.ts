import { expect, it } from 'vitest';
import { Paper, statementOn, tablesOn } from '../../testing/paper.ts';
import { alignedHeading } from './fact-line.ts';

it('a heading is right above its value, if both begin or end alike', async () => {
  const paper = new Paper().at(40, 100, 'Currency').at(-300, 100, 'Kind').at(40, 112, 'USD').at(-300, 112, 'Savings');
  const { lines } = await tablesOn(paper.at(60, 124, 'USD'));
  expect([0, 1].map((at) => alignedHeading({ lines, at: 1 }, at))).toEqual(['Currency', 'Kind']);
  expect(alignedHeading({ lines, at: 2 }, 0)).toBe('');
  expect(alignedHeading({ lines, at: 0 }, 0)).toBe('');
});

it('names the currency and the kind of an account', async () => {
  const paper = new Paper().at(40, 90, 'Account type').at(160, 90, 'Currency').at(260, 90, 'Address');
  paper.at(40, 102, 'Savings').at(160, 102, 'SGD').at(260, 102, 'Blk 447 ANG MO KIO Ave 10').down(80);
  const { accountType, currency } = await statementOn(
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50'),
  );
  expect([accountType, currency]).toEqual(['savings', 'SGD']);
});

it('letters of a place in an address are no currency', async () => {
  const paper = new Paper().text('Blk 447 ANG MO KIO Avenue 10').down(20);
  const rows = paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  expect((await statementOn(rows.row('02 Jun 2025', 'Bakery', '4.50', '', '995.50'))).currency).toBeNull();
});
