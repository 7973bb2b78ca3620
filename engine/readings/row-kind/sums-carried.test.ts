import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const head = (paper: Paper) =>
  paper
    .text('Relevé de compte du 01/06/2025 au 30/06/2025')
    .text('Compte 62251409416 XAF')
    .down(10)
    .row('Date', 'Libellé', 'Débit', 'Crédit', 'Solde');
const first = () =>
  head(new Paper())
    .row('01/06/2025', 'ANCIEN SOLDE', '', '', '478 513')
    .row('02/06/2025', 'BOULANGERIE', '27 500', '', '451 013')
    .row('03/06/2025', 'VERSEMENT', '', '315 000', '766 013');
const read = async (paper: Paper) => {
  const { statements } = await extractionOf(paper);
  return statements.map((s) => [s.transactions.length, s.closingBalance, s.reconciliation.status]);
};

it('the sums of both sides that a page carries to the next are no balance, and begin no statement', async () => {
  const second = (sum: string) =>
    head(first().row('', 'A REPORTER', sum, '315 000').page())
      .row('', 'REPORT', sum, '315 000')
      .row('04/06/2025', 'MARCHE', '4 003', '', '762 010')
      .row('30/06/2025', 'NOUVEAU SOLDE', '', '', '762 010');
  expect(await read(second('27 500'))).toEqual([[3, 762010, 'verified']]);
  expect((await read(second('28 500')))[0]?.[2]).not.toBe('verified');
});

it('the sums that a page carries prove no statement of which the next page is missing', async () => {
  expect((await read(first().row('', 'A REPORTER', '27 500', '315 000')))[0]?.[2]).not.toBe('verified');
});
