import { describe, expect, it } from 'vitest';
import { extractionOf, Paper, statementOn } from '../../testing/paper.ts';

// Where a paper prints its opening and closing balance apart from the rows, and figures that only look like them.

type Cells = readonly string[];

const ROWS: readonly Cells[] = [
  ['02 Jun 2025', 'Bakery', '4.50', '', '995.50'],
  ['03 Jun 2025', 'Salary', '', '2,000.00', '2,995.50'],
  ['05 Jun 2025', 'Rent', '980.00', '', '2,015.50'],
];

/** A paper with running balances, and a head that `head` draws. */
function paperOf(head: (paper: Paper) => Paper, rows = ROWS): Paper {
  const paper = new Paper()
    .text('Account number 0011-223344')
    .text('Currency EUR')
    .text('Period 01/06/2025 to 30/06/2025');
  return head(paper).down(10).row('Date', 'Description', 'Debit', 'Credit', 'Balance').rows(rows);
}

const lines =
  (...texts: readonly string[]) =>
  (paper: Paper) =>
    texts.reduce((p, text) => p.text(text), paper);

/** Labels in a row, each above its value. */
const box = (labels: Cells, values: Cells) => (paper: Paper) => {
  const across = (texts: Cells) => texts.forEach((text, i) => void paper.at(40 + i * 130, paper.y, text));
  across(labels);
  paper.down(13);
  across(values);
  return paper.down(14);
};

const read = async (paper: Paper) => {
  const { openingBalance, closingBalance, reconciliation } = await statementOn(paper);
  return [openingBalance, closingBalance, reconciliation.status];
};

const PROVED = [100000, 201550, 'verified'];

describe('balances of days', () => {
  it.each([
    ['of the first and the last day', 'Balance as at 01/06/2025: 1,000.00', 'Balance as at 30/06/2025: 2,015.50'],
    ['of the day before the first', 'Balance on 31 May 2025 1,000.00', 'Balance on 30 June 2025: 2,015.50'],
  ])('%s are the opening and the closing one', async (_, first, last) => {
    expect(await read(paperOf(lines(first, last)))).toEqual(PROVED);
  });

  it('of some other day are neither of them', async () => {
    const [opening] = await read(paperOf(lines('Balance as at 20/05/2025: 1,000.00', 'Closing balance 2,015.50')));
    expect(opening).toBeNull();
  });

  it('in a list below the table do not open or close the statement', async () => {
    // the first row is lost; its balance is in the list
    const paper = paperOf(lines('Closing balance 2,015.50'), ROWS.slice(1)).down(20);
    paper.text('Balance').text('01/06/2025 995.50').text('03/06/2025 2,995.50');
    expect((await read(paper))[0]).toBeNull();
  });

  it('in a list do not replace the closing balance of lost rows', async () => {
    const paper = paperOf(lines('Opening balance 1,000.00'), ROWS.slice(0, 2)).down(20);
    paper.text('Balance on 03/06/2025 2,995.50').text('Balance on 05/06/2025 2,015.50');
    expect((await read(paper))[2]).not.toBe('verified');
  });
});

describe('a box of labels above their values', () => {
  it('uses the days in its labels to find the balances', async () => {
    const labels = ['Balance at 01/06/2025', 'Total credits', 'Total debits', 'Balance at 30/06/2025'];
    expect(await read(paperOf(box(labels, ['1,000.00', '2,000.00', '984.50', '2,015.50'])))).toEqual(PROVED);
  });
});

describe('a box of values above their labels', () => {
  it('is read down from its first value', async () => {
    const head = lines('1,000.00', 'Opening balance', '2,000.00', 'Total credits', '2,015.50', 'Closing balance');
    expect(await read(paperOf((paper) => head(paper.down(40))))).toEqual(PROVED);
  });
});

describe('labels above values', () => {
  it('belong to the values below if others are beside with their own', async () => {
    const head = (paper: Paper) => {
      paper.at(40, paper.y, 'Due date').at(150, paper.y, 'Closing balance');
      paper.at(300, paper.y, 'Opening balance').at(450, paper.y, '1,000.00');
      paper.down(13).at(40, paper.y, '20 Jul 2025').at(150, paper.y, '2,015.50');
      return paper.down(14);
    };
    expect(await read(paperOf(head))).toEqual(PROVED);
  });

  it('name them from further above if each has one, with the signs of their sum between the values', async () => {
    const across = (paper: Paper, texts: Cells) =>
      texts.forEach((text, i) => void paper.at(40 + i * 130, paper.y, text));
    const head = (paper: Paper) => {
      across(paper, ['Opening balance €', 'New credits €', 'New debits €', 'Closing balance €']);
      paper.down(36);
      across(paper, ['1,000.00', '+ 2,000.00', '- 984.50', '= 2,015.50']);
      return paper.down(20);
    };
    expect(await read(paperOf(head))).toEqual(PROVED);
  });
});

describe('a figure that only looks like one of the statement', () => {
  const balances = ['Opening balance 1,000.00', 'Closing balance 2,015.50'];

  it('is a total of money in an account', async () => {
    expect(await read(paperOf(lines(...balances, 'Total deposits 2,015.50')))).toEqual(PROVED);
    expect((await read(paperOf(lines(...balances, 'Total deposits 2,010.00'))))[2]).toBe('mismatch');
  });

  it('is a count of points', async () => {
    const points = (paper: Paper) => paper.text('Reward points').text('Opening balance 7,212');
    expect((await read(paperOf((paper) => lines(...balances)(points(paper)))))[0]).toBe(100000);
  });

  it('is a total with a name before it, among the rows', async () => {
    const rows = [...ROWS, ['A Holder #7235: Total debits', '', '984.50', '', '']];
    expect(await read(paperOf(lines(...balances), rows))).toEqual(PROVED);
    const other = [...ROWS, ['A Holder #7235: Total debits', '', '980.50', '', '']];
    expect((await read(paperOf(lines(...balances), other)))[2]).not.toBe('verified');
  });
});

describe('figures with a sum of their own that closes', () => {
  const labels = ['Frobnication', 'Total credits', 'Total debits', 'New balance'];

  it('show what the one without a name is', async () => {
    expect(await read(paperOf(box(labels, ['1,000.00', '2,000.00', '984.50', '2,015.50'])))).toEqual(PROVED);
  });

  it('show nothing if they do not close', async () => {
    const [opening] = await read(paperOf(box(labels, ['995.50', '2,000.00', '984.50', '2,015.50'])));
    expect(opening).toBeNull();
  });
});

describe('a balance brought forward above the rows', () => {
  it('opens the statement', async () => {
    expect(await read(paperOf(lines('Balance brought forward 1,000.00', 'Closing balance 2,015.50')))).toEqual(PROVED);
  });

  it('does not open it if it was carried from a page before, whose rows may be lost', async () => {
    const head = lines('Balance carried forward 995.50', 'Balance brought forward 995.50', 'Closing balance 2,015.50');
    expect((await read(paperOf(head, ROWS.slice(1))))[2]).not.toBe('verified');
  });
});

describe('an unknown label', () => {
  it('names the closing balance if opening and amounts equal its figure', async () => {
    expect(await read(paperOf(lines('Opening balance 1,000.00', 'Frobnication 2,015.50')))).toEqual(PROVED);
  });

  it('does not if the figure is below the rows: those after it may be lost', async () => {
    const paper = paperOf(lines('Opening balance 1,000.00'), ROWS.slice(0, 2)).down(30).text('Frobnication 2,995.50');
    expect((await read(paper))[2]).not.toBe('verified');
  });
});

it('a dash in place of a balance is not a balance', async () => {
  const [opening] = await read(paperOf(lines('Opening balance: -', 'Closing balance 2,015.50')));
  expect(opening).toBe(0);
});

it('a heading for something other than money names no currency', async () => {
  const paper = new Paper([40, 80, 150, -460]).text('Period 01/06/2025 to 30/06/2025').text('MYR account 0011-223344');
  paper.down(10).row('Sr No', 'Date', 'Description', 'Amount').row('1', '02 Jun 2025', 'Bakery', '4.50');
  expect((await statementOn(paper)).currency).toBe('MYR');
});

describe('a paper without bookings', () => {
  const paper = (said: string) =>
    lines('Opening balance 1,000.00', 'Closing balance 1,000.00', said)(new Paper().text('Account number 0011-223344'));
  const found = async (said: string) => (await extractionOf(paper(said))).statements.length;

  it('is a statement if it says so, and opens and closes with the same balance', async () => {
    expect(await found('No transactions in this period')).toBe(1);
  });

  it('is not one if it only prints two balances', async () => {
    expect(await found('Thank you for banking with us')).toBe(0);
  });
});

it('a figure in the column of balances without a day and words of a balance is not a balance', async () => {
  const advert = ['', 'Borrow up to', '', '', '50,000.00'];
  const paper = paperOf(lines('Opening balance 1,000.00', 'Closing balance 2,015.50'), [
    ROWS[0],
    advert,
    ...ROWS.slice(1),
  ]);
  expect((await read(paper))[2]).toBe('verified');
});

it('totals of money in and out are distinguished if a language has one word for both sides elsewhere', async () => {
  const head = lines('Alkusaldo 1,000.00', 'Panot yhteensä 2,000.00', 'Otot yhteensä 984.50', 'Loppusaldo 2,015.50');
  expect(await read(paperOf(head))).toEqual(PROVED);
});

describe('sums and numbers that are in the columns of the rows', () => {
  const drawn = (...below: readonly Cells[]) =>
    paperOf(lines(), [['', 'Balance brought forward', '', '', '1,000.00'], ...ROWS, ...below]);

  it('prove the rows if each side has a line of its own', async () => {
    const paper = drawn(['', 'Number of withdrawals 2', '984.50', ''], ['', 'Number of deposits 1', '', '2,000.00']);
    const { transactions, reconciliation } = await statementOn(paper);
    expect([transactions.length, reconciliation.status]).toEqual([3, 'verified']);
  });

  it('belong to a section if they do not equal the sum of all rows, and have no effect', async () => {
    const paper = drawn(['', 'Number of withdrawals 1', '4.50', ''], ['', 'Number of deposits 1', '', '2,000.00']);
    const checks = (await statementOn(paper)).reconciliation.checks.filter((c) => c.kind === 'printed_total');
    expect(checks.map((c) => c.status)).toEqual(['pass']);
  });
});

describe('labels in a box', () => {
  it('of two lines are read as one, though the second alone says "balance"', async () => {
    const above = (paper: Paper) => {
      ['Previous', 'New'].forEach((text, i) => void paper.at(40 + i * 130, paper.y, text));
      return box(['balance', 'balance'], ['1,000.00', '2,015.50'])(paper.down(11));
    };
    expect(await read(paperOf(above))).toEqual([100000, 201550, 'verified']);
  });

  it('do not take the side of a number that the next label begins with', async () => {
    const head = lines('Opening balance 1,000.00 Closing balance 2,015.50', 'Debit count: 2   Credit count: 1');
    const { reconciliation } = await statementOn(paperOf(head));
    expect(reconciliation.checks.filter((c) => c.kind === 'printed_count').map((c) => c.status)).toEqual([
      'pass',
      'pass',
    ]);
  });

  it('with the signs of a sum between them name the values below, and a dash is not a figure', async () => {
    const labels = ['Opening balance', '-', 'Debits', '+', 'Credits', '=', 'Closing balance'];
    const sum = (paper: Paper) => {
      labels.forEach((text, i) => void paper.at(40 + i * 75, paper.y, text));
      paper.down(13);
      ['1,000.00', '984.50', '2,000.00', '2,015.50'].forEach((text, i) => void paper.at(40 + i * 150, paper.y, text));
      return paper.down(14);
    };
    expect(await read(paperOf(sum))).toEqual(PROVED);
  });

  it('of kinds of bookings beside the only side that moved are not balances', async () => {
    const head = (paper: Paper) =>
      box(
        ['Kind', 'Paid in', 'Paid out'],
        ['Received', '500.00', '0.00'],
      )(paper)
        .row('Agents', '', '', '700.00')
        .row('All', '', '', '1,200.00');
    const [opening, closing] = await read(paperOf(head));
    expect([opening, closing]).toEqual([null, null]);
  });
});

it('A currency and a day alone name the balance in it.', async () => {
  const [, closing] = await read(paperOf(lines('EUR on 30 June 2025 2,015.50')));
  expect(closing).toBe(201550);
});

it('Two numbers after one label count the bookings of either side, and are not a count of all.', async () => {
  const head = lines('Opening balance 1,000.00 Closing balance 2,015.50', 'No. of items 2 1');
  const { checks } = (await statementOn(paperOf(head))).reconciliation;
  expect(checks.filter((c) => c.status === 'fail')).toEqual([]);
});

it('words with a colon before an amount are its label, whatever is above it', async () => {
  const head = (paper: Paper) => {
    paper.at(40, paper.y, 'Opening balance').at(150, paper.y, '1,000.00').at(300, paper.y, 'Closing balance');
    paper
      .down(13)
      .at(300, paper.y, 'Amount now due: 29.00')
      .down(13)
      .at(40, paper.y, 'Closing balance')
      .at(150, paper.y, '2,015.50');
    return paper.down(14);
  };
  expect(await read(paperOf(head))).toEqual(PROVED);
});

it('A label may continue below its figure', async () => {
  const wrapped = (paper: Paper) => {
    paper.at(-300, paper.y, '1,000.00').text('Balance').text('brought forward:');
    paper.at(-300, paper.y, '2,015.50').text('Balance at the').text('end of the period:');
    return paper;
  };
  expect(await read(paperOf(wrapped))).toEqual([100000, 201550, 'verified']);
});
