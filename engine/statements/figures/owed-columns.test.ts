import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const PERIOD = 'Period 01 June 2025 to 30 June 2025';
const paper = (title: string, headings: readonly string[], isRunning: boolean) => {
  const drawn = new Paper([40, 110, -370, -460, -550]);
  for (const line of [title, 'Currency EUR', PERIOD, 'Previous balance 1,000.00', 'New balance 955.00'])
    drawn.text(line);
  return drawn
    .down(10)
    .row('Date', 'Description', ...headings, isRunning ? 'Balance' : '')
    .rows(
      [
        ['02 Jun 2025', 'Item one', '30.00', '', '1,030.00'],
        ['03 Jun 2025', 'Item two', '20.00', '', '1,050.00'],
        ['13 Jun 2025', 'Item three', '', '100.00', '950.00'],
        ['15 Jun 2025', 'Item four', '10.00', '', '960.00'],
        ['16 Jun 2025', 'Item five', '', '5.00', '955.00'],
      ].map((row) => (isRunning ? row : row.slice(0, 4))),
    );
};
const read = async (drawn: Paper) => {
  const { transactions, openingBalance, reconciliation } = await statementOn(drawn);
  return [transactions.map((t) => t.amount), openingBalance, reconciliation.status];
};
const OWED = [[-3000, -2000, 10000, -1000, 500], -100000, 'verified'];
const HELD = [[3000, 2000, -10000, 1000, -500], 100000, 'verified'];

describe('of two columns of which no heading is sure to mean money in', () => {
  it.each([
    ['Credit card statement', 'Cash advances', 'Payments'],
    ['Credit card statement', 'Purchases', 'Payments'],
    ['Credit card statement', 'Plus', 'Minus'],
    ['Carta di credito', 'Acquisti', 'Pagamenti'],
    ['Loan account', 'Drawdowns', 'Repayments'],
    ['Loan account', 'Charges', 'Payments'],
    ['Line of credit', 'Advances', 'Payments'],
    ['Mortgage', 'Interest and charges', 'Payments'],
    ['Prêt', 'Déblocage', 'Remboursement'],
  ])('on a paper named "%s", "%s" raises what is owed', async (title, out, back) => {
    expect(await read(paper(title, [out, back], true))).toEqual(OWED);
  });

  it('what is owed grows with the column of money out, if only the heading of one is known', async () => {
    expect(await read(paper('Credit card statement', ['Belastungen', 'Zahlungen'], true))).toEqual(OWED);
  });

  it('"Advances" beside "Payments" are money out if no row prints a balance', async () => {
    expect(await read(paper('Loan account', ['Advances', 'Payments'], false))).toEqual(OWED);
  });

  it('amounts that make the balance of a current account grow are money in', async () => {
    expect(await read(paper('Current account', ['Frob', 'Nix'], true))).toEqual(HELD);
  });

  it('nothing is proved if no word says that the balance is owed, or held', async () => {
    expect((await read(paper('Whatever', ['Frob', 'Nix'], true))).at(-1)).toBe('unverifiable');
  });
});

it('a title "Line of credit" heads no money in: one column’s signs may be the holder’s or the bank’s', async () => {
  const drawn = new Paper([40, 110, -460]);
  for (const line of ['Line of credit', 'Currency EUR', PERIOD, 'Previous balance 1,000.00', 'New balance 930.00'])
    drawn.text(line);
  drawn
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Advance', '30.00')
    .row('03 Jun 2025', 'Payment', '-100.00');
  expect((await read(drawn)).at(-1)).toBe('unverifiable');
});

it('Bookings’ words about what makes a balance grow do not show that a loan’s paper prints what is owed.', async () => {
  const drawn = new Paper([40, 110, -370, -460, -550]);
  for (const line of ['Home loan', 'Currency EUR', PERIOD, 'Previous balance 100.00', 'New balance 125.00'])
    drawn.text(line);
  drawn.down(10).row('Date', 'Description', 'Payments', 'Brundles', 'Balance');
  drawn.row('02 Jun 2025', 'Payment received', '30.00', '', '130.00');
  drawn.row('03 Jun 2025', 'Insurance', '', '5.00', '125.00');
  expect((await read(drawn)).at(-1)).toBe('unverifiable');
});

it('Escrow is money held, even on a loan’s paper.', async () => {
  const drawn = new Paper([40, 110, -370, -460, -550]);
  for (const line of ['Home loan', 'Escrow account statement', 'Currency EUR', PERIOD]) drawn.text(line);
  drawn.text('Previous balance 100.00').text('New balance 125.00');
  drawn.down(10).row('Date', 'Description', 'Payments', 'Disbursements', 'Balance');
  drawn.row('02 Jun 2025', 'Item one', '30.00', '', '130.00').row('03 Jun 2025', 'Item two', '', '5.00', '125.00');
  expect(await read(drawn)).toEqual([[3000, -500], 10000, 'verified']);
});
