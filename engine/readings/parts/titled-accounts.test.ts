import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const paper = () => new Paper([40, 110, 300, -460]);
const list = (lines: Paper, ...accounts: readonly (readonly string[])[]) =>
  accounts.reduce((all, cells) => all.row(...cells), lines.text('Your accounts at a glance')).down(20);
const account = (lines: Paper, title: string) =>
  lines
    .down(20)
    .text(title)
    .row('Date', 'Description', '', 'Amount')
    .row('01 Jun 2025', 'Opening balance', '', '100.00')
    .row('02 Jun 2025', 'Bakery', '', '-4.50')
    .row('30 Jun 2025', 'Closing balance', '', '95.50');
const numbersOn = async (lines: Paper) => (await extractionOf(lines)).statements.map((s) => s.accountNumber);

it('Titles with the names of accounts that are listed above are of their numbers', async () => {
  const two = list(paper(), ['', 'Everyday Nest', '9451663S1', '95.50'], ['', 'Bonus Frob', '9451663S8', '95.50']);
  expect(await numbersOn(account(account(two, 'S1 - Everyday Nest'), 'S8 - Bonus Frob'))).toEqual([
    '9451663S1',
    '9451663S8',
  ]);
});

it('Short codes are so if the titles have them as well', async () => {
  const two = () => list(paper(), ['001', 'Everyday Nest', '', '95.50'], ['075', 'Bonus Frob', '', '95.50']);
  expect(await numbersOn(account(account(two(), 'EVERYDAY NEST SUFFIX 001'), 'BONUS FROB SUFFIX 075'))).toEqual([
    '001',
    '075',
  ]);
  expect(await numbersOn(account(account(two(), 'EVERYDAY NEST'), 'BONUS FROB'))).toEqual([null, null]);
});

it('A word of figures before the names of several accounts is no code of one', async () => {
  const two = list(paper(), ['', '360 Everyday Nest', '', '95.50'], ['', '360 Bonus Frob', '', '95.50']);
  expect(await numbersOn(account(account(two, '360 Everyday Nest'), '360 Bonus Frob'))).toEqual([null, null]);
});
