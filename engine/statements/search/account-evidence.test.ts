/** What makes a table of dates, words and amounts a statement: evidence of an account. */
import { expect, test } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const GRID = [40, 130, -460, -550];
const HEADINGS = ['Date', 'Description', 'Amount'] as const;
const GIFTS = [
  ['02 Jun 2025', 'A Okafor', '40.00'],
  ['03 Jun 2025', 'M Lindqvist', '25.00'],
  ['05 Jun 2025', 'T Marchand', '100.00'],
] as const;

const transactions = async (paper: Paper): Promise<number> => {
  const { statements } = await extractionOf(paper);
  return statements.reduce((sum, statement) => sum + statement.transactions.length, 0);
};
const listed = (
  head: readonly string[],
  rows: readonly (readonly string[])[] = GIFTS,
  headings = HEADINGS as readonly string[],
) =>
  transactions(
    head
      .reduce((paper, text) => paper.text(text), new Paper(GRID))
      .down(10)
      .row(...headings)
      .rows(rows),
  );

test('dates, words and amounts alone are not a statement, and the skipped rows are reported', async () => {
  const { statements, diagnostics } = await extractionOf(new Paper(GRID).row(...HEADINGS).rows(GIFTS));
  expect([statements.length, diagnostics.rowsOfNoAccount]).toEqual([0, 3]);
});

test.each([
  'Period 1 June 2025 to 30 June 2025',
  'IBAN DE89 3704 0044 0532 0130 00',
  'Account number 0011-223344',
  'Savings account',
  'Opening balance 100.00',
])('"%s" alone may be on any paper', async (head) => {
  expect(await listed([head])).toBe(0);
});

test.each([
  ['Period 1 June 2025 to 30 June 2025', 'Account number 0011-223344'],
  ['IBAN DE89 3704 0044 0532 0130 00', 'Savings account'],
  ['Opening balance 100.00', 'Closing balance 265.00'],
  ['Account statement'],
])('"%s" above them makes them one', async (...head) => {
  expect(await listed(head)).toBe(3);
});

test('balances that follow from row to row are enough, balances of other people on each row are not', async () => {
  const withBalances = (...balances: readonly string[]) =>
    listed(
      [],
      GIFTS.map((cells, i) => [...cells, balances[i]!]),
      [...HEADINGS, 'Balance'],
    );
  expect(await withBalances('140.00', '165.00', '265.00')).toBe(3);
  expect(await withBalances('70.00', '12.00', '900.00')).toBe(0);
});

test('an export without a head is a statement if it has two sides, or signed bookings', async () => {
  const sides = ['Date', 'Description', 'Money out', 'Money in'];
  expect(
    await listed(
      [],
      [
        ['02 Jun 2025', 'Bakery', '4.50', ''],
        ['03 Jun 2025', 'Acme', '', '25.00'],
      ],
      sides,
    ),
  ).toBe(2);
  const signed = [
    ['02 Jun 2025', 'Card payment Bakery', '-4.50'],
    ['03 Jun 2025', 'Salary Acme', '2,000.00'],
    ['04 Jun 2025', 'Direct debit Power Co', '-60.00'],
  ];
  expect(await listed([], signed)).toBe(3);
  expect(
    await listed(
      [],
      signed.map(([day, , amount]) => [day!, 'Lot 14', amount!]),
    ),
  ).toBe(0);
});
