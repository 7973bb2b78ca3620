import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const GRID = [40, 200, -400, -460, -550];

/** Two accounts below a list of both, with the given balance of the second in it. */
function accounts(listed: string): Paper {
  const paper = new Paper(GRID).text('Portfolio Summary').text('Statement date 30 Jun 2025');
  paper.row('Frob Current', 'EUR', '', '', '95.50').row('Nest Savings', 'EUR', '', '', listed).down(20);
  for (const [title, number, opening, amount, balance] of [
    ['Frob Current', '735-572716-001', '100.00', '-4.50', '95.50'],
    ['Nest Savings', '735-572716-833', '200.00', '50.00', '250.00'],
  ] as const) {
    if (title === 'Nest Savings') paper.page();
    paper.row(title, `Account number ${number}`).down(6).row('Date', 'Details', '', 'Amount', 'Balance');
    paper.row('01 Jun 2025', 'B/F BALANCE', '', '', opening);
    paper.row('02 Jun 2025', 'Payment', '', amount, balance);
  }
  return paper;
}

it.each([
  ['that the rows come to closes it', '250.00', [9550, 25_000]],
  ['that they do not come to closes nothing', '251.00', [9550, null]],
])('the balance beside an account’s title in a list of accounts %s', async (_name, listed, closing) => {
  const { statements } = await extractionOf(accounts(listed));
  expect(statements.map(({ closingBalance }) => closingBalance)).toEqual(closing);
});

/** A list of two accounts with their total, and their bookings below, each under its title with the number. */
function listed(total: string): Paper {
  const paper = new Paper(GRID).text('Account Summary   Currency EUR').text('Period 01 June 2025 to 30 June 2025');
  paper.row('Deposits', 'Account No.', '', '', 'Balance');
  paper.row('Frob Account', '735-572716-001', '', '', '95.50').row('Nest Account', '735-572716-833', '', '', '250.00');
  paper.row('Total deposits', '', '', '', total).down(20);
  for (const [title, number, rows] of [
    [
      'Frob Account',
      '735-572716-001',
      [
        ['100.00', '', ''],
        ['4.50', '', '95.50'],
      ],
    ],
    [
      'Nest Account',
      '735-572716-833',
      [
        ['200.00', '', ''],
        ['', '50.00', '250.00'],
      ],
    ],
  ] as const) {
    const [[opening], [paid, received, balance]] = rows;
    paper
      .down(10)
      .row(title, `Account No. ${number}`)
      .down(6)
      .row('Date', 'Details', 'Withdrawal', 'Deposit', 'Balance');
    paper.row('', 'Opening balance', '', '', opening);
    paper.row('02 Jun 2025', 'Payment', paid, received, balance);
    paper.row('', 'Closing balance', '', '', balance);
  }
  return paper;
}

it('a list of the accounts names none of a statement, and its total is no money in', async () => {
  const read = async (total: string) => {
    const { statements } = await extractionOf(listed(total));
    return statements.map((s) => [s.accountNumber, s.closingBalance, s.reconciliation.status]);
  };
  expect(await read('345.50')).toEqual([
    ['735-572716-001', 9550, 'verified'],
    ['735-572716-833', 25_000, 'verified'],
  ]);
  expect((await read('346.50'))[0]).toEqual(['735-572716-001', 9550, 'mismatch']);
});

it('in a list of currencies a balance behind its code closes its part, whatever it is worth in other money', async () => {
  const paper = new Paper([40, 80, 150, -400, -470, -550]).text('Statement of account').text('Currency HKD');
  paper.row('', '', '', '', '', 'HKD equivalent');
  paper.row('Savings', '', '', 'USD', '105.00', '821.10').row('', '', '', 'GBP', '150.00', '1,485.00').down(20);
  paper.row('Savings', '', '', '', '', 'Account number 735-572716-833').down(6);
  paper.row('CCY', 'Date', 'Details', 'Deposit', 'Withdrawal', 'Balance');
  paper.row('USD', '31 Jul 2025', 'B/F BALANCE', '', '', '100.00');
  paper.row('', '03 Aug 2025', 'Inward payment', '5.00', '', '105.00');
  paper.row('GBP', '31 Jul 2025', 'B/F BALANCE', '', '', '200.00');
  paper.row('', '18 Aug 2025', 'Transfer', '', '50.00', '150.00');
  const { statements } = await extractionOf(paper);
  expect(statements.map(({ currency, closingBalance }) => [currency, closingBalance])).toEqual([
    ['USD', 10_500],
    ['GBP', 15_000],
  ]);
});
