import { describe, expect, it } from 'vitest';
import type { Hints } from '../model/hints.ts';
import { extractionOf, Paper, statementOn } from '../testing/paper.ts';

// Each pair of papers: one is proved by its own sums; the other differs as little as possible, and must not be proved.

type Rows = readonly (readonly string[])[];

const verdict = async (paper: Paper, hints: Hints = {}) => (await statementOn(paper, hints)).reconciliation;
const status = async (paper: Paper, hints: Hints = {}) => (await verdict(paper, hints)).status;
/** The verdicts on all statements on a paper: parts that do not fit together may be taken for two. */
const verdicts = async (paper: Paper) => (await extractionOf(paper)).statements.map((s) => s.reconciliation.status);
const PERIOD = 'Period 01 June 2025 to 30 June 2025';

interface Changes {
  readonly head?: readonly string[];
  readonly opening?: string;
  readonly closing?: string;
  readonly rows?: Rows;
}

const OPENING = 'Opening balance 1,000.00';
const CLOSING = 'Closing balance 2,015.50';

/** A paper with running balances. */
function running({ head = [PERIOD, OPENING, CLOSING], rows }: Changes = {}): Paper {
  const paper = new Paper().text('Account number 0011-223344').text('Currency EUR');
  for (const line of head) paper.text(line);
  return paper
    .down(10)
    .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
    .rows(
      rows ?? [
        ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
        ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
        ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
      ],
    );
}

const SIGNED: Rows = [
  ['02 Jun 2025', 'Bakery', '-4.50'],
  ['03 Jun 2025', 'Salary', '2,000.00'],
  ['05 Jun 2025', 'Rent', '-980.00'],
];

/** A paper of signed amounts without balances on its rows, whose words say neither account nor card. */
function unnamed({ head = [PERIOD, OPENING, CLOSING], rows = SIGNED }: Changes = {}): Paper {
  const paper = new Paper([40, 110, -460]).text('Account number 0011-223344').text('Currency EUR');
  for (const line of head) paper.text(line);
  return paper.down(10).row('Date', 'Description', 'Amount').rows(rows);
}

/** The same, of a current account. */
function signed({ head = [PERIOD, OPENING, CLOSING], rows = SIGNED }: Changes = {}): Paper {
  return unnamed({ head: ['Current account', ...head], rows });
}

describe('running balances', () => {
  const wrongRow: Rows = [
    ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
    ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.05'],
    ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
  ];

  it('between a printed opening and closing balance prove the rows', async () => {
    const { status, checks, failingRows } = await verdict(running());
    expect([status, failingRows]).toEqual(['verified', []]);
    expect(checks.map((c) => [c.kind, c.status])).toEqual([
      ['running_balance', 'pass'],
      ['opening_closing', 'pass'],
      ['dates', 'pass'],
    ]);
  });

  it('of which one is wrong are a mismatch that names the rows, the expected and the printed balance', async () => {
    const { status, failingRows } = await verdict(running({ rows: wrongRow }));
    expect(status).toBe('mismatch');
    expect(failingRows).toEqual([
      { row: 1, expected: 299550, printed: 299505, difference: -45 },
      { row: 2, expected: 201505, printed: 201550, difference: 45 },
    ]);
  });

  it('that fail are a mismatch even if opening, sum and closing agree', async () => {
    const { checks } = await verdict(running({ rows: wrongRow }));
    expect(checks.find((c) => c.kind === 'opening_closing')?.status).toBe('pass');
    expect(checks.find((c) => c.kind === 'running_balance')?.status).toBe('fail');
  });

  it('without a printed opening balance prove nothing about the first row', async () => {
    expect(await status(running({ head: [PERIOD, CLOSING] }))).toBe('unverifiable');
  });

  it('without a closing balance, total or count do not show that the last row is present', async () => {
    expect(await status(running({ head: [PERIOD, OPENING] }))).toBe('unverifiable');
    expect(await status(running({ head: [PERIOD, OPENING, 'Number of transactions 3'] }))).toBe('verified');
  });

  it('show a row that is missing', async () => {
    const { status, failingRows } = await verdict(
      running({
        rows: [
          ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
          ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
        ],
      }),
    );
    expect([status, failingRows.map((f) => f.row)]).toEqual(['mismatch', [1]]);
  });

  it('are followed from the bottom if the newest row is first', async () => {
    const rows: Rows = [
      ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
      ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
      ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
    ];
    expect(await status(running({ rows }))).toBe('verified');
    const wrong = rows.map((r, i) => (i === 1 ? [...r.slice(0, 4), '2,995.51'] : r));
    expect(await status(running({ rows: wrong }))).toBe('mismatch');
  });

  it('carried over a page must be the same on both', async () => {
    const carried = (brought: string) =>
      running({ rows: [['02 Jun 2025', 'Bakery', '4.50', '', '995.50']] })
        .row('', 'Balance carried forward', '', '', '995.50')
        .page()
        .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
        .row('', 'Balance brought forward', '', '', brought)
        .row('03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50')
        .row('05 Jun 2025', 'Rent', '980.00', '', '2,015.50');
    expect(await verdicts(carried('995.50'))).toEqual(['verified']);
    expect(await verdicts(carried('959.50'))).not.toContain('verified');
  });
});

describe('opening, amounts and closing', () => {
  it('that add up prove signed amounts', async () => {
    expect(await status(signed())).toBe('verified');
  });

  it('that differ by a cent are a mismatch', async () => {
    const { status, checks } = await verdict(signed({ head: [PERIOD, OPENING, 'Closing balance 2,015.51'] }));
    expect(status).toBe('mismatch');
    expect(checks.find((c) => c.kind === 'opening_closing')).toMatchObject({
      status: 'fail',
      expected: 201551,
      computed: 201550,
      difference: -1,
    });
  });

  it('prove nothing if the opening is missing', async () => {
    expect(await status(signed({ head: [PERIOD, CLOSING] }))).toBe('unverifiable');
  });

  it('prove nothing if the closing is missing', async () => {
    expect(await status(signed({ head: [PERIOD, OPENING] }))).toBe('unverifiable');
  });

  it('prove nothing if no sign is printed', async () => {
    const rows: Rows = [
      ['02 Jun 2025', 'Gift', '15.50'],
      ['03 Jun 2025', 'Salary', '1,000.00'],
    ];
    expect(await status(signed({ rows }))).toBe('unverifiable');
    expect(await status(signed({ rows: rows.map(([d, t, a]) => [d!, t!, `+${a}`]) }))).toBe('verified');
  });

  it('are a mismatch if the closing balance is printed a second time with another value', async () => {
    const twice = (again: string) => signed().row('30 Jun 2025', 'Closing balance', again);
    expect(await status(twice('2,015.50'))).toBe('verified');
    expect(await status(twice('2,051.50'))).toBe('mismatch');
  });
});

describe('totals and counts', () => {
  const withLine = (line: string) => signed({ head: [PERIOD, OPENING, CLOSING, line] });

  it('that fit do not change the proof', async () => {
    expect(await status(withLine('Total debits 984.50'))).toBe('verified');
    expect(await status(withLine('Number of transactions 3'))).toBe('verified');
  });

  it('of which one does not fit are a mismatch, even if the balances close', async () => {
    expect(await status(withLine('Total debits 984.60'))).toBe('mismatch');
    expect(await status(withLine('Number of transactions 5'))).toBe('mismatch');
  });
});

describe('dates', () => {
  it('in the printed period are right, outside they are a mismatch', async () => {
    const on = (day: string) => signed({ rows: [...SIGNED.slice(0, 2), [day, 'Rent', '-980.00']] });
    expect(await status(on('30 Jun 2025'))).toBe('verified');
    expect(await status(on('01 Jul 2025'))).toBe('mismatch');
  });

  it('that can be read both ways are unverifiable, and a warning names them', async () => {
    const rows: Rows = [
      ['03/04/2025', 'Bakery', '-4.50'],
      ['05/04/2025', 'Salary', '1,020.00'],
    ];
    const both = () => signed({ head: [OPENING, CLOSING], rows });
    const { reconciliation, warnings } = await statementOn(both());
    expect(reconciliation.status).toBe('unverifiable');
    expect(reconciliation.reason).toContain('AMBIGUOUS');
    expect(reconciliation.reason).toMatch(/DMY.*MDY|MDY.*DMY/);
    expect(warnings.map((w) => w.code)).toContain('AMBIGUOUS');
    expect(await status(both(), { dateOrder: 'DMY' })).toBe('verified');
  });

  it('of which one has a part over twelve can be read only one way', async () => {
    const rows: Rows = [
      ['03/04/2025', 'Bakery', '-4.50'],
      ['25/04/2025', 'Salary', '1,020.00'],
    ];
    expect(await status(signed({ head: [OPENING, CLOSING], rows }))).toBe('verified');
  });

  it('without a year anywhere are unverifiable, with a warning', async () => {
    const rows = SIGNED.map(([date, ...rest]) => [date!.slice(0, 6), ...rest]);
    const { reconciliation, warnings } = await statementOn(signed({ head: [OPENING, CLOSING], rows }));
    expect(reconciliation.status).toBe('unverifiable');
    expect(warnings.map((w) => w.code)).toContain('YEAR_ASSUMED');
    expect(await status(signed({ rows }))).toBe('verified');
  });

  it('that the first row lacks, with none above it, prove nothing', async () => {
    const rows: Rows = [['', 'Fee', '-4.50'], ...SIGNED.slice(1)];
    expect(await status(signed({ rows }))).not.toBe('verified');
  });
});

describe('the side that the paper takes', () => {
  const card = (...words: readonly string[]) =>
    unnamed({
      head: [...words, PERIOD, 'Previous balance 500.00', 'New balance 440.00'],
      rows: [
        ['02 Jun 2025', 'Bakery', '20.00'],
        ['03 Jun 2025', 'Market', '20.00'],
        ['05 Jun 2025', 'Thank you', '-100.00'],
      ],
    });

  it('is the bank’s on a card: its purchases are money out, and its balance is owed', async () => {
    const statement = await statementOn(card('Credit card statement', 'Credit limit 5,000.00'));
    expect(statement.reconciliation.status).toBe('verified');
    expect(statement.transactions.map((t) => t.amount)).toEqual([-2000, -2000, 10000]);
    expect([statement.openingBalance, statement.closingBalance]).toEqual([-50000, -44000]);
  });

  it('does not follow from the sums, which close either way: without words the statement is unverifiable', async () => {
    const { status, reason } = await verdict(card());
    expect(status).toBe('unverifiable');
    expect(reason).toContain('AMBIGUOUS');
  });

  it('may book purchases made before the period, but none after it', async () => {
    const bought = (day: string) =>
      unnamed({
        head: [
          'Credit card statement',
          'Credit limit 5,000.00',
          PERIOD,
          'Previous balance 500.00',
          'New balance 420.00',
        ],
        rows: [
          [day, 'Bakery', '20.00'],
          ['05 Jun 2025', 'Thank you', '-100.00'],
        ],
      });
    expect(await status(bought('30 May 2025'))).toBe('verified');
    expect(await status(bought('01 Jul 2025'))).toBe('mismatch');
  });
});

describe('a statement without transactions', () => {
  const empty = (closing: string) =>
    new Paper()
      .text('Account number 0011-223344')
      .text('Currency EUR')
      .text(PERIOD)
      .down(10)
      .row('Date', 'Description', 'Debit', 'Credit', 'Balance')
      .row('01 Jun 2025', 'Opening balance', '', '', '1,000.00')
      .row('30 Jun 2025', 'Closing balance', '', '', closing);

  it('is proved by equal balances', async () => {
    const { transactions, reconciliation } = await statementOn(empty('1,000.00'));
    expect([transactions, reconciliation.status]).toEqual([[], 'verified']);
  });

  it('is not proved if its balance still changes', async () => {
    expect(await verdicts(empty('1,050.00'))).not.toContain('verified');
  });
});
