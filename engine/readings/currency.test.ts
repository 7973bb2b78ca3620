import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

it('The symbol of the balances printed above the rows tells the currency of amounts that have none.', async () => {
  const paper = new Paper([40, 110, -460])
    .text('Period 1 June 2025 to 30 June 2025')
    .text('Opening balance $100.00')
    .down(10)
    .row('Date', 'Description', 'Amount')
    .row('02 Jun 2025', 'Bakery', '-10.00');
  expect((await statementOn(paper)).currency).toBe('USD');
});

it('Rows that say nothing in the column of currencies name none.', async () => {
  const paper = new Paper([40, 110, 300, -460])
    .row('Date', 'Description', 'Currency', 'Amount')
    .row('', 'Opening balance', '', '100.00')
    .row('02 Jun 2025', 'Bakery', 'PLN', '-10.00')
    .row('', 'Closing balance', '', '90.00');
  expect((await statementOn(paper)).currency).toBe('PLN');
});

/** A card's paper whose symbol several countries have, with a booking for each text. */
const abroad = (...texts: readonly string[]) =>
  new Paper([40, 110, -460])
    .text('Credit card statement')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('New balance $100.00')
    .down(10)
    .row('Date', 'Description', 'Amount ($)')
    .rows(texts.map((text, i) => [`0${i + 2} Jun 2025`, text, '25.00']));

it('Places that most bookings name tell whose symbol it is.', async () => {
  const paper = abroad('BAKERY HALIFAX NS', 'FUEL BEDFORD NS', 'CINEMA TRURO NS', 'PIZZA BOSTON MA');
  expect((await statementOn(paper)).currency).toBe('CAD');
});

it('A place that few bookings name tells nothing.', async () => {
  const paper = abroad('BAKERY', 'FUEL', 'CINEMA HALIFAX NS', 'PIZZA');
  expect((await statementOn(paper)).currency).toBe('USD');
});

it('Letters amid the amounts of a list are a security’s.', async () => {
  const paper = new Paper([40, 110, -360, -460])
    .text('Cash account statement')
    .text('Period 1 June 2025 to 30 June 2025')
    .text('BND TOTAL MARKET 88.12 72.11 6,354.33')
    .text('Closing balance $90.00')
    .down(10)
    .row('Date', 'Description', 'Amount ($)', 'Balance ($)')
    .row('02 Jun 2025', 'Fee', '-10.00', '90.00');
  expect((await statementOn(paper)).currency).toBe('USD');
});
