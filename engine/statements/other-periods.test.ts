import { expect, it } from 'vitest';
import { Paper, statementOn } from '../testing/paper.ts';

type Rows = readonly (readonly string[])[];

const ROWS: Rows = [
  ['03 Feb 2024', 'Bakery', '10.00', '', '990.00'],
  ['12 Feb 2024', 'Salary', '', '200.00', '1,190.00'],
  ['25 Feb 2024', 'Market', '30.00', '', '1,160.00'],
];
const YEARLESS: Rows = ROWS.map(([day, ...rest]) => [day!.slice(0, -5), ...rest]);

interface Lines {
  readonly head?: Rows;
  readonly foot?: Rows;
}

const GRID = [40, 230, -400, -470, -550];

/** The verdict on a paper of some rows with lines above or below them, its period, and the day of its last row. */
async function readOf(rows: Rows, { head = [], foot = [] }: Lines): Promise<string> {
  const paper = new Paper(GRID).text('Statement of account').rows(head);
  paper.text('Account number 0011-223344').text('Currency EUR').text('Opening balance 1,000.00');
  paper.text('Closing balance 1,160.00').down(10).row('Date', 'Description', 'Money out', 'Money in', 'Balance');
  const read = await statementOn(paper.rows(rows).down(10).rows(foot));
  const { periodStart, periodEnd, reconciliation, transactions } = read;
  return `${reconciliation.status} ${periodStart} ${periodEnd} ${transactions.at(-1)?.date}`;
}

it.each([
  ['2024-02-01 2024-02-29', [['Statement period 1 February 2024 – 29 February 2024']]],
  ['2024-02-01 2024-02-29', [['1 February 2024 – 29 February 2024']]],
  ['2024-02-01 2024-02-29', [['Statement period'], ['1 February 2024 – 29 February 2024']]],
  // a label with a value of its own heads nothing
  ['2024-02-01 2024-02-29', [['Offer:', 'Gold'], ['1 February 2024 – 29 February 2024']]],
  ['null null', [['Interest rate period 1 January 2024 – 31 March 2024']]],
  ['null null', [['Offer period', '1 January 2024 – 31 March 2024']]],
  ['null null', [['Tax year'], ['6 April 2023 to 5 April 2024']]],
  ['null null', [['Relevés disponibles', '1 January 2020 – 29 February 2024']]],
  ['null null', [['Zinsperiode'], ['01.01.2024 – 31.03.2024']]],
  ['null null', [["Période d'intérêt"], ['01/01/2024 – 31/03/2024']]],
  ['null null', [['Introductory rate', '1 January 2024 – 31 March 2024']]],
  ['null null', [['Offer period 1 May 2024 – 31 July 2024']]],
  ['null null', [['Fees valid 01/01/2024 – 31/03/2024']]],
  ['null null', [['01/01/2024 – 31/03/2024 Fees valid']]],
  ['null null', [['Statement frequency monthly 1 January 2024 to 31 March 2024']]],
  ['null null', [['Statement frequency', '', '1 January 2024 to 31 March 2024']]],
  ['null null', [['Statement delivery'], ['1 January 2024 – 31 March 2024']]],
  ['null null', [['Next statement from 1 January 2024 to 31 March 2024']]],
  ['null null', [['Frais de relevé du 01/01/2024 au 31/03/2024']]],
  ['null null', [['Overdraft limit', '1 January 2024 – 31 March 2024']]],
  ['2024-02-01 2024-02-29', [['Monthly statement 1 February 2024 – 29 February 2024']]],
  // a label that the lexicon does not know may name anything
  ['null null', [['Valuation window 1 January 2024 – 31 March 2024']]],
  ['null null', [['Valuation window 1 May 2024 – 31 July 2024']]],
  ['null null', [['Valuation window 1 January 2024 – 31 March 2024'], ['Statement date 1 March 2024']]],
  ['2024-02-01 2024-02-29', [['Reckoned days 1 February 2024 – 29 February 2024'], ['Statement date 1 March 2024']]],
  ['2024-02-01 2024-02-29', [['for 1 February 2024 – 29 February 2024']]],
  ['2024-02-01 2024-02-29', [['No 4711 | 1 February 2024 – 29 February 2024']]],
  [
    '2024-02-01 2024-02-29',
    [['Here are all transactions on your account from 1 February 2024 to 29 February 2024. You']],
  ],
])('the period is %s below the title of %j', async (period, head) =>
  expect(await readOf(ROWS, { head })).toBe(`verified ${period} 2024-02-25`),
);

it.each([
  ['verified 2024', [['Statement period 1 January 2024 – 31 March 2024']]],
  ['unverifiable', [['Offer period 1 January 2023 – 31 March 2023']]],
  ['unverifiable', [['Offer period'], ['1 January 2023 – 31 March 2023']]],
  ['unverifiable', [['Tax year'], ['6 April 2023 to 5 April 2024']]],
  ['unverifiable', [['Valuation window 1 January 2023 – 31 March 2023']]],
  ['unverifiable', [['Previous statement period 1 January 2023 – 31 March 2023']]],
  ['unverifiable', [['Last statement', '1 January 2023 – 31 March 2023']]],
  ['unverifiable', [['Average balance for the period 1 January 2023 – 31 March 2023', '', '900.00']]],
  ['unverifiable', [['Term of loan', '1 January 2023 – 31 March 2023']]],
  ['unverifiable', [['Charges'], ['From 1 January 2023 to 31 March 2023', '', '5.00']]],
  ['unverifiable', [['Valuation window 1 January 2023 – 31 March 2023'], ['Printed 5 March 2024']]],
])('the years of days without one are %s above the rows of %j', async (found, head) => {
  const [status, , , day] = (await readOf(YEARLESS, { head })).split(' ');
  expect([status, day?.slice(0, 4)].join(' ')).toContain(found);
});

const RATES: readonly Rows[] = [
  [
    ['From', 'To', 'Rate'],
    ['01 Jan 2024', '31 Mar 2024', '2.50 %'],
  ],
  [
    ['Start date', 'End date', 'Rate'],
    ['01 Jan 2024', '31 Mar 2024', '2.50 %'],
  ],
  [
    ['From', 'Rate'],
    ['01 Jan 2024', '2.50 %'],
    ['01 Mar 2024', '2.25 %'],
  ],
  [
    ['Rate', 'From', 'Until'],
    ['2.50 %', '01 Jan 2024', '31 Mar 2024'],
  ],
  [
    ['Period', 'Rate'],
    ['01 Jan 2024 - 31 Mar 2024', '2.50 %'],
  ],
];

it('the days of a list of rates are no period, and give the rows no year', async () => {
  for (const list of RATES) {
    const named = JSON.stringify(list);
    expect(await readOf(ROWS, { head: list }), named).toBe('verified null null 2024-02-25');
    const other = list.map((cells) => cells.map((cell) => cell.replace('2024', '2023')));
    expect(await readOf(YEARLESS, { head: other }), named).toContain('unverifiable');
    expect(await readOf(YEARLESS, { foot: other }), named).toContain('unverifiable');
  }
});
