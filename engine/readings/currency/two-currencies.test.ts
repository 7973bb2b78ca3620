import { describe, expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

/** A card on which each booking is in the column of its currency; the last may be in both. */
function card(last: readonly [string, string], heads = ['Colones', 'Dólares']): Paper {
  return new Paper([40, 110, -380, -460])
    .text('Estado de cuenta tarjeta de crédito')
    .text('Periodo 01/06/2025 al 30/06/2025')
    .row('Saldo anterior', '', '100,00', '10,00')
    .row('Saldo actual', '', '124,50', '13,50')
    .down(20)
    .row('Fecha', 'Concepto', ...heads)
    .row('02/06/2025', 'Panadería', '4,50', '')
    .row('05/06/2025', 'Música', '', '3,50')
    .row('17/06/2025', 'Farmacia', ...last);
}

const read = async (paper: Paper) =>
  (await extractionOf(paper)).statements.map((s) => ({
    currency: s.currency,
    amounts: s.transactions.map((t) => t.amount),
    balances: [s.openingBalance, s.closingBalance],
    status: s.reconciliation.status,
  }));

describe('two columns of amounts that name a currency each', () => {
  it('are two statements if each booking is in one of them', async () => {
    expect(await read(card(['20,00', '']))).toEqual([
      { currency: 'CRC', amounts: [-450, -2000], balances: [-10000, -12450], status: 'verified' },
      { currency: 'USD', amounts: [-350], balances: [-1000, -1350], status: 'verified' },
    ]);
  });

  it('are so under the symbols of currencies', async () => {
    const found = await read(card(['20,00', ''], ['S/', 'US$']));
    expect(found.map(({ currency, amounts }) => [currency, amounts.length])).toEqual([
      ['PEN', 2],
      ['USD', 1],
    ]);
  });

  it('are so if a name and a symbol of it are above each, and lines of a summary begin with the names', async () => {
    const paper = new Paper([40, 110, -380, -460]).text('Estado de cuenta tarjeta de crédito');
    paper.text('Periodo 01/06/2025 al 30/06/2025').row('', 'Saldo anterior', 'Pagos', 'Pago total del mes');
    paper.row('SOLES', '100.00', '-31.00', '93.50').row('DÓLARES', '70.00', '-7.00', '85.00').down(20);
    paper.row('Fecha', 'Concepto', 'SOLES (S/)', 'DÓLARES (US$)').row('', 'SALDO ANTERIOR', '100.00', '70.00');
    paper.row('02/06/2025', 'Panadería', '24.50', '').row('05/06/2025', 'Música', '', '22.00');
    paper.row('10/06/2025', 'Pago', '-31.00', '').row('11/06/2025', 'Pago', '', '-7.00');
    expect(await read(paper.row('', 'SALDO AL CIERRE', '93.50', '85.00'))).toEqual([
      { currency: 'PEN', amounts: [-2450, 3100], balances: [-10000, -9350], status: 'verified' },
      { currency: 'USD', amounts: [-2200, 700], balances: [-7000, -8500], status: 'verified' },
    ]);
  });

  it.each([
    ['Santiago de Chile', 'CLP', (day: string) => `${day}/06/2025`],
    ['Paseo 12', null, (day: string) => `${day}/06/2025`],
    ['1 Main Street', null, (day: string) => `06/${day}/2025`],
  ])('are so beside what was paid abroad, if one is "$": %s, %s', async (place, currency, dated) => {
    const paper = new Paper([40, 110, -300, -380, -460]).text('Estado de cuenta tarjeta de crédito');
    paper
      .text(place)
      .text(`Periodo ${dated('01')} al ${dated('30')}`)
      .down(20);
    paper.row('Fecha', 'Concepto', 'Importe original', 'Importe $', 'Importe US$');
    paper.row('', 'Saldo anterior', '', '100,00', '10,00').row(dated('02'), 'Panadería', '', '4,50', '');
    paper.row(dated('15'), 'Música', 'EUR 3,10', '', '3,50').row(dated('17'), 'Farmacia', '', '20,00', '');
    expect(await read(paper.row('', 'Saldo actual', '', '124,50', '13,50'))).toEqual([
      { currency, amounts: [-450, -2000], balances: [-10000, -12450], status: 'verified' },
      { currency: 'USD', amounts: [-350], balances: [-1000, -1350], status: 'verified' },
    ]);
  });

  it('are one if a booking is in both', async () => {
    expect(await read(card(['20,00', '0,04']))).toHaveLength(1);
  });
});
