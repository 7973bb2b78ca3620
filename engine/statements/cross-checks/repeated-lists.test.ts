import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

/** An account's three bookings, two of them cheques, with the lines of a list below them. */
const statusWith = async (title: string, ...list: readonly (readonly [string, string])[]) => {
  const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 65.00');
  paper.down(10).row('Date', 'Description', 'Amount');
  paper.rows([
    ['02 Jun 2025', 'Cheque 100410', '-10.00'],
    ['05 Jun 2025', 'Cheque 100411', '-20.00'],
    ['09 Jun 2025', 'Cheque 100412', '-5.00'],
  ]);
  paper.down(30).text(title);
  for (const entry of list) paper.text(entry.join('   '));
  return (await statementOn(paper)).reconciliation.status;
};

it('the balance of a day is the one after all bookings up to it', async () => {
  const balances = (second: string) =>
    [
      ['02 Jun 2025', '90.00'],
      ['05 Jun 2025', second],
      ['09 Jun 2025', '65.00'],
    ] as const;
  expect(await statusWith('Daily balances', ...balances('70.00'))).toBe('verified');
  expect(await statusWith('Daily balances', ...balances('71.00'))).toBe('unverifiable');
  const named = (second: string) => balances(second).map(([day, amount]) => [`${day} Balance`, amount] as const);
  expect(await statusWith('Daily balances', ...named('70.00'))).toBe('verified');
  expect(await statusWith('Daily balances', ...named('71.00'))).toBe('unverifiable');
  // the list may begin with the balance before the bookings of its day
  const begun = (first: string) => [['02 Jun 2025', first] as const, ...balances('70.00').slice(1)];
  expect(await statusWith('Daily balances', ...begun('100.00'))).toBe('verified');
  expect(await statusWith('Daily balances', ...begun('101.00'))).toBe('unverifiable');
  // this is the balance of another day
  expect(await statusWith('Daily balances', ...balances('90.00'))).toBe('unverifiable');
});

it('a list of cheques contains the booked ones', async () => {
  const cheques = [
    ['100410', '10.00'],
    ['100411', '20.00'],
    ['100412', '5.00'],
  ] as const;
  expect(await statusWith('Cheques paid', ...cheques)).toBe('verified');
  expect(await statusWith('Cheques paid', ...cheques, ['100413', '7.00'])).toBe('unverifiable');
  expect(await statusWith('Cheques paid', cheques[0], cheques[2], ['100411', '21.00'])).toBe('unverifiable');
});

it('a list of which few entries repeat the bookings is about something else', async () => {
  const others = [
    ['02 Jun 2025', '90.00'],
    ['05 Jun 2025', '35.00'],
    ['09 Jun 2025', '41.00'],
  ] as const;
  expect(await statusWith('Daily balances', ...others)).toBe('verified');
});

it('a day of a list that names no year is the one nearest to the bookings', async () => {
  const paper = new Paper([40, 110, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 22 December 2024 to 21 January 2025').text('Opening balance 100.00');
  paper.text('Closing balance 65.00').down(10).row('Date', 'Description', 'Amount');
  paper.rows([
    ['23 Dec 2024', 'Bakery', '-10.00'],
    ['05 Jan 2025', 'Garage', '-20.00'],
    ['20 Jan 2025', 'Florist', '-5.00'],
  ]);
  paper.down(30).text('Daily balances');
  paper.text('22 Dec   100.00').text('23 Dec   90.00').text('05 Jan   70.00').text('20 Jan   65.00');
  expect((await statementOn(paper)).reconciliation.status).toBe('verified');
});
