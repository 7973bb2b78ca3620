import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

/** Blocks of labels and values, a line apart. */
function blocks(paper: Paper, labels: readonly string[], rows: readonly (readonly string[])[]): Paper {
  for (const row of rows) {
    for (const [i, value] of row.entries()) if (value !== '') paper.text(`${labels[i]!}: ${value}`);
    paper.down(8);
  }
  return paper;
}

const read = async (paper: Paper) =>
  (await statementOn(paper)).transactions.map(({ date, description, amount, balance }) => [
    date,
    description,
    amount,
    balance,
  ]);

describe('blocks of labels and values', () => {
  it('are the rows of a table, each a booking', async () => {
    const paper = blocks(
      new Paper().text('Statement of 1 to 31 March 2024'),
      ['Date', 'Description', 'Amount', 'Balance'],
      [
        ['2024-03-01', 'Opening balance', '', '$500.00'],
        ['2024-03-05', 'Stock purchase - ABC', '-$170.50', '$329.50'],
        ['2024-03-07', 'Deposit', '$20.00', '$349.50'],
      ],
    );
    expect(await read(paper)).toEqual([
      ['2024-03-05', 'Stock purchase - ABC', -17050, 32950],
      ['2024-03-07', 'Deposit', 2000, 34950],
    ]);
  });

  it('may leave fields out, and have fields that are no column of a statement', async () => {
    const paper = blocks(
      new Paper().text('Kontoauszug März 2024').text('Alter Kontostand 1.000,00 EUR'),
      ['Buchungstag', 'Buchungstext', 'Betrag', 'Mandat'],
      [
        ['05.03.2024', 'Miete März', '-870,50 EUR', 'M-77'],
        ['07.03.2024', 'Gehalt', '1.920,00 EUR', ''],
        ['11.03.2024', 'Strom', '-61,20 EUR', 'M-78'],
      ],
    );
    const rows = await read(paper);
    expect(rows.map(([date, , amount]) => [date, amount])).toEqual([
      ['2024-03-05', -87050],
      ['2024-03-07', 192000],
      ['2024-03-11', -6120],
    ]);
    expect(rows[1]![1]).toBe('Gehalt');
  });

  it('go on behind the end of a page', async () => {
    const labels = ['Fecha', 'Concepto', 'Importe', 'Saldo'];
    const paper = blocks(new Paper(), labels, [
      ['05/03/2024', 'Recibo luz', '-61,20', '438,80'],
      ['17/03/2024', 'Nómina', '1.250,00', '1.688,80'],
    ]);
    paper.text('Fecha: 21/03/2024').text('Concepto: Compra').page();
    paper.text('Importe: -30,00').text('Saldo: 1.658,80');
    const { transactions } = await statementOn(paper);
    expect(transactions.map(({ amount }) => amount)).toEqual([-6120, 125000, -3000]);
    expect(transactions[2]!.places.map(({ page }) => page)).toEqual([1, 2]);
  });

  it('keep their places on the paper', async () => {
    const paper = blocks(
      new Paper().text('Account statement').text('Opening balance $500.00'),
      ['Date', 'Details', 'Amount'],
      [
        ['2024-03-05', 'Rent', '-$170.50'],
        ['2024-03-07', 'Deposit', '$20.00'],
      ],
    );
    const [first, second] = (await statementOn(paper)).transactions.map(({ places }) => places[0]!.box);
    expect(first![3]).toBeLessThan(second![1]);
    expect(second![2]).toBeLessThan(200);
  });

  it('that are the head of a statement are none', async () => {
    const paper = new Paper()
      .text('Date: 31 March 2024')
      .text('Account: 12-34-56 77')
      .text('Amount due: 20.00')
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('02 Mar 2024', 'Rent', '4.50', '', '995.50')
      .row('03 Mar 2024', 'Salary', '', '2,000.00', '2,995.50');
    expect((await read(paper)).map(([date]) => date)).toEqual(['2024-03-02', '2024-03-03']);
  });
});
