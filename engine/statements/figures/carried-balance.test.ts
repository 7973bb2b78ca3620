import { describe, expect, it } from 'vitest';
import { lineKind } from '../../lexicon/lines/kind-of-line.ts';
import { Paper, statementOn } from '../../testing/paper.ts';

const HEAD = ['Date', 'Description', 'Amount', 'Balance'];

interface Given {
  /** what is below the rows, and its column: of balances, or of amounts */
  readonly below: string;
  readonly amount?: boolean;
  readonly number?: string;
  /** what is printed above the rows */
  readonly above?: string;
  /** the rows have no balances */
  readonly plain?: boolean;
}

const verdictOn = async ({ below, number, above, amount, plain }: Given) => {
  const paper = new Paper([40, 110, -460, -550]);
  if (number) paper.at(480, 20, number);
  paper.text('Current account').text('Currency EUR').text('Period 01 June 2025 to 30 June 2025');
  if (above) paper.text(above);
  paper.down(10).row(...HEAD);
  paper.row('01 Jun 2025', 'Opening balance', '', '100.00');
  paper.row('02 Jun 2025', 'Bakery', '-10.00', plain ? '' : '90.00');
  paper.row('30 Jun 2025', 'Salary', '50.00', plain ? '' : '140.00');
  if (amount) paper.row('', below, '140.00', '');
  else paper.row('', below, '', '140.00');
  return (await statementOn(paper)).reconciliation;
};
const NO_END = 'SUMS_CLOSE: No closing balance, total or count is printed that would show that no row is missing.';

describe('the balance that a page carries over does not close a statement', () => {
  it.each([
    'Carried forward',
    'Balance carried forward',
    'Balance to next page',
    'Zwischensaldo',
    'Übertrag auf Blatt 2',
    'Solde à reporter',
    'Solde intermédiaire',
    'Suma y sigue',
    'A transportar',
    'Saldo parziale',
    'Do przeniesienia',
  ])('%s', async (below) => {
    for (const plain of [false, true]) expect((await verdictOn({ below, plain })).reason).toBe(NO_END);
    expect((await verdictOn({ below, number: 'Page 1' })).reason).toBe(NO_END);
  });

  it('nor does the sum of its bookings', async () => {
    for (const below of ['Subtotal', 'Page total', 'Total this page', 'Seitensumme', 'Total de la page'])
      for (const amount of [false, true])
        expect((await verdictOn({ below, amount, plain: true })).status, below).not.toBe('verified');
  });
});

it('it does if the pages show that this is the last, or if the same is printed as the closing balance', async () => {
  const below = 'Balance carried forward';
  expect((await verdictOn({ below })).status).toBe('unverifiable');
  expect((await verdictOn({ below, number: 'Page 1 of 1' })).status).toBe('verified');
  expect((await verdictOn({ below, above: 'Closing balance 140.00' })).status).toBe('verified');
  expect((await verdictOn({ below, number: 'Page 1 of 2' })).reason).toBe('PAGES_COMPLETE: Page 2 of 2 is missing.');
});

it('a subtotal in the column of balances is carried over, too', async () => {
  const below = 'SUBTOTAL:';
  expect((await verdictOn({ below, number: 'Page 1 of 1' })).status).toBe('verified');
  expect((await verdictOn({ below, number: 'Page 1 of 2' })).reason).toBe('PAGES_COMPLETE: Page 2 of 2 is missing.');
  expect((await verdictOn({ below, number: 'Page 1 of 1', amount: true })).status).toBe('unverifiable');
});

it.each([
  'Zwischensaldo',
  'solde intermédiaire',
  'saldo intermedio',
  'saldo parcial',
  'tussensaldo',
  'saldo pośrednie',
  'промежуточный остаток',
  'ενδιάμεσο υπόλοιπο',
  'ara bakiye',
  'saldo sementara',
  'số dư cuối trang',
  'ยอดคงเหลือหน้านี้',
  'ページ残高',
  '本頁結餘',
  '페이지잔액',
  'رصيد الصفحة',
  'יתרת ביניים',
])('recognizes the balance at the end of a page: %s', (text) => {
  expect(lineKind(text)).toMatchObject({ kind: 'carried_forward', exact: true });
});

it.each([
  'total this page',
  'total de la page',
  'total da página',
  'totale pagina',
  'suma strony',
  'oldalösszesen',
  'итого по странице',
  'sivun summa',
  '本页小计',
  'ページ合計',
  'إجمالي الصفحة',
])('recognizes the total of a page: %s', (text) => {
  expect(lineKind(text)).toMatchObject({ kind: 'subtotal', exact: true });
});
