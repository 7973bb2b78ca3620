import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

type Rows = readonly (readonly string[])[];

const GRID = [40, 110, -370, -460, -550];
const SIGNED = ['Date', 'Description', 'Amount'];
const paper = (head: readonly string[], headings: readonly string[], rows: Rows, grid: readonly number[] = GRID) => {
  const drawn = new Paper(grid).text('Currency EUR').text('Period 1 June 2025 to 30 June 2025');
  for (const line of head) drawn.text(line);
  return drawn
    .down(10)
    .row(...headings)
    .rows(rows);
};
const read = async (drawn: Paper) => {
  const { transactions, reconciliation } = await statementOn(drawn);
  const { status, obligations = [] } = reconciliation;
  const evidence = obligations.find(({ code }) => code === 'SIGNS_ANCHORED')?.evidence ?? '';
  return { amounts: transactions.map(({ amount }) => amount), status, evidence };
};
const NOTHING = expect.stringContaining('Nothing but the words of its rows');

/** Bookings whose words say nothing: opening 100.00, closing 130.00. */
const MUTE: Rows = [
  ['02 Jun 2025', 'Alpha', '-20.00'],
  ['03 Jun 2025', 'Beta', '50.00'],
];
const BALANCES = ['Opening balance 100.00', 'Closing balance 130.00'];
const held = (evidence: string) => ({
  amounts: [-2000, 5000],
  status: 'verified',
  evidence: expect.stringContaining(evidence),
});

it('signs that are only a plus and a minus are not anchored', async () => {
  expect(await read(paper(BALANCES, SIGNED, MUTE))).toEqual({
    amounts: [-2000, 5000],
    status: 'unverifiable',
    evidence: NOTHING,
  });
});

describe('signs are anchored', () => {
  it('by columns with the names of sides', async () => {
    const rows = [
      ['02 Jun 2025', 'Alpha', '20.00', ''],
      ['03 Jun 2025', 'Beta', '', '50.00'],
    ];
    const sides = await read(paper(BALANCES, ['Date', 'Description', 'Money out', 'Money in'], rows));
    expect(sides).toEqual(held('columns for money in and money out'));
    const unnamed = await read(paper(BALANCES, ['Date', 'Description', 'Frob', 'Nix'], rows));
    expect(unnamed.status).toBe('unverifiable');
  });

  it('by marks for debit and credit', async () => {
    const marked = (one: string, other: string) =>
      paper(BALANCES, SIGNED, [
        ['02 Jun 2025', 'Alpha', `20.00${one}`],
        ['03 Jun 2025', 'Beta', `50.00${other}`],
      ]);
    expect(await read(marked(' DR', ' CR'))).toEqual(held('marks for debit and credit'));
    expect((await read(marked('-', ''))).status).toBe('unverifiable');
  });

  it('by titles of sections', async () => {
    const sections = (first: string, second: string) => {
      const drawn = paper(BALANCES, SIGNED, []);
      drawn.bold(first).row('03 Jun 2025', 'Beta', '50.00');
      return drawn.bold(second).row('02 Jun 2025', 'Alpha', '20.00');
    };
    const titled = await read(sections('Deposits', 'Withdrawals'));
    expect(titled).toEqual({ ...held('titles of sections'), amounts: [5000, -2000] });
    expect((await read(sections('Frobs', 'Nixes'))).status).not.toBe('verified');
  });

  it('by titles of sections above amounts with the sign that they name', async () => {
    const sections = (first: string, second: string) => {
      const drawn = new Paper(GRID).text('Period 1 June 2025 to 30 June 2025').text(BALANCES[0]!).text(BALANCES[1]!);
      drawn
        .down(20)
        .bold(first)
        .row(...SIGNED)
        .row('03 Jun 2025', 'Electronic Deposit', '$50.00')
        .row('', `Total ${first}`, '$50.00');
      drawn
        .down(20)
        .bold(second)
        .row(...SIGNED)
        .row('02 Jun 2025', 'Debit Purchase', '$15.00-')
        .row('04 Jun 2025', 'Analysis Service Charge', '5.00-');
      return drawn.row('', `Total ${second}`, '$20.00-');
    };
    expect((await read(sections('Other Deposits', 'Card Withdrawals'))).evidence).toContain('titles of sections');
    expect((await read(sections('Card Withdrawals', 'Other Deposits'))).status).not.toBe('verified');
  });

  it('by the printed totals of both sides, unless these are the same', async () => {
    const totals = (moneyIn: string, moneyOut: string) => [`Total money in ${moneyIn}`, `Total money out ${moneyOut}`];
    expect(await read(paper([...BALANCES, ...totals('50.00', '20.00')], SIGNED, MUTE))).toEqual(held('printed totals'));
    const even: Rows = [
      ['02 Jun 2025', 'Alpha', '-20.00'],
      ['03 Jun 2025', 'Beta', '20.00'],
    ];
    const balances = ['Opening balance 100.00', 'Closing balance 100.00'];
    expect(await read(paper([...balances, ...totals('20.00', '20.00')], SIGNED, even))).toMatchObject({
      status: 'unverifiable',
      evidence: NOTHING,
    });
  });

  it('by a figure with the name of one side that equals the sum of that side', async () => {
    const withFigure = async (figure: string) =>
      (await read(paper(BALANCES, SIGNED, MUTE).down(20).text(figure))).evidence;
    expect(await withFigure('Deposits 50.00')).toBe('“Deposits” is what the rows of that side come to.');
    expect(await withFigure('Deposits 40.00')).toEqual(NOTHING);
    expect(await withFigure('Interest rate 50.00')).toEqual(NOTHING);
  });

  it('by marks beside the balances, or words before them', async () => {
    const balances = (opening: string, closing: string) => read(paper([opening, closing], SIGNED, MUTE));
    const marked = await balances('Opening balance 100.00 CR', 'Closing balance 130.00 CR');
    expect(marked).toEqual(held('beside the balances'));
    const worded = await balances('Alter Saldo zu Ihren Gunsten 100.00', 'Neuer Saldo zu Ihren Gunsten 130.00');
    expect(worded.evidence).toContain('beside the balances');
    expect((await balances('Ancien solde 100.00', 'Nouveau solde 130.00')).status).toBe('unverifiable');
  });

  it.each([
    ['“Current account”', 'Current account'],
    ['“Your Premier Savings Account”', 'Your Premier Savings Account'],
    ['“Sort code”', 'Sort code 20-44-19 Account 12345678'],
    ['“DE89370400440532013000”', 'IBAN DE89 3704 0044 0532 0130 00'],
    ['“Overdraft limit”', 'Overdraft limit 500.00'],
  ])('by words that show that the paper is an account’s: %s', async (quoted, line) => {
    expect(await read(paper([line, ...BALANCES], SIGNED, MUTE))).toEqual(held(`an account's: ${quoted}`));
  });

  it('by a card or a loan whose balance is owed', async () => {
    const owed = (title: string) =>
      read(
        paper([title, 'Previous balance 130.00', 'New balance 100.00'], SIGNED, [
          ['02 Jun 2025', 'Purchase Alpha', '20.00'],
          ['03 Jun 2025', 'Purchase Beta', '10.00'],
          ['04 Jun 2025', 'Payment received', '-60.00'],
        ]),
      );
    const booked = { amounts: [-2000, -1000, 6000], status: 'verified' };
    const evidence = (kind: string) => expect.stringContaining(`a ${kind}'s, and its balance is owed`);
    expect(await owed('Credit card statement')).toEqual({ ...booked, evidence: evidence('card') });
    expect(await owed('Credit limit 5,000.00')).toEqual({ ...booked, evidence: evidence('card') });
    expect(await owed('Line of credit')).toEqual({ ...booked, evidence: evidence('loan') });
  });

  it('by the fees in their column that have a minus', async () => {
    const fees = (one: string, other: string) =>
      read(
        paper(
          BALANCES,
          ['Date', 'Description', 'Gross', 'Fee', 'Net'],
          [
            ['02 Jun 2025', 'Alpha', '-19.00', one, '-20.00'],
            ['03 Jun 2025', 'Beta', '51.00', other, '50.00'],
          ],
        ),
      );
    expect(await fees('-1.00', '-1.00')).toEqual(held('fees in their column carry a minus'));
    expect((await fees('-1.00', '')).evidence).toEqual(NOTHING);
  });
});

it('a figure of a summary above the rows is not their title', async () => {
  const rows = ['Alpha', 'Beta', 'Gamma'].map((text, i) => [`0${i + 2} Jun 2025`, text, '-100.00']);
  const below = (...figures: readonly string[]) =>
    read(paper(['Opening balance 1,000.00', 'Closing balance 700.00', ...figures], SIGNED, rows));
  for (const figure of ['Deposits 0.00', 'Deposits 10.00', 'Number of deposits 0'])
    for (const one of [await below(figure), await below('Withdrawals 300.00', figure)])
      expect(one.status === 'verified' ? one.amounts : 'not verified', figure).toEqual(
        figure.startsWith('Number') ? [-10000, -10000, -10000] : 'not verified',
      );
});

it('the number of an account, and balances from row to row, show no side: a customer’s ledger has both', async () => {
  const ledger: Rows = [
    ['02 Jun 2025', 'Alpha', '-20.00', '80.00'],
    ['03 Jun 2025', 'Beta', '50.00', '130.00'],
  ];
  const titled = (title: string) =>
    read(paper([title, 'Account number 0011-223344', ...BALANCES], [...SIGNED, 'Balance'], ledger));
  for (const title of ['Statement', 'Rent account', 'Water account', 'Kundenkonto', 'Flexible facility', 'Abrufkredit'])
    expect((await titled(title)).status, title).toBe('unverifiable');
  expect((await titled('Current account')).status).toBe('verified');
});

it('the number of an account shows the side if there are bookings of an account on both sides', async () => {
  const rows: Rows = [
    ['02 Jun 2025', 'Cash withdrawal', '-20.00', '80.00'],
    ['03 Jun 2025', 'Salary', '50.00', '130.00'],
  ];
  const headed = (...head: readonly string[]) => read(paper([...head, ...BALANCES], [...SIGNED, 'Balance'], rows));
  expect(await headed('Account number 0011-223344')).toEqual(held("an account's number, “0011-223344”"));
  for (const head of ['Account number XXXX-XX3344', 'Account number 4111 1111 1111 1111'])
    expect((await headed(head)).evidence, head).toEqual(NOTHING);
  for (const title of ['Rent account', 'Home loan'])
    expect((await headed(title, 'Account number 0011-223344')).status, title).not.toBe('verified');
});

describe('bookings whose words contradict the signs of an account', () => {
  // wages that a company pays, and a refunded fee
  const PAYROLL: Rows = [
    ['02 Jun 2025', 'Customer 118', '400.00'],
    ['03 Jun 2025', 'SALARY A Teale', '-100.00'],
    ['03 Jun 2025', 'SALARY B Okoro', '-100.00'],
    ['03 Jun 2025', 'SALARY C Vance', '-100.00'],
    ['05 Jun 2025', 'MONTHLY ACCOUNT FEE', '5.00'],
  ];
  const below = (...head: readonly string[]) =>
    read(paper([...head, 'Opening balance 1,000.00', 'Closing balance 1,105.00'], SIGNED, PAYROLL));
  const HOLDERS = [40000, -10000, -10000, -10000, 500];

  it.each([
    ['Current account'],
    ['Business account number 12345678'],
    ['IBAN DE89 3704 0044 0532 0130 00'],
    ['Sort code 20-44-19 Account 12345678'],
    ['Arranged overdraft limit 500.00'],
    ['Current account statement', 'Get our credit card now'],
    ['Current account statement', 'Credit limit 5,000.00'],
  ])('do not reverse them if the structure shows that it is one: %s %s', async (...head) => {
    expect(await below(...head)).toMatchObject({ amounts: HOLDERS, status: 'verified' });
  });

  it.each([
    [[]],
    [['Get our credit card now']],
    [['Credit card offers']],
    [['Open a savings account today']],
    [['Personal loan up to 25,000']],
    [['Home loan', 'Paid from current account number 12345678']],
    [['IBAN DE89 3704 0044 0532 0130 00', 'Get our credit card now']],
    [['IBAN DE89 3704 0044 0532 0130 00', 'Credit card offers']],
    [['Current account', 'Credit limit 5,000.00']],
    [['IBAN DE89 3704 0044 0532 0130 00', 'Credit limit 5,000.00']],
  ])('prove nothing if it shows no kind, or more than one: %j', async (head) => {
    const { status, evidence } = await below(...head);
    expect([status, evidence]).toEqual(['unverifiable', NOTHING]);
  });
});

it('a card’s balances with a minus are owed if a payment is asked for', async () => {
  const rows = [
    ['02 Jun 2025', 'Alpha', '-20.00'],
    ['03 Jun 2025', 'Beta', '-20.00'],
    ['04 Jun 2025', 'Gamma', '-20.00'],
    ['05 Jun 2025', 'Delta', '100.00'],
  ];
  const below = (line: string) =>
    read(paper(['Credit card statement', line, 'Previous balance -100.00', 'New balance -60.00'], SIGNED, rows));
  const amounts = [-2000, -2000, -2000, 10000];
  expect(await below('Minimum payment 10.00')).toMatchObject({ amounts, status: 'verified' });
  expect(await below('Minimum payment 0.00')).toMatchObject({ amounts, status: 'unverifiable' });
});

it('a statement without bookings has no sign to reverse', async () => {
  const { status, evidence } = await read(
    paper(['Current account', 'Opening balance 100.00', 'Closing balance 100.00', 'No transactions'], SIGNED, []),
  );
  expect([status, evidence]).toEqual(['verified', 'Nothing is booked that has a sign.']);
});

it('a balance owed with a minus may be owed, or the opposite', async () => {
  const owed = (opening: string, closing: string) =>
    paper([`Amount owed at begin: ${opening}`, `Amount owed: ${closing}`], SIGNED, MUTE);
  expect((await read(owed('-100.00', '-130.00'))).evidence).not.toContain('beside the balances');
});

it('a total of payments is of either side if nothing names an account', async () => {
  const totalled = (total: string) => read(paper([...BALANCES, total], SIGNED, MUTE));
  const { status, evidence } = await totalled('Total payments 20.00');
  expect([status, evidence]).toEqual(['unverifiable', NOTHING]);
  expect((await totalled('Total withdrawals 20.00')).status).toBe('verified');
});

it('a ledger calls the money of its company a debit', async () => {
  const statusOf = async (title: string) => {
    const paper = new Paper([40, 110, -370, -460, -550]).text(title).text('Currency EUR');
    paper
      .text('Period 01 June 2025 to 30 June 2025')
      .text('Opening balance 100.00 Dr')
      .text('Closing balance 130.00 Dr');
    paper.down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance');
    paper.row('02 Jun 2025', 'Alpha', '50.00', '', '150.00 Dr').row('03 Jun 2025', 'Beta', '', '20.00', '130.00 Dr');
    return (await statementOn(paper)).reconciliation.status;
  };
  expect(await statusOf('Current account')).toBe('verified');
  for (const title of ['General ledger', 'Debitorenkonto 10044', 'Extrait de compte fournisseur 401EXE'])
    expect(await statusOf(title)).toBe('unverifiable');
});
