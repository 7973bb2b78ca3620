import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

const card = (paper: Paper, name: string, opening: string, ...rows: readonly (readonly string[])[]) =>
  paper.down(20).text(name).row('Date', 'Description', 'Amount (SGD)').row('', 'PREVIOUS BALANCE', opening).rows(rows);
const cards = (due: string) => {
  const paper = new Paper([40, 110, -460]).text('Credit Card Statement').text('Statement date 30 June 2025');
  paper.text(`Total Amount Due SGD ${due}`);
  const one = card(paper, 'GOLD CARD', '100.00', ['02 Jun 2025', 'Bakery', '20.00'], ['', 'TOTAL BALANCE', '120.00']);
  const payment = ['03 Jun 2025', 'Payment', '40.00 CR'];
  return card(one, 'BLUE CARD', '40.00', payment, ['04 Jun 2025', 'Kiosk', '7.00'], ['', 'TOTAL BALANCE', '7.00']);
};

it.each([
  ['to which the rows of several cards come together closes none of them', '127.00', [-12000, -700]],
  ['to which they do not come closes the first one, as printed', '128.00', [-12800, -700]],
])('A balance above all rows %s', async (_name, due, closing) => {
  const { statements } = await extractionOf(cards(due));
  expect(statements.map(({ closingBalance }) => closingBalance)).toEqual(closing);
  expect(statements[0].reconciliation.status).toBe(due === '127.00' ? 'verified' : 'mismatch');
});
