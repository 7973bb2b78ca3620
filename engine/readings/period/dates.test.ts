import { describe, expect, it } from 'vitest';
import { openReadingsOn, Paper, readingsOn } from '../../testing/paper.ts';
import { wordedIn } from '../../wording/family.ts';
import { ANSWERS } from '../../wording/questions.ts';

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
/** What evidence leaves open: the answers to each question. */
const openOn = async (drawn: Paper) =>
  (await openReadingsOn(drawn)).questions.map(({ answers }) => answers.map((answer) => wordedIn(ANSWERS, answer)));

it('are the days of booking that are above the rows, if no column says so', async () => {
  const drawn = new Paper([40, 200, -460]).text('Valuutta EUR').text('1.6.2021 - 30.6.2021').down(10);
  drawn.row('Selite', 'Arvopäivä', 'Määrä').row('Kirjauspäivä 4.6.2021').row('Palkka', '6.6.', '74,82+');
  drawn.row('Kirjauspäivä 7.6.2021').row('Vuokra', '8.6.', '81,88-').row('Ruoka', '7.6.', '10,00-');
  const { rows } = (await readingsOn(drawn)).parts[0]!;
  expect(rows.map((r) => [r.date, r.valueDate])).toEqual([
    ['2021-06-04', '2021-06-06'],
    ['2021-06-07', '2021-06-08'],
    ['2021-06-07', '2021-06-07'],
  ]);
});

it('are those days even if a column only heads dates, not if it says that these are of booking', async () => {
  const drawn = (heading: string) => {
    const page = new Paper([40, 200, -460]).text('Valuutta EUR').text('1.6.2021 - 30.6.2021').down(10);
    page.row('Selite', heading, 'Määrä').row('Kirjauspäivä 4.6.2021').row('Palkka', '6.6.', '74,82+');
    return page.row('Kirjauspäivä 7.6.2021').row('Vuokra', '8.6.', '81,88-').row('Ruoka', '9.6.', '10,00-');
  };
  expect((await read(drawn('Maksupäivä'))).days).toEqual(['2021-06-04', '2021-06-07', '2021-06-07']);
  expect((await read(drawn('Kirjauspäivä'))).days).toEqual(['2021-06-06', '2021-06-08', '2021-06-09']);
});

describe('day and month', () => {
  it('are separated by a part over twelve, for all rows', async () => {
    expect((await read(paper('Account 1', '03/02/2025', '04/02/2025', '25/02/2025'))).days).toEqual([
      '2025-02-03',
      '2025-02-04',
      '2025-02-25',
    ]);
    expect((await read(paper('Account 1', '02/03/2025', '02/04/2025', '02/25/2025'))).days).toEqual([
      '2025-02-03',
      '2025-02-04',
      '2025-02-25',
    ]);
  });

  it('are separated by a full date elsewhere that is printed alike', async () => {
    const drawn = () => paper('Statement period 02/01/2025 - 02/28/2025', '02/03/2025');
    expect([(await read(drawn())).order, await openOn(drawn())]).toEqual(['MDY', []]);
  });

  it('are separated by a period that ends after it begins, if the rows name their months', async () => {
    const { order, days } = await read(paper('Statement period 01/12/21 - 02/11/21', 'Jan 14', 'Feb 2'));
    expect([order, days]).toEqual(['MDY', ['2021-01-14', '2021-02-02']]);
    // of two such periods the shorter that holds them
    expect((await read(paper('Statement period 07/12/21 - 08/11/21', 'Jul 14', 'Aug 2'))).order).toBe('MDY');
    expect((await read(paper('Statement period 05/06/21 - 04/07/21', '14 Jun', '2 Jul'))).order).toBe('DMY');
  });

  it('are those of the period nearest to a month where nothing was booked', async () => {
    const drawn = new Paper().text('Statement period 12/02/2017 - 12/03/2017').row('Date', 'Description', 'Amount');
    expect((await read(drawn.text('No transactions'))).order).toBe('DMY');
    const other = new Paper().text('Statement period 02/12/2017 - 03/12/2017').row('Date', 'Description', 'Amount');
    expect((await read(other.text('No transactions'))).order).toBe('MDY');
  });

  it('are separated by the order of the rows', async () => {
    const drawn = () => paper('Account 1', '03/04/2025', '05/04/2025', '01/05/2025', '02/05/2025');
    const { order, days } = await read(drawn());
    expect([order, days[2], await openOn(drawn())]).toEqual(['DMY', '2025-05-01', []]);
  });

  it('stay open with a rival if both readings are in order', async () => {
    expect(await openOn(paper('Account 1', '03/04/2025', '05/04/2025'))).toEqual([['DMY', 'MDY']]);
  });

  it.each([
    // it may be of a form: it decides which order is read first, and proves none
    ['Date of birth MM/DD/YYYY', ['03/04/2025', '05/04/2025'], 'MDY', [['MDY', 'DMY']]],
    ['Alle Daten TT.MM.JJJJ', ['03/04/2025', '05/04/2025'], 'DMY', [['DMY', 'MDY']]],
    // the sequence of the rows, and a date that is written as theirs, disagree with it
    ['Dates are MM/DD/YYYY', ['03/04/2025', '05/04/2025', '01/05/2025'], 'MDY', [['MDY', 'DMY']]],
    ['Dates are MM/DD/YYYY. Printed 30/04/2025', ['03/04/2025', '05/04/2025'], 'MDY', [['MDY', 'DMY']]],
    // days of several years, or of one month under an order that nothing says
    ['Dates are DD/MM/YY', ['03/04/01', '03/05/06', '03/06/09'], 'YMD', [['YMD', 'DMY']]],
    ['Dates are MM/DD/YYYY or DD/MM/YYYY', ['03/04/2025', '05/04/2025'], 'DMY', [['DMY', 'MDY']]],
  ])('are as the paper says, unless it says otherwise as well: %s, %j', async (said, dates, order, open) => {
    const drawn = () => paper(said, ...dates);
    expect([(await read(drawn())).order, await openOn(drawn())]).toEqual([order, open]);
  });

  it('are first those near days with named months beside rows: of an invoice, they may be a month before', async () => {
    const drawn = (...named: readonly string[]) => {
      const page = new Paper([40, 110, -460]).text('Currency EUR').row('Date', 'Description', 'Amount');
      for (const [i, day] of named.entries()) page.row(`${['03', '05'][i]}/04/2025`, `Card ${day}`, '-4.50');
      return page;
    };
    const of = async (...named: readonly string[]) => [
      (await read(drawn(...named))).order,
      await openOn(drawn(...named)),
    ];
    expect(await of('2 Apr 2025', '5 Apr 2025')).toEqual(['DMY', [['DMY', 'MDY']]]);
    expect(await of('2 Mar 2025', '4 May 2025')).toEqual(['MDY', [['MDY', 'DMY']]]);
    expect(await of('2 Mar 2025', '5 Apr 2025')).toEqual(['DMY', [['DMY', 'MDY']]]);
    expect(await of('4 Mar 2025', 'Bakery')).toEqual(['MDY', [['MDY', 'DMY']]]);
  });

  it('are not open if both readings are the same days', async () => {
    expect(await openOn(paper('Account 1', '04/04/2025', '05/05/2025'))).toEqual([]);
  });

  it('do not come from six digits in a text', async () => {
    const drawn = paper('05/03/24 - 06/02/24', '05-03', '05-14', '05-31').text('Cheque number 000106');
    expect((await read(drawn)).days).toEqual(['2024-05-03', '2024-05-14', '2024-05-31']);
  });

  it('are as the hint says', async () => {
    const drawn = () => paper('Account 1', '03/04/2025', '05/04/2025');
    expect((await read(drawn(), { dateOrder: 'MDY' })).days).toEqual(['2025-03-04', '2025-05-04']);
    expect((await read(drawn(), { dateOrder: 'DMY' })).days).toEqual(['2025-04-03', '2025-04-05']);
  });

  it('are the year’s first if the year is', async () => {
    const drawn = () => paper('Account 1', '2025-06-02', '2025/06/13');
    expect([(await read(drawn())).days, await openOn(drawn())]).toEqual([['2025-06-02', '2025-06-13'], []]);
  });
});

describe('a year that rows do not print', () => {
  it('is the period’s', async () => {
    const { days, yearAssumed } = await read(paper('Period 01 June 2024 to 30 June 2024', '02 Jun', '30 Jun'));
    expect([days, yearAssumed]).toEqual([['2024-06-02', '2024-06-30'], false]);
  });

  it('is not the period’s if the period holds the day twice', async () => {
    expect((await read(paper('Period 1 January 2024 to 30 June 2025', '2 Feb', '3 Mar'))).yearAssumed).toBe(true);
    expect((await read(paper('Period 1 July 2024 to 30 June 2025', '2 Feb', '3 Mar'))).yearAssumed).toBe(false);
  });

  it('is that of the one date of the paper, also for the account below the first', async () => {
    const rows = (paper: Paper, number: string, opening: string) =>
      paper
        .text(`Account number ${number}`)
        .row('Date', 'Description', 'Debit', 'Credit')
        .row('', 'Opening balance', '', opening)
        .row('02 Jun', 'Bakery', '4.50', '');
    const paper = rows(rows(new Paper().text('Statement date 30 June 2025'), '11112222', '10.00'), '33334444', '20.00');
    const { parts } = await readingsOn(paper);
    expect(parts.map(({ rows: read }) => read.at(-1)!.date)).toEqual(['2025-06-02', '2025-06-02']);
  });

  it.each([
    'Interest paid in the tax year 06 April 2024 to 05 April 2025: 3.00',
    'Interest from 01 January 2024 to 31 December 2024 3.00',
    'Contract term 01 January 2023 - 31 December 2027',
    'Account charges 01 May 2024 to 30 June 2024',
    'New prices from 15 July 2026',
  ])('is not that of another matter, wherever that is: %s', async (other) => {
    for (const own of [
      'Statement date 30 June 2025',
      'Statement for June 2025',
      'Period 1 June 2025 to 30 June 2025',
    ]) {
      const above = new Paper([40, 110, -460]).text(other).text(own).row('Date', 'Description', 'Amount');
      for (const drawn of [above.row('02 Jun', 'Bakery', '-4.50'), paper(own, '02 Jun').text(other)]) {
        const { days, yearAssumed } = await read(drawn);
        expect([days[0], yearAssumed]).toEqual(['2025-06-02', false]);
      }
    }
  });

  it.each([
    'Card valid thru 06/2027',
    'Agreement dated 03 June 2021',
    'Your loan ends on 30 July 2031',
    'Form 1234 rev. 06/2019',
    'As of 01 July 2026 our terms change',
    'Next statement 30 June 2025',
  ])('is assumed if only another matter names one: %s', async (other) => {
    expect((await read(paper(other, '02 Jun', '30 Jun'))).yearAssumed).toBe(true);
  });

  it('is assumed if equally sure words give two', async () => {
    expect((await read(paper('June 2025', '02 Jun').text('x'))).yearAssumed).toBe(false);
    // a colon that begins the value ties it to the label on the left
    const dated = (label: string) => read(paper('', '02 Jun', '03 Jun').at(300, 50, label).at(400, 50, ': 30/06/25'));
    expect((await dated('Statement date')).yearAssumed).toBe(false);
    expect((await dated('Rates as agreed')).yearAssumed).toBe(true);
    const drawn = new Paper([40, 110, -460]).text('30 June 2025').down(10).text('30 June 2024').down(10);
    drawn.row('Date', 'Description', 'Amount').row('02 Jun', 'Bakery', '-4.50');
    expect((await read(drawn)).yearAssumed).toBe(true);
  });

  it('is that of the date below its label, beside values that are none', async () => {
    const drawn = new Paper([40, 110, 200, -460])
      .row('BIC', 'Blad', 'Datum afschrift')
      .row('ABNANL2A', '1', '30-06-2025');
    drawn.down(20).row('Datum', 'Naam', '', 'Bedrag').row('02-06', 'Bakkerij', '', '-4,50');
    expect((await read(drawn)).yearAssumed).toBe(false);
  });

  it('reaches back over a quarter from the date of the statement', async () => {
    const { days, yearAssumed } = await read(paper('Statement date 30 June 2025', '02 Apr', '03 May'));
    expect([days, yearAssumed]).toEqual([['2025-04-02', '2025-05-03'], false]);
  });

  it('turns between December and January', async () => {
    const { days } = await read(paper('Period 15 December 2024 to 14 January 2025', '16 Dec', '31 Dec', '02 Jan'));
    expect(days).toEqual(['2024-12-16', '2024-12-31', '2025-01-02']);
  });

  it('turns back between January and December if the newest is first', async () => {
    const { days } = await read(paper('Period 15 December 2024 to 14 January 2025', '02 Jan', '31 Dec', '16 Dec'));
    expect(days).toEqual(['2025-01-02', '2024-12-31', '2024-12-16']);
  });

  it('is the hint’s if the paper has none', async () => {
    const { days, yearAssumed } = await read(paper('Account 1', '02 Jun', '30 Jun'), { year: 2023 });
    expect([days, yearAssumed]).toEqual([['2023-06-02', '2023-06-30'], false]);
  });

  it('gives way to the paper’s if the hint says otherwise', async () => {
    const { days } = await read(paper('Period 01 June 2024 to 30 June 2024', '02 Jun'), { year: 2019 });
    expect(days).toEqual(['2024-06-02']);
  });

  it('is assumed if neither says', async () => {
    const { days, yearAssumed } = await read(paper('Account 1', '02 Jun', '30 Jun'));
    expect([days, yearAssumed]).toEqual([['1970-06-02', '1970-06-30'], true]);
  });

  it('is the leap year’s of the period for the 29th of February', async () => {
    const { days } = await read(paper('Period 01 February 2024 to 29 February 2024', '29 Feb'));
    expect(days).toEqual(['2024-02-29']);
  });
});

describe('a row without a date', () => {
  it('is booked on the day of the row above, and knows that it is not its own', async () => {
    const { parts } = await readingsOn(paper('Account 1', '13 Jun 2025', '', '14 Jun 2025'));
    expect(parts[0]!.rows.map((r) => [r.date, r.ownDate])).toEqual([
      ['2025-06-13', true],
      ['2025-06-13', false],
      ['2025-06-14', true],
    ]);
  });
});

describe('two columns of dates', () => {
  const columns = async (first: string, second: string) => {
    const drawn = new Paper([40, 110, 190, -460])
      .row(first, second, 'Description', 'Amount')
      .row('02 Jun 2025', '04 Jun 2025', 'Bakery', '-4.50')
      .row('05 Jun 2025', '06 Jun 2025', 'Rent', '-980.00');
    const [row] = (await readingsOn(drawn)).parts[0]!.rows;
    return { booked: row!.date, value: row!.valueDate, transaction: row!.transactionDate };
  };

  it('are the booking and the value date', async () => {
    expect(await columns('Date', 'Value date')).toEqual({
      booked: '2025-06-02',
      value: '2025-06-04',
      transaction: null,
    });
    expect(await columns('Value date', 'Date')).toEqual({
      booked: '2025-06-04',
      value: '2025-06-02',
      transaction: null,
    });
  });

  it('are the transaction and the posting date, of which the second books', async () => {
    expect(await columns('Trans Date', 'Post Date')).toEqual({
      booked: '2025-06-04',
      value: null,
      transaction: '2025-06-02',
    });
  });
});
