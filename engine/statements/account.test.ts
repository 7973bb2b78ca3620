import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

it("the number beside an account's IBAN is its number", async () => {
  const paper = new Paper().text('IBAN: TR33 0006 1005 1978 6457 8413 26').text('Hesap No: 1182-6620047').down(10);
  paper.row('Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye').row('02.06.2025', 'Market', '4,50', '', '995,50');
  const { accountNumber, iban } = await statementOn(paper);
  expect([accountNumber, iban]).toEqual(['1182-6620047', 'TR330006100519786457841326']);
});

it('an account whose card is named by its last figures has its own number, if that is printed below', async () => {
  const paper = new Paper()
    .text('Current account')
    .text('Card ending in 1182')
    .text('Account number 4000118822004')
    .down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
  expect((await statementOn(paper)).accountNumber).toBe('4000118822004');
});

it('the number of a part of an account is more of its number than the one in the head', async () => {
  const paper = new Paper()
    .text('Account number: 3911-467724')
    .down(10)
    .text('Loan part 01 account 3911-467724/01')
    .down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
  expect((await statementOn(paper)).accountNumber).toBe('3911-467724/01');
});

it('the labelled number comes before what looks like an IBAN, whatever that is called', async () => {
  const paper = new Paper().text('International Bank Account Number').text('GB33ESKB40535041597035').down(10);
  paper.text('Account Number: 41597035').down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance').row('02 Jun 2025', 'Bakery', '4.50', '', '995.50');
  expect((await statementOn(paper)).accountNumber).toBe('41597035');
});
