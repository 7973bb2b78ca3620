import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

/** Two amounts on each row, under the given headings; both come to -100.00. */
const paper = (headings: readonly [string, string], currency = 'Currency EUR') =>
  new Paper([40, 110, -370, -460])
    .text('Current account statement')
    .text(currency)
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance 1,000.00')
    .text('Closing balance 900.00')
    .down(10)
    .row('Date', 'Description', ...headings)
    .row('02 Jun 2025', 'Kiosk', '-60.00', '-50.00')
    .row('03 Jun 2025', 'Bakery', '-40.00', '-50.00');
const FIRST = [-6000, -4000];
const SECOND = [-5000, -5000];
const amountsOn = async (drawn: Paper) => (await statementOn(drawn)).transactions.map((t) => t.amount);

describe('of two columns of amounts', () => {
  it('that in the currency of the account is booked', async () => {
    expect(await amountsOn(paper(['Amount USD', 'Amount EUR']))).toEqual(SECOND);
    expect(await amountsOn(paper(['Amount (EUR)', 'Amount (USD)']))).toEqual(FIRST);
    expect(await amountsOn(paper(['Amount', 'Amount EUR']))).toEqual(SECOND);
    expect(await amountsOn(paper(['Amount USD', 'Amount']))).toEqual(SECOND);
    expect((await statementOn(paper(['Amount', 'Amount USD']))).currency).toBe('EUR');
  });

  it('either may be booked where the paper does not say which: it is not proved', async () => {
    const reasonOf = async (drawn: Paper) => (await statementOn(drawn)).reconciliation.reason;
    expect(await reasonOf(paper(['Amount EUR', 'Amount USD'], ''))).toContain('AMBIGUOUS');
    expect(await reasonOf(paper(['Amount', 'Amount in account currency']))).toContain('AMBIGUOUS');
  });

  it('that headed by a currency is booked, beside amounts whose currency each row names', async () => {
    const drawn = (currencies: readonly string[]) =>
      new Paper([40, 110, 250, -370, -460])
        .text('Opening balance 1,000.00')
        .text('Closing balance 900.00')
        .down(10)
        .row('Date', 'Description', 'Currency', 'Amount', 'CHF')
        .row('02 Jun 2025', 'Kiosk', currencies[0] ?? '', '-60.00', '-50.00')
        .row('03 Jun 2025', 'Bakery', currencies[1] ?? '', '-40.00', '-50.00');
    expect(await amountsOn(drawn(['USD', 'EUR']))).toEqual(SECOND);
    expect((await statementOn(drawn(['EUR', 'EUR']))).reconciliation.status).toBe('unverifiable');
  });

  it('that on all rows is booked, beside one that few of them have', async () => {
    const drawn = new Paper([40, 110, -370, -460])
      .row('Date', 'Description', 'Amount', 'Amount')
      .row('02 Jun 2025', 'Kiosk', '-60.00', '-50.00')
      .rows(['03', '04', '05'].map((day) => [`${day} Jun 2025`, 'Bakery', '', '-50.00']));
    expect(await amountsOn(drawn)).toEqual([-5000, -5000, -5000, -5000]);
  });

  it('neither loses a row that has an amount in the other alone', async () => {
    const drawn = paper(['Amount USD', 'Amount EUR']).row('04 Jun 2025', 'Station', '-7.00', '');
    expect((await statementOn(drawn)).reconciliation.status).toBe('unverifiable');
  });
});
