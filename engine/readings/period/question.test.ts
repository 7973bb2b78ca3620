import { describe, expect, it } from 'vitest';
import { Paper, readingsOn, statementOn } from '../../testing/paper.ts';

const paper = (period: string, ...dates: readonly string[]) => {
  const drawn = new Paper([40, 110, -460]).text('Currency EUR').text(period).down(10);
  drawn.row('Date', 'Description', 'Amount');
  for (const date of dates) drawn.row(date, 'Harbour Bakery', '-4.50');
  return drawn;
};
const read = async (drawn: Paper, hints = {}) => {
  const { document, parts } = await readingsOn(drawn, hints);
  const { rows, yearAssumed } = parts[0]!;
  return { ...document, yearAssumed, days: rows.map((r) => r.date) };
};

describe('a year', () => {
  it('is that of a period whose ends have a label each, below each other', async () => {
    const drawn = (start: string, end: string) => {
      const lines = new Paper([40, 110, -460]).text('Currency EUR').text(start).text(end).down(10);
      return lines
        .row('Date', 'Description', 'Amount')
        .row('29 Dec', 'Bakery', '-4.50')
        .row('03 Jan', 'Bakery', '-4.50');
    };
    const periodOn = async (paper: Paper) => (await readingsOn(paper)).parts[0]!.period;
    expect(await periodOn(drawn('Statement starts 20 December 2023', 'Statement ends 19 January 2024'))).toMatchObject({
      start: '2023-12-20',
      end: '2024-01-19',
      printed: true,
    });
    expect(await periodOn(drawn('Issued 20 December 2023', 'Statement ends 19 January 2024'))).toMatchObject({
      printed: false,
    });
  });

  it('is that of a period whose two dates are one word', async () => {
    const { days, yearAssumed } = await read(paper('Billing period: 22/02/24-23/03/24', '23.02.', '01.03.'));
    expect([days, yearAssumed]).toEqual([['2024-02-23', '2024-03-01'], false]);
  });

  it('does not come from a code that looks like a date', async () => {
    const drawn = paper('Sort code 07-01-16 Statement date 10 January 2024', '04 Dec', '06 Jan');
    const { days, yearAssumed } = await read(drawn);
    expect([days, yearAssumed]).toEqual([['2023-12-04', '2024-01-06'], false]);
  });

  it('comes from the day with which the period ends', async () => {
    const drawn = paper('Period ending 14 January 2024', '16 Dec', '06 Jan');
    const { days, yearAssumed } = await read(drawn);
    expect([days, yearAssumed]).toEqual([['2023-12-16', '2024-01-06'], false]);
    expect((await read(paper('Offer period ending 14 January 2024', '16 Dec', '06 Jan'))).yearAssumed).toBe(true);
  });

  it('comes from the day on which a bill is to be paid, weeks behind its rows, and from no other day', async () => {
    const bill = (label: string, day: string) => {
      const drawn = new Paper([40, 110, -460]).text('Fatura R$').text(`${label} ${day}`).down(10);
      return drawn.row('Data', 'Descrição', 'Valor').row('28 DEZ', 'Padaria', '4,50').row('03 JAN', 'Mercado', '9,00');
    };
    const told = await read(bill('Data de vencimento:', '27 JAN 2025'));
    expect([told.days, told.yearAssumed]).toEqual([['2024-12-28', '2025-01-03'], false]);
    expect((await read(bill('Oferta para clientes novos', '27 JAN 2025'))).yearAssumed).toBe(true);
  });

  it('is that of the only month named that the rows fit', async () => {
    const fits = await read(paper('PERIODE : FEBRUARI 2024', '05/02', '28/02'));
    expect([fits.days, fits.yearAssumed]).toEqual([['2024-02-05', '2024-02-28'], false]);
    expect((await read(paper('Rates changed in February 2023', '05/02', '03/03'))).yearAssumed).toBe(true);
    expect((await read(paper('February 2024, as in February 2023', '05/02', '28/02'))).yearAssumed).toBe(true);
  });
});

it('a day alone has the month of a period that holds it once', async () => {
  const dated = async (period: string) => {
    const paper = new Paper([40, 110, -460, -550]).text(`Period ${period}`).text('Currency EUR');
    paper.down(10).row('Day', 'Description', 'Amount', 'Balance');
    ['16', '20', '25', '3'].forEach((day, i) => void paper.row(day, 'Bakery', '-4.50', `${995 - 4.5 * i}0`));
    return (await statementOn(paper)).transactions.map((t) => t.date);
  };
  expect(await dated('15 June 2025 to 14 July 2025')).toEqual(['2025-06-16', '2025-06-20', '2025-06-25', '2025-07-03']);
});

describe('a day that is alone', () => {
  const alone = (day: string, closing: string) => {
    const drawn = new Paper([40, 110, -460]).text(day).down(20).text('Currency EUR').text('Opening balance 100.00');
    drawn.text(closing).down(10).row('Date', 'Description', 'Amount');
    return drawn.row('02 May', 'Bakery', '-10.00').row('20 May', 'Market', '-10.00');
  };

  it('gives the rows a year, and proves none: it may be that of the print', async () => {
    const { days, yearAssumed } = await read(alone('3 June 2024', 'Closing balance 80.00'));
    expect([days, yearAssumed]).toEqual([['2024-05-02', '2024-05-20'], true]);
  });

  it('is the paper’s own if it is the day of its closing balance', async () => {
    expect(await read(alone('31 May 2024', 'Closing balance on 31 May 80.00'))).toMatchObject({ yearAssumed: false });
    expect(await read(alone('3 June 2024', 'Closing balance on 31 May 80.00'))).toMatchObject({ yearAssumed: true });
  });
});

it.each([
  ['Statement of account', 'verified'],
  ['Frobnicated twice', 'unverifiable'],
])('a day right below a title gives dates their year if that names the paper: %s', async (title, status) => {
  const drawn = new Paper([40, 110, -460, -550]).text(title).text('30 Jun 2025').down(20).text('Current account');
  drawn.text('Currency EUR').text('Opening balance 1,000.00').text('Closing balance 986.00').down(10);
  drawn.row('Date', 'Description', 'Amount', 'Balance').row('02 Jun', 'Autopay', '-10.00', '990.00');
  const { reconciliation, transactions } = await statementOn(drawn.row('03 Jun', 'Bakery', '-4.00', '986.00'));
  expect([transactions[0]?.date, reconciliation.status]).toEqual(['2025-06-02', status]);
});
