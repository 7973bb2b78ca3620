import { expect, it } from 'vitest';
import { extractionOf, Paper, statementOn, tablesOn } from '../testing/paper.ts';
import { kindBeforeAmount } from './named-lines.ts';

const kindOn = async (...texts: readonly (readonly [number, string])[]) => {
  const paper = new Paper();
  for (const [x, text] of texts) paper.at(x, 50, text);
  return kindBeforeAmount((await tablesOn(paper)).lines[0])?.kind ?? null;
};

it('A label with its colon right before the last amount says what that is, whatever is further left.', async () => {
  expect(await kindOn([40, 'J DOE'], [200, 'Card 4471 1822'], [330, 'Credit limit:'], [500, '3,000.00'])).toBe('limit');
  expect(await kindOn([40, 'J DOE'], [200, 'Card 4471 1822'], [330, 'Credit limit'], [500, '3,000.00'])).toBeNull();
});

it('The name of an opening balance needs no colon.', async () => {
  expect(await kindOn([40, '5590 Ciney'], [330, 'Ancien solde'], [500, '2.751,15'])).toBe('opening');
});

it('A label over an amount below the rows names the closing balance, whatever else its line heads.', async () => {
  const closing = async (label: string) => {
    const paper = new Paper([40, 110, -460, -550])
      .text('Girokonto')
      .text('Alter Saldo per 31.05.2025 EUR 100,00')
      .down(10);
    paper.row('Datum', 'Vorgang', 'Soll', 'Haben').row('02.06.2025', 'Bäckerei', '10,00', '');
    paper.row('03.06.2025', 'Gutschrift', '', '25,00').down(10);
    paper.at(40, paper.y, 'Filiale').at(110, paper.y, 'Dispolinie').at(-550, paper.y, label).down(12);
    paper.at(40, paper.y, '210').at(110, paper.y, 'EUR 900,00').at(-550, paper.y, '115,00');
    const { closingBalance, transactions } = await statementOn(paper);
    return [closingBalance, transactions.length];
  };
  expect(await closing('Neuer Saldo per 30.06.2025')).toEqual([11500, 2]);
  expect(await closing('Vorgemerkt am 30.06.2025')).toEqual([null, 2]);
});

it('The last line of a summary in columns titles no rows, though it names what is not booked.', async () => {
  const booked = async (...above: readonly string[]) => {
    const paper = new Paper([40, 110, -380, -460]).text('Kreditkarte').text('Saldo alt EUR 100,00');
    for (const label of above)
      paper.at(40, paper.y, label).at(-300, paper.y, '42,10').at(-380, paper.y, '1,20').down(12);
    paper.down(10).row('Datum', 'Vorgang', 'Betrag', 'Saldo').row('02.06.2025', 'Bäckerei', '-10,00', '90,00');
    const { statements } = await extractionOf(paper.row('03.06.2025', 'Gutschrift', '25,00', '115,00'));
    return statements.flatMap(({ transactions }) => transactions).length;
  };
  expect(await booked('Zu zahlen', 'Ratenzahlungen')).toBe(2);
  expect(await booked('Ratenzahlungen')).toBe(0);
});
