import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'] as const;
const account = (paper: Paper, number: string, opening: string, closing: string) =>
  paper
    .text(`Account number ${number}`)
    .row(...HEAD)
    .row('01 Jun 2025', 'Balance brought forward', '', '', opening)
    .row('02 Jun 2025', 'Bakery', '4.50', '', closing)
    .row('30 Jun 2025', 'Balance carried forward', '', '', closing);
const read = async (...overview: readonly (readonly string[])[]) => {
  const paper = new Paper().text('Period 01 June 2025 to 30 June 2025').rows(overview).down(20);
  const one = account(paper, '42972902/861', '100.00', '95.50');
  const { statements } = await extractionOf(account(one.page(), '39383116/320', '200.00', '195.50'));
  return statements.map((s) => [s.accountNumber, s.openingBalance, s.closingBalance]);
};

it('A list of accounts with their balances names none of the rows below it, also if it labels not all of them', async () => {
  const both = [
    ['42972902/861', 10000, 9550],
    ['39383116/320', 20000, 19550],
  ];
  expect(await read(['Bond', '42972902/861', '', '', '95.50'], ['Savings 39383116/320', '', '', '', '195.50'])).toEqual(
    both,
  );
  expect(
    await read(['Account 42972902/861', '', '', '', '95.50'], ['Account 39383116/320', '', '', '', '195.50']),
  ).toEqual(both);
});
