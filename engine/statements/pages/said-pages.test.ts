/** Pages that the user excludes, or with which a statement begins, are told, and make no paper verified. */
import { describe, expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';
import { corrected } from '../corrected/apply.ts';

type Rows = readonly (readonly [day: string, text: string, amount: string])[];
const BOTH: Rows = [
  ['02 Jun 2025', 'Bakery', '-4.50'],
  ['03 Jun 2025', 'Salary', '1,020.00'],
];
/** They come to nothing: without them all sums close as well. */
const NETTING: Rows = [
  ['04 Jun 2025', 'Market', '-20.00'],
  ['05 Jun 2025', 'Refund', '20.00'],
];

interface Printed {
  /** "Page 1 of 2" of each page; empty: none */
  readonly numbers?: readonly string[];
  readonly closing?: string;
}

/** A statement whose balances stand above its rows, with a list of rows a page. */
function paper(lists: readonly Rows[], { numbers = [], closing = '2,015.50' }: Printed = {}): Paper {
  const drawn = new Paper([40, 110, -460]);
  lists.forEach((rows, i) => {
    if (i > 0) drawn.page();
    drawn.at(480, 30, numbers[i] ?? '');
    if (i === 0)
      drawn
        .text('Current account')
        .text('Currency EUR')
        .text('Period 1 June 2025 to 30 June 2025')
        .text('Opening balance 1,000.00')
        .text(`Closing balance ${closing}`);
    drawn.row('Date', 'Description', 'Amount').rows(rows);
  });
  return drawn;
}

const read = async (drawn: Paper, hints: Parameters<typeof extractionOf>[1] = {}) => {
  const { statements } = await extractionOf(drawn, hints);
  return statements.map(({ reconciliation, warnings, transactions, pages }) => ({
    status: reconciliation.status,
    rows: transactions.map(({ description }) => description),
    warned: warnings.map(({ code }) => code),
    pages,
    open: reconciliation.obligations.flatMap(({ status, findings }) =>
      status === 'open' ? findings.map(({ code }) => code) : [],
    ),
  }));
};

describe('a page that is excluded', () => {
  it('is not read, and is told', async () => {
    const [statement] = await read(paper([BOTH, [['20 Jun 2025', 'No row of it', '-7.00']]]), { excludedPages: [2] });
    expect(statement).toMatchObject({ rows: ['Bakery', 'Salary'], warned: ['PAGES_EXCLUDED'], pages: [1, 1] });
  });

  it('mends a paper, which is not proved by its own page numbers', async () => {
    const foreign: Rows = [['20 Jun 2025', 'No row of it', '-7.00']];
    const drawn = () => paper([BOTH, NETTING, foreign], { numbers: ['Page 1 of 2', 'Page 2 of 2', ''] });
    expect((await read(drawn()))[0]?.status).toBe('mismatch');
    const [statement] = await read(drawn(), { excludedPages: [3] });
    expect(statement).toMatchObject({ status: 'unverifiable', warned: ['PAGES_EXCLUDED'] });
    expect(statement?.rows).toHaveLength(4);
  });

  it('leaves a paper unproved whose pages have no numbers, though its sums close without the page', async () => {
    expect((await read(paper([BOTH, NETTING])))[0]?.status).toBe('verified');
    const [statement] = await read(paper([BOTH, NETTING]), { excludedPages: [2] });
    expect(statement).toMatchObject({ status: 'unverifiable', rows: ['Bakery', 'Salary'] });
    expect(statement?.open).toContain('PAGES_EXCLUDED');
  });

  it.each([
    [['Page 1 of 2', 'Page 2 of 2']],
    [['Page 1', 'Page 2']],
    [['1/2', '2/2']],
    // the back of a sheet, and counts that run on
    [['Page 1 of 1', '']],
    [['Sheet 1 of 1', '']],
    [['Page 1 of 1', 'Page 2 of 2']],
    [['1/1', '2/2']],
    [['Page 1 of 1', 'Page 1 of 1']],
  ])('leaves a paper unproved whatever its numbers are: %j', async (numbers) => {
    const [statement] = await read(paper([BOTH, NETTING], { numbers }), { excludedPages: [2] });
    expect(statement?.status).toBe('unverifiable');
  });

  it.each([
    [[]],
    [['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3']],
    [['Page 1 of 2', '', 'Page 2 of 2']],
    [['Page 1', 'Page 2', 'Page 3']],
    [['Page 1 of 3', '', 'Page 3 of 3']],
  ])('within the rows never is proved, whatever the numbers: %j', async (numbers) => {
    const drawn = paper([BOTH, NETTING, [['09 Jun 2025', 'Toll', '-0.50']]], { numbers, closing: '2,015.00' });
    const [statement] = await read(drawn, { excludedPages: [2] });
    expect(statement).toMatchObject({ status: 'unverifiable', rows: ['Bakery', 'Salary', 'Toll'] });
  });

  it('before the rows never is proved without numbers: what it says against them is not read', async () => {
    const cover = () => new Paper([40, 110, -460]).text('Summary').text('Closing balance 2,000.00').page();
    const drawn = cover()
      .text('Current account')
      .text('Currency EUR')
      .text('Period 1 June 2025 to 30 June 2025')
      .text('Opening balance 1,000.00')
      .row('Date', 'Description', 'Amount')
      .rows(BOTH)
      .text('Closing balance 2,015.50');
    expect((await read(drawn))[0]?.status).not.toBe('verified');
    const [statement] = await read(drawn, { excludedPages: [1] });
    expect(statement).toMatchObject({ status: 'unverifiable', warned: ['PAGES_EXCLUDED'] });
  });

  it.each(['All amounts in thousands of EUR', 'Amounts with a minus are credits', 'Currency USD'])(
    'may say of the rows what is not read then: %s',
    async (text) => {
      const drawn = paper([BOTH], { numbers: ['Page 1 of 1'] })
        .page()
        .text(text);
      const [statement] = await read(drawn, { excludedPages: [2], currency: 'EUR' });
      expect(statement?.status).toBe('unverifiable');
    },
  );

  it('may decide the days of other statements', async () => {
    const drawn = new Paper([40, 110, -460, -550]);
    [
      ['03/04/2025', '05/04/2025'],
      ['03/05/2025', '05/05/2025'],
      ['23/06/2025', '25/06/2025'],
    ].forEach(([first = '', second = ''], i) => {
      if (i > 0) drawn.page();
      drawn
        .text('Current account')
        .text(`Account number ${String(i + 1).repeat(8)}`)
        .text('Currency EUR')
        .text('Opening balance 100.00')
        .row('Date', 'Description', 'Amount', 'Balance')
        .row(first, 'Bakery', '-4.00', '96.00')
        .row(second, 'Cake', '-5.00', '91.00')
        .text('Closing balance 91.00');
    });
    const statuses = (await read(drawn, { dateOrder: 'MDY', excludedPages: [3] })).map(({ status }) => status);
    expect(statuses).toEqual(['unverifiable', 'unverifiable']);
  });

  it('keeps a paper unproved that somebody corrects, also if all sums close', async () => {
    const { statements } = await extractionOf(paper([BOTH, NETTING]), { excludedPages: [2] });
    const editor = { by: 'Anna', at: '2026-11-29T12:00:00Z' };
    const [told] = corrected(statements, [{ do: 'set', row: 0, description: 'Baker' }], editor);
    expect(told?.reconciliation.status).toBe('unverifiable');
    const [added] = corrected(
      statements,
      NETTING.map(([, description, amount], i) => ({
        ...{ do: 'add', statement: 0, before: 2, description, amount, date: `2025-06-0${4 + i}` },
      })) as never,
      editor,
    );
    expect(added?.transactions).toHaveLength(4);
    expect(added?.reconciliation.status).toBe('unverifiable');
  });

  it('is what an error is about if no text is left', async () => {
    await expect(read(paper([BOTH, NETTING]), { excludedPages: [1, 2] })).rejects.toThrow('No text is left to read');
    const cover = paper([BOTH]).page();
    await expect(read(cover, { excludedPages: [1] })).rejects.toMatchObject({ finding: { code: 'TEXT_EXCLUDED' } });
  });

  it('that the file does not have changes nothing', async () => {
    expect(await read(paper([BOTH]), { excludedPages: [7] })).toEqual(await read(paper([BOTH])));
  });
});

/** Two statements, a page each, with their balances; nothing else tells them apart. */
const two = (numbers: readonly string[] = []) => paper([BOTH, NETTING], { numbers });

describe('a page with which a statement begins', () => {
  it('parts the rows there, and neither part is proved by that', async () => {
    const parts = await read(two(), { startPages: [2] });
    expect(parts.map(({ rows }) => rows)).toEqual([
      ['Bakery', 'Salary'],
      ['Market', 'Refund'],
    ]);
    // above, all sums close without the rows that were parted from it
    expect(parts[0]).toMatchObject({ status: 'unverifiable', open: expect.arrayContaining(['STATEMENT_BEGUN']) });
    expect(parts[1]?.status).not.toBe('verified');
  });

  it('is not proved by any page numbers', async () => {
    for (const numbers of [
      ['Page 1 of 2', 'Page 2 of 2'],
      ['Page 1', 'Page 2'],
      ['Page 1 of 1', ''],
      ['Page 1 of 1', 'Page 2 of 2'],
      ['Page 1 of 1', 'Page 1 of 1'],
    ]) {
      const parts = await read(two(numbers), { startPages: [2] });
      expect(parts.map(({ status }) => status)).not.toContain('verified');
    }
  });

  it('leaves a statement proved that the paper parts by itself', async () => {
    const months = () =>
      paper([BOTH])
        .page()
        .text('Current account')
        .text('Currency EUR')
        .text('Period 1 July 2025 to 31 July 2025')
        .text('Opening balance 2,015.50')
        .text('Closing balance 2,011.00')
        .row('Date', 'Description', 'Amount')
        .row('02 Jul 2025', 'Bakery', '-4.50');
    const plain = await read(months());
    expect(plain.map(({ status }) => status)).toEqual(['verified', 'verified']);
    expect(await read(months(), { startPages: [2] })).toEqual(plain);
  });

  it('that is the first of the file, or has no rows above it, changes nothing', async () => {
    expect(await read(paper([BOTH]), { startPages: [1] })).toEqual(await read(paper([BOTH])));
  });
});

describe('a page that continues the statement before', () => {
  const month = (drawn: Paper, [from, to]: readonly [string, string], rows: Rows, name = 'June') =>
    drawn
      .text('Current account')
      .text('Currency EUR')
      .text(`Period 1 ${name} 2025 to 30 ${name} 2025`)
      .text(`Opening balance ${from}`)
      .text(`Closing balance ${to}`)
      .row('Date', 'Description', 'Amount')
      .rows(rows);
  const first = () => month(new Paper([40, 110, -460]), ['1,000.00', '2,015.50'], BOTH);
  const second = () => month(first().page(), ['2,015.50', '2,015.50'], [...NETTING]);
  const other = () => month(second().page(), ['500.00', '499.00'], [['02 Sep 2025', 'Kiosk', '-1.00']], 'September');

  it('joins what the paper parts there, which proves nothing, and leaves others as they are', async () => {
    const parts = await read(other());
    expect(parts.map(({ status }) => status)).toEqual(['verified', 'verified', 'verified']);
    const joined = await read(other(), { continuePages: [2] });
    expect(joined.map(({ rows }) => rows)).toEqual([['Bakery', 'Salary', 'Market', 'Refund'], ['Kiosk']]);
    expect(joined[0]?.status).not.toBe('verified');
    expect(joined[0]?.open).toContain('STATEMENT_JOINED');
    expect(joined[1]).toEqual(parts[2]);
  });

  it('joins all that is said beside a page with which one begins', async () => {
    const said = await read(other(), { continuePages: [2, 3] });
    expect(said.map(({ rows }) => rows.length)).toEqual([5]);
    const lists = paper([BOTH, NETTING, [['06 Jun 2025', 'Kiosk', '-1.00']]]);
    const begun = await read(month(lists.page(), ['1.00', '2.00'], BOTH, 'September'), {
      startPages: [2],
      continuePages: [4],
    });
    expect(begun.map(({ rows }) => rows.length)).toEqual([2, 5]);
  });

  it('stays joined where balances begin again between its rows', async () => {
    // a pot, told from the statement above by its balances alone
    const pots = () =>
      new Paper()
        .text('Currency EUR')
        .text('Period 1 June 2025 to 30 June 2025')
        .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
        .row('', 'Opening balance', '', '', '100.00')
        .row('02 Jun 2025', 'Bakery', '4.50', '', '95.50')
        .row('', 'Closing balance', '', '', '95.50')
        .page()
        .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
        .row('', 'Opening balance', '', '', '20.00')
        .row('03 Jun 2025', 'Kiosk', '1.00', '', '19.00')
        .row('', 'Closing balance', '', '', '19.00');
    expect((await read(pots())).map(({ rows }) => rows)).toEqual([['Bakery'], ['Kiosk']]);
    const joined = await read(pots(), { continuePages: [2] });
    expect(joined.map(({ rows }) => rows)).toEqual([['Bakery', 'Kiosk']]);
    expect(joined[0]?.status).not.toBe('verified');
  });

  it.each([[1], [3], [4], [7]])('at which none begins, changes nothing: %i', async (page) => {
    const drawn = () => paper([BOTH, NETTING, [['06 Jun 2025', 'Kiosk', '-1.00']], []]);
    expect(await read(drawn(), { continuePages: [page] })).toEqual(await read(drawn()));
  });
});
