import { describe, expect, it } from 'vitest';
import type { Row } from '../../model/row.ts';
import { Paper, statementOn } from '../../testing/paper.ts';
import { booksBeforeFees } from './net-amounts.ts';

const GRID = [40, 110, -310, -390, -470, -550];
const head = (opening: string, closing: string) =>
  new Paper(GRID)
    .text('Current account')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text(`Opening balance ${opening}`)
    .text(`Closing balance ${closing}`)
    .down(10);
const read = async (paper: Paper) => {
  const { transactions, reconciliation } = await statementOn(paper);
  return [transactions.map(({ amount }) => amount), reconciliation.status];
};

/** Fees that cancel out: the sums close with the amounts before them as well. */
const rows = (
  totals: readonly [string, string, string],
  fees: readonly [string, string, string] = ['-1.50', '1.50', ''],
) => [
  ['02 Jun 2025', 'Alpha', '-20.00', fees[0], totals[0]],
  ['03 Jun 2025', 'Beta', '50.00', fees[1], totals[1]],
  ['05 Jun 2025', 'Gamma', '-10.00', fees[2], totals[2]],
];

describe('beside amounts and their fees', () => {
  it.each([
    ['Amount', 'Charge', 'Total'],
    ['Gross', 'Fee', 'Net'],
    ['Betrag', 'Gebühr', 'Gesamt'],
    ['Montant', 'Frais', 'Total TTC'],
    ['Amount', 'Fee', 'Amount'],
  ])('what both come to is booked: %s, %s, %s', async (...headings) => {
    const paper = head('100.00', '120.00').row('Date', 'Description', ...headings);
    expect(await read(paper.rows(rows(['-21.50', '51.50', '-10.00'])))).toEqual([[-2150, 5150, -1000], 'verified']);
  });

  it('amounts that are not a total on each row are not totals', async () => {
    const paper = head('100.00', '120.00').row('Date', 'Description', 'Amount', 'Charge', 'Points');
    expect(await read(paper.rows(rows(['-21.50', '51.50', '-11.00'])))).toEqual([[-2000, 5000, -1000], 'verified']);
  });

  it('what is still to be charged is no total, though it is the amount less the charge', async () => {
    const paper = head('100.00', '120.00').row('Fecha', 'Concepto', 'Valor original', 'Importe', 'Saldo por diferir');
    const charged = rows(['-15.00', '0.00', '-5.00'], ['-5.00', '50.00', '-5.00']);
    expect(await read(paper.rows(charged))).toEqual([[-500, 5000, -500], 'mismatch']);
    const other = head('100.00', '140.00').row('Fecha', 'Concepto', 'Valor original', 'Importe', 'Saldo por diferir');
    expect(await read(other.rows(charged))).toEqual([[-500, 5000, -500], 'verified']);
  });

  it('the balance shows what moves it if each has one', async () => {
    const paper = head('100.00', '120.00').row('Date', 'Description', 'Amount', 'Fee', 'Total', 'Balance');
    const balances = ['80.00', '130.00', '120.00'];
    const told = rows(['-21.50', '51.50', '-10.00']).map((row, i) => [...row, balances[i]!]);
    expect(await read(paper.rows(told))).toEqual([[-2000, 5000, -1000], 'verified']);
  });

  it('either may be booked if only the last has a balance', async () => {
    const paper = head('100.00', '120.00').row('Date', 'Description', 'Amount', 'Fee', 'Total', 'Balance');
    const told = rows(['-21.50', '51.50', '-10.00']).map((row, i) => [...row, i === 2 ? '120.00' : '']);
    expect((await read(paper.rows(told)))[1]).toBe('unverifiable');
  });
});

it.each([
  ['Frais', [-150, -2000, -1495]],
  ['Notes', [-2000]],
])('what is below "%s" alone on its rows is charged if that names fees', async (heading, booked) => {
  const paper = new Paper([40, 110, -310, -390, -470, -550]).text('Compte courant').text('Devise EUR');
  paper.text('Solde initial 100,00').text('Du 01/06/2025 au 30/06/2025').down(10);
  paper.row('Date', 'Description', heading, 'Retrait', 'Dépôt', 'Solde');
  paper.row('02/06/2025', 'Guichet', '1,50', '', '', '98,50').row('03/06/2025', 'Marché', '', '20,00', '', '78,50');
  paper.row('05/06/2025', 'Forfait', '14,95', '', '', '63,55');
  const { transactions } = await statementOn(paper);
  expect(transactions.map(({ amount }) => amount)).toEqual(booked);
});

it('rows below a title of what is not booked show nothing about the amounts', () => {
  const amount = (digits: string) => ({
    token: { digits, marker: null, sign: null, decimals: { '.': 2, ',': null }, nil: false, currency: null },
  });
  const row = (sign: 0 | null, original: string | null, own: string) => ({
    table: 0,
    kind: null,
    section: sign === null ? null : { title: 'Interest calculation', sign },
    amounts: [null, original === null ? null : amount(original), amount(own)],
    columns: [{ role: 'description' }, { role: null }, { role: 'amount' }],
  });
  const before = (sign: 0 | null) => {
    const rows = [row(null, null, '30.00'), row(sign, '3,048.81', '57.62'), row(sign, '0.00', '0.00')];
    return booksBeforeFees(rows as unknown as Row[], 0, ['description', 'original_amount', 'amount'], '.');
  };
  expect([before(null), before(0)]).toEqual([true, false]);
});
