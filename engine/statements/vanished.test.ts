import { expect, it } from 'vitest';
import { extractionOf, Paper } from '../testing/paper.ts';

// Papers with several statements, of which one might disappear without a trace.

const GRID = [40, 110, -460, -550];
const head = (p: Paper, account: string, opening: string, closing: string) =>
  p
    .text(`Account number ${account}`)
    .text('Account type: Current account')
    .text('Currency EUR')
    .text('Period 01 June 2025 to 30 June 2025')
    .text(`Opening balance ${opening}`)
    .text(`Closing balance ${closing}`)
    .down(14);
const first = (p: Paper) =>
  head(p, '0011-223344', '1,000.00', '2,015.50')
    .row('02 Jun 2025', 'Bakery', '-4.50', '995.50')
    .row('03 Jun 2025', 'Salary', '2,000.00', '2,995.50')
    .row('05 Jun 2025', 'Rent', '-980.00', '2,015.50');
const read = async (paper: Paper) => {
  const { statements } = await extractionOf(paper);
  return statements.map((s) => [s.transactions.length, s.reconciliation.status]);
};

it('a list that books nothing ends at the head of another statement with figures below their labels', async () => {
  const paper = first(new Paper(GRID))
    .down(20)
    .bold('Instalments')
    .row('02 Mar 2025', 'Garage 1/10', '', '25.00')
    .row('02 Apr 2025', 'Garage 2/10', '', '25.00')
    .page()
    .text('Account number 0055-667788')
    .text('Account type: Current account')
    .text('Period 01 June 2025 to 30 June 2025');
  paper.at(110, paper.y, 'Opening balance').at(300, paper.y, 'Closing balance').down(14);
  paper.at(110, paper.y, '500.00').at(300, paper.y, '480.00').down(20);
  paper.row('12 Jun 2025', 'Kiosk', '-5.00', '495.00').row('14 Jun 2025', 'Market', '-15.00', '480.00');
  expect(await read(paper)).toEqual([
    [3, 'verified'],
    [2, 'verified'],
  ]);
});

it('the only row of a statement is found below its head', async () => {
  const alone = new Paper(GRID).text('Statement of account');
  head(alone, '0055-667788', '500.00', '480.00').row('12 Jun 2025', 'Kiosk', '-20.00', '480.00');
  expect(await read(alone)).toEqual([[1, 'verified']]);
  const second = first(new Paper(GRID)).page();
  head(second, '0055-667788', '500.00', '480.00');
  // in columns of its own, so that it is not a row of the list before
  second
    .at(70, second.y, '12 Jun 2025')
    .at(150, second.y, 'Kiosk')
    .at(-350, second.y, '-20.00')
    .at(-430, second.y, '480.00')
    .down(14);
  expect(await read(second)).toEqual([
    [3, 'verified'],
    [1, 'verified'],
  ]);
});

it('a list of instalments is not a statement if the only booking is above it', async () => {
  const paper = new Paper(GRID).text('Statement of account');
  head(paper, '0055-667788', '500.00', '480.00')
    .row('12 Jun 2025', 'Kiosk', '-20.00', '480.00')
    .down(20)
    .bold('Instalments')
    .row('02 Mar 2025', 'Garage 1/10', '', '25.00')
    .row('02 Apr 2025', 'Garage 2/10', '', '25.00');
  expect(await read(paper)).toEqual([[1, 'verified']]);
});

it('lines that may be bookings are reported by their page', async () => {
  const paper = first(new Paper(GRID)).page().down(300);
  paper.at(200, paper.y, '12 Jun 2025').at(280, paper.y, 'Kiosk').at(-440, paper.y, '-20.00');
  const { statements } = await extractionOf(paper);
  expect(statements[0].reconciliation.reason).toContain('page 2');
});

it('a statement of which no row is found does not add up, or has no rows', async () => {
  const second = (closing: string) => head(first(new Paper(GRID)).page(), '0055-667788', '500.00', closing);
  expect(await read(second('480.00'))).toEqual([
    [3, 'verified'],
    [0, 'mismatch'],
  ]);
  expect(await read(second('500.00'))).toEqual([
    [3, 'verified'],
    [0, 'verified'],
  ]);
});

const month = (p: Paper, name: string, days: number, opening: string, closing: string) =>
  p
    .text('Current account number 0011-223344')
    .text('Currency EUR')
    .text(`Period 01 ${name} 2025 to ${days} ${name} 2025`)
    .text(`Opening balance ${opening}`)
    .text(`Closing balance ${closing}`)
    .down(14);
const bookedIn = (p: Paper, name: string, opening: string, closing: string, balance: string) =>
  month(p, name, 30, opening, closing)
    .row('Date', 'Description', 'Amount', 'Balance')
    .row(`02 ${name} 2025`, 'Bakery', '-10.00', balance);

it('a month without rows is a statement, first, last or between others of its account', async () => {
  const between = month(
    bookedIn(new Paper(GRID), 'June', '1,000.00', '990.00', '990.00').page(),
    'July',
    31,
    '990.00',
    '990.00',
  );
  expect(await read(bookedIn(between.page(), 'September', '990.00', '980.00', '980.00'))).toEqual([
    [1, 'verified'],
    [0, 'verified'],
    [1, 'verified'],
  ]);
  const first = month(new Paper(GRID), 'May', 31, '1,000.00', '1,000.00').text('No transactions in this period').page();
  expect(await read(bookedIn(first, 'June', '1,000.00', '990.00', '990.00'))).toEqual([
    [0, 'verified'],
    [1, 'verified'],
  ]);
  const lost = (closing: string) =>
    month(bookedIn(new Paper(GRID), 'June', '1,000.00', '990.00', '990.00').page(), 'July', 31, '990.00', closing);
  expect(await read(lost('940.00'))).toEqual([
    [1, 'verified'],
    [0, 'mismatch'],
  ]);
});

it('an overview of the whole time and a period of points are not statements without rows', async () => {
  const overview = month(new Paper(GRID), 'June', 30, '1,000.00', '990.00').page();
  expect(await read(bookedIn(overview, 'June', '1,000.00', '990.00', '990.00'))).toEqual([[1, 'verified']]);
  const points = bookedIn(new Paper(GRID), 'June', '1,000.00', '990.00', '990.00').page().text('Points');
  points.text('Period 01 July 2024 to 30 June 2025').text('Opening balance 1,000').text('Closing balance 1,200');
  expect(await read(points)).toEqual([[1, 'verified']]);
});

it('a line below the balances that names a linked account does not head a statement', async () => {
  const paper = month(new Paper(GRID), 'June', 30, '1,000.00', '990.00').text('Linked to account number 0044-556611');
  paper.down(14).row('Date', 'Description', 'Amount', 'Balance').row('', 'Opening balance', '', '1,000.00');
  paper.row('02 June 2025', 'Bakery', '-10.00', '990.00').row('', 'Closing balance', '', '990.00');
  expect(await read(paper)).toEqual([[1, 'verified']]);
});

it('another account on its own page without bookings is a statement, even without an opening balance', async () => {
  const account = (paper: Paper, number: string, balance: string) =>
    paper
      .text(`Account number ${number}`)
      .text('Period 01 June 2025 to 30 June 2025')
      .text(`Closing balance ${balance}`);
  const heading = ['Date', 'Description', 'Amount', 'Balance'];
  const rows = account(new Paper(GRID).text('Currency EUR'), '0011-223344', '990.00')
    .row(...heading)
    .row('02 June 2025', 'Bakery', '-10.00', '990.00');
  const paper = account(rows.page(), '0044-556677', '12.00').row(...heading);
  expect((await read(paper.text('No transactions'))).map(([count]) => count)).toEqual([1, 0]);
});

/** A pot of an account: it has balances, but no number of its own. */
const pot = (paper: Paper, name: string, opening: string, closing: string) =>
  paper.bold(name).text(`Opening balance ${opening}`).text(`Closing balance ${closing}`);
const saved = (paper: Paper) => pot(paper, 'Rainy day', '10.00', '25.00').row('05 Jun 2025', 'Saved', '15.00', '25.00');

it('a pot without bookings is a separate statement, and leaves the next one whole', async () => {
  const paper = first(new Paper(GRID)).down(20);
  pot(paper, 'Holidays', '50.00', '50.00').text('No transactions').down(20);
  expect(await read(saved(paper))).toEqual([
    [3, 'verified'],
    [0, 'verified'],
    [1, 'verified'],
  ]);
});

it('a section without bookings is not a statement if its statement has only one opening balance', async () => {
  const paper = head(new Paper(GRID), '0011-223344', '25.00', '10.00').bold('Deposits').text('No transactions');
  paper.bold('Withdrawals').row('05 Jun 2025', 'Bakery', '-15.00', '10.00');
  expect(await read(paper)).toEqual([[1, 'verified']]);
});

it('an account whose list contains only its balances is a statement', async () => {
  const heading = ['Date', 'Description', 'Amount', 'Balance'];
  const listed = (paper: Paper, title: string, from: string, to: string, ...rows: readonly (readonly string[])[]) =>
    paper
      .bold(title)
      .row(...heading)
      .row('01 Jun 2025', 'Opening balance', '', from)
      .rows(rows)
      .row('30 Jun 2025', 'Closing balance', '', to)
      .down(20);
  const paper = new Paper(GRID).text('Your current account').text('Currency EUR');
  paper.text('Period 01 June 2025 to 30 June 2025').down(20);
  listed(paper, 'Everyday', '100.00', '70.00', ['02 Jun 2025', 'Bakery', '-30.00', '70.00']);
  expect(await read(listed(paper, 'Rainy day', '50.00', '50.00'))).toEqual([
    [1, 'verified'],
    [0, 'verified'],
  ]);
});
