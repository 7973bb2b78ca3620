/** What the user says of days, years and money, where the paper says otherwise: it proves nothing against the paper. */
import { describe, expect, it } from 'vitest';
import type { Hints } from '../../model/hints.ts';
import { extractionOf, Paper, statementOn } from '../../testing/paper.ts';

/** A statement in which each row costs 1.00; `foot` stands below it, `text` in each row. */
function paperOf(
  days: readonly string[],
  { head = 'Account 1', foot = '', symbol = '', text = 'Bakery', heading = 'Date' } = {},
): Paper {
  const paper = new Paper([40, 110, -360, -460, -550]).text('Current account');
  if (symbol === '') paper.text('Currency EUR');
  paper
    .text(head)
    .text(`Opening balance ${symbol}100.00`)
    .text(`Closing balance ${symbol}${100 - days.length}.00`);
  paper.down(10).row(heading, 'Description', 'Debit', 'Credit', 'Balance');
  days.forEach((day, i) => {
    paper.row(day, text, `${symbol}1.00`, '', `${symbol}${99 - i}.00`);
  });
  return paper.text(foot);
}

/** A statement whose rows have days of value, in 2025. */
function valuedPaper(days: readonly string[], valued = days.map((day) => `${day} 2025`)): Paper {
  const paper = new Paper([40, 130, -330, -500]).text('Current account').text('Currency EUR');
  paper
    .text('Opening balance 100.00')
    .text(`Closing balance ${100 - days.length}.00`)
    .down(10);
  paper.row('Date', 'Description', 'Value date', 'Amount');
  days.forEach((day, i) => {
    paper.row(day, 'Bakery', valued[i] ?? '', '-1.00');
  });
  return paper;
}

/** The status of a paper, and the days of its rows, as they are read with hints. */
async function readOf(paper: Paper, hints: Hints = {}) {
  const { reconciliation, transactions } = await statementOn(paper, hints);
  return [reconciliation.status, ...transactions.map(({ date }) => date)];
}

describe('a year', () => {
  it.each([
    ['a day long before it', { head: 'Account opened 1 May 2019' }, 2023],
    ['a day of printing', { foot: 'Printed 5 January 2025' }, 2024],
    ['no day', {}, 2024],
  ] as const)('is that of the rows where the paper has %s', async (_what, around, year) => {
    const rows = ['16 Dec', '17 Dec'];
    expect((await readOf(paperOf(rows, around)))[0]).toBe('unverifiable');
    expect(await readOf(paperOf(rows, around), { year })).toEqual(['verified', `${year}-12-16`, `${year}-12-17`]);
  });

  it.each([2024, 2025])('is that of the rows where a long period holds them twice: %s', async (year) => {
    const paper = () => paperOf(['16 Jun', '17 Jun'], { head: 'Period 15 June 2024 to 20 June 2025' });
    expect((await readOf(paper()))[0]).toBe('unverifiable');
    expect(await readOf(paper(), { year })).toEqual(['verified', `${year}-06-16`, `${year}-06-17`]);
  });

  it('proves nothing where a day beside the rows gives them another one', async () => {
    const paper = paperOf(['16 Dec', '17 Dec'], { head: 'Next statement date 5 January 2025' });
    expect(await readOf(paper, { year: 2025 })).toEqual(['unverifiable', '2024-12-16', '2024-12-17']);
  });

  it.each([
    ['in the column of the rows', ['2 Jun 2025', '3 Jun', '4 Jun'], {}],
    ['in figures in the column of the rows', ['02/06/2025', '23/06', '24/06'], {}],
    ['in the last row', ['2 Jun', '3 Jun 2025'], {}],
    ['in the texts of the rows', ['2 Jun', '3 Jun'], { text: 'Card 1 Jun 2025' }],
    ['of the statement before', ['2 Jun', '3 Jun'], { head: 'Your last statement was of 31 May 2025' }],
    ['of a rate', ['2 Jun', '3 Jun'], { head: 'Interest rate from 1 July 2025' }],
  ] as const)('proves nothing against a day %s', async (_what, rows, around) => {
    for (const year of [2023, 2024, 2026, 2031])
      expect((await readOf(paperOf(rows, around), { year }))[0]).toBe('unverifiable');
    expect((await readOf(paperOf(rows, around), { year: 2025 })).slice(0, 2)).toEqual(['verified', '2025-06-02']);
  });

  it.each([
    { head: 'Statement no. 6/2025' },
    { head: 'Your 2025 statement' },
    { head: 'Tax year 2024/25' },
    { foot: '© 2025 Harbour Bank' },
    { text: 'Invoice 2025/101' },
  ])('proves nothing against a year of a name or a number: %j', async (around) => {
    for (const year of [2023, 2026]) {
      const read = await readOf(paperOf(['2 Jun', '3 Jun'], around), { year });
      expect(read).toEqual(['unverifiable', `${year}-06-02`, `${year}-06-03`]);
    }
    const year = around.head?.includes('24/') ? 2024 : 2025;
    expect((await readOf(paperOf(['2 Jun', '3 Jun'], around), { year }))[0]).toBe('verified');
  });

  it.each([{ head: 'Customer since 1998' }, { foot: 'Banking Act of 2009' }, { text: 'Card 2025.00' }])(
    'is that of the rows beside a number that is no year of theirs: %j',
    async (around) => {
      expect((await readOf(paperOf(['2 Jun', '3 Jun'], around), { year: 2023 }))[0]).toBe('verified');
    },
  );

  it.each([2023, 2024, 2026])('takes no row from those around it: %s', async (year) => {
    const days = ['unverifiable', '2025-06-02', '2025-06-03'];
    expect(await readOf(paperOf(['2 Jun 2025', '3 Jun']), { year })).toEqual(days);
    expect(await readOf(paperOf(['2 Jun', '3 Jun 2025']), { year })).toEqual(days);
  });

  it('is that of rows over a whole year with days of value', async () => {
    const rows = ['02 Jan', '02 Apr', '02 Jul', '02 Oct', '12 Dec'];
    const { reconciliation, transactions } = await statementOn(valuedPaper(rows), { year: 2025 });
    expect([reconciliation.status, transactions.at(-1)?.date]).toEqual(['verified', '2025-12-12']);
  });

  it.each([2023, 2024, 2025, 2026])('leaves the days of value where they are: %s', async (year) => {
    const { reconciliation, transactions } = await statementOn(valuedPaper(['02 Jun', '03 Jun']), { year });
    expect(reconciliation.status).toBe(year === 2025 ? 'verified' : 'unverifiable');
    const days = ['2025-06-02', '2025-06-03'];
    expect(transactions.map(({ date }) => date)).toEqual(days);
    expect(transactions.map(({ valueDate }) => valueDate)).toEqual(days);
  });

  it('proves no rows over a new year', async () => {
    for (const foot of ['', 'Printed 8 January 2025']) {
      const paper = paperOf(['28 Dec', '30 Dec', '3 Jan', '5 Jan'], { foot });
      expect((await readOf(paper, { year: 2025 }))[0]).toBe('unverifiable');
    }
  });
});

describe('an order of dates', () => {
  it.each([
    [['01/04/2025', '02/04/2025', '01/05/2025', '02/05/2025']],
    [['01/04/2025', '02/04/2025', '12/04/2025', '01/05/2025']],
  ])('proves nothing against the sequence of the rows: %j', async (days) => {
    expect((await readOf(paperOf(days))).slice(0, 2)).toEqual(['verified', '2025-04-01']);
    expect((await readOf(paperOf(days), { dateOrder: 'MDY' }))[0]).toBe('unverifiable');
  });

  it.each([
    ['a heading', { heading: 'Date (DD/MM/YYYY)' }],
    ['a sentence', { head: 'All dates are shown as day/month/year' }],
    ['a day that is one in another order alone', { head: 'Interest rate as of 30/04/2025: 1.00 %' }],
    ['a day amid the rows', { head: 'Next statement 1 May 2025' }],
    ['the texts of the rows', { text: 'Card 02 Apr 2025' }],
  ] as const)('proves nothing against %s', async (_what, around) => {
    const paper = () => paperOf(['03/04/2025', '05/04/2025'], around);
    expect(await readOf(paper(), { dateOrder: 'MDY' })).toEqual(['unverifiable', '2025-03-04', '2025-05-04']);
    expect(await readOf(paper(), { dateOrder: 'DMY' })).toEqual(['verified', '2025-04-03', '2025-04-05']);
  });

  it('proves nothing against days of value with named months', async () => {
    const paper = () => valuedPaper(['03/04/2025', '05/04/2025'], ['03 Apr 2025', '05 Apr 2025']);
    expect((await readOf(paper(), { dateOrder: 'MDY' }))[0]).toBe('unverifiable');
    expect(await readOf(paper(), { dateOrder: 'DMY' })).toEqual(['verified', '2025-04-03', '2025-04-05']);
  });

  it('is taken where what the paper says is the same', async () => {
    for (const around of [{ head: 'All dates are MM/DD/YYYY' }, { head: 'Next statement 1 June 2025' }, {}]) {
      const read = await readOf(paperOf(['03/04/2025', '05/04/2025'], around), { dateOrder: 'MDY' });
      expect(read).toEqual(['verified', '2025-03-04', '2025-05-04']);
    }
  });

  it('needs no hint where a pattern says it', async () => {
    const read = (heading: string) => readOf(paperOf(['03/04/2025', '05/04/2025'], { heading }));
    expect(await read('Date (MM/DD/YYYY)')).toEqual(['verified', '2025-03-04', '2025-05-04']);
    expect(await read('Date (DD/MM/YYYY)')).toEqual(['verified', '2025-04-03', '2025-04-05']);
    expect((await read('Date'))[0]).toBe('unverifiable');
    const foot = 'Your date of birth (DD/MM/YYYY) ____';
    expect((await readOf(paperOf(['03/04/2025', '05/04/2025'], { foot })))[0]).toBe('unverifiable');
  });

  it('is taken where the sequence of the rows is the same', async () => {
    const days = ['03/04/2025', '03/04/2025'];
    expect((await readOf(paperOf(days)))[0]).toBe('unverifiable');
    const said = await Promise.all((['DMY', 'MDY'] as const).map((dateOrder) => readOf(paperOf(days), { dateOrder })));
    expect(said).toEqual([
      ['verified', '2025-04-03', '2025-04-03'],
      ['verified', '2025-03-04', '2025-03-04'],
    ]);
  });
});

describe('a day of booking', () => {
  const stacked: Hints = { bookingDay: { place: 'stacked', heading: null } };

  /** Adds a statement whose rows have two days below each other. */
  function put(paper: Paper, [first, second]: readonly [string, string], month: string): Paper {
    paper.text(`Account number 112233${month}`).text('Current account').text('Currency EUR');
    paper.text(`Period 01.${month}.2025 to 30.${month}.2025`).text('Opening balance 100.00').down(10);
    paper.row(first, 'Description', 'Amount', 'Balance').row(second, '', '');
    for (const [i, [one, other]] of [
      ['25', '26'],
      ['27', '30'],
    ].entries()) {
      paper.row(`${one}.${month}.2025`, 'Bakery', '-4.50', (95.5 - 4.5 * i).toFixed(2));
      paper.row(`${other}.${month}.2025`, 'High Street').down(6);
    }
    return paper.down(10).text('Closing balance 91.00');
  }
  const read = async (paper: Paper, hints: Hints) =>
    (await extractionOf(paper, hints)).statements.map(({ reconciliation, transactions }) => [
      reconciliation.status,
      ...transactions.map(({ date }) => date),
    ]);
  const GRID = [40, 150, -340, -460];

  it('is the one that the headings name, also where another statement of the file leaves it open', async () => {
    const paper = () => {
      const first = put(new Paper(GRID), ['Date', ''], '06').page();
      return put(first, ['Posting date', 'Value date'], '09');
    };
    const named = ['verified', '2025-09-25', '2025-09-27'];
    expect(await read(paper(), {})).toEqual([['unverifiable', '2025-06-25', '2025-06-27'], named]);
    expect(await read(paper(), stacked)).toEqual([['unverifiable', '2025-06-26', '2025-06-30'], named]);
  });
});

describe('a currency', () => {
  it.each([
    ['$', 'CAD', 'CAD'],
    ['$', 'GBP', 'USD'],
    ['£', 'CAD', 'GBP'],
    ['¥', 'CNY', 'CNY'],
  ])('is that of the symbol %s, which is usually another, where it may be: %s', async (symbol, currency, found) => {
    const days = ['06/16/2025', '06/17/2025'];
    const paper = () => paperOf(days, { head: 'Period 06/01/2025 to 06/30/2025', symbol });
    expect((await statementOn(paper(), { currency })).currency).toBe(found);
  });
});
