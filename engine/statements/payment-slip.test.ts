import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

const bill = (title: string) => {
  const paper = new Paper([40, 110, 170, -460]).text('Kredittkort faktura').text('Kortnummer 5412 XXXX XXXX 8190');
  paper.text('Periode 01.06.2025 - 30.06.2025').text('Valuta: NOK').down(10);
  paper.at(40, paper.y, 'Forrige saldo').at(-200, paper.y, '1 250,00').down(14);
  paper.at(40, paper.y, 'Ny saldo').at(-200, paper.y, '730,00').down(24);
  paper.row('Dato', 'Bokført', 'Beskrivelse', 'Beløp').rows([
    ['02.06.2025', '03.06.2025', 'INNBETALING TAKK', '-1 000,00'],
    ['04.06.2025', '05.06.2025', 'KIOSK BERGEN', '180,00'],
    ['08.06.2025', '09.06.2025', 'REMA OSLO', '300,00'],
  ]);
  paper.down(60).bold(title, 170).row('', '', 'Avtalegiro er inngått', '730,00');
  return paper;
};

it('What is to be paid on a slip below the bookings is none.', async () => {
  const { transactions } = await statementOn(bill('Innbetalingskort'));
  expect(transactions.map(({ amount }) => amount)).toEqual([100000, -18000, -30000]);
});
