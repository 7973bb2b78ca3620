import { describe, expect, it } from 'vitest';
import { jointAnswers } from '../../readings/questions.ts';
import type { OpenReadings } from '../../readings/read.ts';
import { openReadingsOn, Paper, statementOn } from '../../testing/paper.ts';
import { searchReadings } from './search.ts';

const NO_TABLES = { tables: [], lines: [], opened: new Set<number>(), outside: new Map() };
const DOCUMENT = { pageCount: 1, unusablePages: [], pages: [], tables: NO_TABLES };
const HEAD = ['Opening balance 1,000.00', 'Closing balance 2,015.50'];

/** Days that are in order with the day first and with the month first. */
const either = (...head: readonly string[]) => {
  const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
  for (const line of [...head, ...HEAD]) paper.text(line);
  return paper
    .down(10)
    .row('Date', 'Description', 'Amount')
    .rows([
      ['03/04/2025', 'Bakery', '-4.50'],
      ['05/04/2025', 'Salary', '1,020.00'],
    ]);
};

describe('the search', () => {
  it('counts the readings that it tried', async () => {
    const { tried } = searchReadings(await openReadingsOn(either()), jointAnswers, DOCUMENT);
    expect(tried).toBe(2);
  });

  it('names both of two readings that differ in a date and fit alike', async () => {
    const [statement] = searchReadings(await openReadingsOn(either()), jointAnswers, DOCUMENT).statements;
    expect(statement!.reconciliation).toMatchObject({
      status: 'unverifiable',
      reason: expect.stringMatching(/^AMBIGUOUS: .*DMY or MDY/),
    });
    expect(statement!.warnings.map((w) => w.code)).toEqual(['AMBIGUOUS']);
  });

  it('takes the reading with which all sums close, if evidence leaves several open', async () => {
    const { transactions, reconciliation } = await statementOn(either('Period 1 April 2025 to 30 April 2025'));
    expect([transactions.map((t) => t.date), reconciliation.status]).toEqual([
      ['2025-04-03', '2025-04-05'],
      'verified',
    ]);
  });

  it('tries at most 64 readings, and then proves nothing', async () => {
    const open = await openReadingsOn(either('Period 1 April 2025 to 30 April 2025'));
    const alike = Array.from(
      { length: 60 },
      (_, doubt) => ({ code: 'COLUMNS', params: { columns: [] }, doubt }) as const,
    );
    const more = { about: 'COLUMNS', answers: alike } as const;
    const wide: OpenReadings = { ...open, questions: [...open.questions, more] };
    const { tried, statements } = searchReadings(wide, jointAnswers, DOCUMENT);
    expect([tried, statements[0]!.reconciliation.status]).toEqual([64, 'unverifiable']);
    expect(statements[0]!.warnings.map((w) => w.code)).toContain('SEARCH_ENDED');
  });

  it('ends at its limit of steps, and then proves nothing', async () => {
    const open = await openReadingsOn(either('Period 1 April 2025 to 30 April 2025'));
    const { tried, statements } = searchReadings({ ...open, rows: 1_000_000 }, jointAnswers, DOCUMENT);
    expect([tried, statements[0]!.reconciliation.status]).toEqual([1, 'unverifiable']);
    expect(statements[0]!.reconciliation.reason).toContain('more ways than were tried');
  });

  it('reports no end if there is only one reading', async () => {
    const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
    for (const line of HEAD) paper.text(line);
    paper.down(10).row('Date', 'Description', 'Amount').row('25/04/2025', 'Salary', '1,015.50');
    const open = await openReadingsOn(paper);
    const { tried, statements } = searchReadings({ ...open, rows: 1_000_000 }, jointAnswers, DOCUMENT);
    expect([tried, statements[0]!.warnings]).toEqual([1, []]);
  });
});

describe('balances on a paper whose amounts have a sum of 0', () => {
  const card = (...head: readonly string[]) => {
    const paper = new Paper([40, 110, -460]).text('Currency EUR');
    for (const line of ['Period 1 April 2025 to 30 April 2025', ...head]) paper.text(line);
    return paper.down(10).row('Date', 'Description', 'Amount');
  };

  it('are owed on a paper that is clearly a card’s, even if only its payments have a plus', async () => {
    const paper = card('Credit card statement', 'Card number 4929 12XX XXXX 3199', 'Credit limit 3,500.00')
      .row('03/04/2025', 'Corner Bakery', '44.50')
      .row('14/04/2025', 'Harbour Books', '25.50')
      .row('25/04/2025', 'Payment received', '70.00+');
    paper.down(20).text('Previous balance 132.25').text('New balance 132.25');
    const { openingBalance, closingBalance, reconciliation } = await statementOn(paper);
    expect([openingBalance, closingBalance, reconciliation.status]).toEqual([-13225, -13225, 'verified']);
  });

  it('are not proved if little shows that they are owed, or held', async () => {
    const paper = card('Credit limit 14.22 %', 'Opening balance 81.42', 'Closing balance 81.42');
    const { reconciliation } = await statementOn(paper.text('No transactions in this period.'));
    expect(reconciliation).toMatchObject({ status: 'unverifiable', reason: expect.stringContaining('owed') });
  });

  it('are held on an account', async () => {
    const paper = card('Current account', 'Opening balance 81.42', 'Closing balance 81.42');
    const { openingBalance, reconciliation } = await statementOn(paper.text('No transactions in this period.'));
    expect([openingBalance, reconciliation.status]).toEqual([8142, 'verified']);
  });

  it('are not proved if thousands may be three decimals, also in bookings', async () => {
    const paper = (money: string) => new Paper().text('Current account').text(money).text('Opening balance 100.000');
    const booked = (money: string) =>
      paper(money)
        .down(10)
        .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
        .row('14/04/2025', 'Bakery', '10.000', '', '90.000')
        .row('25/04/2025', 'Salary', '', '30.500', '120.500')
        .text('Closing balance 120.500');
    expect((await statementOn(booked(''))).reconciliation.reason).toMatch(/AMBIGUOUS.*decimal mark/);
    expect((await statementOn(booked('Currency EUR'))).reconciliation.status).toBe('verified');
    const empty = async (money: string) => {
      const printed = paper(money).text('Period 1 April 2025 to 30 April 2025').text('No transactions.');
      return (await statementOn(printed.down(10).text('Closing balance 100.000'))).reconciliation.status;
    };
    expect([await empty(''), await empty('Currency EUR')]).toEqual(['unverifiable', 'verified']);
  });
});
