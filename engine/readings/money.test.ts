import { describe, expect, it } from 'vitest';
import { Paper, readingsOn } from '../testing/paper.ts';

const paper = (head: readonly string[], rows: readonly (readonly string[])[], grid = [40, 110, -370, -460, -550]) =>
  new Paper(grid)
    .text('Currency EUR')
    .down(10)
    .row(...head)
    .rows(rows);
const amountsOf = async (drawn: Paper, hints = {}) =>
  (await readingsOn(drawn, hints)).parts.flatMap((p) =>
    p.rows.filter((r) => r.role === 'transaction').map((r) => r.amount),
  );
const SIGNED = ['Date', 'Description', 'Amount'];
/** Amounts of rows of their own day. */
const signed = (...amounts: readonly string[]) =>
  paper(
    SIGNED,
    amounts.map((amount, i) => [`${13 + i} Jun 2025`, `Payment ${'abcdefg'[i]}`, amount]),
  );

describe('the decimal mark', () => {
  it('is the comma if most amounts can have no other', async () => {
    expect(await amountsOf(signed('-1.234,50', '12,00', '1.000'))).toEqual([-123450, 1200, 100000]);
  });

  it('is the point if most amounts can have no other', async () => {
    expect(await amountsOf(signed('-1,234.50', '12.00', '1,000'))).toEqual([-123450, 1200, 100000]);
  });

  it('is behind groups parted by spaces or apostrophes', async () => {
    expect(await amountsOf(signed('-1 234,50', '2 000,00'))).toEqual([-123450, 200000]);
    expect(await amountsOf(signed("-1'234.50", "2'000.00"))).toEqual([-123450, 200000]);
  });
});

describe('signs', () => {
  it('lead or trail', async () => {
    expect(await amountsOf(signed('4.50-', '20.00', '3.00-'))).toEqual([-450, 2000, -300]);
    expect(await amountsOf(signed('−4.50', '+20.00'))).toEqual([-450, 2000]);
  });

  it('are brackets', async () => {
    expect(await amountsOf(signed('(4.50)', '20.00'))).toEqual([-450, 2000]);
  });

  it('are letters behind the amount', async () => {
    expect(await amountsOf(signed('4.50 DR', '20.00 CR'))).toEqual([-450, 2000]);
  });

  it('are letters that mark credits alone', async () => {
    expect(await amountsOf(signed('4.50', '20.00 CR', '3.00'))).toEqual([-450, 2000, -300]);
  });

  it('are in a column of their own', async () => {
    const rows = [
      ['13 Jun 2025', 'Bakery', '4.50', 'D'],
      ['14 Jun 2025', 'Salary', '20.00', 'C'],
    ];
    expect(await amountsOf(paper(['Date', 'Description', 'Amount', 'D/C'], rows, [40, 110, -430, 445]))).toEqual([
      -450, 2000,
    ]);
  });

  it('are said by the title of a section', async () => {
    const drawn = paper(SIGNED, [])
      .bold('Deposits')
      .row('13 Jun 2025', 'Salary', '20.00')
      .bold('Withdrawals')
      .row('14 Jun 2025', 'Bakery', '4.50');
    expect(await amountsOf(drawn)).toEqual([2000, -450]);
  });

  it('that nothing says are marked as that', async () => {
    const { parts } = await readingsOn(signed('4.50', '20.00'));
    expect(parts[0]!.rows.map((r) => r.sign)).toEqual(['none', 'none']);
  });
});

describe('columns for money out and money in', () => {
  const rows = [
    ['13 Jun 2025', 'Bakery', '4.50', '', '995.50'],
    ['14 Jun 2025', 'Salary', '', '20.00', '1,015.50'],
  ];

  it('give the sign', async () => {
    expect(await amountsOf(paper(['Date', 'Description', 'Paid out', 'Paid in', 'Balance'], rows))).toEqual([
      -450, 2000,
    ]);
  });

  it('have a fee booked besides if the balances say so', async () => {
    const head = ['Date', 'Description', 'Paid in', 'Paid out', 'Fee', 'Balance'];
    const grid = [40, 110, -330, -400, -460, -550];
    const [first, last] = [
      ['13 Jun 2025', 'Salary', '1,000.00', '', '', '1,000.00'],
      ['16 Jun 2025', 'Bakery', '', '4.50', '', '978.50'],
    ];
    const booked = [
      ['14 Jun 2025', 'Cash machine', '', '10.00', '2.00', '988.00'],
      ['15 Jun 2025', 'Account fee', '', '', '5.00', '983.00'],
    ];
    expect(await amountsOf(paper(head, [first!, ...booked, last!], grid))).toEqual([100000, -1200, -500, -450]);
    const told = [
      ['14 Jun 2025', 'Cash machine', '', '10.00', '2.00', '990.00'],
      ['15 Jun 2025', 'Rent', '', '7.00', '1.00', '983.00'],
    ];
    expect(await amountsOf(paper(head, [first!, ...told, last!], grid))).toEqual([100000, -1000, -700, -450]);
  });

  it('may be the other way round', async () => {
    const swapped = rows.map(([date, text, out, into, balance]) => [date!, text!, into!, out!, balance!]);
    expect(await amountsOf(paper(['Date', 'Description', 'Paid in', 'Paid out', 'Balance'], swapped))).toEqual([
      -450, 2000,
    ]);
  });

  it('may print debits with a minus', async () => {
    const minus = [['13 Jun 2025', 'Bakery', '-4.50', '', '995.50'], rows[1]!];
    expect(await amountsOf(paper(['Date', 'Description', 'Debit', 'Credit', 'Balance'], minus))).toEqual([-450, 2000]);
  });

  it('take a booking back if the amount is marked as the other side', async () => {
    const back = [rows[0]!, ['14 Jun 2025', 'Bakery, returned', '4.50 CR', '', '1,000.00']];
    expect(await amountsOf(paper(['Date', 'Description', 'Debit', 'Credit', 'Balance'], back))).toEqual([-450, 450]);
  });

  it('take a booking back if a debit has a minus, and most have none', async () => {
    const back = [rows[0]!, ['14 Jun 2025', 'Bakery, returned', '-4.50', '', '1,000.00']];
    expect(await amountsOf(paper(['Date', 'Description', 'Debit', 'Credit', 'Balance'], back))).toEqual([-450, 450]);
  });

  it('may print the empty side as zero', async () => {
    const zeros = [
      ['13 Jun 2025', 'Bakery', '4.50', '0.00', '995.50'],
      ['14 Jun 2025', 'Salary', '0.00', '20.00', '1,015.50'],
    ];
    expect(await amountsOf(paper(['Date', 'Description', 'Debit', 'Credit', 'Balance'], zeros))).toEqual([-450, 2000]);
  });

  it('without known headings are found by the balances', async () => {
    const drawn = paper(
      ['Date', 'Description', 'Qqq', 'Zzz', 'Balance'],
      [
        ['12 Jun 2025', 'Salary', '20.00', '', '1,000.00'],
        ['13 Jun 2025', 'Bakery', '', '4.50', '995.50'],
        ['14 Jun 2025', 'Refund', '20.00', '', '1,015.50'],
      ],
    );
    expect(await amountsOf(drawn)).toEqual([2000, -450, 2000]);
  });
});

describe('a card', () => {
  const card = (...amounts: readonly string[]) => {
    const drawn = new Paper([40, 110, -460])
      .text('Credit card statement')
      .text('Credit limit 5,000.00')
      .text('Currency EUR');
    drawn
      .text('Previous balance 500.00')
      .text('New balance 420.00')
      .down(10)
      .row(...SIGNED);
    for (const [i, amount] of amounts.entries()) drawn.row(`${13 + i} Jun 2025`, `Shop ${'abc'[i]}`, amount);
    return drawn;
  };

  it('prints purchases without a sign: they are money out', async () => {
    expect(await amountsOf(card('20.00', '-100.00'))).toEqual([-2000, 10000]);
  });

  it('may mark payments as credits', async () => {
    expect(await amountsOf(card('20.00', '100.00 CR'))).toEqual([-2000, 10000]);
  });
});

describe('rows that are no transactions', () => {
  const roles = async (drawn: Paper) => (await readingsOn(drawn)).parts[0]!.rows.map((r) => r.role);
  const HEAD = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];

  it('are balances, carried balances and totals', async () => {
    const drawn = paper(HEAD, [
      ['13 Jun 2025', 'Opening balance', '', '', '1,000.00'],
      ['13 Jun 2025', 'Bakery', '4.50', '', '995.50'],
      ['', 'Balance carried forward', '', '', '995.50'],
      ['14 Jun 2025', 'Salary', '', '20.00', '1,015.50'],
      ['', 'Total', '4.50', '20.00', ''],
    ]);
    expect(await roles(drawn)).toEqual(['balance', 'transaction', 'balance', 'transaction', 'total']);
  });

  it('are bookings of a dash, or a word for nothing', async () => {
    expect(await roles(signed('-4.50', '-', 'nil'))).toEqual(['transaction', 'ignored', 'ignored']);
  });

  it('are rows of a section that is not booked yet', async () => {
    const drawn = signed('-4.50').down(6).bold('Pending transactions').row('29 Jun 2025', 'Hotel', '-50.00');
    expect(await roles(drawn)).toEqual(['transaction', 'ignored']);
  });

  it('are not those that book interest on a day of its own', async () => {
    const drawn = paper(SIGNED, [
      ['13 Jun 2025', 'Bakery', '-4.50'],
      ['14 Jun 2025', 'Interest earned', '0.12'],
    ]);
    expect(await roles(drawn)).toEqual(['transaction', 'transaction']);
  });
});

describe('the currency', () => {
  const currencyOf = async (drawn: Paper, hints = {}) => (await readingsOn(drawn, hints)).parts[0]!.currency;
  const bare = (...lines: readonly string[]) => {
    const drawn = new Paper([40, 110, -460]);
    for (const line of lines) drawn.text(line);
    return drawn;
  };
  const ROWS = [
    ['13 Jun 2025', 'Paid USD 12.00', '-4.50'],
    ['14 Jun 2025', 'Salary', '20.00'],
  ];

  it('is the account’s, not that of an amount in a description', async () => {
    expect(
      await currencyOf(
        bare('Account currency: SGD')
          .row(...SIGNED)
          .rows(ROWS),
      ),
    ).toBe('SGD');
  });

  it('is that of the amount’s heading', async () => {
    expect(await currencyOf(bare('1 EUR = 1.08 USD').row('Date', 'Description', 'Amount (CHF)').rows(ROWS))).toBe(
      'CHF',
    );
  });

  it('is that of the country whose bank codes are beside, if a symbol may mean it', async () => {
    const dollars = (line: string) =>
      bare(line)
        .row('Date', 'Description', 'Amount')
        .row('06/13/2025', 'Bakery', '-$4.50')
        .row('06/14/2025', 'Salary', '$20.00');
    expect(await currencyOf(dollars('BSB 062-000'))).toBe('AUD');
    expect(await currencyOf(dollars('Sort code 20-00-00'))).toBe('USD');
    expect(await currencyOf(dollars('Insured up to EUR 100,000.00 for each of the holders'))).toBe('USD');
    expect(
      await currencyOf(
        bare('IFSC Code ABCD0001234')
          .row(...SIGNED)
          .row('13 Jun 2025', 'Bakery', '-4.50'),
      ),
    ).toBe('INR');
  });

  it('may be called by its name behind a label, or by the ways to pay in the rows', async () => {
    const drawn = (line: string, text: string) =>
      bare(line)
        .row(...SIGNED)
        .row('13 Jun 2025', text, '-4.50');
    expect(await currencyOf(drawn('Currency: Nigerian Naira', 'Bakery'))).toBe('NGN');
    expect(await currencyOf(drawn('Account 1', 'UPI/12/Bakery'))).toBe('INR');
    expect(await currencyOf(drawn('Account 1', 'Bakery'))).toBeNull();
  });

  it('is the hint’s if the paper does not say', async () => {
    const drawn = () =>
      bare('Account 1')
        .row(...SIGNED)
        .row('13 Jun 2025', 'Bakery', '-4.50');
    expect(await currencyOf(drawn())).toBeNull();
    expect(await currencyOf(drawn(), { currency: 'NZD' })).toBe('NZD');
  });

  it('gives amounts its decimals: none for yen, three for dinars', async () => {
    const decimals = async (code: string, amount: string) => {
      const { parts } = await readingsOn(
        bare(`Currency ${code}`)
          .row(...SIGNED)
          .row('13 Jun 2025', 'Bakery', amount),
      );
      return [parts[0]!.decimals, parts[0]!.rows[0]!.amount];
    };
    expect(await decimals('JPY', '-1,234')).toEqual([0, -1234]);
    expect(await decimals('KWD', '-1,234.500')).toEqual([3, -1234500]);
    const { parts } = await readingsOn(
      bare('Balance at start of period KWD 322.951')
        .row(...SIGNED)
        .row('13 Jun 2025', 'Bakery', 'KWD 46.000'),
    );
    expect(parts[0]!.rows[0]!.amount).toBe(46000);
  });
});
