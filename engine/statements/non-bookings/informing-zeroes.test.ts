import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const head = (opening: string, closing: string, ...figures: readonly string[]) => {
  const paper = new Paper().text('Current account statement').text('Currency EUR').text('Sort code 20-44-19');
  paper
    .text('Period 01 June 2025 to 30 June 2025')
    .text(`Opening balance ${opening}`)
    .text(`Closing balance ${closing}`);
  for (const figure of figures) paper.text(figure);
  return paper.down(10).row('Date', 'Description', 'Paid out', 'Paid in', 'Balance');
};
const rows = (paper: Paper) =>
  paper
    .row('02 Jun 2025', 'Shop', '4.00', '', '96.00')
    .row('03 Jun 2025', 'Monthly fee', '0.00', '', '96.00')
    .row('04 Jun 2025', 'Wages', '', '50.00', '146.00')
    .row('05 Jun 2025', 'Bakery', '6.00', '', '140.00');
const statusOf = async (paper: Paper) => (await statementOn(paper)).reconciliation.status;

describe('rows of 0.00', () => {
  it('with a day are proved with the others', async () => {
    const { transactions, reconciliation } = await statementOn(rows(head('100.00', '140.00')));
    expect(transactions.map(({ amount }) => amount)).toEqual([-400, 0, 5000, -600]);
    expect([reconciliation.status, reconciliation.reason]).toEqual(['verified', expect.anything()]);
  });

  it('may be printed without decimals', async () => {
    const paper = head('100.00', '96.00').row('02 Jun 2025', 'Shop', '4.00', '', '96.00');
    const { transactions, reconciliation } = await statementOn(paper.row('03 Jun 2025', 'Fee', '0', '', '96.00'));
    expect([transactions.map(({ amount }) => amount), reconciliation.status]).toEqual([[-400, 0], 'verified']);
  });

  it('are counted by the paper, or not; no other number agrees', async () => {
    const counted = (outs: number) => statusOf(rows(head('100.00', '140.00', `Number of debits ${outs}`)));
    expect([await counted(1), await counted(2), await counted(3), await counted(4)]).toEqual([
      'mismatch',
      'verified',
      'verified',
      'mismatch',
    ]);
  });

  it('that are struck through, or have the words of a balance, may not be bookings', async () => {
    const named = (text: string) =>
      statusOf(rows(head('100.00', '140.00')).row('06 Jun 2025', text, '0.00', '', '140.00'));
    expect([await named('Account fee'), await named('Balance of the fee account')]).toEqual([
      'verified',
      'unverifiable',
    ]);
    const struck = rows(head('100.00', '140.00')).row('06 Jun 2025', 'Account fee', '0.00', '', '140.00');
    expect(await statusOf(struck.stroke([105, struck.y - 10], [200, struck.y - 10]))).toBe('unverifiable');
  });

  it('without a day and the balance that others print may not be bookings', async () => {
    const paper = (balance: string) =>
      head('100.00', '140.00')
        .row('02 Jun 2025', 'Shop', '4.00', '', '96.00')
        .row('', 'Monthly fee', '0.00', '', balance)
        .row('', 'Wages', '', '50.00', '146.00')
        .row('05 Jun 2025', 'Bakery', '1.00', '', '145.00')
        .row('', 'Bakery', '5.00', '', '140.00');
    expect([await statusOf(paper('96.00')), await statusOf(paper(''))]).toEqual(['verified', 'unverifiable']);
  });

  it('first of all and without a balance may state the opening balance of 0.00', async () => {
    const paper = (balance: string) =>
      head('0.00', '44.00')
        .row('02 Jun 2025', 'Stand', '', '0.00', balance)
        .row('04 Jun 2025', 'Wages', '', '50.00', '50.00')
        .row('05 Jun 2025', 'Bakery', '6.00', '', '44.00');
    expect([await statusOf(paper('0.00')), await statusOf(paper(''))]).toEqual(['verified', 'unverifiable']);
  });
});

it('A number that may count rows of 0.00, or not, does not show the end of the list.', async () => {
  const paper = (fee: string) =>
    new Paper()
      .text('Current account statement')
      .text('Currency EUR')
      .text('Opening balance 100.00')
      .text('Number of transactions 4')
      .down(10)
      .row('Date', 'Description', 'Paid out', 'Paid in', 'Balance')
      .row('02 Jun 2025', 'Shop', '4.00', '', '96.00')
      .row('03 Jun 2025', 'Monthly fee', fee, '', fee === '0.00' ? '96.00' : '95.00')
      .row('04 Jun 2025', 'Wages', '', '50.00', fee === '0.00' ? '146.00' : '145.00')
      .row('05 Jun 2025', 'Bakery', '6.00', '', fee === '0.00' ? '140.00' : '139.00');
  expect([await statusOf(paper('1.00')), await statusOf(paper('0.00'))]).toEqual(['verified', 'unverifiable']);
});

it('Amounts without a sign also take it from the balances after a row of 0.00 without one.', async () => {
  const paper = new Paper([40, 110, -370, -460])
    .text('Current account')
    .text('Opening balance 100.00')
    .down(10)
    .row('Date', 'Description', 'Amount', 'Balance')
    .row('02 Jun 2025', 'Abc', '4.00', '96.00')
    .row('03 Jun 2025', 'Def', '0.00', '')
    .row('04 Jun 2025', 'Ghi', '50.00', '146.00')
    .row('05 Jun 2025', 'Jkl', '6.00', '140.00');
  const { transactions } = await statementOn(paper);
  expect(transactions.map(({ amount }) => amount)).toEqual([-400, 0, 5000, -600]);
});
