import { expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

type Cells = readonly (readonly string[])[];
const verdict = async (headings: readonly string[], rows: Cells, ...head: readonly string[]) => {
  const paper = new Paper([40, 110, 300, -460]).text('Current account').text('Period 01 June 2025 to 30 June 2025');
  for (const line of head) paper.text(line);
  paper.text('Opening balance 100.00').text('Closing balance 90.00').down(10);
  const { currency, reconciliation } = await statementOn(paper.row(...headings).rows(rows));
  const found = reconciliation.obligations.find(({ code }) => code === 'CURRENCY_ANCHORED')!;
  return [reconciliation.status, found.status, currency, found.evidence] as const;
};
const HEADINGS = ['Date', 'Description', 'Currency', 'Amount'];
const rows = (first: string, second: string): Cells => [
  ['02 Jun 2025', 'Bakery', first, '-30.00'],
  ['03 Jun 2025', 'Refund', second, '20.00'],
];

it('a column of one currency is that of the statement', async () => {
  const [status, judged, currency] = await verdict(HEADINGS, rows('EUR', 'EUR'));
  expect([status, judged, currency]).toEqual(['verified', 'discharged', 'EUR']);
});

it('rows of two currencies in one list are not proved, whatever adds up', async () => {
  const [status, judged, , evidence] = await verdict(HEADINGS, rows('EUR', 'USD'));
  expect([status, judged]).toEqual(['unverifiable', 'open']);
  expect(evidence).toMatch(/^The rows are of several currencies: EUR, USD\.$/);
});

it('rows in another currency than the paper names are not proved either', async () => {
  const [status] = await verdict(HEADINGS, rows('USD', 'USD'), 'Account currency: EUR');
  expect(status).not.toBe('verified');
});

it('a paper without a currency still has amounts of one currency', async () => {
  const [status, judged, currency] = await verdict(
    ['Date', 'Description', '', 'Amount'],
    rows('', '').map(([day, text, , amount]) => [day!, text!, '', amount!]),
  );
  expect([status, judged, currency]).toEqual(['verified', 'discharged', null]);
});

it('a symbol beside an amount that is not one of the currency’s leaves the paper unproved', async () => {
  const signed = (amount: string): Cells => [
    ['02 Jun 2025', 'Bakery', '', '-30.00'],
    ['03 Jun 2025', 'Refund', '', amount],
  ];
  const headings = ['Date', 'Description', '', 'Amount'];
  expect((await verdict(headings, signed('$20.00'), 'Account currency: EUR')).slice(0, 2)).toEqual([
    'unverifiable',
    'open',
  ]);
  expect((await verdict(headings, signed('€20.00'), 'Account currency: EUR'))[0]).toBe('verified');
});

it('a heading in another currency than the paper’s leaves it unproved', async () => {
  const none = rows('', '').map(([day, text, , amount]) => [day!, text!, '', amount!]);
  const headed = (heading: string) => verdict(['Date', 'Description', '', heading], none, 'Account currency: EUR');
  expect((await headed('Amount (USD)'))[0]).toBe('unverifiable');
  expect((await headed('Amount (EUR)'))[0]).toBe('verified');
});

it('a sentence with a code does not name a currency', async () => {
  const none = rows('', '').map(([day, text, , amount]) => [day!, text!, '', amount!]);
  const [, , currency] = await verdict(
    ['Date', 'Description', '', 'Amount'],
    none,
    'Deposits are protected up to CHF 100,000 per depositor',
  );
  expect(currency).toBeNull();
});

const PLAIN = ['Date', 'Description', '', 'Amount'];
const booked = (text: string): Cells => [
  ['02 Jun 2025', `${text} Bakery`, '', '-30.00'],
  ['03 Jun 2025', `${text} Refund`, '', '20.00'],
];

it('no currency comes from the words of bookings alone', async () => {
  const [status, judged, currency, evidence] = await verdict(PLAIN, booked('UPI'));
  expect([status, judged, currency]).toEqual(['unverifiable', 'open', 'INR']);
  expect(evidence).toBe('Only ways to pay that bookings name say that the amounts are INR.');
});

it('a code beside a sum of the bank contradicts the currency of its country', async () => {
  const [status, judged, , evidence] = await verdict(
    PLAIN,
    booked(''),
    'Sort code 12-34-56',
    'Share capital AOA 250,000.00',
  );
  expect([status, judged]).toEqual(['unverifiable', 'open']);
  expect(evidence).toBe('The paper prints AOA, and no code for its amounts; they were read as GBP.');
});

it('such a code decides between the currencies of a symbol', async () => {
  const rows: Cells = [
    ['02 Jun 2025', 'Bakery', '', '-$30.00'],
    ['03 Jun 2025', 'Refund', '', '$20.00'],
  ];
  const [status, , currency] = await verdict(PLAIN, rows, 'Deposits are insured up to CAD 100,000.00');
  expect([status, currency]).toEqual(['verified', 'CAD']);
});

it('a code, or a sign for money, beside only some of the rows leaves the currency of the others unknown', async () => {
  const three = (amount: string): Cells => [
    ['02 Jun 2025', 'Bakery', '', '-30.00'],
    ['03 Jun 2025', 'Refund', '', amount],
    ['04 Jun 2025', 'Market', '', '-5.00'],
  ];
  const said = async (amount: string) => (await verdict(PLAIN, three(amount)))[3];
  expect(await said('20.00 EUR')).toBe('Only 1 row of 3 names a currency: the others may be of another.');
  expect(await said('$20.00')).toBe('Some amounts stand beside $, and others beside no such sign.');
  expect((await verdict(PLAIN, three('20.00 EUR'), 'Account currency: EUR'))[1]).toBe('discharged');
});

it('a code that is by itself on all rows contradicts another one that the paper names', async () => {
  const coded = (code: string): Cells => [
    ['02 Jun 2025', 'Bakery', code, '-30.00'],
    ['03 Jun 2025', 'Refund', code, '20.00'],
  ];
  const judged = async (code: string) => (await verdict(PLAIN, coded(code), 'Account currency: EUR'))[1];
  expect([await judged('EUR'), await judged('SEK')]).toEqual(['discharged', 'open']);
});
