import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const ROWS = [
  ['02 Jun 2025', '03 Jun 2025', 'Bakery', '-30.00'],
  ['05 Jun 2025', '06 Jun 2025', 'Refund', '20.00'],
  ['09 Jun 2025', '09 Jun 2025', 'Market', '-5.00'],
] as const;
const dated = async (headings: readonly [string, string], rows: readonly (readonly string[])[] = ROWS) => {
  const paper = new Paper([40, 110, 190, -460]).text('Current account').text('Currency EUR');
  paper
    .text('Period 01 June 2025 to 30 June 2025')
    .text('Opening balance 100.00')
    .text('Closing balance 85.00')
    .down(10);
  const { transactions, reconciliation } = await statementOn(
    paper.row(...headings, 'Description', 'Amount').rows(rows),
  );
  return [transactions[0]!.date, reconciliation.status, reconciliation.reason] as const;
};

it.each([
  [['Booking date', 'Value date'], '2025-06-02'],
  [['Value date', 'Booking date'], '2025-06-03'],
  [['Transaction date', 'Posting date'], '2025-06-03'],
  [['Date', 'Value date'], '2025-06-02'],
  [['Date', 'Date posted'], '2025-06-03'],
] as const)('headings show which of two days is the day of booking: %j', async (headings, day) => {
  expect((await dated(headings)).slice(0, 2)).toEqual([day, 'verified']);
});

it('two columns without a heading that shows this are not proved', async () => {
  const [, status, reason] = await dated(['', '']);
  expect([status, reason.split(':')[0]]).toEqual(['unverifiable', 'AMBIGUOUS']);
  expect((await dated(['Day', 'Day']))[1]).toBe('unverifiable');
});

it('a heading of which a part is not known is no day of booking beside another but that of value', async () => {
  expect((await dated(['Transaction date', 'Date xxx yyy']))[1]).toBe('unverifiable');
  expect((await dated(['Value date', 'Date xxx yyy'])).slice(0, 2)).toEqual(['2025-06-03', 'verified']);
});

it('if both hold the same day on each row, either is right', async () => {
  const same = ROWS.map(([day, , ...rest]) => [day, day, ...rest]);
  expect((await dated(['', ''], same)).slice(0, 2)).toEqual(['2025-06-02', 'verified']);
});

it('dates without a year that lie far apart may be of another year', async () => {
  const paper = (last: string) => {
    const drawn = new Paper([40, 110, -460]).text('Current account').text('Currency EUR').text('Annual statement 2025');
    drawn.text('Statement date 15 January 2026').text('Opening balance 100.00').text('Closing balance 120.00').down(10);
    return drawn.row('Date', 'Description', 'Amount').row('02 Jan', 'Bakery', '10.00').row(last, 'Refund', '10.00');
  };
  expect((await statementOn(paper('31 Dec'))).reconciliation.status).toBe('unverifiable');
});
