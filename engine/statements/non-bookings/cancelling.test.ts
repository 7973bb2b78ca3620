import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const head = (closing: string, ...figures: readonly string[]) => {
  const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text(`Closing balance ${closing}`);
  for (const figure of figures) paper.text(figure);
  return paper.down(10).row('Date', 'Description', 'Amount');
};
const statusOf = async (paper: Paper) => (await statementOn(paper)).reconciliation.status;

it('a page with a sum of 0 that is printed twice proves nothing', async () => {
  const twice = (amount: string) =>
    head('1,000.00')
      .row('02 Jun 2025', 'Shop', '-30.00')
      .row('03 Jun 2025', 'Refund', '30.00')
      .page()
      .row('Date', 'Description', 'Amount')
      .row('02 Jun 2025', 'Shop', `-${amount}`)
      .row('03 Jun 2025', 'Refund', amount);
  expect(await statusOf(twice('30.00'))).toBe('unverifiable');
  expect(await statusOf(twice('31.00'))).toBe('verified');
});

it('the last rows of a page that the next repeats prove nothing, if their sum is 0', async () => {
  const repeated = (text: string, ...shops: readonly string[]) =>
    head('960.00')
      .row('01 Jun 2025', 'Bakery', '-40.00')
      .row('02 Jun 2025', 'Shop', '-30.00')
      .row('03 Jun 2025', 'Refund', '30.00')
      .page()
      .row('Date', 'Description', 'Amount')
      .row(text)
      .row('02 Jun 2025', shops[0] as string, '-30.00')
      .row('03 Jun 2025', shops[1] as string, '30.00');
  expect(await statusOf(repeated('Last rows of page 1:', 'Shop', 'Refund'))).toBe('unverifiable');
  expect(await statusOf(repeated('', 'Market', 'Market refund'))).toBe('verified');
});

it('lines without a date below a booking that cancel out prove nothing, unless totals include them', async () => {
  const thereof = (credit: string, closing: string, ...figures: readonly string[]) =>
    head(closing, ...figures)
      .row('02 Jun 2025', 'Hotel', '-50.00')
      .row('', 'Foreign fee', '-2.00')
      .row('', 'thereof tax', '-0.38')
      .row('', 'tax credit', credit)
      .row('03 Jun 2025', 'Shop', '-10.00');
  expect(await statusOf(thereof('0.38', '938.00'))).toBe('unverifiable');
  expect(await statusOf(thereof('0.38', '938.00', 'Total money out 62.38'))).toBe('verified');
  expect(await statusOf(thereof('0.40', '938.02'))).toBe('verified');
});
