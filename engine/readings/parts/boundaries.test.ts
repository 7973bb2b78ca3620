import { describe, expect, it } from 'vitest';
import type { Row } from '../../model/row.ts';
import type { TokenLine } from '../../model/table.ts';
import { extractionOf, Paper } from '../../testing/paper.ts';
import type { Facts } from '../facts/facts.ts';
import { Boundaries } from './boundaries.ts';

const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'] as const;
const lineAt = (index: number) => ({ line: { index } }) as TokenLine;
const rowAt = (index: number) => ({ lines: [{ source: lineAt(index) }], kind: null, days: [] }) as unknown as Row;

/** A document of accounts, by the line that names each, and of rows. */
function boundariesOf(accounts: Readonly<Record<number, string>>, rows: readonly number[]): Boundaries {
  const named = Object.entries(accounts).map(([index, text]) => ({ text, line: lineAt(Number(index)) }));
  const facts = { figures: [], accounts: named, periods: [], accountTypes: [], currencies: [] } as unknown as Facts;
  return new Boundaries(facts, rows.map(rowAt), 'DMY');
}

it('another account between two rows parts them, the same one does not', () => {
  const boundaries = boundariesOf({ 0: '60114482', 5: '60114482', 9: '70223355' }, [2, 7, 12]);
  expect([boundaries.above(1, Infinity), boundaries.above(2, Infinity)]).toEqual([null, 9]);
});

it('the rows of a second currency, which begin again further up, are parted there as those of the first', () => {
  const boundaries = boundariesOf({ 0: '60114482', 5: '70223355' }, [2, 8, 11, 3, 9]);
  expect([1, 2, 3, 4].map((at) => boundaries.above(at, Infinity))).toEqual([5, null, null, 5]);
});

it('Totals between the closing balance of one account and the number of the next are of the rows above.', async () => {
  const account = (paper: Paper, number: string, opening: string, ...rows: readonly (readonly string[])[]) =>
    paper
      .text(`Account number ${number}`)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('', 'Opening balance', '', '', opening)
      .rows(rows)
      .row('', `Balance at 30/06/2025`, '', '', rows.at(-1)?.at(-1) ?? opening);
  const read = async (totals: string) => {
    const booked = ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'];
    const head = new Paper().text('Period 01 June 2025 to 30 June 2025');
    const paper = account(head, '0011-223344', '1,000.00', booked).text(totals).down(10);
    const { statements } = await extractionOf(account(paper, '0011-998877', '70.00'));
    return statements.map((s) => [s.openingBalance, s.reconciliation.status]);
  };
  const both = [
    [100000, 'verified'],
    [7000, 'verified'],
  ];
  expect(await read('Total debits: 4.50   Total credits: 0.00')).toEqual(both);
  expect(await read('Debits: 1 items 4.50   Credits: 0 items 0.00')).toEqual(both);
});

it('an account in which nothing was booked has the closing balance below its opening one', async () => {
  const paper = new Paper().text('Period 01 June 2025 to 30 June 2025').text('Account number 0011-000001');
  paper
    .row(...HEAD)
    .row('01 Jun 2025', 'Balance forward', '', '', '32.00')
    .row('', 'No transactions this period');
  paper.row('', 'Totals', '0.00', '0.00').row('30 Jun 2025', 'Closing balance', '', '', '32.00').down(20);
  paper.text('Account number 0011-000012').row(...HEAD);
  paper.row('01 Jun 2025', 'Balance forward', '', '', '100.00').row('02 Jun 2025', 'Bakery', '4.50', '', '95.50');
  const { statements } = await extractionOf(paper.row('30 Jun 2025', 'Closing balance', '', '', '95.50'));
  expect(statements.map((s) => [s.openingBalance, s.closingBalance])).toEqual([
    [3200, 3200],
    [10000, 9550],
  ]);
  expect(statements[1].reconciliation.status).toBe('verified');
});

it('an account in which nothing was booked holds its balance if a title calls it an account', async () => {
  const paper = new Paper().text('Period 01 June 2025 to 30 June 2025');
  for (const [title, opening, ...rows] of [
    ['Membership Shares Account 116210-01 CAD', '32.00'],
    ['Business Chequing Account 116210-12 CAD', '100.00', ['02 Jun 2025', 'Bakery', '4.50', '', '95.50']],
    ['Business Line of Credit Account 116210-71 CAD', '-50.00', ['02 Jun 2025', 'Payment', '', '4.50', '-45.50']],
  ] as const) {
    paper
      .down(20)
      .text(title)
      .row(...HEAD);
    paper.row('01 Jun 2025', 'Balance forward', '', '', opening).rows(rows);
    if (rows.length === 0) paper.row('', 'No transactions this period');
    paper.row('30 Jun 2025', 'Closing balance', '', '', rows[0]?.[4] ?? opening);
  }
  const { statements } = await extractionOf(paper.text('Credit limit 25,000.00   Next payment due 20 Jul'));
  expect(statements.map((s) => [s.closingBalance, s.reconciliation.status])).toEqual([
    [3200, 'verified'],
    [9550, 'verified'],
    [-4550, 'verified'],
  ]);
});

it('a statement that begins overleaf of a closing balance has the kind of account that heads its page', async () => {
  const head = (paper: Paper) => paper.text('Compte à vue').text('IBAN BE78 9325 2816 0402');
  const list = (paper: Paper, opening: string, paid: string, closing: string) =>
    head(paper)
      .down(10)
      .row('', 'Solde précédent au 01-06-2025', '', '', opening)
      .row('02-06-2025', 'Boulangerie', '', '', `${paid} -`)
      .row('03-06-2025', 'Fleuriste', '', '', `${paid} -`)
      .row('', 'Nouveau solde au 30-06-2025', '', '', closing);
  const paper = list(new Paper(), '100,00', '10,00', '80,00').page();
  const { statements } = await extractionOf(head(list(paper, '80,00', '5,00', '70,00').page()));
  expect(statements.map((s) => [s.closingBalance, s.reconciliation.status])).toEqual([
    [8000, 'verified'],
    [7000, 'verified'],
  ]);
});

describe('the statement of a card overleaf of that of the account that pays it', () => {
  const card = (paper: Paper, title: string) =>
    paper
      .page()
      .text(title)
      .text('Tarjeta 4539 **** **** 6125')
      .down(10)
      .row('Fecha', 'Establecimiento', '', '', 'Importe')
      .row('04-06-2024', 'Mercado', '', '', '5,00')
      .row('08-06-2024', 'Farmacia', '', '', '7,00');
  const account = (...end: readonly string[]) =>
    new Paper()
      .text('Extracto de cuenta')
      .text('Cuenta 6214 8776 14 6734802188')
      .down(10)
      .row('Fecha', 'Concepto', '', 'Importe', 'Saldo')
      .row('01-06-2024', 'Saldo anterior', '', '', '100,00')
      .row('05-06-2024', 'Liquidación de tarjeta', '', '-10,00', '90,00')
      .row('06-06-2024', 'Recibo', '', '-20,00', '70,00')
      .row(...end);
  const parted = async (paper: Paper) => (await extractionOf(paper)).statements.map((s) => s.transactions.length);

  it('is another statement, though its number is hidden', async () => {
    const closed = account('', 'Saldo final', '', '', '70,00');
    expect(await parted(card(closed, 'Extracto de tarjeta'))).toEqual([2, 2]);
  });

  it('is none if the account is not closed above it, or no title names it', async () => {
    expect(await parted(card(account(), 'Extracto de tarjeta'))).toHaveLength(1);
    expect(await parted(card(account('', 'Saldo final', '', '', '70,00'), 'Detalle'))).toHaveLength(1);
  });
});
