import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** Credits below their heading, and some debits further left, where no heading is. */
const sided = (debit: (amount: string) => readonly string[]) => {
  const paper = new Paper([40, 90, -450, -550])
    .text('Girokonto IBAN DE89 3704 0044 0532 0130 00')
    .row('Bu-Tag', 'Vorgang', '', 'Betrag EUR')
    .row('', 'alter Kontostand vom 31.05.2025', '', '100,00 H');
  for (const day of ['02', '03', '04', '05', '06', '10', '11', '12'])
    paper.row(`${day}.06.`, 'Gutschrift', '', '10,00 H');
  for (const day of ['13', '16', '17']) paper.row(`${day}.06.`, ...debit('20,00 S'));
  return paper.row('', 'neuer Kontostand vom 30.06.2025', '', '120,00 H');
};

it('amounts left of the others, the only ones of their rows, are below the heading of money as these are', async () => {
  const { reconciliation, transactions } = await statementOn(sided((amount) => ['Lastschrift', amount, '']));
  expect([reconciliation.status, transactions.length]).toEqual(['verified', 11]);
  expect(transactions.at(-1)?.amount).toBe(-2000);
});

it('amounts in the texts of rows are not', async () => {
  const { transactions } = await statementOn(sided((amount) => [`Lastschrift über ${amount} vorgemerkt`, '', '']));
  expect(transactions).toHaveLength(8);
});
