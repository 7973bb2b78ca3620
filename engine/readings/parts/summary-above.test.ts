import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

/** A paper whose summary above the rows is a table with the opening and the closing balance. */
const read = async (opening: string, closing: string) => {
  const paper = new Paper([40, 110, -460, -550]).text('Account Number: 0039965278').text('USD');
  paper.text('June 1, 2025 through June 30, 2025').down(10);
  paper.at(40, paper.y, 'CHECKING SUMMARY', true).at(200, paper.y, 'Everyday Checking', true).down(14);
  paper.at(-400, paper.y, 'AMOUNT', true).down(14);
  const figures = [
    ['Beginning Balance', opening],
    ['Deposits and Additions', '200.00'],
    ['ATM & Debit Card Withdrawals', '-20.00'],
    ['Electronic Withdrawals', '-25.00'],
    ['Fees', '-5.00'],
    ['Ending Balance', closing],
  ] as const;
  for (const [label, amount] of figures) paper.at(40, paper.y, label).at(-400, paper.y, amount).down(14);
  paper.down(20);
  paper.bold('TRANSACTION DETAIL').row('DATE', 'DESCRIPTION', 'AMOUNT', 'BALANCE');
  paper.row('', 'Beginning Balance', '', '$100.00').row('06/02', 'Payroll Deposit', '200.00', '300.00');
  paper.row('06/05', 'Card Purchase Market', '-20.00', '280.00').row('06/05', 'Power Bill', '-25.00', '255.00');
  paper.row('06/30', 'Monthly Fee', '-5.00', '250.00').row('', 'Ending Balance', '', '$250.00');
  const { statements } = await extractionOf(paper);
  return statements.map(({ transactions, reconciliation }) => [transactions.length, reconciliation.status]);
};

it('a summary from the opening to the closing balance of the rows below it is no statement of its own', async () => {
  expect(await read('$100.00', '$250.00')).toEqual([[4, 'verified']]);
});

it('a summary with another balance proves nothing', async () => {
  const others = await read('$110.00', '$260.00');
  expect(others.every(([, status]) => status === 'verified')).toBe(false);
});

it('a summary may have days beside its balances', async () => {
  const paper = new Paper([40, 110, -300, -380, -460, -540]).text('Checking - XXXXXX6524').text('USD').down(10);
  paper.bold('Account Summary').row('Date', 'Description', 'Amount').row('06/01/2025', 'Beginning Balance', '$100.00');
  paper.row('', '1 Credit(s) This Period', '$200.00').row('', '1 Debit(s) This Period', '$50.00');
  paper.row('06/30/2025', 'Ending Balance', '$250.00').down(20).bold('Account Activity');
  paper.row('Post Date', 'Description', '', 'Debits', 'Credits', 'Balance');
  paper.row('06/01/2025', 'Beginning Balance', '', '', '', '$100.00');
  paper.row('06/02/2025', 'Payroll Deposit', '', '', '$200.00', '$300.00');
  paper.row('06/05/2025', 'Power Bill', '', '$50.00', '', '$250.00');
  const { statements } = await extractionOf(paper.row('06/30/2025', 'Ending Balance', '', '', '', '$250.00'));
  expect(statements.map((s) => [s.transactions.length, s.reconciliation.status])).toEqual([[2, 'verified']]);
});

it('an account in which nothing was booked is no summary of the next one', async () => {
  const paper = new Paper().text('Current account').text('Account number 0011-223344').text('Currency EUR').down(10);
  const account = (...rows: readonly (readonly string[])[]) => {
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('01 Jun 2025', 'Opening balance', '', '', '1,000.00').rows(rows);
    paper.row('30 Jun 2025', 'Closing balance', '', '', '1,000.00').down(20);
  };
  account();
  paper.bold('Holiday saver');
  account(['05 Jun 2025', 'Deposit', '', '100.00', '1,100.00'], ['09 Jun 2025', 'Hotel', '100.00', '', '1,000.00']);
  expect((await extractionOf(paper)).statements.map((s) => s.transactions.length)).toEqual([0, 2]);
});
