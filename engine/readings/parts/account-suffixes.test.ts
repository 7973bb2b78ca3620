import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Amount'];
const account = (paper: Paper, title: string) =>
  paper
    .down(20)
    .text(title)
    .row(...HEAD)
    .row('01 Jun 2025', 'Opening balance', '100.00')
    .row('02 Jun 2025', 'Bakery', '-4.50')
    .row('30 Jun 2025', 'Closing balance', '95.50');
const numbersOn = async (paper: Paper) => (await extractionOf(paper)).statements.map((s) => s.accountNumber);
const paper = () => new Paper([40, 110, -460]);

it('Numbers that differ in their end alone are those of further accounts, whatever these are called', async () => {
  const three = account(account(account(paper(), 'Frobs 118822-01'), 'Chequing account 118822-10'), 'Nest 118822-21');
  expect(await numbersOn(three)).toEqual(['118822-01', '118822-10', '118822-21']);
});

it('A number in another place is not an account’s', async () => {
  const one = account(
    paper().text('Interest is paid to 118822-21').text('as agreed').text('with you'),
    'Chequing account 118822-10',
  );
  expect(await numbersOn(one)).toEqual(['118822-10']);
});

it('A telephone at the head of each page is not an account’s, though it has as many figures as a group of one', async () => {
  const two = paper().text('Tel (045) 000000').text('IBAN IE46 LEIN 9000 0086 043341');
  two
    .text('Overdraft limit')
    .text('Overdraft rate')
    .text('Branch')
    .down(20)
    .row(...HEAD);
  two.row('01 Jun 2025', 'Opening balance', '100.00').row('02 Jun 2025', 'Bakery', '-4.50');
  two
    .page()
    .text('Tel (045) 000000')
    .row(...HEAD)
    .row('03 Jun 2025', 'Kiosk', '-2.50');
  two.row('30 Jun 2025', 'Closing balance', '93.00');
  expect((await extractionOf(two)).statements.map(({ transactions }) => transactions.length)).toEqual([2]);
});

it('A number of the same form behind a label of accounts and before its money titles another account', async () => {
  const list = (paper: Paper, title: string, opening: string, closing: string) =>
    paper
      .down(20)
      .text(title)
      .row('Date', 'Opération', 'Débit EUROS', 'Crédit EUROS')
      .row('', 'SOLDE CREDITEUR AU 31/05/2022', '', opening)
      .row('02/06/2022', 'Boulangerie', '4,50', '')
      .row('', 'SOLDE CREDITEUR AU 30/06/2022', '', closing);
  const head = new Paper()
    .row('C/C COMPTE CONFORT PLUS N° 56370787101', '', '', '+ 95,50')
    .row('LIVRET AZUR N° 56370787203', '', '', '+ 195,50');
  const one = list(head, 'C/C COMPTE CONFORT PLUS N° 56370787101 en euros', '100,00', '95,50');
  const { statements } = await extractionOf(list(one, 'LIVRET AZUR N° 56370787203 en euros', '200,00', '195,50'));
  expect(statements.map((s) => [s.accountNumber, s.openingBalance, s.reconciliation.status])).toEqual([
    ['56370787101', 10_000, 'verified'],
    ['56370787203', 20_000, 'verified'],
  ]);
});

it('A word of a title that is elsewhere a label, as is "de", says nothing of the number at its end', async () => {
  const two = account(account(paper(), 'Compte-chèques 28-479-37'), 'Marge de crédit personnelle 10-519-48');
  expect(await numbersOn(two)).toEqual(['28-479-37', '10-519-48']);
});

it.each(['Document 87654321', 'Transactions to 20250630', 'Helpline 87654321'])(
  'A number of the same form behind other words is no account’s: %s',
  async (title) => {
    const two = paper().text('Current account').text('Account number 12345678').down(20);
    two
      .row(...HEAD)
      .row('01 Jun 2025', 'Balance brought forward', '100.00')
      .row('02 Jun 2025', 'Bakery', '-4.50');
    two.row('', 'Balance carried forward', '95.50').page().text(title).down(20);
    two
      .row(...HEAD)
      .row('', 'Balance brought forward', '95.50')
      .row('03 Jun 2025', 'Kiosk', '-2.50');
    expect(await numbersOn(two.row('30 Jun 2025', 'Closing balance', '93.00'))).toEqual(['12345678']);
  },
);
