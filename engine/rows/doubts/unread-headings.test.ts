import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../../testing/paper.ts';

/** Bookings below the headings of three days, with a header or without. */
const below = async (days: readonly [string, string, string], header = true) => {
  const paper = new Paper([40, -370, -460, -550]).text('Current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').text('Opening balance 1,000.00').text('Closing balance 955.00');
  paper.down(10);
  if (header) paper.row('Description', 'Paid out', 'Paid in', 'Balance');
  paper.text(days[0]).row('Bakery', '40.00', '', '960.00').row('Refund', '', '10.00', '970.00');
  paper.text(days[1]).row('Fuel', '5.00', '', '965.00');
  paper.text(days[2]).row('Cinema', '10.00', '', '955.00');
  const [statement] = (await extractionOf(paper)).statements;
  return [statement?.reconciliation.status, ...(statement?.transactions.map(({ date }) => date.slice(5)) ?? [])];
};
const READ = ['verified', '06-02', '06-02', '06-03', '06-05'];

it.each([
  [['Mo. 02.06.', 'Di. 03.06.', 'Do. 05.06.']],
  [['Mon 02/06', 'Tue 03/06', 'Thu 05/06']],
  [['02/06/2025 lun', '03/06/2025 mar', '05/06/2025 jeu']],
  [['lunes, 2 de junio', 'martes, 3 de junio', 'jueves, 5 de junio']],
] as const)('a day with the name of its weekday is the heading of its rows: %j', async (days) => {
  expect(await below(days)).toEqual(READ);
  expect(await below(days, false)).toEqual(READ);
});

it('a day beside an unknown word is not that of the rows above if other days have weekdays', async () => {
  expect((await below(['Mo. 02.06.', 'Xy. 03.06.', 'Do. 05.06.']))[0]).toBe('unverifiable');
  expect((await below(['Monday, 2 June', 'Xyday, 3 June', 'Thursday, 5 June']))[0]).toBe('unverifiable');
});
