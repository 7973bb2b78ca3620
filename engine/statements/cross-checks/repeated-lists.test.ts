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

it('rows that could not be read are explained by a list of which each entry is a booking of its own', async () => {
  const printed = async (...list: readonly (readonly string[])[]) => {
    const paper = new Paper([40, 110, 170, -400, -480, -550]).text('Conto corrente   Valuta EUR');
    paper.text('Periodo dal 01/06/2025 al 30/06/2025').down(10);
    paper.row('Data', 'Assegno', 'Descrizione', 'Dare', 'Avere', 'Saldo');
    paper.row('01/06/2025', '', 'Saldo iniziale', '', '', '900,00');
    paper.row('02/06/2025', '004101', 'Assegno', '100,00', '', '800,00');
    paper.row('03/06/2025', '', 'Versamento', '', '50,00', '850,00');
    paper.row('05/06/2025', '004102', 'Assegno', '200,00', '', '650,00');
    paper.row('09/06/2025', '004103', 'Assegno', '150,00', '', '500,00');
    paper.row('', '', 'Totali', '450,00', '50,00', '').row('', '', 'Saldo finale', '', '', '500,00');
    paper.down(10).text('ASSEGNI PAGATI');
    for (const [first = '', second = ''] of list) paper.at(40, paper.y, first).at(180, paper.y, second).down(14);
    return (await statementOn(paper)).reconciliation.status;
  };
  const [one, two] = ['004101     02/06     100,00', '004102     05/06     200,00'];
  expect(await printed([one, '004103     09/06     150,00'], [two])).toBe('verified');
  // another number, another day, an amount twice
  expect(await printed([one, '004104     09/06     150,00'], [two])).not.toBe('verified');
  expect(await printed([one, '004103     10/06     150,00'], [two])).not.toBe('verified');
  expect(await printed([one, '004103     09/06     150,00'], [two, two])).not.toBe('verified');
});
