import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

it.each([
  ['a booking of the paper', '1,001.07', ['verified', 'verified']],
  ['another amount', '1,001.17', ['verified', 'unverifiable']],
])('what is below the picture of a slip is %s', async (_name, amount, statuses) => {
  const paper = new Paper();
  const account = (number: string, opening: string, closing: string, rows: readonly (readonly string[])[]) => {
    paper.text(`Account number ${number}`).text('Currency USD').text('Statement period 06/01/2021 to 06/30/2021');
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('06/01/2021', 'Opening balance', '', '', opening).rows(rows);
    paper.row('06/30/2021', 'Closing balance', '', '', closing).down(20);
  };
  account('0011-2233', '500.00', '1,466.07', [
    ['06/24/2021', 'Counter deposit', '', '1,001.07', '1,501.07'],
    ['06/25/2021', 'Market', '35.00', '', '1,466.07'],
  ]);
  account('0011-2244', '70.00', '77.00', [
    ['06/24/2021', 'From checking', '', '9.00', '79.00'],
    ['06/26/2021', 'Fee', '2.00', '', '77.00'],
  ]);
  const { statements } = await extractionOf(paper.page().text(`Deposit 06/24/2021 $${amount}`, 120));
  expect(statements.map((s) => s.reconciliation.status)).toEqual(statuses);
});

it.each([
  ['12.00', 'verified'],
  ['13.00', 'mismatch'],
])('a side in parts with one sign, of which one is named as the side: withdrawals of %s', async (fees, status) => {
  const paper = new Paper().text('Current account 0011-2233').text('Currency USD');
  paper.text('Statement period 06/01/2021 to 06/30/2021');
  const sums = [
    ['Opening balance', '500.00'],
    ['- Card spend', '30.00'],
    ['- Road tolls', '5.00'],
    ['- Total withdrawals', fees],
    ['+ Received', '60.00'],
    ['Closing balance', '513.00'],
  ];
  for (const [name = '', sum = ''] of sums) paper.row('', name, '', sum);
  paper.row('Date', 'Description', 'Debit', 'Credit').row('06/02/2021', 'Counter', '', '60.00');
  paper
    .row('06/24/2021', 'Market', '30.00', '')
    .row('06/25/2021', 'Toll', '5.00', '')
    .row('06/25/2021', 'Forms', '12.00', '');
  const { statements } = await extractionOf(paper);
  expect(statements.map((s) => s.reconciliation.status)).toEqual([status]);
});
