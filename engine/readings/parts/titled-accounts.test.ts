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

it('Of the numbers that a list of accounts has beside money, an account has that beside its closing balance', async () => {
  const ends = (lines: Paper, closing: string, ...titles: readonly string[]) =>
    titles
      .reduce((all, title) => all.text(title), lines.down(20))
      .row('Date', 'Description', '', 'Amount')
      .row('01 Jun 2025', 'Opening balance', '', '100.00')
      .row('02 Jun 2025', 'Bakery', '', `-${(100 - Number(closing)).toFixed(2)}`)
      .row('30 Jun 2025', 'Closing balance', '', closing);
  const head = () =>
    list(paper(), ['Account', 'Name', 'Branch', 'Balance'], ['11111111', 'Everyday Nest', '062-000', '95.50']);
  const read = (one: readonly string[], other: readonly string[]) =>
    numbersOn(ends(ends(head().row('22222222', 'Bonus Frob', '062-000', '80.00'), '80.00', ...one), '95.50', ...other));
  expect(await read(['Bonus Frob'], ['Everyday Nest'])).toEqual(['22222222', '11111111']);
  const linked = ['Interest is paid to Everyday Nest', 'Sweeps to Bonus Frob'] as const;
  expect(await read([linked[0]], [linked[1]])).toEqual(['22222222', '11111111']);
  const own = await read(['Account number 33333333'], ['Account number 44444444']);
  expect(own).toEqual(['33333333', '44444444']);
});
