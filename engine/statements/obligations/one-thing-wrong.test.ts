import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

type Row = readonly string[];

const codeOf = async (rows: readonly Row[], { heading = 'Date', foot = '' } = {}) => {
  const paper = new Paper([40, 130, -460, -550]).text('Current account').text('Currency EUR');
  paper.text('Statement date 5 January 2026').text('Opening balance 100.00').text('Closing balance 70.00').down(10);
  paper.row(heading, 'Description', 'Money out', 'Money in').rows(rows).down(20).text(foot);
  const { status, reason } = (await statementOn(paper)).reconciliation;
  return status === 'verified' ? status : reason.split(':')[0];
};

/** The rows without an error; each test draws one error. */
const TWO = [
  ['02 Jun 2025', 'Bakery', '10.00', ''],
  ['03 Jun 2025', 'Cinema', '20.00', ''],
];

it('plain rows are verified', async () => expect(await codeOf(TWO)).toBe('verified'));

it('a weekday that does not match its date keeps the dates in doubt', async () => {
  const named = (first: string, second: string) =>
    [first, second].map((name, i) => [`${name} ${TWO[i][0]}`, ...TWO[i].slice(1)]);
  expect(await codeOf(named('Mon', 'Tue'))).toBe('verified');
  expect(await codeOf(named('Sun', 'Mon'))).toBe('DATES_ANCHORED');
});

it('days that rise through one year may all be of it, whatever year the paper was printed in', async () => {
  const yearless = [
    ['05 Jan', 'Bakery', '10.00', ''],
    ['31 Dec', 'Cinema', '20.00', ''],
  ];
  expect(await codeOf(yearless)).toBe('DATES_ANCHORED');
  expect(await codeOf([...yearless].reverse())).not.toBe('DATES_ANCHORED');
});

it('future years may be of another calendar', async () => {
  expect(await codeOf(TWO.map(([day, ...rest]) => [day.replace('2025', '2082'), ...rest]))).toBe('DATES_ANCHORED');
});

it('a due day is not the day of booking', async () =>
  expect(await codeOf(TWO, { heading: 'Due date' })).toBe('DATES_ANCHORED'));

it('all amounts are in the currency that a sentence names', async () => {
  expect(await codeOf(TWO, { foot: 'All amounts are stated in EUR.' })).toBe('verified');
  expect(await codeOf(TWO, { foot: 'All amounts are stated in CHF.' })).toBe('CURRENCY_ANCHORED');
});

it('figures directly before an amount may belong to it', async () =>
  expect(await codeOf([...TWO, ['04 Jun 2025', 'Hotel', '5 0.00', '']])).toBe('AMOUNTS_ANCHORED'));

it('a gap in the row numbers is a missing row', async () => {
  const numbered = (numbers: readonly string[]) => {
    const paper = new Paper([40, 80, 160, -460, -550]).text('Current account').text('Currency EUR');
    paper.text('Opening balance 100.00').text('Closing balance 60.00').down(10);
    paper.row('No.', 'Date', 'Description', 'Money out', 'Money in');
    const rows = [...TWO, ['05 Jun 2025', 'Market', '10.00', '']];
    return statementOn(paper.rows(rows.map((row, i) => [numbers[i], ...row])));
  };
  expect((await numbered(['1', '2', '3'])).reconciliation.status).toBe('verified');
  expect((await numbered(['1', '2', '5'])).reconciliation.reason).toContain('numbers 3 to 4 are missing');
});

it.each([
  ['You spent 90.00 this month', 'FIGURES_AGREE'],
  ['You spent 30.00 this month', 'verified'],
  ['Net change this month +210.00', 'FIGURES_AGREE'],
  ['Net change this month -30.00', 'verified'],
  ['Highest balance in the period: 5,000.00', 'FIGURES_AGREE'],
  ['Highest balance in the period: 100.00', 'verified'],
  ['Showing 1 to 2 of 5 entries', 'PAGES_COMPLETE'],
  ['Showing 1 to 2 of 2 entries', 'verified'],
  ['There were five transactions on your account.', 'FIGURES_AGREE'],
  ['You received 12.00 interest since January', 'verified'],
])('a figure that the rows do not equal contradicts them, another does not: %s', async (foot, status) =>
  expect(await codeOf(TWO, { foot })).toBe(status),
);

it.each([
  [['Balance on 2 June 2025 90.00'], 'verified'],
  [['Balance on 2 June 2025 95.00'], 'FIGURES_AGREE'],
  [['Carried forward 90.00'], 'verified'],
  [['Carried forward 1,300.00'], 'FIGURES_AGREE'],
] as const)('a balance of a day, or one that is carried over, is one between the rows: %s', async ([foot], status) =>
  expect(await codeOf(TWO, { foot })).toBe(status),
);

it.each([
  [['Statement date 30 June 2025'], 'verified'],
  [['Statement date 2 June 2025'], 'DATES_ANCHORED'],
  [['Printed on 2 June 2025'], 'DATES_ANCHORED'],
  [['Statement for June 2025'], 'verified'],
  [['Statement for May 2025'], 'DATES_ANCHORED'],
  [['Statement 5/2025'], 'DATES_ANCHORED'],
  [['Statement no. 2/2025'], 'verified'],
] as const)('no row is later than its paper, or of another month: %s', async ([said], status) => {
  const paper = new Paper([40, 130, -460, -550]).text('Current account').text('Currency EUR').text(said);
  paper.text('Opening balance 100.00').text('Closing balance 70.00').down(10);
  const { reconciliation } = await statementOn(paper.row('Date', 'Description', 'Money out', 'Money in').rows(TWO));
  expect(reconciliation.status === 'verified' ? 'verified' : reconciliation.reason.split(':')[0]).toBe(status);
});

it.each([
  ['verified', '(EUR)'],
  ['verified', '(€)'],
  ['verified', '(-)'],
  ['verified', '(A)'],
  ['verified', 'incl. VAT'],
  ['AMOUNTS_ANCHORED', '(ETH)'],
  ['AMOUNTS_ANCHORED', '(£m)'],
  ['AMOUNTS_ANCHORED', '(p)'],
  ['AMOUNTS_ANCHORED', '(h:m)'],
  ['AMOUNTS_ANCHORED', '(Stück)'],
  ['AMOUNTS_ANCHORED', '(lakh)'],
])('the note after a heading of amounts is %s if it is %s', async (code, note) => {
  const paper = new Paper([40, 130, -460, -550]).text('Current account').text('Currency EUR');
  paper.text('Statement date 5 January 2026').text('Opening balance 100.00').text('Closing balance 70.00').down(10);
  paper.row('Date', 'Description', `Money out ${note}`, 'Money in').rows(TWO);
  const { status, reason } = (await statementOn(paper)).reconciliation;
  expect(status === 'verified' ? status : reason.split(':')[0]).toBe(code);
});

it('what is in foreign money says nothing of the units', async () => {
  expect(await codeOf(TWO, { foot: 'Importe en divisa' })).toBe('verified');
  expect(await codeOf(TWO, { foot: 'Importe en UF' })).toBe('AMOUNTS_ANCHORED');
});

it.each(['000s omitted', 'x 1,000', 'Units: thousand', '(£k)', 'Mio.'])(
  'a line about the size of the units leaves the amounts in doubt: %s',
  async (foot) => expect(await codeOf(TWO, { foot })).toBe('AMOUNTS_ANCHORED'),
);

it.each([
  ['verified', 'Bakery on 01 Jun 2025'],
  ['verified', 'Bakery posted 02 Jun 2025'],
  ['DATES_ANCHORED', 'Bakery (posted 03 Jun 2025)'],
  ['DATES_ANCHORED', 'Bakery date should read 01 Jun 2025'],
  ['DATES_ANCHORED', 'Bakery gebucht am 03 Jun 2025'],
])('a day of booking in the text of a row is %s: %s', async (code, text) =>
  expect(await codeOf([[TWO[0][0], text, '10.00', ''], TWO[1]])).toBe(code),
);

it.each(['-', '--', 'nil', 'NIL'])('a row with a day and words whose amount is %s may be a booking', async (nil) => {
  expect(await codeOf([...TWO, ['04 Jun 2025', 'Card fee', '0.00', '']])).toBe('verified');
  expect(await codeOf([...TWO, ['04 Jun 2025', 'Card fee', nil, '']])).toBe('ROWS_EXPLAINED');
});

it.each([
  ['verified', 'Northfield', 60],
  ['verified', 'Draft', 9],
  ['ROWS_BOOKED', 'NOT A STATEMENT', 60],
  ['ROWS_BOOKED', 'Entwurf', 60],
  ['ROWS_BOOKED', 'SUPERSEDED', 60],
  ['ROWS_BOOKED', 'PREVIEW', 60],
] as const)('a paper is %s if it says %s across its page', async (code, said, size) => {
  const paper = new Paper([40, 130, -460, -550]).text('Current account').text('Currency EUR');
  paper.text('Statement date 5 January 2026').text('Opening balance 100.00').text('Closing balance 70.00').down(10);
  paper
    .row('Date', 'Description', 'Money out', 'Money in')
    .rows(TWO)
    .at(60, paper.y + 200, said, false, 'grey', size);
  const { status, reason } = (await statementOn(paper)).reconciliation;
  expect(status === 'verified' ? status : reason.split(':')[0]).toBe(code);
});

describe('a title above the rows', () => {
  const under = async (...titles: readonly string[]) => {
    const paper = new Paper([40, 130, -460, -550]).text('Current account').text('Currency EUR');
    for (const title of titles) paper.text(title);
    paper.text('Statement date 5 January 2026').text('Opening balance 100.00').text('Closing balance 70.00').down(10);
    paper.row('Date', 'Description', 'Money out', 'Money in').rows(TWO);
    const { status, reason } = (await statementOn(paper)).reconciliation;
    return status === 'verified' ? status : reason.split(':')[0];
  };

  it.each([
    'Forecast of your account',
    'Budget 2025',
    'For illustration purposes only',
    'Example statement - not valid',
    'This is not a bank statement',
    'Dies ist kein Kontoauszug',
    'Umsatzvorschau',
    'Vorgemerkte Umsätze',
    'Budget prévisionnel',
    'Próximos cargos',
    'Movimenti previsti',
    'Kommande transaktioner',
    'Declined transactions',
  ])('says that they may not have been booked: %s', async (title) => expect(await under(title)).toBe('ROWS_BOOKED'));

  it.each([
    'Interim statement',
    'Duplicate statement',
    'Example Bank',
    'Budget account',
    'Payment due',
    'Direct debits',
    'Sample Road 4',
    'A. Voorbeeld',
  ])('says nothing to doubt them: %s', async (title) => expect(await under(title)).toBe('verified'));

  it('of a list that is empty, or ends above, is not theirs', async () => {
    expect(await under('Scheduled payments', 'There are no scheduled payments.')).toBe('verified');
    expect(await under('Scheduled payments', 'Transactions')).toBe('verified');
  });
});
