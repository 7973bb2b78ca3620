/** The currency that the user says proves nothing where the paper names another one, or prints more decimals. */
import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

interface Printed {
  readonly head?: string;
  readonly foot?: string;
  /** before each amount */
  readonly sign?: string;
  readonly heading?: string;
  readonly cents?: string;
  readonly text?: string;
}

function paperOf({ head = '', foot = '', sign = '', heading = 'Amount', cents = '.00', text = 'Bakery' }: Printed) {
  const money = (units: string) => `${sign}${units}${cents}`;
  const paper = new Paper([40, 130, -360, -500]).text('Current account').text('Account number 12345678').text(head);
  paper
    .text(`Opening balance ${money('1,000')}`)
    .text(`Closing balance ${money('985')}`)
    .down(10);
  paper.row('Date', 'Description', heading).row('16 Jun 2025', text, `-${money('5')}`);
  return paper
    .row('17 Jun 2025', 'Cake', `-${money('10')}`)
    .down(10)
    .text(foot);
}

async function readAs(printed: Printed, currency?: string) {
  const found = await statementOn(paperOf(printed), currency === undefined ? {} : { currency });
  const { status, obligations } = found.reconciliation;
  return [status, found.currency, obligations.find(({ code }) => code === 'CURRENCY_ANCHORED')?.status];
}

describe('a currency that only the user says', () => {
  it.each<[Printed, string]>([
    [{}, 'EUR'],
    [{}, 'USD'],
    [{ sign: '$' }, 'CAD'],
    [{ head: 'Dollar account' }, 'CAD'],
    [{ head: 'Interest earned $0.00' }, 'AUD'],
    [{ text: 'Bakery £4.50' }, 'EUR'],
    [{ head: 'Real time payments, and TOP rates' }, 'EUR'],
    [{ cents: '' }, 'JPY'],
    [{ cents: '.000' }, 'KWD'],
  ])('is taken where the paper says nothing against it: %j as %s', async (printed, currency) => {
    expect(await readAs(printed, currency)).toEqual(['verified', currency, 'discharged']);
  });

  it.each<[Printed, string]>([
    [{ head: 'Overdraft limit £500.00' }, 'EUR'],
    [{ head: 'Available balance £985.00' }, 'EUR'],
    [{ foot: 'Your overdraft limit is £500.00' }, 'EUR'],
    [{ head: 'Interest earned $0.00' }, 'EUR'],
    [{ head: 'Arranged limit Rs 500.00' }, 'EUR'],
    [{ heading: 'Amount (C$)' }, 'USD'],
    [{ head: 'Dollar account' }, 'EUR'],
    [{ foot: 'Fees are charged in Swiss francs each month' }, 'EUR'],
    [{}, 'JPY'],
    [{}, 'KRW'],
    [{ cents: '.000' }, 'EUR'],
  ])('is not proved against what the paper prints: %j as %s', async (printed, currency) => {
    expect(await readAs(printed, currency)).toEqual(['unverifiable', currency, 'open']);
  });
});

describe('a currency that a sentence names for all amounts', () => {
  it.each([
    ['All amounts in Canadian dollars', '$', 'CAD'],
    ['All amounts are in Canadian dollars.', '', 'CAD'],
    ['All amounts in pounds sterling', '', 'GBP'],
    ['Alle Beträge in Schweizer Franken', '', 'CHF'],
    ['Montants exprimés en francs suisses', '', 'CHF'],
    ['Importes en pesos mexicanos', '$', 'MXN'],
  ])('is that of the statement, whatever the user says: %s', async (head, sign, currency) => {
    for (const said of [undefined, 'USD', 'EUR'])
      expect(await readAs({ head, sign }, said)).toEqual(['verified', currency, 'discharged']);
  });

  it('is not proved where another name is on the paper', async () => {
    const [status, , judged] = await readAs({ head: 'Currency: EUR', foot: 'All amounts in Swiss francs' });
    expect([status, judged]).toEqual(['unverifiable', 'open']);
  });
});
