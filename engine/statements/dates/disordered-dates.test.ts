import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

const HEAD = [
  'Account number 0011-223344',
  'Currency EUR',
  'Period 01 June 2025 to 30 June 2025',
  'Opening balance 1,000.00',
];
const status = async (paper: Paper) => (await statementOn(paper)).reconciliation.status;

/** A paper with one euro each day. */
function listed(days: readonly string[], head: readonly string[] = HEAD): Paper {
  const paper = new Paper();
  for (const line of head) paper.text(line);
  paper.text(`Closing balance ${1000 - days.length}.00`).down(10);
  paper.row('Date', 'Description', 'Debit', 'Credit', 'Balance');
  days.forEach((day, i) => {
    paper.row(`${day} Jun 2025`, `Bakery ${i}`, '1.00', '', `${999 - i}.00`);
  });
  return paper;
}

describe('a date far from those around it, in a list that is otherwise in order, leaves a statement unproved', () => {
  it.each([
    ['later than the rows below', ['02', '03', '05', '28', '06', '09', '12']],
    ['later by few days', ['02', '03', '05', '09', '06', '07', '12']],
    ['earlier than the rows above', ['12', '13', '15', '02', '16', '19', '22']],
    ['the first', ['28', '03', '05', '06', '09', '12']],
    ['the last', ['12', '13', '15', '16', '19', '22', '02']],
    ['newest first', ['22', '19', '16', '02', '15', '13', '12']],
  ])('%s', async (_, days) => {
    expect(await status(listed(days))).toBe('unverifiable');
  });

  it.each([
    ['a booking a few days late', ['12', '13', '15', '11', '16', '19', '22']],
    ['two neighbours the other way round', ['02', '03', '15', '10', '16', '19', '22']],
    ['a list in no order', ['12', '03', '15', '09', '16', '05', '22']],
  ])('but not %s', async (_, days) => {
    expect(await status(listed(days))).toBe('verified');
  });
});

it('Cheques are listed by their numbers, and not by their days.', async () => {
  const paper = new Paper([40, 110, -460]);
  for (const line of [...HEAD, 'Closing balance 994.00']) paper.text(line);
  paper.down(10).bold('Checks paid').row('Date', 'Check number', 'Amount');
  for (const [i, day] of ['02', '03', '05', '28', '06', '12'].entries())
    paper.row(`${day} Jun 2025`, `${1001 + i}`, '1.00');
  expect(await status(paper)).toBe('verified');
});

it('payments that begin the list of a card, and an instalment with the day of its purchase, break no order', async () => {
  const card = (payment: string, instalment: string, mark: string) => {
    const paper = new Paper([40, 110, 330, -550]).text('Credit card statement').text('Minimum payment due 10.00');
    paper.text('Period 01 June 2025 to 30 June 2025').text('Previous balance 50.00').text('New balance 21.00').down(10);
    paper.row('Date', 'Description', 'Instalment', 'Amount').row(`${payment} 2025`, 'Payment received', '', '-50.00');
    for (const day of ['02', '03', '05', '09', '12']) paper.row(`${day} Jun 2025`, `Bakery ${day}`, '', '3.00');
    paper.row(`${instalment} 2025`, 'Garage', mark, '3.00').row('19 Jun 2025', 'Market', '', '3.00');
    return paper;
  };
  expect(await status(card('25 Jun', '15 Jun', ''))).toBe('verified');
  expect(await status(card('01 Jun', '20 Apr', '3/6'))).toBe('verified');
  expect(await status(card('01 Jun', '20 Apr', ''))).toBe('unverifiable');
});
