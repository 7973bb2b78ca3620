import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const ROWS = [
  ['02 Jun 2025', 'Bakery', '10.00', ''],
  ['03 Jun 2025', 'Salary', '', '200.00'],
  ['05 Jun 2025', 'Market', '30.00', ''],
];

/** The verdict on a complete paper with two more lines: their words, by left edge, after the given number of rows. */
async function saidWith(
  lines: readonly (readonly (readonly [x: number, text: string])[])[],
  { after = 3, title = '' } = {},
) {
  const paper = new Paper([40, 110, -370, -460]).text('Current account').text('Currency EUR');
  paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 1000.00').text('Closing balance 1160.00');
  paper.down(10).row('Date', 'Description', 'Money out', 'Money in').rows(ROWS.slice(0, after));
  if (title) paper.down(10).text(title);
  for (const line of lines) {
    for (const [x, text] of line) paper.at(x, paper.y, text);
    paper.down(14);
  }
  const { reconciliation } = await statementOn(paper.rows(ROWS.slice(after)));
  return reconciliation.reason;
}

const listed = (day: number, words: number, amount: number) => [
  [
    [day, '06 Jun 2025'],
    [words, 'To Miller'],
    [amount, '50.00'],
  ] as const,
  [
    [day, '09 Jun 2025'],
    [words, 'From Miller'],
    [amount, '50.00'],
  ] as const,
];
const UNEXPLAINED = 'ROWS_EXPLAINED: 2 lines that may be bookings could not be explained, on page 1.';

it('lines with a day and an amount below the last booking may be bookings', async () => {
  expect(await saidWith([])).toContain('independent sum closes');
  expect(await saidWith(listed(110, 180, -300), { title: 'Savings pot 1' })).toBe(UNEXPLAINED);
});

it('also with the amount before the day', async () => {
  expect(await saidWith(listed(110, 200, -100))).toBe(UNEXPLAINED);
});

it('even if they look like the text of a booking', async () => {
  expect(await saidWith(listed(110, 170, -290), { after: 2 })).toBe(UNEXPLAINED);
  const instalments = [[[110, '06.06. Purchase 2 x 25.00']], [[110, '09.06. 50.00 USD']]] as const;
  expect(await saidWith(instalments, { after: 2 })).toContain('independent sum closes');
});

it('but not below the end of the list, or below a title for future bookings', async () => {
  const pending = { title: 'Pending transactions' };
  expect(await saidWith(listed(110, 180, -300), pending)).toContain('independent sum closes');
  expect(await saidWith([[[40, 'Closing balance 1160.00']], ...listed(110, 180, -300)])).toContain('sum closes');
});

it('amounts in the text of a booking that add up to its own amount are what it consists of', async () => {
  const said = async (...parts: readonly [string, string]) => {
    const paper = new Paper([40, 110, 250, -460, -550]).text('Current account').text('Currency EUR');
    paper.text('Period 1 June 2025 to 30 June 2025').text('Opening balance 100.00').text('Closing balance 76.95');
    paper.down(10).row('Booked', 'Description', '', 'Money out', 'Money in').row('(Value date)').down(4);
    for (const payee of ['Bakery', 'Market']) paper.row('02 Jun 2025', payee, '', '5.00').row('(02 Jun 2025)').down(6);
    paper.row('03 Jun 2025', 'Package', parts[0], '3.05').row('(03 Jun 2025)', 'Extra card', parts[1]).down(6);
    paper.row('04 Jun 2025', 'Rent', '', '10.00').row('(04 Jun 2025)', 'Low Street');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await said('2.45', '0.60')).toBe('verified');
  expect(await said('2.40', '0.60')).toBe('unverifiable');
});

it('so may lines on another page, below each other, with words, a day and then an amount', async () => {
  const saidBelow = async (...texts: readonly (readonly [x: number, text: string])[]) => {
    const paper = new Paper([40, 110, -370, -460]).text('Cuenta corriente').text('Moneda EUR');
    paper.text('Periodo 01/06/2025 - 30/06/2025').text('Saldo inicial 100,00').text('Saldo final 150,00');
    paper.down(10).row('Fecha', 'Concepto', 'Cargo', 'Abono').row('02/06/2025', 'Panadería', '10,00');
    paper.row('03/06/2025', 'Nómina', '', '60,00').page();
    for (const [x, text] of texts) paper.at(x, paper.y, text).at(-300, paper.y, '5,00').down(14);
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await saidBelow([40, 'A Pérez 06/06/2025'], [40, 'De Pérez 09/06/2025'])).toBe('unverifiable');
  expect(await saidBelow([40, 'A Pérez 06/06/2025'], [60, 'De Pérez 09/06/2025'])).toBe('verified');
  expect(await saidBelow([40, 'Disponible 06/06/2025'], [40, 'Disponible 09/06/2025'])).toBe('verified');
});
