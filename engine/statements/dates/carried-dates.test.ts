import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** Rows of two dated lines; the first line of the third row is before it. */
function stacked(strayed: boolean): Paper {
  const paper = new Paper([40, 110, -460, -550]).text('Current account number 0011-223344').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 982.00');
  paper.down(10).row('Date', 'Description', 'Amount', 'Balance');
  for (const [i, balance] of ['995.50', '991.00', '986.50', '982.00'].entries()) {
    paper.rule(40, 550);
    if (strayed && i === 2) paper.row('01 Jun 2025', 'Of another').row('04 Jun 2025', 'Bakery', '-4.50', balance);
    else paper.row(`0${i + 2} Jun 2025`, 'Bakery', '-4.50', balance).row(`0${i + 2} Jun 2025`, 'at the corner');
  }
  return paper;
}

it('rows with a second date below the first are proved', async () => {
  expect((await statementOn(stacked(false))).reconciliation.status).toBe('verified');
});

it('a row whose first date is above the one beside its amount is not proved if the others have it below', async () => {
  const { status, reason } = (await statementOn(stacked(true))).reconciliation;
  expect([status, reason]).toEqual(['unverifiable', 'DATES_ANCHORED: The date of 1 row may be that of the row above.']);
});

it('a row with three dates, if rows have two and one has one, may have the date of its neighbour', async () => {
  const paper = new Paper([40, 110, -460, -550]).text('Current account number 0011-223344').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 986.50');
  paper.down(10).row('Date', 'Description', 'Amount', 'Balance');
  const row = (dates: readonly string[], balance: string) => {
    paper.rule(40, 550);
    dates.forEach((day, i) => {
      if (i === dates.length - 1) paper.row(day, 'Bakery', '-4.50', balance);
      else paper.row(day, 'at the corner');
    });
  };
  row(['03 Jun 2025'], '995.50');
  row(['02 Jun 2025', '05 Jun 2025'], '991.00');
  row(['04 Jun 2025', '07 Jun 2025', '08 Jun 2025'], '986.50');
  const { status, reason } = (await statementOn(paper)).reconciliation;
  expect([status, reason]).toEqual(['unverifiable', 'DATES_ANCHORED: The date of 1 row may be that of the row above.']);
});

/** Rows of which one has no date of its own, but the given text in its place; the first may repeat its day. */
function listed(place: string, days: readonly string[]): Paper {
  const paper = new Paper([40, 110, -460, -550]).text('Current account number 0011-223344').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 982.00');
  paper.down(10).row('Date', 'Description', 'Amount', 'Balance');
  const balances = ['995.50', '991.00', '986.50', '982.00'];
  for (const [i, day] of [days[0]!, days[1]!, place, days[2]!].entries())
    paper.row(day, 'Bakery', '-4.50', balances[i]!);
  return paper;
}

it('a single row without a date is proved if its place is empty, and no day is printed twice', async () => {
  const statusOf = async (paper: Paper) => (await statementOn(paper)).reconciliation.status;
  expect(await statusOf(listed('', ['02 Jun 2025', '03 Jun 2025', '05 Jun 2025']))).toBe('verified');
  expect(await statusOf(listed('', ['02 Jun 2025', '02 Jun 2025', '05 Jun 2025']))).toBe('unverifiable');
  expect(await statusOf(listed('noted', ['02 Jun 2025', '03 Jun 2025', '05 Jun 2025']))).toBe('unverifiable');
});

it('a row without a date is not proved if its day of value is another, or the days are not in order', async () => {
  const statusOf = async (days: readonly string[], values: readonly string[]) => {
    const paper = new Paper([40, 110, 180, -460, -550]).text('Current account').text('Currency EUR');
    paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 980.00');
    paper.down(10).row('Date', values.length > 0 ? 'Value date' : '', 'Description', 'Amount');
    days.forEach((day, i) => {
      paper.row(day && `${day} Jun 2025`, values[i] ? `${values[i]} Jun 2025` : '', 'Bakery', '-4.00');
    });
    return (await statementOn(paper)).reconciliation.status;
  };
  const days = ['02', '03', '05', '', '06'];
  expect(await statusOf(days, ['02', '03', '05', '05', '06'])).toBe('verified');
  expect(await statusOf(days, ['02', '03', '05', '06', '06'])).toBe('unverifiable');
  expect(await statusOf(days, [])).toBe('verified');
  expect(await statusOf(['05', '02', '06', '', '03'], [])).toBe('unverifiable');
});

it('a date alone on its line is not a heading of a day if the other rows print their dates', async () => {
  const paper = new Paper([40, 110, -460, -550]).text('Current account number 0011-223344').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 977.50');
  paper.down(10).row('Date', 'Description', 'Amount', 'Balance');
  ['995.50', '991.00', '986.50', '982.00'].forEach((balance, i) => {
    paper.row(`0${i + 2} Jun 2025`, 'Bakery', '-4.50', balance);
  });
  paper.text('05 Jun 2025').row('', 'Market', '-4.50', '977.50');
  expect((await statementOn(paper)).reconciliation.status).toBe('unverifiable');
});

it('a row of interest without a date is booked if its balance is printed', async () => {
  const paper = new Paper([40, 110, -460, -550]).text('Valuta EUR').row('Boekdatum', 'Omschrijving', 'Bedrag', 'Saldo');
  paper.row('02 Jun 2025', 'Jumbo', '-4.50', '95.50').row('', 'Creditrente', '2.00', '97.50');
  paper.row('03 Jun 2025', 'Jumbo', '-1.00', '96.50').row('', 'Creditrente', '3.50', '');
  expect((await statementOn(paper)).transactions.map((t) => t.amount)).toEqual([-450, 200, -100]);
});

it('the date of a line at a page’s foot is not the day of the row above, nor of those on the next page', async () => {
  const head = ['Date', 'Description', 'Amount'];
  const printed = async (foot: string) => {
    const paper = new Paper([40, 110, -460])
      .text('Current account statement')
      .text('Current account number 0011-223344')
      .text('Currency EUR');
    paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 955.00');
    paper
      .down(10)
      .row(...head)
      .row('02 Jun 2025', 'A', '-10.00')
      .row('', 'B', '-10.00');
    paper
      .row('03 Jun 2025', 'C', '-10.00')
      .row('', 'D', '-5.00')
      .text(foot)
      .page()
      .row(...head);
    paper.row('', 'E', '-5.00').row('04 Jun 2025', 'F', '-10.00').row('', 'G', '3.00').row('', 'H', '2.00');
    return (await statementOn(paper)).reconciliation.reason;
  };
  expect(await printed('Page 1 of 2')).toMatch(/^Opening balance and all amounts give/);
  expect(await printed('Printed 05 Jun 2025')).toBe('DATES_ANCHORED: The date of 1 row may be that of the row above.');
});

/** A paper that prints each day once: the given rows below a head with the given closing balance. */
const once = (closing: string, rows: (paper: Paper) => Paper) => {
  const paper = new Paper([40, 150, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text(`Closing balance ${closing}`);
  return rows(paper.down(10).row('Date', 'Description', 'Amount'));
};

it('a date below an amount may be that of the amount below, if that has none', async () => {
  const printed = async (own: string) => {
    const paper = once('984.00', (p) => {
      p.row('02 Jun 2025', 'Shop', '-2.00').row('', 'Kiosk', '-1.00').row('03 Jun 2025', 'Hotel');
      p.row(own, 'booking 4711', '-5.00').row('04 Jun 2025', 'Shop', '-2.00').row('', 'Kiosk', '-1.00');
      return p.row('05 Jun 2025', 'Hotel').row(own, 'booking 4712', '-5.00');
    });
    return (await statementOn(paper)).reconciliation.reason;
  };
  expect(await printed('')).toBe('DATES_ANCHORED: The date of 2 rows may be that of the row above.');
});

it('a row below a title is not proved to have the day that is above the title', async () => {
  const printed = async (title: string, day: string) => {
    const paper = once('990.00', (p) => {
      p.row('02 Jun 2025', 'Shop', '-3.00').row('', 'Kiosk', '-2.00');
      if (title) p.bold(title);
      return p.row(day, 'Late posting', '-1.00').row('04 Jun 2025', 'Fuel', '-4.00');
    });
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await printed('', '')).toBe('verified');
  expect(await printed('Card 5678', '')).toBe('unverifiable');
  expect(await printed('Card 5678', '03 Jun 2025')).toBe('verified');
});

it('the upper of two stacked days begins the row if one is above the first amount, none below the last', async () => {
  const paper = new Paper([40, 150, -400, -500]).text('Currency EUR').text('Period 01 June 2025 to 30 June 2025');
  paper.text('Opening balance 100.00').text('Closing balance 40.00').down(10);
  paper.row('Transaction date', 'Description', 'Amount', 'Balance').row('Posting date');
  paper.row('02 Jun 2025', 'Bakery').row('03 Jun 2025', 'High Street', '-30.00', '70.00');
  paper.row('04 Jun 2025', 'Market').row('06 Jun 2025', 'High Street', '-10.00', '60.00');
  paper.row('06 Jun 2025', 'Station').row('07 Jun 2025', 'High Street', '-20.00', '40.00');
  const { transactions } = await statementOn(paper);
  expect(transactions.map((t) => t.date.slice(5))).toEqual(['06-03', '06-06', '06-07']);
});

it('of two days below each other, one that no row has leaves the paper unproved', async () => {
  const paper = once('970.00', (p) => {
    for (const [i, shop] of ['Bakery', 'Market', 'Station'].entries())
      p.row('', shop)
        .row(`0${2 * i + 2} Jun 2025`, 'High Street', '-10.00')
        .row(`0${2 * i + 3} Jun 2025`, 'London');
    return p;
  });
  const { transactions, reconciliation } = await statementOn(paper);
  const right = transactions.every((t, i) => t.date === `2025-06-0${2 * i + 2}`);
  expect(right || reconciliation.status === 'unverifiable').toBe(true);
});

it('of two days below each other around a middle amount, the first line of each row belongs to it', async () => {
  const paper = once('970.00', (p) => {
    for (const [i, shop] of ['Bakery', 'Market', 'Station'].entries())
      p.row(`0${2 * i + 2} Jun 2025`, shop)
        .row(`0${2 * i + 3} Jun 2025`, 'High Street', '-10.00')
        .row('', 'London');
    return p;
  });
  const { transactions } = await statementOn(paper);
  expect(transactions.map((t) => t.description.split(' ')[0])).toEqual(['Bakery', 'Market', 'Station']);
});

it('a day and words of no row on top of a page leave a paper unproved if no day is beside an amount', async () => {
  const paper = once('945.00', (p) => {
    p.row('02 Jun 2025', 'Bakery').row('', 'High Street', '-30.00').row('', 'Market', '-10.00').page();
    p.row('Date', 'Description', 'Amount').row('04 Jun 2025', 'Station').row('', 'High Street', '-10.00');
    p.row('', 'Bakery').row('', 'High Street', '-4.00').row('07 Jun 2025', 'Chemist').row('', 'High Street', '-1.00');
    return p;
  });
  const { transactions, reconciliation } = await statementOn(paper);
  const right = transactions.map((t) => t.date.slice(-2)).join() === '02,02,04,04,07';
  expect(right || reconciliation.status === 'unverifiable').toBe(true);
});

it.each([
  ['if balances show that each day is on its first row', ['', '03 Jun 2025', '', '05 Jun 2025'], 1, 'verified'],
  ['and is a doubt if each row has a balance', ['', '03 Jun 2025', '', '05 Jun 2025'], 0, 'unverifiable'],
  ['and is a doubt if it is the only one', ['', '03 Jun 2025', '04 Jun 2025', '05 Jun 2025'], 1, 'unverifiable'],
])('a first booking without a day is on that of the balance above it %s', async (_name, days, bare, status) => {
  const paper = new Paper([40, 110, -460, -550]).text('Current account number 0011-223344').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Closing balance 982.00').down(10);
  paper.row('Date', 'Description', 'Amount', 'Balance').row('02 Jun 2025', 'Brought forward', '', '1,000.00');
  for (const [i, balance] of ['995.50', '991.00', '986.50', '982.00'].entries())
    paper.row(days[i]!, 'Bakery', '-4.50', bare && i === 1 ? '' : balance);
  const { transactions, reconciliation } = await statementOn(paper);
  expect([transactions[0]?.date, transactions.length, reconciliation.status]).toEqual(['2025-06-02', 4, status]);
});

it.each([
  ['against the order of days', '02 Jun 2025', 'Bought in Berlin'],
  ['named as another day', '04 Jun 2025', 'Value date'],
])(
  'a day below a booking may be that booking’s, and not of the row without a day below it, if it is %s',
  async (_name, day, text) => {
    const paper = new Paper([40, 110, -460, -550]).text('Current account number 0011-223344').text('Currency EUR');
    paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 977.50');
    paper.down(10).row('Date', 'Description', 'Amount', 'Balance').row('03 Jun 2025', 'Bakery', '-4.50', '995.50');
    paper.row(day, text).row('', 'Rent', '-4.50', '991.00').row('05 Jun 2025', 'Tram', '-4.50', '986.50');
    paper.row(day, text).row('', 'Kiosk', '-4.50', '982.00').row('08 Jun 2025', 'Tram', '-4.50', '977.50');
    expect((await statementOn(paper)).reconciliation.status).toBe('unverifiable');
  },
);
