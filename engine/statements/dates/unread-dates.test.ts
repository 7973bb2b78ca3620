import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** The verdict on three bookings whose dates are given as they are printed. */
const verdictOn = async (days: readonly string[], values: readonly string[] = []) => {
  const paper = new Paper([40, ...(values.length > 0 ? [130] : []), 220, -460, -550])
    .text('Current account')
    .text('Currency EUR');
  paper.text('Period 01/06/2025 to 30/06/2025').text('Opening balance 1,000.00');
  paper.text(`Closing balance ${(1000 - 4.5 * days.length).toFixed(2)}`).down(10);
  paper.row('Date', ...(values.length > 0 ? ['Value date'] : []), 'Description', 'Amount', 'Balance');
  days.forEach((day, i) => {
    paper.row(day, ...values.slice(i, i + 1), 'Bakery', '-4.50', (995.5 - 4.5 * i).toFixed(2));
  });
  return (await statementOn(paper)).reconciliation;
};
const statusOf = async (days: readonly string[], values?: readonly string[]) => (await verdictOn(days, values)).status;

it('numbers left beside dates without a year may belong to them', async () => {
  expect(await statusOf(['16/06', '17/06', '18/06'])).toBe('verified');
  expect(await statusOf(['16/06 24', '17/06 24', '18/06 24'])).toBe('unverifiable');
});

it('numbers left beside a complete date are a date that could not be read', async () => {
  const printed = async (day: string) => statusOf([day, '', '05 Jun 2025']);
  expect(await printed('02 Jun 2025')).toBe('verified');
  expect(await printed('02 Jun 2025 5. 12')).toBe('unverifiable');
});

it('letters in place of a date are a column of their own if such letters are beside the dates, too', async () => {
  const statusWith = async (codes: readonly string[]) => {
    const paper = new Paper([40, 100, 220, -460, -550]).text('Current account').text('Currency EUR');
    paper.text('Period 01/06/2025 to 30/06/2025').text('Opening balance 100.00').text('Closing balance 70.00').down(10);
    paper.row('Date', '', 'Description', 'Amount', 'Balance');
    for (const [i, day] of ['02/06/2025', '', '03/06/2025', '', '', '04/06/2025'].entries())
      paper.row(day, codes[i]!, 'Bakery', '-5.00', (95 - 5 * i).toFixed(2));
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await statusWith(['SO', 'DD', 'CR', 'DD', 'SO', 'DD'])).toBe('verified');
  expect(await statusWith(['', 'DD', '', 'DD', 'SO', ''])).toBe('unverifiable');
});

it('times of day with full stops, below dates, are not dates if some of them cannot be a day', async () => {
  const printed = async (...times: readonly string[]) => {
    const paper = new Paper([40, 110, -460, -550]).text('Current account number 0011-223344').text('Currency EUR');
    paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 986.50');
    paper.down(10).row('Date', 'Description', 'Amount', 'Balance');
    for (const [i, balance] of ['995.50', '991.00', '986.50'].entries()) {
      paper
        .rule(40, 550)
        .row(`0${i + 2} Jun 2025`, 'Bakery', '-4.50', balance)
        .row(times[i]!, 'at the corner');
    }
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await printed('09.03', '21.34', '20.57')).toBe('verified');
  expect(await printed('09.03', '21.05', '20.31')).toBe('unverifiable');
});

it('words in place of the upper of two dates in a row may be a date that could not be read', async () => {
  const printed = async (second: string) => {
    const paper = new Paper([40, 130, -460, -550]).text('Current account').text('Currency EUR');
    paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 986.50');
    paper.down(10).row('Date', 'Description', 'Amount', 'Balance').row('Value date');
    for (const [i, balance] of ['995.50', '991.00', '986.50'].entries()) {
      paper.rule(40, 550).row(i === 1 ? second : `0${i + 2} Jun 2025`, 'Bakery', '-4.50', balance);
      paper.row(`0${i + 4} Jun 2025`, 'at the corner');
    }
    return (await statementOn(paper)).reconciliation;
  };
  expect((await printed('03 Jun 2025')).status).toBe('verified');
  const { status, reason } = await printed('xx Jun 2025');
  expect(reason).toBe(
    'DATES_ANCHORED: Where the date of 1 row stands, something was left unread that may belong to it.',
  );
  expect(status).toBe('unverifiable');
});

it('words below the heading of the day of booking may be an unread date if only days of value are read', async () => {
  expect(await statusOf(['03/06/2025'], ['04/06/2025'])).toBe('verified');
  expect(await statusOf(['xx/xx/xxxx'], ['04/06/2025'])).toBe('unverifiable');
});

it('a date without the year that others have has lost it', async () => {
  expect(await statusOf(['02 Jun 25', '08 Jun 25', '11 Jun 25', '12 Jun 25', '27 Jun 25'])).toBe('verified');
  expect(await statusOf(['02 Jun 25', '08 Jun 25', '11 Jun 25', '12 Jun 25', 'Jun 25'])).toBe('unverifiable');
});

describe('a date with fewer figures than others', () => {
  const days = ['02/06/2025', '05/06/2025', '08/06/2025', '12/06/2025', '17/06/2025'];
  const last = (day: string) => statusOf([...days.slice(0, 4), day]);

  it('has lost one if others begin with a zero, or have the four figures of a year', async () => {
    expect(await statusOf(days)).toBe('verified');
    expect(await last('7/06/2025')).toBe('unverifiable');
    const iso = days.map((day) => day.split('/').reverse().join('-'));
    expect(await statusOf([...iso.slice(0, 4), '2025-06-1*'])).toBe('unverifiable');
  });

  it('is complete if the paper leaves out zeros', async () => {
    expect(await statusOf(days.map((day) => day.replace(/^0/, '')))).toBe('verified');
    expect(await statusOf(['9/06/2025', '11/06/2025', '12/06/2025', '17/06/2025', '18/06/2025'])).toBe('verified');
  });
});

it('a day of value is not the day of booking on a paper that has both on other pages', async () => {
  const printed = async (heading: string) => {
    const paper = new Paper([40, 110, 190, -370, -460]).text('Current account   Currency EUR');
    paper.text('Opening balance 1,000.00').text('Closing balance 982.00').down(10);
    paper.row('Date', 'Value date', 'Description', 'Amount', 'Balance');
    paper.row('02/06/2025', '03/06/2025', 'Bakery', '-4.50', '995.50');
    paper.row('16/06/2025', '17/06/2025', 'Fuel', '-4.50', '991.00').page();
    paper.row(heading, '', 'Description', 'Amount', 'Balance');
    paper.row('17/06/2025', '', 'Cinema', '-4.50', '986.50').row('19/06/2025', '', 'Rent', '-4.50', '982.00');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect([await printed('Date'), await printed('Value date')]).toEqual(['verified', 'unverifiable']);
});

describe('a heading that names an unsupported calendar', () => {
  const listed = (...headings: readonly string[]) => {
    const paper = new Paper([40, 130, 220, -460, -550]).text('Account number 4711-220').text('Currency ETB');
    return paper
      .text('Opening balance 1,000.00')
      .text('Closing balance 986.50')
      .down(10)
      .row(...headings);
  };

  it.each(['Date (E.C.)', 'Miti (B.S.)', 'Hijri date'])('leaves the days of its rows in doubt: %s', async (heading) => {
    const paper = listed(heading, '', 'Description', 'Amount', 'Balance')
      .row('02/04/2017', '', 'Bakery', '-4.50', '995.50')
      .row('03/04/2017', '', 'Bakery', '-4.50', '991.00')
      .row('05/04/2017', '', 'Bakery', '-4.50', '986.50');
    expect((await statementOn(paper)).reconciliation.status).toBe('unverifiable');
  });
});
