import { expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../../testing/paper.ts';

it('a list of days with words does not prove that nothing was booked, if no headings make a table of it', async () => {
  const printed = async (...lines: readonly string[]) => {
    const paper = new Paper().text('Current account').text('Currency EUR').text('Period 01/06/2025 to 30/06/2025');
    paper.text('Opening balance 0.00').text('Closing balance 0.00').text('There were no transactions in this period.');
    for (const line of lines) paper.text(line);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await printed()).toBe('verified');
  expect(await printed('02/07/2025 Harbour Bank, Leeds')).toBe('verified');
  expect(await printed('02/06/2025 Bakery', '04/06/2025 Fuel', '09/06/2025 Rent')).toBe('unverifiable');
  expect(await printed('Instalments', '02/01/2025 Bakery 3/10 10.00')).toBe('verified');
  expect(await printed('Pending transactions', '02/07/2025 Bakery 10.00')).toBe('verified');
});

it.each([
  ['cancel out', '4.95', 'unverifiable'],
  ['do not', '2.95', 'verified'],
])('dated rows below a title of a summary may be bookings if they %s', async (_name, rebate, status) => {
  const paper = new Paper([40, 110, -380, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 987.00');
  paper.down(10).row('Date', 'Description', 'Paid out', 'Paid in').row('02 Jun 2025', 'Bakery', '4.00');
  paper.row('05 Jun 2025', 'Market', '9.00').down(20).bold('Fee summary');
  paper.row('30 Jun 2025', 'Monthly fee', '4.95').row('30 Jun 2025', 'Rebate', '', rebate);
  const { transactions, reconciliation } = await statementOn(paper);
  expect([transactions.length, reconciliation.status]).toEqual([2, status]);
});

it.each([
  // each is the sum of the rows above as well, and so may be a total
  ['50.00', '50.00', 'unverifiable'],
  ['50.00', '', 'verified'],
])('dated totals that cancel out may be the bookings of a shop: %s out, %s in', async (out, back, status) => {
  const paper = new Paper([40, 110, -460, -550]).text('Current account').text('Currency EUR');
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 1,160.00');
  paper.down(10).row('Date', 'Description', 'Paid out', 'Paid in').row('02 Jun 2025', 'Bakery', '50.00');
  paper.row('05 Jun 2025', 'TOTAL', out);
  if (back !== '') paper.row('09 Jun 2025', 'TOTAL', '', back);
  paper.row('12 Jun 2025', 'Salary', '', '250.00').row('25 Jun 2025', 'Market', '40.00');
  const { transactions, reconciliation } = await statementOn(paper);
  expect([transactions.length, reconciliation.status]).toEqual([3, status]);
});

it.each([
  ['behind a gap', 'Card shop', '6.00', 28, 'unverifiable'],
  ['behind a gap', 'Card shop', '5.00', 28, 'verified'],
  ['named like what is beside bookings', 'Available:', '6.00', 0, 'unverifiable'],
  ['named like what is beside bookings', 'Available:', '5.00', 0, 'verified'],
])(
  'lines without a day amid rows may be bookings if they cancel out: %s, %s %s',
  async (_what, name, back, gap, status) => {
    const paper = new Paper([40, 110, -400, -460, -550]).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 900.00');
    paper.down(10).row('Date', 'Description', 'Paid out', 'Paid in', 'Balance');
    for (const day of ['02', '03', '04', '05', '06']) paper.row(`${day} Jun 2025`, 'Bakery', '10.00');
    paper.down(gap).row('', name, '6.00').row('', name, '', back).down(gap);
    for (const day of ['09', '10', '11', '12', '13']) paper.row(`${day} Jun 2025`, 'Market', '10.00');
    const { transactions, reconciliation } = await statementOn(paper);
    expect([transactions.length, reconciliation.status]).toEqual([10, status]);
  },
);

it.each([
  ['#25.00', '~25.00', 'unverifiable'],
  ['#25.00', '~24.00', 'verified'],
])(
  'figures below bookings in columns of amounts may be booked if they cancel out: %s, %s',
  async (out, back, status) => {
    const paper = new Paper([40, 110, -400, -460]).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 980.00');
    paper.down(10).row('Date', 'Description', 'Paid out', 'Paid in').row('02 Jun 2025', 'Bakery', '5.00');
    paper
      .row('', 'Card shop', '3.00')
      .row('', 'Card shop', '2.00')
      .row('', 'Card shop', out)
      .row('', 'Card shop', '', back);
    paper.row('03 Jun 2025', 'Market', '15.00').row('', 'Card refund', '', '5.00');
    const { transactions, reconciliation } = await statementOn(paper);
    expect([transactions.length, reconciliation.status]).toEqual([5, status]);
  },
);

it('lines with words, a day and an amount may be rows, if none is read', async () => {
  const printed = async (...lines: readonly (readonly string[])[]) => {
    const paper = new Paper([40, -370, -460, -550]).text('Betaalrekening').text('Valuta EUR');
    paper.text('Periode 01-06-2025 t/m 30-06-2025').text('Beginsaldo 1.000,00').text('Eindsaldo 1.000,00');
    const { statements } = await extractionOf(paper.down(10).row('Omschrijving', 'Af', 'Bij', 'Saldo').rows(lines));
    return statements.map(({ transactions, reconciliation }) => [transactions.length, reconciliation.status]);
  };
  const rows = [
    ['Bakker 03-06-2025', '20,00', '', '980,00'],
    ['Salaris 05-06-2025', '', '500,00', '1.480,00'],
    ['Huur 15-06-2025', '400,00', '', '1.080,00'],
    ['Gas 16-06-2025', '80,00', '', '1.000,00'],
  ];
  expect(await printed(...rows)).toEqual([[0, 'unverifiable']]);
  const days = ['03-06-2025', '05-06-2025'].map((day) => [`Saldo ${day}`, '', '', '1.000,00']);
  expect(await printed(...days)).toEqual([[0, 'verified']]);
});
