import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

type Row = readonly string[];

const codeOf = async (headings: Row, rows: readonly Row[], grid = [40, 110, -370, -460, -550]) => {
  const paper = new Paper(grid).text('Current account').text('Currency EUR');
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 30.00');
  const { status, reason } = (
    await statementOn(
      paper
        .down(10)
        .row(...headings)
        .rows(rows),
    )
  ).reconciliation;
  return status === 'verified' ? status : reason.split(':')[0];
};

const TEXTS: Row = ['Date', 'Description', 'Amount'];

it.each([
  ['verified', 'Bakery', 'Cinema'],
  ['verified', 'Bakery charged 12.00', 'Cinema'],
  ['verified', 'Bakery charged 12.00', 'Cinema charged 17.00'],
  ['AMBIGUOUS', 'Bakery charged 12.00', 'Cinema charged 18.00'],
  ['AMBIGUOUS', 'Bakery rättat till -12.00', 'Cinema rättat till -18.00'],
  ['verified', 'Bakery USD 12.00', 'Cinema USD 18.00'],
])('amounts in the texts of two rows with the same sum as theirs are %s: %s', async (code, first, second) => {
  const rows = [
    ['02 Jun 2025', first, '-10.00'],
    ['03 Jun 2025', second, '-20.00'],
    ['05 Jun 2025', 'Market', '-40.00'],
  ];
  expect(await codeOf(TEXTS, rows, [40, 110, -550])).toBe(code);
  const below = rows.flatMap(([day, text, amount]) => [
    [day, text.split(' ')[0], amount],
    ['', text.split(' ').slice(1).join(' '), ''],
  ]);
  expect(await codeOf(TEXTS, below, [40, 110, -550])).toBe(code);
});

it.each([
  ['verified', ['', '', '40.00']],
  ['AMBIGUOUS', ['-12.00', '-18.00', '']],
  ['AMBIGUOUS', ['-11.00', '-22.00', '-37.00']],
])('a second column of amounts is %s with %j', async (code, second) => {
  const rows = [
    ['02 Jun 2025', 'Bakery', '-10.00', second[0]],
    ['03 Jun 2025', 'Cinema', '-20.00', second[1]],
    ['05 Jun 2025', 'Market', '-40.00', second[2]],
  ];
  expect(await codeOf(['Date', 'Description', 'Amount', 'Adjusted'], rows, [40, 110, -400, -500])).toBe(code);
});

it('balances from row to row prove the amounts, if others are beside them', async () => {
  const rows = [
    ['02 Jun 2025', 'Bakery charged 12.00', '-10.00', '90.00'],
    ['03 Jun 2025', 'Cinema charged 18.00', '-20.00', '70.00'],
    ['05 Jun 2025', 'Market', '-40.00', '30.00'],
  ];
  const headings = ['Date', 'Description', 'Amount', 'Balance'];
  expect(await codeOf(headings, rows, [40, 110, -400, -500])).toBe('verified');
  const daily = rows.map((row, i) => (i === 0 ? [...row.slice(0, 3), ''] : row));
  expect(await codeOf(headings, daily, [40, 110, -400, -500])).toBe('AMBIGUOUS');
});

it('a booking and its return may name the same amount', async () => {
  const rows = [
    ['02 Jun 2025', 'Hotel deposit 15.00', '-30.00'],
    ['03 Jun 2025', 'Hotel deposit 15.00', '30.00'],
    ['05 Jun 2025', 'Market', '-70.00'],
  ];
  expect(await codeOf(TEXTS, rows, [40, 110, -550])).toBe('verified');
});
