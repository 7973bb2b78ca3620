import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const GRID = [40, 110, -460];
/** Four bookings, 60.00 in and 50.00 out, with lines above and below them. */
const paper = (above: readonly string[], below: readonly string[] = []) => {
  const drawn = new Paper(GRID)
    .text('Current account')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025');
  drawn.text('Opening balance 100.00').text('Closing balance 110.00');
  for (const line of above) drawn.text(line);
  drawn.down(10).row('Date', 'Description', 'Amount');
  drawn.row('02 Jun 2025', 'Bakery', '-20.00').row('03 Jun 2025', 'Salary', '50.00');
  drawn.row('05 Jun 2025', 'Market', '-30.00').row('09 Jun 2025', 'Refund Market', '10.00').down(20);
  for (const line of below) drawn.text(line);
  return drawn;
};
const figures = async (drawn: Paper) => {
  const { status, obligations } = (await statementOn(drawn)).reconciliation;
  const { status: judged, evidence } = obligations.find(({ code }) => code === 'FIGURES_AGREE')!;
  return [status, judged, evidence] as const;
};

describe('a number of bookings', () => {
  it('below the closing balance is also a number of bookings, whatever is in its column', async () => {
    const below = new Paper([40, -200, 240, -550]).text('Current account').text('Currency KWD');
    below.text('Opening balance 10.000').down(10).row('Date', 'Amount', 'Description', 'Balance');
    below.row('02 Jun 2025', '-2.000', 'Bakery', '8.000').row('03 Jun 2025', '5.000', 'Salary', '13.000');
    below.row('05 Jun 2025', '-3.000', 'Market', '10.000').row('09 Jun 2025', '', 'Closing balance', '10.000');
    expect((await figures(below.text('Number of items 8')))[0]).not.toBe('verified');
  });

  it.each(['4 transactions', 'Number of transactions: 4', 'Deposits (2)', 'Withdrawals (2)'])(
    'that equals the number of rows has no effect: %s',
    async (said) => expect((await figures(paper([], [said])))[0]).toBe('verified'),
  );

  it.each(['5 transactions', 'Number of transactions: 6', 'Deposits (3)', 'Withdrawals (1)', 'Anzahl Buchungen: 9'])(
    'that equals that of no group of rows leaves the paper unproved: %s',
    async (said) => {
      for (const drawn of [paper([said]), paper([], [said])]) {
        const [status, judged, evidence] = await figures(drawn);
        expect([status === 'verified', judged === 'discharged']).toEqual([false, false]);
        expect(evidence).toMatch(/transactions|otherwise|come to/);
      }
    },
  );
});

it('numbers of bookings of several kinds have no effect if they come to all of them', async () => {
  const kinds = (first: string) => figures(paper([], [`${first} transactions`, '1 transaction', '1 transaction']));
  expect((await kinds('2'))[0]).toBe('verified');
  expect((await kinds('5'))[0]).not.toBe('verified');
  // "darab" is the Hungarian word for pieces
  const pieces = (first: string) => figures(paper([], [`Díj ..... ${first} db`, 'Jóváírás ..... 3 db']));
  expect((await pieces('1'))[0]).toBe('verified');
  expect((await pieces('4'))[0]).not.toBe('verified');
});

it('signed figures from the opening to the closing balance have no effect if those of each sign are known', async () => {
  const from = (transfers: string, purchases: string) =>
    figures(
      paper([
        'Available on 1 June 2025 +100.00',
        'Receipts +60.00',
        `Frobs ${transfers}`,
        `Things ${purchases}`,
        'Available on 30 June 2025 +110.00',
      ]),
    );
  expect((await from('-4.50', '-45.50'))[0]).toBe('verified');
  expect((await from('-4.50', '-48.50'))[0]).not.toBe('verified');
});

describe('a total', () => {
  it('of both sides, of one, or of the balance with them equals a sum of the rows', async () => {
    for (const said of [
      'Total deposits 60.00',
      'Total withdrawals 50.00',
      'Total withdrawals 50.00   Total deposits 60.00',
    ])
      expect((await figures(paper([], [said])))[0]).toBe('verified');
  });

  it.each(['Total deposits 61.00', 'Total withdrawals 49.00'])(
    'that equals no sum of the rows contradicts them: %s',
    async (said) => {
      const [status, judged] = await figures(paper([], [said]));
      expect(status).not.toBe('verified');
      expect(judged).not.toBe('discharged');
    },
  );
});

it('figures that exceed money in and out by one amount leave the paper unproved, whatever their labels', async () => {
  const said = (gains: string, losses: string) => figures(paper([`Mehr ${gains}`, `Weniger ${losses}`]));
  expect((await said('75.00', '65.00'))[0]).not.toBe('verified');
  expect((await said('75.00', '30.00'))[0]).toBe('verified');
});

it('a total of two columns without headings states the sum of each', async () => {
  const statusOf = async (sum: string) => {
    const drawn = new Paper([40, 110, -380, -460, -550])
      .text('Current account')
      .text('Currency EUR')
      .text('Account number 12345678')
      .down(20)
      .rows([
        ['01 Jun 2025', 'Opening balance', '', '', '5,000.00'],
        ['02 Jun 2025', 'Refund', '', '100.00', '5,100.00'],
        ['03 Jun 2025', 'Bakery', '20.00', '', '5,080.00'],
        ['05 Jun 2025', 'Rent', '900.00', '', '4,180.00'],
        ['06 Jun 2025', 'Market', '30.00', '', '4,150.00'],
        ['', 'Total', sum, sum === '950.00' ? '100.00' : '151.41', ''],
        ['30 Jun 2025', 'Closing balance', '', '', '4,150.00'],
      ]);
    return (await statementOn(drawn)).reconciliation.status;
  };
  expect(await statusOf('950.00')).toBe('verified');
  expect(await statusOf('1,001.41')).not.toBe('verified');
});

it('a balance in other money is not one of the statement’s', async () => {
  const beside = (sign: string) => figures(paper([`Balance on 05 Jun 2025 ${sign} 77.10`], []));
  expect((await beside('U$S'))[0]).toBe('verified');
  expect((await beside('€'))[0]).not.toBe('verified');
});

it('a loose total may be all bookings but one that the same list states', async () => {
  const status = async (payment: string) => {
    const card = new Paper(GRID).text('Credit Card Statement').text('Currency EUR').text('Previous balance 100.00');
    card.text(`Payments ${payment}`).text('Totaal nieuwe uitgaven 45.50').text('New balance 45.50').down(10);
    card.row('Date', 'Description', 'Amount').row('02 Jun 2025', 'Payment received - thank you', '100.00 CR');
    card.row('03 Jun 2025', 'Bakery', '50.50').row('04 Jun 2025', 'Bakery refund', '5.00 CR');
    return (await figures(card))[0];
  };
  expect(await status('100.00')).toBe('verified');
  expect(await status('99.00')).not.toBe('verified');
});
