import { describe, expect, it } from 'vitest';
import type { ReadRow } from '../../model/reading.ts';
import { Paper, statementOn } from '../../testing/paper.ts';
import { unexplainedTotals } from './unexplained-totals.ts';

const read = async (paper: Paper) => {
  const { closingBalance, reconciliation, transactions } = await statementOn(paper);
  return [closingBalance, reconciliation.status, transactions.map((t) => t.amount)];
};
const card = (grid?: readonly number[]) => new Paper(grid).text('Credit Card Statement').text('Currency EUR').down(10);

describe('a card', () => {
  it('may note the payments in their own column with a minus', async () => {
    const paper = card([40, 110, -370, -460])
      .text('Opening balance 100.00')
      .text('Closing balance 64.50')
      .down(10)
      .row('Date', 'Description', 'Debits', 'Credits')
      .row('02 Jun 2025', 'Bakery', '4.50', '')
      .row('03 Jun 2025', 'Payment received', '', '60.00-')
      .row('04 Jun 2025', 'Market', '20.00', '');
    expect(await read(paper)).toEqual([-6450, 'verified', [-450, 6000, -2000]]);
  });

  it('may print only the currency as the heading of its amounts', async () => {
    const paper = new Paper([40, 120, -460])
      .text('Credit Card Statement')
      .down(10)
      .row('Date', 'Description', 'CHF')
      .row('', 'Previous balance', '100.00')
      .row('02 Jun 2025', 'Bakery', '4.50')
      .row('03 Jun 2025', 'Payment received - thank you', '60.00 CR')
      .row('04 Jun 2025', 'Market', '20.00')
      .row('', 'New balance', '64.50');
    expect(await read(paper)).toEqual([-6450, 'verified', [-450, 6000, -2000]]);
  });

  it('may be Icelandic, in crowns without cents', async () => {
    const paper = new Paper([40, 130, 220, -400, -470, -550])
      .text('Kreditkortayfirlit')
      .text('Kortnúmer 5412 77** **** 1018')
      .text('Yfirlitstímabil 01.06.2025 - 30.06.2025')
      .text('Skuldfært af reikningi 0133-26-004512')
      .text('Fyrri staða 40.500')
      .text('Samtals til greiðslu 21.900')
      .down(10)
      .row('Dags. úttektar', 'Bókunardagur', 'Söluaðili', 'Erlend upphæð', 'Gengi', 'Upphæð í kr.')
      .row('01.06.2025', '02.06.2025', 'Bakarí', '', '', '1.900')
      .row('02.06.2025', '04.06.2025', 'Innborgun - takk fyrir', '', '', '-40.500')
      .row('03.06.2025', '05.06.2025', 'Torvehallen', '1.052,63 DKK', '19,00', '20.000');
    expect(await read(paper)).toEqual([-21900, 'verified', [-1900, 40500, -20000]]);
    const { accountType, accountNumber, transactions } = await statementOn(paper);
    expect([accountType, accountNumber, transactions[0]?.date]).toEqual(['card', '5412 77** **** 1018', '2025-06-02']);
  });

  it.each(['New charges', 'Purchases and cash advances', 'Compras y disposiciones', 'Köp och kontantuttag'])(
    'prints all that it charged, with or without its fees and interest, as %s',
    async (name) => {
      const stated = (charged: string) =>
        card([40, 110, -370])
          .rows([['Previous balance 100.00'], [`${name} ${charged}`], ['Fees charged 3.00'], ['Interest charged 2.00']])
          .text('New balance 154.50')
          .down(10)
          .row('Date', 'Description', 'Amount')
          .row('02 Jun 2025', 'Bakery', '44.50')
          .row('03 Jun 2025', 'Market', '65.00')
          .row('04 Jun 2025', 'Payment received - thank you', '-60.00')
          .row('05 Jun 2025', 'Late fee', '3.00')
          .row('06 Jun 2025', 'Interest', '2.00');
      expect((await read(stated('109.50')))[1]).toBe('verified');
      expect((await read(stated('114.50')))[1]).toBe('verified');
      expect((await read(stated('119.50')))[1]).toBe('unverifiable');
    },
  );

  it('prints the amount to pay by a day below its rows, and this is not a booking', async () => {
    const paper = card([40, 100, 160, -460])
      .row('Trans date', 'Post date', 'Description', 'Amount')
      .row('', '', 'Previous balance', '100.00')
      .row('02 Jun 2025', '02 Jun 2025', 'Bakery', '4.50')
      .row('03 Jun 2025', '03 Jun 2025', 'Payment received - thank you', '60.00 CR')
      .row('', '', 'New balance', '44.50')
      .row('Minimum payment due 27 June 2025', '', '', '5.00');
    expect(await read(paper)).toEqual([-4450, 'verified', [-450, 6000]]);
  });

  it('may call the sum of the previous balance and all rows their total', async () => {
    const paper = (total: string) =>
      card([40, 110, -460])
        .row('Date', 'Description', 'Amount')
        .row('', 'Previous balance', '100.00')
        .row('02 Jun 2025', 'Bakery', '4.50')
        .row('03 Jun 2025', 'Payment received - thank you', '60.00 CR')
        .row('', 'Total', total);
    expect(await read(paper('44.50'))).toEqual([-4450, 'verified', [-450, 6000]]);
    expect((await read(paper('44.60')))[1]).toBe('unverifiable');
  });

  it('of a company marks payments PY, and sums up all its cards in a grand total', async () => {
    const paper = card([40, 110, -460, 465])
      .text('Previous balance 100.00')
      .text('New balance 42.50')
      .down(10)
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Bakery', '4.50')
      .row('03 Jun 2025', 'Automatic payment', '60.00', 'PY')
      .row('04 Jun 2025', 'Market returned', '2.00', 'CR')
      .row('Grand total for all card accounts', '', '42.50');
    expect(await read(paper)).toEqual([-4250, 'verified', [-450, 6000, 200]]);
  });

  it('of a company prints each card with a limit above the card’s rows, and this is not a booking', async () => {
    const paper = (kind: string) =>
      new Paper([40, 110, 230, -550])
        .text(kind)
        .text('Currency EUR')
        .text('Company account 4798 5100 1118 2000')
        .text('Previous balance 100.00')
        .text('Minimum payment due 10.00')
        .text('New balance 124.50')
        .down(10)
        .row('Date', 'Description', 'Reference', 'Amount')
        .row('02 Jun 2025', 'Bakery', '711', '4.50')
        .row('J DOE', '', 'Card number: 4798 5100 1118 2018', 'Credit limit: 5,000.00')
        .row('Date', 'Description', 'Reference', 'Amount')
        .row('03 Jun 2025', 'Market', '712', '20.00');
    for (const kind of ['Business Card', 'Account overview'])
      expect(await read(paper(kind))).toEqual([-12450, 'verified', [-450, -2000]]);
  });
});

it('The total of a section may be below a section without rows.', () => {
  const section = { title: 'FEES', sign: -1 };
  const of = (role: string, amount: number, title: unknown = null) =>
    ({ role, amount, totals: { debit: null, credit: null }, row: { section: title } }) as unknown as ReadRow;
  const rows = (total: number) => [
    of('transaction', -450),
    of('transaction', -200, section),
    of('total', total, section),
    of('transaction', -70),
  ];
  expect([-200, -300].map((total) => unexplainedTotals(rows(total), []).length)).toEqual([0, 1]);
});

it('A subtotal may be of the rows below a title without a side, though others are above it.', async () => {
  const read = async (subtotal: string) => {
    const paper = new Paper([40, 110, 180, -460]).text('Kreditkartenabrechnung').text('Währung EUR').down(10);
    paper.row('Datum', 'Buchung', 'Beschreibung', 'Betrag').row('', '', 'Saldo letzte Abrechnung', '100,00 -');
    paper.row('23.04.2023', '23.04.2023', 'Jahresbeitrag', '24,00 -');
    paper.row('29.04.2023', '29.04.2023', 'Zahlung', '100,00 +').down(10).text('Karte 5408 38XX XXXX 3189').down(10);
    paper.row('30.04.2023', '30.04.2023', 'Bäckerei', '4,50 -').row('01.05.2023', '02.05.2023', 'Markt', '20,00 -');
    paper.row('', '', 'Zwischensumme Karte 3189', subtotal).row('', '', 'Neuer Saldo', '48,50 -').down(10);
    const { reconciliation } = await statementOn(paper.text('Mindestbetrag 10,00'));
    return reconciliation.obligations.find(({ code }) => code === 'FIGURES_AGREE')?.status;
  };
  expect(await read('24,50 -')).toBe('discharged');
  expect(await read('25,50 -')).not.toBe('discharged');
});
