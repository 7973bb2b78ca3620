import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'] as const;
const account = (paper: Paper, number: string, opening: string, closing: string) =>
  paper
    .text(`Account number ${number}`)
    .row(...HEAD)
    .row('01 Jun 2025', 'Balance brought forward', '', '', opening)
    .row('02 Jun 2025', 'Bakery', '4.50', '', closing)
    .row('30 Jun 2025', 'Balance carried forward', '', '', closing);
const read = async (...overview: readonly (readonly string[])[]) => {
  const paper = new Paper().text('Period 01 June 2025 to 30 June 2025').rows(overview).down(20);
  const one = account(paper, '42972902/861', '100.00', '95.50');
  const { statements } = await extractionOf(account(one.page(), '39383116/320', '200.00', '195.50'));
  return statements.map((s) => [s.accountNumber, s.openingBalance, s.closingBalance]);
};

it('A list of accounts with their balances names none of the rows below it, also if it labels one alone', async () => {
  const both = [
    ['42972902/861', 10000, 9550],
    ['39383116/320', 20000, 19550],
  ];
  expect(await read(['Bond', '42972902/861', '', '', '95.50'], ['Savings 39383116/320', '', '', '', '195.50'])).toEqual(
    both,
  );
  expect(
    await read(['Account 42972902/861', '', '', '', '95.50'], ['Account 39383116/320', '', '', '', '195.50']),
  ).toEqual(both);
});

it('A number below such a list, without money beside it, is not listed: overleaf it begins no statement', async () => {
  const head = ['Date', 'Libellé', 'Débit', 'Crédit'];
  const list = new Paper()
    .row('Compte chèque n° 69933718892', '', '', '95,50 €')
    .row('Livret A n° 60417220117', '', '', '4 210,36 €')
    .down(20)
    .text('COMPTE CHÈQUE n° 69933718892')
    .text('IBAN : FR76 1470 6001 2369 9337 1889 240')
    .text('BIC : CALPFRPP747')
    .row(...head)
    .row('', 'Ancien solde créditeur au 31.05.2025', '', '100,00')
    .row('02.06', 'Boulangerie', '2,50', '')
    .row('03.06', 'Fleuriste', '1,00', '')
    .page()
    .text('Compte chèque n° 69933718892')
    .row(...head)
    .row('04.06', 'Boulangerie', '1,00', '')
    .row('', 'Nouveau solde créditeur au 30.06.2025', '', '95,50');
  const { statements } = await extractionOf(list);
  expect(statements.map((s) => [s.accountNumber, s.transactions.length, s.closingBalance])).toEqual([
    ['69933718892', 3, 9550],
  ]);
});

it('A title with a number and its IBAN is not listed, though a dash is in it', async () => {
  const title = (paper: Paper, number: string, iban: string) =>
    paper
      .cells([`Account - QAR`, '', `Account No. ${number}`, '', `IBAN ${iban}`])
      .down(14)
      .row(...HEAD)
      .row('01 Jun 2025', 'Opening balance', '', '', '100.00')
      .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
      .row('30 Jun 2025', 'Closing balance', '', '', '95.50');
  const list = new Paper([40, 110, 250, -460, 500])
    .text('Period 01 June 2025 to 30 June 2025')
    .row('Account Type', '', 'Account No.', '', 'Balance')
    .row('Current', '', '0226-2269546-001', '', '95.50')
    .row('Savings', '', '0226-2269546-015', '', '95.50')
    .down(20);
  const one = title(list, '0226-2269546-001', 'QA42ZZWD000000002262269546001');
  const { statements } = await extractionOf(title(one.down(20), '0226-2269546-015', 'QA52ZZWD000000002262269546015'));
  expect(statements.map((s) => s.accountNumber)).toEqual(['0226-2269546-001', '0226-2269546-015']);
});
