import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

/** Two accounts, the second below a label for its currency. */
function accounts(currency: string): Paper {
  const paper = new Paper([40, 110, -460, -550]);
  for (const [number, label] of [
    ['0011-223344', 'Currency: SGD'],
    ['0011-223355', `Currency: ${currency}`],
  ] as const) {
    paper.text(`Account number ${number}`).text(label).text('Period 1 June 2025 to 30 June 2025').down(10);
    paper.row('Date', 'Description', 'Amount', 'Balance').row('01 Jun 2025', 'Opening balance', '', '100.00');
    paper.row('02 Jun 2025', 'Bakery', '-4.50', '95.50').row('30 Jun 2025', 'Closing balance', '', '95.50').page();
  }
  return paper;
}

it.each([
  ['SGD', false],
  ['Frob dollars', true],
])('a label for the currency with a name that nobody knows leaves it open: %s', async (currency, open) => {
  const { statements } = await extractionOf(accounts(currency));
  const obligations = statements.at(-1)!.reconciliation.obligations!;
  expect([statements.length, obligations.find(({ code }) => code === 'CURRENCY_ANCHORED')?.status]).toEqual([
    2,
    open ? 'open' : 'discharged',
  ]);
});
