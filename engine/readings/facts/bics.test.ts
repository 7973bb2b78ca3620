import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const bicOf = async (text: string) => {
  const paper = new Paper().text(text).down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  return (await statementOn(paper.rows([['02 Jun 2025', 'Bakery', '4.50', '', '995.50']]))).bic;
};

it('a code is beside its label', async () => {
  expect(await bicOf('BIC: TESTDEFFXXX')).toBe('TESTDEFFXXX');
});

it('a code is beside an IBAN of its country', async () => {
  expect(await bicOf('DE89 3704 0044 0532 0130 00 TESTDEFF')).toBe('TESTDEFF');
});

it('a word of eight capitals is not a code of a bank', async () => {
  expect(await bicOf('PLATINUM CHECKING')).toBeNull();
});
