import { describe, expect, it } from 'vitest';
import { Paper, statementOn } from '../../testing/paper.ts';

type Rows = readonly (readonly string[])[];

const paper = (head: readonly string[], headings: readonly string[], rows: Rows) => {
  const drawn = new Paper([40, 110, -370, -460]).text('Currency EUR').text('Period 1 June 2025 to 30 June 2025');
  for (const line of head) drawn.text(line);
  return drawn
    .down(10)
    .row(...headings)
    .rows(rows);
};
const SIGNED = ['Date', 'Description', 'Amount'];
const read = async (drawn: Paper) => {
  const { transactions, openingBalance, closingBalance, reconciliation } = await statementOn(drawn);
  return [transactions.map((t) => t.amount), openingBalance, closingBalance, reconciliation.status];
};

it.each([
  ['with a minus, as what they cost the holder', '-', 'verified'],
  ['without a sign, and leave open whose the signs are', '', 'unverifiable'],
])('fees are beside the amounts %s', async (_name, sign, status) => {
  const drawn = new Paper([40, 110, -300, -380, -460]).text('Currency EUR').text('Period 1 June 2025 to 30 June 2025');
  drawn.text('Starting balance 100.00').text('Ending balance 137.00').down(10);
  drawn.row('Created', 'Type', 'Gross', 'Fees', 'Net');
  for (const day of ['02', '03', '04', '05']) drawn.row(`${day} Jun 2025`, 'Alpha', '20.00', `${sign}0.75`, '19.25');
  drawn.row('06 Jun 2025', 'Beta', '-40.00', '0.00', '-40.00');
  expect((await read(drawn))[3]).toBe(status);
});

describe('the words of the bookings', () => {
  const BOOKED = [
    ['02 Jun 2025', 'Purchase Bakery', '20.00'],
    ['03 Jun 2025', 'Purchase Market', '20.00'],
    ['05 Jun 2025', 'Payment received', '-100.00'],
  ];
  const BALANCES = ['Opening balance 500.00', 'Closing balance 440.00'];

  it('turn the printed signs around if no other word says card, and prove nothing', async () => {
    const turned = [[-2000, -2000, 10000], -50000, -44000, 'unverifiable'];
    expect(await read(paper(BALANCES, SIGNED, BOOKED))).toEqual(turned);
  });

  it('do not turn them if they all say one way: what a shop refunds is money out', async () => {
    const rows = [
      ['02 Jun 2025', 'Order 118', '20.00'],
      ['03 Jun 2025', 'Refund order 117', '-30.00'],
      ['04 Jun 2025', 'Refund order 116', '-30.00'],
      ['05 Jun 2025', 'Refund order 115', '-20.00'],
    ];
    const [amounts, , , status] = await read(paper(BALANCES, SIGNED, rows));
    expect([amounts, status]).toEqual([[2000, -3000, -3000, -2000], 'unverifiable']);
  });

  it('turn them around in spite of a title that holds for some of the rows only', async () => {
    const drawn = paper(BALANCES, SIGNED, []).text('Payments received').rows(BOOKED.slice(2)).text('Sundry');
    const turned = [[10000, -2000, -2000], -50000, -44000, 'unverifiable'];
    expect(await read(drawn.rows(BOOKED.slice(0, 2)))).toEqual(turned);
  });

  it('do not turn those of a named current account: its signs are the holder’s', async () => {
    const drawn = paper(['Current account statement', ...BALANCES], SIGNED, BOOKED);
    expect(await read(drawn)).toEqual([[2000, 2000, -10000], 50000, 44000, 'verified']);
  });

  it('are not asked if balances follow a plus or minus on each amount, though a card is named', async () => {
    const rows = [
      ['02 Jun 2025', 'Kiosk', '-20.00', '480.00'],
      ['03 Jun 2025', 'Station', '+80.00', '560.00'],
    ];
    const head = ['Card number 4111 1111 1111 1111', 'Opening balance 500.00', 'Closing balance 560.00'];
    const drawn = paper(head, [...SIGNED, 'Balance'], rows);
    // a prepaid card's balances are held, a credit card's owed: nothing on the paper says which it is
    expect(await read(drawn)).toEqual([[-2000, 8000], 50000, 56000, 'unverifiable']);
  });

  it('leave them as they are if they agree, and prove them no more than they would turn them', async () => {
    const rows = [
      ['02 Jun 2025', 'Card payment Bakery', '-20.00'],
      ['03 Jun 2025', 'Cash withdrawal', '-20.00'],
      ['05 Jun 2025', 'Salary', '100.00'],
    ];
    const balances = ['Opening balance 500.00', 'Closing balance 560.00'];
    const readBelow = async (...head: readonly string[]) => read(paper([...head, ...balances], SIGNED, rows));
    const amounts = [[-2000, -2000, 10000], 50000, 56000];
    expect(await readBelow()).toEqual([...amounts, 'unverifiable']);
    expect(await readBelow('Current account')).toEqual([...amounts, 'verified']);
  });

  it('weigh more than the titles of sections: one of them may be unknown', async () => {
    const drawn = paper(['Credit card statement', 'Previous balance 500.00', 'New balance 440.00'], SIGNED, [])
      .bold('Payments and credits')
      .row('05 Jun 2025', 'Payment received', '-100.00')
      .bold('Whatever else there was')
      .rows([
        ['02 Jun 2025', 'Purchase Bakery', '20.00'],
        ['03 Jun 2025', 'Purchase Market', '20.00'],
      ]);
    expect(await read(drawn)).toEqual([[10000, -2000, -2000], -50000, -44000, 'verified']);
  });

  it('are those of the holder on a card that holds money', async () => {
    const rows = [
      ['02 Jun 2025', 'Top-up', '20.00'],
      ['03 Jun 2025', 'Bakery', '-5.50'],
    ];
    for (const title of ['Prepaid card statement', 'Debit card statement']) {
      const drawn = paper([title, 'Opening balance 100.00', 'Closing balance 114.50'], SIGNED, rows);
      expect((await read(drawn))[0]).toEqual([2000, -550]);
    }
  });

  it('are too few if two rows have any', async () => {
    const few = BOOKED.map(([day = '', , amount = ''], i) => [day, i === 0 ? 'Purchase Bakery' : 'Market', amount]);
    expect((await read(paper(BALANCES, SIGNED, few)))[3]).toBe('unverifiable');
  });
});

it('is a card’s if the title says so, however long it is', async () => {
  const head = ['Relevé de vos opérations par carte à débit différé'];
  const rows = [
    ['02 Jun 2025', 'Amazon', '20.00'],
    ['03 Jun 2025', 'Leclerc', '30.00'],
  ];
  expect((await read(paper(head, ['Date d’achat', 'Commerçant', 'Montant'], rows)))[0]).toEqual([-2000, -3000]);
});

describe('a plus beside amounts without a sign', () => {
  it('is money in, whatever the words say', async () => {
    const rows = [
      ['02 Jun 2025', 'Purchase Bakery', '+20.00'],
      ['03 Jun 2025', 'Purchase Market', '+20.00'],
      ['04 Jun 2025', 'Purchase Market', '+20.00'],
      ['05 Jun 2025', 'Salary', '100.00'],
    ];
    const drawn = paper(['Opening balance 500.00', 'Closing balance 460.00'], SIGNED, rows);
    expect((await read(drawn))[0]).toEqual([2000, 2000, 2000, -10000]);
  });
});

describe('a card', () => {
  it('prints its signs as the holder’s if most amounts, and what is owed, are negative', async () => {
    const rows = [
      ['01 Jun 2025', 'Previous balance', '500.00-'],
      ['02 Jun 2025', 'Thank you', '500.00+'],
      ['02 Jun 2025', 'Bakery', '20.00-'],
      ['03 Jun 2025', 'Market', '20.00-'],
      ['30 Jun 2025', 'New balance', '40.00-'],
    ];
    const amounts = [[50000, -2000, -2000], -50000, -4000];
    const head = ['Credit card statement', 'Credit limit 5,000.00'];
    // what is with a minus may be held: only that a payment is asked for shows that it is owed
    expect(await read(paper(head, SIGNED, rows))).toEqual([...amounts, 'unverifiable']);
    expect(await read(paper([...head, 'Minimum payment 10.00'], SIGNED, rows))).toEqual([...amounts, 'verified']);
    expect(await read(paper([...head, 'Minimum payment 0.00'], SIGNED, rows))).toEqual([...amounts, 'unverifiable']);
  });

  it('owes what it prints without a sign if a payment is asked for', async () => {
    const rows = [
      ['', 'Saldo anterior', '167.00'],
      ['02 Jun 2025', 'Su pago en pesos', '167.00-'],
      ['03 Jun 2025', 'Mercado', '30.00'],
      ['04 Jun 2025', 'Farmacia', '20.00'],
      ['', 'Saldo actual', '50.00'],
    ];
    const head = ['Banco del Sur', 'Nº de cuenta 5109530571'];
    const asking = [...head, 'Pago mínimo 10.00'];
    expect(await read(paper(asking, SIGNED, rows))).toEqual([[16700, -3000, -2000], -16700, -5000, 'verified']);
    expect((await read(paper(head, SIGNED, rows)))[3]).toBe('unverifiable');
  });

  const CARD = ['Credit card statement', 'Credit limit 5,000.00'];

  it('may print purchases as negative, and what is owed without a sign', async () => {
    const rows = [
      ['02 Jun 2025', 'Bakery', '-20.00'],
      ['03 Jun 2025', 'Market', '-20.00'],
      ['05 Jun 2025', 'Thank you', '100.00'],
    ];
    const drawn = paper([...CARD, 'Previous balance 500.00', 'New balance 440.00'], SIGNED, rows);
    expect(await read(drawn)).toEqual([[-2000, -2000, 10000], -50000, -44000, 'verified']);
  });

  it('may have a column of balances that are owed: letters beside the amounts show it', async () => {
    const rows = [
      ['02 Jun 2025', 'Bakery', '20.00 DR', '520.00'],
      ['05 Jun 2025', 'Thank you', '100.00 CR', '420.00'],
    ];
    const drawn = paper([...CARD, 'Previous balance 500.00', 'New balance 420.00'], [...SIGNED, 'Balance'], rows);
    expect(await read(drawn)).toEqual([[-2000, 10000], -50000, -42000, 'verified']);
  });

  it('with balances on its rows and no sign beside its amounts is not proved: they may be owed or held', async () => {
    const rows = [
      ['02 Jun 2025', 'Bakery', '20.00', '520.00'],
      ['05 Jun 2025', 'Thank you', '100.00', '420.00'],
    ];
    const drawn = paper([...CARD, 'Previous balance 500.00', 'New balance 420.00'], [...SIGNED, 'Balance'], rows);
    expect((await read(drawn))[3]).toBe('unverifiable');
  });

  it('owes its balances if a purchase makes them grow, in whichever order the rows are', async () => {
    const rows = [
      ['02 Jun 2025', 'Purchase Bakery', '20.00', '520.00'],
      ['05 Jun 2025', 'Thank you', '100.00', '420.00'],
    ];
    const head = [...CARD, 'Previous balance 500.00', 'New balance 420.00'];
    const proved = [-50000, -42000, 'verified'];
    expect(await read(paper(head, [...SIGNED, 'Balance'], rows))).toEqual([[-2000, 10000], ...proved]);
    expect(await read(paper(head, [...SIGNED, 'Balance'], rows.toReversed()))).toEqual([[10000, -2000], ...proved]);
  });

  it('is not proved if a single booking says that its balances are held', async () => {
    const rows = [['02 Jun 2025', 'Purchase Bakery', '20.00', '480.00']];
    const drawn = paper([...CARD, 'Previous balance 500.00', 'New balance 480.00'], [...SIGNED, 'Balance'], rows);
    expect((await read(drawn))[3]).toBe('unverifiable');
  });

  it('prints purchases without a sign if it prints no sign at all', async () => {
    const rows = [['02 Jun 2025', 'Bakery', '20.00']];
    const drawn = paper([...CARD, 'Previous balance 500.00', 'New balance 520.00'], SIGNED, rows);
    expect(await read(drawn)).toEqual([[-2000], -50000, -52000, 'verified']);
  });
});

describe('balances without a sign', () => {
  const BOOKED = [
    ['02 Jun 2025', 'Bakery', '20.00'],
    ['03 Jun 2025', 'Market', '20.00'],
    ['05 Jun 2025', 'Thank you', '100.00 CR'],
  ];

  it('are owed if the booked amounts say so, of which only those coming in carry a mark', async () => {
    const balances = ['Previous balance 500.00', 'Closing balance 440.00'];
    expect(await read(paper(balances, SIGNED, BOOKED))).toEqual([[-2000, -2000, 10000], -50000, -44000, 'verified']);
  });

  it('are owed if the words beside them say so', async () => {
    const balances = ['Adeudo del periodo anterior 500.00', 'Saldo deudor total 440.00'];
    const rows = [
      ...BOOKED.slice(0, 2).map(([day, text, amount]) => [day!, text!, `+${amount}`]),
      ['05 Jun 2025', 'Thank you', '-100.00'],
    ];
    expect(await read(paper(balances, SIGNED, rows))).toEqual([[-2000, -2000, 10000], -50000, -44000, 'verified']);
  });
});

describe('a card', () => {
  it('that prints a minus on purchases and balances, and a plus on payments, prints the holder’s signs', async () => {
    const rows = [1, 2, 3, 4, 5, 6, 7].map((d) => [`0${d} Jun 2025`, `Shop ${'ABCDEFG'[d - 1]}`, '10.00-']);
    const drawn = paper(
      ['Credit card statement', 'Minimum payment 10.00', 'Previous balance 100.00-', 'New balance 130.00-'],
      SIGNED,
      [...rows, ['09 Jun 2025', 'From your bank', '40.00+']],
    );
    const amounts = [...rows.map(() => -1000), 4000];
    expect(await read(drawn)).toEqual([amounts, -10000, -13000, 'verified']);
  });

  it('that lists nothing but amounts with a minus lists purchases', async () => {
    const rows = ['Shop', 'Cafe', 'Market'].map((shop, i) => [`0${i + 1} Jun 2025`, shop, '10.00-']);
    const drawn = paper(['Credit card statement', 'Credit limit 5,000.00', 'Minimum payment 10.00'], SIGNED, rows);
    expect((await read(drawn))[0]).toEqual([-1000, -1000, -1000]);
  });

  it('is paid by direct debit: these words do not turn the signs of its purchases', async () => {
    const rows = ['Shop', 'Cafe', 'Market', 'Bakery', 'Cinema', 'Bookshop', 'Tailor', 'Florist'].map((shop, i) => [
      `0${i + 1} Jun 2025`,
      shop,
      '20.00',
    ]);
    const paid = ['10', '11', '12'].map((day) => [`${day} Jun 2025`, 'Direct Debit payment', '-100.00']);
    const drawn = paper(
      ['Credit card statement', 'Credit limit 5,000.00', 'Previous balance 500.00', 'New balance 360.00'],
      SIGNED,
      [...rows, ...paid],
    );
    expect(await read(drawn)).toEqual([[...rows.map(() => -2000), 10000, 10000, 10000], -50000, -36000, 'verified']);
  });

  it.each([
    'Card number 5400 XXXX XXXX 1188 · Credit limit 4,000.00 · Reference 118 822',
    'Purchase limit 3,500.00 Minimum payment 188.00 Nominal rate of the year 88.50%',
  ])('is shown by one of several things that a line says, whatever numbers are beside it: %s', async (line) => {
    const rows = ['Shop', 'Cafe', 'Market'].map((shop, i) => [`0${i + 1} Jun 2025`, shop, '20.00']);
    const drawn = paper(
      ['Monthly paper', 'Holder Marion Teale', line, 'Previous balance 500.00', 'New balance 60.00'],
      SIGNED,
      [...rows, ['10 Jun 2025', 'Settled by Direct', '-500.00']],
    );
    expect((await read(drawn))[0]).toEqual([-2000, -2000, -2000, 50000]);
  });
});
