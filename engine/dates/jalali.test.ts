import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';
import { jalaliDate } from './jalali.ts';
import { datesIn } from './scan.ts';

/** Year, month and day of the solar calendar, by what the platform knows. */
const known = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

describe('a date of the solar calendar', () => {
  it('is the day that calendars of forty years have for it', () => {
    for (let day = Date.UTC(1991, 2, 21); day < Date.UTC(2031, 2, 21); day += 86_400_000) {
      const parts = known.formatToParts(day);
      const [year, month, date] = ['year', 'month', 'day'].map((type) =>
        Number(parts.find((part) => part.type === type)?.value),
      ) as [number, number, number];
      expect(jalaliDate(year, month, date)).toBe(new Date(day).toISOString().slice(0, 10));
    }
  });

  it.each([
    ['1403/05/12', '2024-8-2'],
    ['1403-12-30', '2025-3-20'],
    ['12/05/1403', '2024-8-2'],
    ['۱۴۰۳/۰۵/۱۲', '2024-8-2'],
  ])('is read from %s', (text, day) => {
    const [date] = datesIn([text]);
    expect([date?.year, date?.month, date?.day].join('-')).toBe(day);
  });

  it.each(['1402/12/30', '1445/05/12', '1403/13/01', '1350/01/01'])('is not read from %s', (text) => {
    expect(datesIn([text])).toEqual([]);
  });

  it('is that of rows and of the period', async () => {
    const paper = new Paper()
      .text('Account number 0201457789003')
      .text('Currency IRR')
      .text('From 1403/05/01 to 1403/05/31')
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('', 'Opening balance', '', '', '5,000,000')
      .row('1403/05/02', 'Purchase', '1,200,000', '', '3,800,000')
      .row('1403/05/12', 'Salary', '', '9,000,000', '12,800,000')
      .row('1403/05/31', 'Fee', '50,000', '', '12,750,000')
      .row('', 'Closing balance', '', '', '12,750,000');
    const { periodStart, periodEnd, transactions, reconciliation } = await statementOn(paper);
    expect([periodStart, periodEnd, reconciliation.status]).toEqual(['2024-07-22', '2024-08-21', 'verified']);
    expect(transactions.map(({ date }) => date)).toEqual(['2024-07-23', '2024-08-02', '2024-08-21']);
  });
});
