import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** Four bookings, 600.07 in and 500.11 out, with lines above and below them. */
const statusWith = async (above: readonly string[], below: readonly string[] = []) => {
  const drawn = new Paper([40, 110, -460])
    .text('Current account')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025');
  drawn.text('Opening balance 1,000.00').text('Closing balance 1,099.96');
  for (const line of above) drawn.text(line);
  drawn.down(10).row('Date', 'Description', 'Amount');
  drawn.row('02 Jun 2025', 'Bakery', '-200.11').row('03 Jun 2025', 'Salary', '500.07');
  drawn.row('05 Jun 2025', 'Market', '-300.00').row('09 Jun 2025', 'Refund Market', '100.00').down(20);
  for (const line of below) drawn.text(line);
  return (await statementOn(drawn)).reconciliation.status;
};

describe('a figure outside of the rows, whatever its label', () => {
  it.each([
    'Amount used this month 540.11',
    'Money moved 1,180.18',
    'Card 4410 total 540.11',
    'You have 1,139.96',
    'Saldo 1,139.96',
    'Largest payment 412.34',
    'Average payment 210.02',
    'Minimum balance in period 640.02',
    'Your balance on 30 June 2025 was 1,139.96.',
    'We confirm that the balance of this account at close of business was 1,139.96.',
    'Over the whole of this month you spent 540.11 from this account.',
    'Previous 1,000.00 + moved in 600.07 - moved out 540.11 = new 1,059.96',
    'World fund 12.5000 44.00880 540.11',
    'Fund, of two parts 2 270.06 540.12',
    'Deposits 254,375.46',
  ])('that is near a sum or a balance and equals none leaves the paper unproved: %s', async (said) => {
    expect(await statusWith([said])).not.toBe('verified');
    expect(await statusWith([], [said])).not.toBe('verified');
  });

  it.each([
    'Amount used this month 500.11',
    'Money moved 1,100.18',
    'Largest payment 300.00',
    'Your balance on 30 June 2025 was 1,099.96.',
    'Over the whole of this month you spent 500.11 from this account.',
    'Previous 1,000.00 + moved in 600.07 - moved out 500.11 = new 1,099.96',
    'World fund 12.5000 44.00880 550.11',
    'Investment balance on 30 June 2025 1,139.96',
    'Deposits 600.07 254,375.46',
    'The average balance of this account over the whole month was 1,139.96.',
    'Share capital of the bank, fully paid and registered in Bilbao: 1,139.96 million.',
    'Average payment 250.06',
    'Overdraft limit 1,111.11',
    'Demais faturas 540.11',
    'Valor das próximas faturas 540.11',
    'Stars 1,140',
    'Personal plan 1,050.00',
    'Monthly plan price 17.99',
    'Loans for homes and gardens and all that you may wish for: 517.50 a month',
  ])('that equals one of them, or is about something else, has no effect: %s', async (said) => {
    expect(await statusWith([said])).toBe('verified');
    expect(await statusWith([], [said])).toBe('verified');
  });

  it('that is the sum of those above it is the total of a list, and a group of bookings must equal it', async () => {
    const list = (last: string, total: string) =>
      statusWith([], ['Spending by category', `Groceries 200.11`, `Travel ${last}`, `Total ${total}`]);
    expect(await list('300.00', '500.11')).toBe('verified');
    expect(await list('370.00', '570.11')).not.toBe('verified');
  });
});

it('a figure that goes on the sentence above it is judged by that sentence', async () => {
  const below = (line: string) => statusWith([line, '540.11 in all.']);
  expect(await below('If you pay no more than 25.99 a month you will pay for three years and')).toBe('verified');
  expect(await below('We confirm that the balance of this account with 25.99 of interest on it was')).not.toBe(
    'verified',
  );
  expect(await below('On top of the 25.99 of interest this is all that you used in this month:')).not.toBe('verified');
});

it('two closing balances, or two opening ones, that differ contradict each other', async () => {
  expect(await statusWith([], ['Closing balance 1,139.96'])).toBe('mismatch');
  expect(await statusWith(['Opening balance 1,040.00'])).toBe('mismatch');
  expect(await statusWith([], ['Closing balance 1,099.96'])).toBe('verified');
});

it('Figures of one list that come to money in are of its kinds, one alone is not.', async () => {
  expect(await statusWith(['Mobile money in 550.07', 'Travel 9.01', 'Transfers in 50.00'])).toBe('verified');
  expect(await statusWith(['Mobile money in 550.07', 'Travel 9.01', 'Transfers in 50.10'])).not.toBe('verified');
  expect(await statusWith(['Mobile money in 550.07'], ['Transfers in 50.00'])).not.toBe('verified');
});

it('A figure near a sum says nothing if a balance behind each booking shows that no row is missing.', async () => {
  const status = async (second: string, below = '') => {
    const paper = new Paper().text('Current account   Currency EUR').text('Period 01 June 2025 to 30 June 2025');
    paper.text('Opening balance 1,000.00').text('You moved 540.11').down(10);
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('02 Jun 2025', 'Bakery', '200.11', '', '799.89').row('03 Jun 2025', 'Salary', '', '500.07', second);
    paper.row('05 Jun 2025', 'Market', '300.00', '', '999.96').down(20).text('Closing balance 999.96');
    if (below !== '') paper.text(below);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await status('')).not.toBe('verified');
  expect(await status('1,299.96')).toBe('verified');
  // the list may go on
  expect(await status('1,299.96', 'Balance now 940.11')).not.toBe('verified');
});

it('A rate in another column does not hide the figure that makes up the rest.', async () => {
  const status = (fees: string, beside: string) =>
    statusWith(['Card spend 485.11', `Fees ${fees}${beside}`, 'Interest 6.00']);
  const rate = '               Overdraft rate                27.99%';
  expect([await status('9.00', ''), await status('9.00', rate)]).toEqual(['verified', 'verified']);
  expect(await status('9.10', rate)).not.toBe('verified');
});

it('Totals below the rows may be those of a page: they do not show that the list ends.', async () => {
  const status = async (said: string, ...totals: readonly string[]) => {
    const paper = new Paper().text('Current account   Currency EUR').text('Period 01 June 2025 to 30 June 2025');
    paper.text('Opening balance 1,000.00').text(said).down(10);
    paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('02 Jun 2025', 'Bakery', '200.11', '', '799.89').row('03 Jun 2025', 'Salary', '', '500.07', '1,299.96');
    return (await statementOn(paper.row('', 'Totals', '200.11', '500.07', ...totals))).reconciliation.status;
  };
  for (const said of ['You have 1,100.11', 'Funds on 30 June 1,100.11', 'Position 30/06/2025 1,100.11']) {
    expect(await status(said)).not.toBe('verified');
    expect(await status(said, '1,299.96')).not.toBe('verified');
  }
  expect(await status('You have 1,299.96')).toBe('verified');
  expect(await status('Rate since 12/03/2025 1,100.11')).toBe('verified');
});

it('Money beside the name and the number of another account is of no booking.', async () => {
  const beside = (other: string) => statusWith(['Account number 69933718892', `${other}          1,139.96`]);
  expect(await beside('Livret A n° 60417220117')).toBe('verified');
  expect(await beside('Average balance')).toBe('verified');
  expect(await beside('Livret A')).not.toBe('verified');
});
